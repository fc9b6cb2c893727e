#include "editor.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/select.h>
#include <unistd.h>

static volatile sig_atomic_t interrupted, resized, suspended, continued, ending;

static const int watched[] = {SIGINT, SIGWINCH, SIGTSTP, SIGCONT, SIGTERM, SIGHUP, SIGQUIT};
enum { watched_count = sizeof watched / sizeof *watched };
static struct sigaction former[watched_count];

static void on_signal(int number) {
  switch (number) {
  case SIGINT: interrupted = 1; break;
  case SIGWINCH: resized = 1; break;
  case SIGTSTP: suspended = 1; break;
  case SIGCONT: continued = 1; break;
  default: ending = number;
  }
}

void edit_start_signals(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = on_signal;
  sigemptyset(&action.sa_mask);
  interrupted = resized = suspended = continued = ending = 0;
  for (int i = 0; i < watched_count; i++) {
    sigaction(watched[i], 0, &former[i]);
    if (former[i].sa_handler != SIG_IGN) sigaction(watched[i], &action, 0);
  }
}

void edit_stop_signals(void) {
  for (int i = 0; i < watched_count; i++) sigaction(watched[i], &former[i], 0);
}

void edit_paste_mode(edit_line *editor, bool on) {
  ssize_t ignored = write(editor->out, on ? "\033[?2004h" : "\033[?2004l", 8);
  (void)ignored;
}

bool edit_is_pending(edit_line *editor) {
  fd_set ready;
  FD_ZERO(&ready);
  FD_SET(editor->in, &ready);
  struct timeval now = {0, 0};
  return select(editor->in + 1, &ready, 0, 0, &now) > 0;
}

static void take_terminal_again(edit_line *editor) {
  // 1 alone does nothing: libedit believes that the modes are still its own.
  el_wset(editor->line, EL_PREP_TERM, 0);
  el_wset(editor->line, EL_PREP_TERM, 1);
  edit_paste_mode(editor, true);
  el_resize(editor->line);
  editor->reason = edit_moved;
}

static void stop_here(edit_line *editor) {
  edit_paste_mode(editor, false);
  el_wset(editor->line, EL_PREP_TERM, 0);
  kill(getpid(), SIGSTOP);
}

/// Answers whether the reading ends.
static bool heed_signals(edit_line *editor) {
  if (ending) {
    editor->ending = ending;
    return true;
  }
  if (interrupted) {
    interrupted = 0;
    editor->dropped = true;
    return true;
  }
  if (suspended) {
    suspended = 0;
    stop_here(editor);
    continued = 1;
  }
  if (continued) {
    continued = 0;
    take_terminal_again(editor);
  }
  if (resized) {
    resized = 0;
    el_resize(editor->line);
    editor->reason = editor->reason == edit_moved ? edit_moved : edit_resized;
  }
  return false;
}

/// Waits until a byte can be read; 1, or -1 when a signal ends the reading.
static int wait_for_byte(edit_line *editor) {
  sigset_t ours, outside;
  sigemptyset(&ours);
  for (int i = 0; i < watched_count; i++) sigaddset(&ours, watched[i]);
  // Blocked but in the wait itself, no signal falls between the look and the wait.
  sigprocmask(SIG_BLOCK, &ours, &outside);
  int answer = 0;
  while (answer == 0) {
    if (heed_signals(editor)) {
      answer = -1;
      break;
    }
    if (!edit_is_pending(editor)) edit_paint(editor);
    fd_set ready;
    FD_ZERO(&ready);
    FD_SET(editor->in, &ready);
    int found = pselect(editor->in + 1, &ready, 0, 0, 0, &outside);
    if (found > 0) answer = 1;
    if (found < 0 && errno != EINTR) answer = -1;
  }
  sigprocmask(SIG_SETMASK, &outside, 0);
  return answer;
}

/// The next byte: 1, 0 at the end, -1 when a signal ends the reading.
static int next_byte(edit_line *editor, unsigned char *byte) {
  for (;;) {
    int ready = wait_for_byte(editor);
    if (ready < 0) return editor->ending || editor->dropped ? -1 : 0;
    ssize_t count = read(editor->in, byte, 1);
    if (count >= 0) return (int)count;
    if (errno != EINTR && errno != EAGAIN) return 0;
  }
}

/// The bytes that follow a first byte of UTF-8, -1 when no character begins so.
static int bytes_after(unsigned char first) {
  if (first < 0x80) return 0;
  if (first >= 0xc2 && first < 0xe0) return 1;
  if (first >= 0xe0 && first < 0xf0) return 2;
  if (first >= 0xf0 && first < 0xf5) return 3;
  return -1;
}

/// The next character: 1, 0 at the end, -1 when a signal ends the reading.
static int next_character(edit_line *editor, wchar_t *key) {
  static const uint32_t least[] = {0, 0x80, 0x800, 0x10000};
  unsigned char byte = 0;
  int got = next_byte(editor, &byte);
  if (got != 1) {
    if (got < 0) errno = EINTR;
    return got;
  }
  int more = bytes_after(byte);
  uint32_t scalar = more <= 0 ? byte : byte & (0x3fu >> more);
  bool wrong = more < 0;
  for (int i = 0; i < more && !wrong; i++) {
    got = next_byte(editor, &byte);
    if (got != 1) {
      if (got < 0) errno = EINTR;
      return got;
    }
    wrong = (byte & 0xc0) != 0x80;
    scalar = scalar << 6 | (byte & 0x3f);
  }
  if (!wrong && more > 0)
    wrong = scalar < least[more] || scalar > 0x10ffff || (scalar >= 0xd800 && scalar < 0xe000);
  *key = wrong ? 0xfffd : (wchar_t)scalar;
  return 1;
}

// MARK: Sequences of keys

/// Whether another byte of a sequence comes at once; a person who presses Escape is slower.
static bool comes_at_once(edit_line *editor) {
  fd_set ready;
  FD_ZERO(&ready);
  FD_SET(editor->in, &ready);
  struct timeval limit = {0, 50000};
  return select(editor->in + 1, &ready, 0, 0, &limit) > 0;
}

/// Whether a sequence goes on: `ESC [`, parameters and a last letter, or `ESC O` and a letter.
static bool goes_on(const wchar_t *text, int count) {
  if (count == 1) return true;
  if (count == 2) return text[1] == L'[' || text[1] == L'O';
  wchar_t last = text[count - 1];
  // Function keys of Linux's console: ESC [ [ A.
  if (count == 3 && text[1] == L'[' && last == L'[') return true;
  return text[1] == L'[' && last >= 0x20 && last < 0x40;
}

/// Reads what follows an Escape that a key sent.
static int read_sequence(edit_line *editor) {
  enum { longest = sizeof editor->sequence / sizeof *editor->sequence };
  const LineInfoW *now = el_wline(editor->line);
  editor->length_before = now->lastchar - now->buffer;
  editor->sequence[0] = L'\033';
  editor->sequence_count = editor->sequence_next = 1;
  while (editor->sequence_count < longest &&
         goes_on(editor->sequence, editor->sequence_count) && comes_at_once(editor)) {
    int got = next_character(editor, &editor->sequence[editor->sequence_count]);
    if (got != 1) return got;
    editor->sequence_count++;
  }
  return 1;
}

/// Takes away what libedit inserted of a sequence that nothing is bound to.
static void drop_rest(edit_line *editor) {
  const LineInfoW *now = el_wline(editor->line);
  ptrdiff_t inserted = now->lastchar - now->buffer - editor->length_before;
  int count = editor->sequence_count;
  editor->sequence_count = editor->sequence_next = 0;
  if (count < 3 || inserted <= 0 || inserted > count || now->cursor - now->buffer < inserted) return;
  if (wmemcmp(now->cursor - inserted, editor->sequence + count - inserted, (size_t)inserted) == 0)
    el_deletestr(editor->line, (int)inserted);
}

int edit_next_key(EditLine *line, wchar_t *key) {
  edit_line *editor = edit_owner(line);
  if (editor->sequence_next < editor->sequence_count) {
    *key = editor->sequence[editor->sequence_next++];
    return 1;
  }
  if (editor->sequence_count > 0) drop_rest(editor);
  int got = next_character(editor, key);
  if (got != 1 || *key != L'\033') return got;
  return read_sequence(editor);
}

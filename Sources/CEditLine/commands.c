#include "editor.h"

#include <stdlib.h>
#include <unistd.h>

enum { level = 4, longest_paste = 1 << 20 };

static const wchar_t *start_of_line(const LineInfoW *now) {
  const wchar_t *at = now->cursor;
  while (at > now->buffer && at[-1] != L'\n') at--;
  return at;
}

static const wchar_t *end_of_line(const LineInfoW *now) {
  const wchar_t *at = now->cursor;
  while (at < now->lastchar && *at != L'\n') at++;
  return at;
}

static bool is_blank(const wchar_t *from, const wchar_t *to) {
  while (from < to && (*from == L' ' || *from == L'\t')) from++;
  return from == to;
}

/// Whether the text ends in two lines without text: Enter there runs it, whole or not.
static bool ends_in_two_blanks(const LineInfoW *now) {
  const wchar_t *at = now->lastchar;
  for (int lines = 0; lines < 2; lines++) {
    while (at > now->buffer && (at[-1] == L' ' || at[-1] == L'\t')) at--;
    if (at == now->buffer || at[-1] != L'\n') return false;
    at--;
  }
  return true;
}

static void break_line(EditLine *line, int columns) {
  wchar_t text[66] = L"\n";
  if (columns > 64) columns = 64;
  for (int i = 0; i < columns; i++) text[i + 1] = L' ';
  text[columns + 1] = 0;
  el_winsertstr(line, text);
}

static unsigned char enter(EditLine *line, wint_t key) {
  (void)key;
  edit_line *editor = edit_owner(line);
  const LineInfoW *now = el_wline(line);
  bool pending = edit_is_pending(editor);
  int answer = editor->calls.enter(
      editor->calls.context, (const uint32_t *)now->buffer, (size_t)(now->lastchar - now->buffer));
  bool at_end = is_blank(now->cursor, now->lastchar);
  if (answer >= 0 && !(at_end && !pending && ends_in_two_blanks(now))) {
    // What comes faster than fingers is pasted and has its own indentation.
    editor->indented = pending ? 0 : answer;
    break_line(line, editor->indented);
    return CC_REFRESH;
  }
  el_cursor(line, (int)(now->lastchar - now->cursor));
  editor->entered = true;
  return CC_NEWLINE;
}

static unsigned char open_line(EditLine *line, wint_t key) {
  (void)key;
  break_line(line, 0);
  return CC_REFRESH;
}

/// A closing bracket that begins its line stands one level further left.
static unsigned char close_bracket(EditLine *line, wint_t key) {
  edit_line *editor = edit_owner(line);
  const LineInfoW *now = el_wline(line);
  const wchar_t *start = start_of_line(now);
  // What comes faster than fingers has its own indentation, unless Enter made this one.
  bool is_ours = editor->indented == now->cursor - start || !edit_is_pending(editor);
  if (start > now->buffer && now->cursor - start >= level && is_blank(start, now->cursor) && is_ours)
    el_deletestr(line, level);
  wchar_t text[] = {(wchar_t)key, 0};
  el_winsertstr(line, text);
  return CC_REFRESH;
}

static unsigned char indent(EditLine *line, wint_t key) {
  (void)key;
  const LineInfoW *now = el_wline(line);
  if (!is_blank(start_of_line(now), now->cursor)) return CC_NORM;
  el_winsertstr(line, L"    ");
  return CC_REFRESH;
}

static unsigned char delete_or_end(EditLine *line, wint_t key) {
  (void)key;
  const LineInfoW *now = el_wline(line);
  if (now->lastchar == now->buffer) return CC_EOF;
  if (now->cursor < now->lastchar) {
    el_cursor(line, 1);
    el_deletestr(line, 1);
    return CC_REFRESH;
  }
  if (!wmemchr(now->buffer, L'\n', (size_t)(now->lastchar - now->buffer))) return CC_NORM;
  edit_owner(line)->dropped = true;
  edit_owner(line)->left = true;
  return CC_NEWLINE;
}

static unsigned char line_start(EditLine *line, wint_t key) {
  (void)key;
  const LineInfoW *now = el_wline(line);
  el_cursor(line, -(int)(now->cursor - start_of_line(now)));
  return CC_CURSOR;
}

static unsigned char line_end(EditLine *line, wint_t key) {
  (void)key;
  const LineInfoW *now = el_wline(line);
  el_cursor(line, (int)(end_of_line(now) - now->cursor));
  return CC_CURSOR;
}

// Two keys that no terminal sends, so that "up" can go on with libedit's own command.
static const wchar_t older_key[] = L"\x1c", newer_key[] = L"\x1d";

// Keys that no terminal sends, for libedit's own mark and region: what is killed can be yanked.
#define MARK L"\033\x1e"
#define KILL L"\033\x1f"

/// Kills to the start of the line at hand, whatever lines are above.
static unsigned char kill_to_start(EditLine *line, wint_t key) {
  (void)key;
  el_wpush(line, MARK L"\x01" KILL);
  return CC_NORM;
}

/// Kills to the end of the line at hand; at its end the line below joins it.
static unsigned char kill_to_end(EditLine *line, wint_t key) {
  (void)key;
  const LineInfoW *now = el_wline(line);
  if (now->cursor < now->lastchar && *now->cursor == L'\n') {
    el_cursor(line, 1);
    el_deletestr(line, 1);
    return CC_REFRESH;
  }
  el_wpush(line, MARK L"\x05" KILL);
  return CC_NORM;
}

static unsigned char up(EditLine *line, wint_t key) {
  (void)key;
  const LineInfoW *now = el_wline(line);
  const wchar_t *start = start_of_line(now);
  if (start == now->buffer) {
    el_wpush(line, older_key);
    return CC_NORM;
  }
  ptrdiff_t column = now->cursor - start;
  LineInfoW above = {now->buffer, start - 1, now->lastchar};
  const wchar_t *first = start_of_line(&above);
  ptrdiff_t length = start - 1 - first;
  const wchar_t *target = first + (column < length ? column : length);
  el_cursor(line, (int)(target - now->cursor));
  return CC_CURSOR;
}

static unsigned char down(EditLine *line, wint_t key) {
  (void)key;
  const LineInfoW *now = el_wline(line);
  const wchar_t *end = end_of_line(now);
  if (end == now->lastchar) {
    el_wpush(line, newer_key);
    return CC_NORM;
  }
  ptrdiff_t column = now->cursor - start_of_line(now);
  LineInfoW below = {now->buffer, end + 1, now->lastchar};
  ptrdiff_t length = end_of_line(&below) - below.cursor;
  const wchar_t *target = below.cursor + (column < length ? column : length);
  el_cursor(line, (int)(target - now->cursor));
  return CC_CURSOR;
}

static unsigned char clear(EditLine *line, wint_t key) {
  (void)key;
  edit_line *editor = edit_owner(line);
  ssize_t ignored = write(editor->out, "\033[H\033[2J", 7);
  (void)ignored;
  editor->reason = edit_moved;
  return CC_REFRESH;
}

/// Whether a pasted character is kept: line breaks, tabs and what can be seen.
static bool is_kept(wchar_t c) {
  if (c == L'\n' || c == L'\t') return true;
  return c >= 0x20 && !(c >= 0x7f && c < 0xa0);
}

typedef struct {
  wchar_t *text;
  size_t count, capacity;
  bool after_return;
} pasted;

/// Adds a character that is kept; the two of a CR LF are one line break.
static void take(pasted *it, wchar_t c) {
  bool is_second = c == L'\n' && it->after_return;
  it->after_return = c == L'\r';
  if (c == L'\r') c = L'\n';
  if (is_second || !is_kept(c) || it->count >= longest_paste) return;
  if (it->count + 1 >= it->capacity) {
    size_t capacity = it->capacity ? it->capacity * 2 : 4096;
    wchar_t *larger = realloc(it->text, capacity * sizeof *larger);
    if (!larger) return;
    it->text = larger;
    it->capacity = capacity;
  }
  it->text[it->count++] = c;
}

/// Reads to the end of a paste and inserts it as it is, in one go.
static unsigned char paste(EditLine *line, wint_t key) {
  (void)key;
  static const wchar_t end[] = L"\033[201~";
  enum { end_count = 6 };
  pasted it = {0};
  int matched = 0;
  wchar_t c = 0;
  while (matched < end_count && el_wgetc(line, &c) == 1) {
    if (c == end[matched]) {
      matched++;
      continue;
    }
    for (int i = 0; i < matched; i++) take(&it, end[i]);
    matched = c == end[0];
    if (!matched) take(&it, c);
  }
  if (it.count > 0) {
    it.text[it.count] = 0;
    el_winsertstr(line, it.text);
  }
  free(it.text);
  return CC_REFRESH;
}

typedef struct {
  const wchar_t *name;
  unsigned char (*run)(EditLine *, wint_t);
  const wchar_t *keys[8];
  /// Whether it is a movement or an ending, which vi's command map needs as well.
  bool in_commands;
} command;

static const command commands[] = {
    {L"navplay-enter", enter, {L"^M", L"^J"}, true},
    {L"navplay-open-line", open_line, {L"\\e^M", L"\\e^J"}, false},
    {L"navplay-close-bracket", close_bracket, {L"}", L"]", L")"}, false},
    {L"navplay-indent", indent, {L"^I"}, false},
    {L"navplay-delete-or-end", delete_or_end, {L"^D"}, true},
    {L"navplay-line-start", line_start,
     {L"^A", L"\\e[H", L"\\eOH", L"\\e[1~", L"\\e[7~"}, true},
    {L"navplay-line-end", line_end, {L"^E", L"\\e[F", L"\\eOF", L"\\e[4~", L"\\e[8~"}, true},
    {L"navplay-up", up, {L"^P", L"\\e[A", L"\\eOA"}, true},
    {L"navplay-down", down, {L"^N", L"\\e[B", L"\\eOB"}, true},
    {L"navplay-kill-to-start", kill_to_start, {L"^U"}, true},
    {L"navplay-kill-to-end", kill_to_end, {L"^K"}, true},
    {L"navplay-clear", clear, {L"^L"}, true},
    {L"navplay-paste", paste, {L"\\e[200~"}, true},
};

static const wchar_t *const builtin[][2] = {
    {L"^\\", L"ed-prev-history"},
    {L"^]", L"ed-next-history"},
    {L"^R", L"em-inc-search-prev"},
    {L"^S", L"em-inc-search-next"},
    {L"\\e^^", L"em-set-mark"},
    {L"\\e^_", L"em-kill-region"},
    {L"\\e[3~", L"ed-delete-next-char"},
    {L"\\e[C", L"ed-next-char"},
    {L"\\eOC", L"ed-next-char"},
    {L"\\e[D", L"ed-prev-char"},
    {L"\\eOD", L"ed-prev-char"},
    {L"\\e[1;5C", L"em-next-word"},
    {L"\\e[1;5D", L"ed-prev-word"},
};

static void bind_key(EditLine *line, const wchar_t *key, const wchar_t *name, bool in_commands) {
  el_wset(line, EL_BIND, key, name, NULL);
  if (in_commands) el_wset(line, EL_BIND, L"-a", key, name, NULL);
}

void edit_bind(edit_line *editor) {
  EditLine *line = editor->line;
  for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
    const command *it = &commands[i];
    el_wset(line, EL_ADDFN, it->name, L"of navplay", it->run);
    for (int k = 0; k < 8 && it->keys[k]; k++)
      bind_key(line, it->keys[k], it->name, it->in_commands);
  }
  for (size_t i = 0; i < sizeof builtin / sizeof *builtin; i++)
    bind_key(line, builtin[i][0], builtin[i][1], true);
}

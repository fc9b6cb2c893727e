#include "output.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <termios.h>
#include <unistd.h>

static volatile sig_atomic_t interrupted, ending, session_stays;
static volatile sig_atomic_t remembered = -1;
static struct termios modes;
static char place[1024];

void program_note_place(const char *text) {
  strncpy(place, text, sizeof place - 1);
}

void program_remember_terminal(int descriptor) {
  if (tcgetattr(descriptor, &modes) == 0) remembered = descriptor;
}

static void say(int descriptor, const char *text) {
  ssize_t ignored = write(descriptor, text, strlen(text));
  (void)ignored;
}

static void leave_at_once(int status) {
  program_flush_in_signal();
  if (remembered >= 0) {
    // The paste mode, colours and the cursor are the terminal's, not in its modes.
    say(remembered, "\033[?2004l\033[0m\033[?25h");
    tcsetattr(remembered, TCSANOW, &modes);
  }
  if (status == 70) {
    say(STDERR_FILENO,
        "\nnavplay: this is a fault of navplay itself, not of your input; the session is lost. ");
    if (place[0]) {
      say(STDERR_FILENO, "It ran ");
      say(STDERR_FILENO, place);
      say(STDERR_FILENO, ". Please report that case.\n");
    } else {
      say(STDERR_FILENO, "Please report the last input.\n");
    }
  }
  _exit(status);
}

static void on_fault(int number) {
  (void)number;
  leave_at_once(70);
}

static void on_interrupt(int number) {
  if (interrupted && !session_stays) leave_at_once(128 + number);
  interrupted = 1;
}

static void on_ending(int number) {
  if (ending) leave_at_once(128 + number);
  ending = number;
}

static void watch(int number, void (*handler)(int)) {
  struct sigaction old, action;
  memset(&action, 0, sizeof action);
  // A program started with nohup or in the background keeps ignoring what it was told to ignore.
  if (sigaction(number, 0, &old) == 0 && old.sa_handler == SIG_IGN) return;
  action.sa_handler = handler;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, 0);
}

void program_watch_signals(bool keeps_session) {
  session_stays = keeps_session;
  watch(SIGINT, on_interrupt);
  watch(SIGTERM, on_ending);
  watch(SIGHUP, on_ending);
  watch(SIGQUIT, on_ending);
}

bool program_is_interrupted(void) { return interrupted || ending; }

bool program_take_interrupt(void) {
  bool was = interrupted;
  interrupted = 0;
  return was;
}

int program_ending_signal(void) { return ending; }

void program_raise_stack(size_t bytes) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_STACK, &limit) != 0) return;
  if (limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur >= bytes) return;
  limit.rlim_cur = limit.rlim_max == RLIM_INFINITY || limit.rlim_max >= bytes ? bytes
                                                                               : limit.rlim_max;
  setrlimit(RLIMIT_STACK, &limit);
}

void program_install_last_resort(void) {
  // A sanitizer has a report of its own to make.
  if (getenv("ASAN_OPTIONS") || getenv("TSAN_OPTIONS")) return;
  static char stack[65536];
  stack_t alternate;
  memset(&alternate, 0, sizeof alternate);
  alternate.ss_sp = stack;
  alternate.ss_size = sizeof stack;
  sigaltstack(&alternate, 0);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = on_fault;
  action.sa_flags = SA_ONSTACK | (int)SA_RESETHAND;
  sigemptyset(&action.sa_mask);
  const int faults[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE};
  for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) sigaction(faults[i], &action, 0);
}

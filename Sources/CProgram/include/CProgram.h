#ifndef CPROGRAM_H
#define CPROGRAM_H

#include <stdbool.h>
#include <stddef.h>

/// One step of getopt_long through the arguments, in the order in which they were written.
typedef struct {
  /// 1: an argument that is no option; 256 + n: the n-th long name; a letter; '?': unknown or
  /// ambiguous; ':': its value is missing; -1: the rest, from `index` on, are plain arguments.
  int code;
  /// The option's value, or the plain argument.
  const char *argument;
  /// The index of the next argument.
  int index;
  /// The letter that '?' or ':' is about, 256 + n for a long name, 0 when there is none.
  int culprit;
} program_option;

/// `names` ends with NULL; a name that takes a value ends in '='.
program_option program_next_option(
    int count, char *const *arguments, const char *letters, const char *const *names);

/// Raises the soft limit of the main thread's stack to `bytes`, as far as the hard limit allows.
void program_raise_stack(size_t bytes);

/// Ends a fault of our own with one sentence and status 70, the terminal restored.
void program_install_last_resort(void);

/// Keeps what runs now, for the sentence of the last resort; an empty text is nothing to name.
void program_note_place(const char *place);

/// Keeps the terminal's modes as they are now, for the last resort.
void program_remember_terminal(int descriptor);

/// Lets Ctrl-C, SIGTERM, SIGHUP and SIGQUIT set flags; a second one ends the program at once, but
/// not a second Ctrl-C when `keeps_session`.
void program_watch_signals(bool keeps_session);
/// Whether what runs shall stop: Ctrl-C since the last look, or the program is asked to end.
bool program_is_interrupted(void);
/// Takes Ctrl-C back, if there was one.
bool program_take_interrupt(void);
/// The signal that asked the program to end, or 0.
int program_ending_signal(void);

/// Adds to what standard output gets in one write of up to 64 KiB.
void program_write(const char *bytes, size_t count);
/// Writes what is kept back; ends the program quietly when nobody reads.
void program_flush(void);
/// Writes to standard error, after what standard output keeps back.
void program_write_error(const char *bytes, size_t count);

#endif

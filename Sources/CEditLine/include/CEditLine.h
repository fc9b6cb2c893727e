#ifndef CEDITLINE_H
#define CEDITLINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// libedit's editing commands, keys and history, behind functions of fixed arity.
///
/// It edits only: what is on the terminal is painted by `edit_calls.paint`, so that blocks have a
/// continuation prompt and libedit's idea of the screen does not matter.
typedef struct edit_line edit_line;

enum {
  /// A whole input was entered.
  edit_entered,
  /// Ctrl-D on an empty line, or the terminal is gone.
  edit_ended,
  /// Ctrl-C: the entry is dropped.
  edit_dropped,
  /// Ctrl-D at the end of a block: the entry is dropped.
  edit_left,
  /// SIGTERM, SIGHUP or SIGQUIT.
  edit_signalled,
};

/// Why the picture of the text is painted.
enum {
  edit_changed,
  /// The window has another size.
  edit_resized,
  /// The cursor stands in a line of its own: after Ctrl-Z and fg, or Ctrl-L.
  edit_moved,
};

enum { edit_runs = -1 };

/// All calls come on the thread that reads; texts are Unicode scalars.
typedef struct {
  void *context;
  /// Enter was pressed: `edit_runs`, or the columns in which the next line begins.
  int (*enter)(void *context, const uint32_t *text, size_t count);
  void (*paint)(
      void *context, const uint32_t *text, size_t count, size_t cursor, int reason);
} edit_calls;

/// Makes an editor for a terminal, or answers NULL; forces a UTF-8 LC_CTYPE.
edit_line *edit_open(int input, int output, edit_calls calls);
void edit_close(edit_line *editor);

/// Reads one input and answers how that ended; `text` is valid until the next call.
int edit_read(edit_line *editor, const uint32_t **text, size_t *count, int *signal_number);

/// Makes an input the newest of the history.
void edit_remember(edit_line *editor, const uint32_t *text, size_t count);

/// The columns that the host's terminals give a scalar, -1 when unknown.
int edit_width(uint32_t scalar);

/// The window's size, 80 by 24 when the terminal does not say.
void edit_window(int output, int *columns, int *rows);

#endif

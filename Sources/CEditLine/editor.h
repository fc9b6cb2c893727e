// For wcwidth and el_init_fd's companions.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif

#include "CEditLine.h"

#include <histedit.h>
#include <stdio.h>
#include <termios.h>
#include <wchar.h>

_Static_assert(sizeof(wchar_t) == sizeof(uint32_t), "a wide character holds a Unicode scalar");

struct edit_line {
  EditLine *line;
  HistoryW *history;
  FILE *input, *nowhere;
  int in, out;
  edit_calls calls;
  /// What the next painting must know.
  int reason;
  bool dropped;
  /// Ctrl-D dropped it, not Ctrl-C.
  bool left;
  /// The columns that Enter began this line with.
  int indented;
  /// A sequence of a key that is on its way to libedit, and the text's length before it.
  wchar_t sequence[32];
  int sequence_count, sequence_next;
  ptrdiff_t length_before;
  /// Enter ended the read: an empty line has no other sign that tells it from an end.
  bool entered;
  int ending;
};

edit_line *edit_owner(EditLine *line);
/// The bytes that wait to be read.
bool edit_is_pending(edit_line *editor);
/// The function libedit reads keys with.
int edit_next_key(EditLine *line, wchar_t *key);
void edit_paint(edit_line *editor);
void edit_paste_mode(edit_line *editor, bool on);
/// Adds our commands and binds them in the maps of insertion and of vi's commands.
void edit_bind(edit_line *editor);
void edit_start_signals(void);
void edit_stop_signals(void);

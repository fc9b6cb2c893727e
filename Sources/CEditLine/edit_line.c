#include "editor.h"

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

static const wchar_t *no_prompt(EditLine *line) {
  (void)line;
  return L"";
}

edit_line *edit_owner(EditLine *line) {
  void *owner = 0;
  el_wget(line, EL_CLIENTDATA, &owner);
  return owner;
}

static void force_utf8(void) {
  setlocale(LC_CTYPE, "");
  if (strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return;
  // In the C locale libedit drops what is not ASCII.
  if (!setlocale(LC_CTYPE, "C.UTF-8")) setlocale(LC_CTYPE, "UTF-8");
}

edit_line *edit_open(int input, int output, edit_calls calls) {
  force_utf8();
  edit_line *editor = calloc(1, sizeof *editor);
  if (!editor) return 0;
  editor->in = input;
  editor->out = output;
  editor->calls = calls;
  int copy = dup(input);
  editor->input = copy < 0 ? 0 : fdopen(copy, "r");
  editor->nowhere = fopen("/dev/null", "w");
  editor->history = history_winit();
  if (editor->input && editor->nowhere && editor->history)
    editor->line = el_init_fd(
        "navplay", editor->input, editor->nowhere, editor->nowhere, input, output,
        fileno(editor->nowhere));
  if (!editor->line) {
    edit_close(editor);
    return 0;
  }
  HistEventW event;
  history_w(editor->history, &event, H_SETSIZE, 1000);
  history_w(editor->history, &event, H_SETUNIQUE, 1);
  el_wset(editor->line, EL_CLIENTDATA, editor);
  el_wset(editor->line, EL_SIGNAL, 0);
  el_wset(editor->line, EL_PROMPT, no_prompt);
  el_wset(editor->line, EL_EDITOR, L"emacs");
  el_wset(editor->line, EL_HIST, history_w, editor->history);
  el_wset(editor->line, EL_GETCFN, edit_next_key);
  // Else the terminal makes one of CR and LF, and a pasted CR LF is two line breaks.
  el_wset(editor->line, EL_SETTY, L"-d", L"-icrnl", L"-inlcr", NULL);
  el_source(editor->line, 0);
  edit_bind(editor);
  return editor;
}

void edit_close(edit_line *editor) {
  if (editor->line) {
    // Without this el_end throws away what was typed ahead for the next program.
    el_wset(editor->line, EL_EDITMODE, 0);
    el_end(editor->line);
  }
  if (editor->history) history_wend(editor->history);
  if (editor->input) fclose(editor->input);
  if (editor->nowhere) fclose(editor->nowhere);
  free(editor);
}

int edit_read(edit_line *editor, const uint32_t **text, size_t *count, int *signal_number) {
  editor->dropped = false;
  editor->left = false;
  editor->indented = 0;
  editor->sequence_count = editor->sequence_next = 0;
  editor->entered = false;
  editor->ending = 0;
  editor->reason = edit_moved;
  edit_start_signals();
  edit_paste_mode(editor, true);
  int length = 0;
  const wchar_t *line = el_wgets(editor->line, &length);
  bool entered = (editor->entered || (line && length > 0)) && !editor->dropped;
  *text = (const uint32_t *)line;
  // The line is not ended by a zero when our own key entered it: only the count holds.
  *count = entered && line && length > 0 ? (size_t)length : 0;
  if (entered) editor->calls.paint(editor->calls.context, *text, *count, *count, editor->reason);
  edit_paste_mode(editor, false);
  edit_stop_signals();
  *signal_number = editor->ending;
  if (editor->ending) return edit_signalled;
  if (editor->dropped) return editor->left ? edit_left : edit_dropped;
  return entered ? edit_entered : edit_ended;
}

void edit_remember(edit_line *editor, const uint32_t *text, size_t count) {
  wchar_t *copy = malloc((count + 1) * sizeof *copy);
  if (!copy) return;
  memcpy(copy, text, count * sizeof *copy);
  copy[count] = 0;
  HistEventW event;
  history_w(editor->history, &event, H_ENTER, copy);
  free(copy);
}

void edit_paint(edit_line *editor) {
  const LineInfoW *now = el_wline(editor->line);
  editor->calls.paint(
      editor->calls.context, (const uint32_t *)now->buffer, (size_t)(now->lastchar - now->buffer),
      (size_t)(now->cursor - now->buffer), editor->reason);
  editor->reason = edit_changed;
}

int edit_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

void edit_window(int output, int *columns, int *rows) {
  struct winsize size = {0};
  bool known = ioctl(output, TIOCGWINSZ, &size) == 0;
  *columns = known && size.ws_col > 0 ? size.ws_col : 80;
  *rows = known && size.ws_row > 0 ? size.ws_row : 24;
}

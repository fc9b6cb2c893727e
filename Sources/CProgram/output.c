#include "output.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { batch = 65536 };

static char kept[batch];
static size_t kept_count;

/// Writes all of it; answers errno, or 0.
static int write_all(int descriptor, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written >= 0) {
      bytes += written;
      count -= (size_t)written;
    } else if (errno == EAGAIN) {
      struct pollfd room = {descriptor, POLLOUT, 0};
      poll(&room, 1, -1);
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return 0;
}

void program_flush(void) {
  size_t count = kept_count;
  kept_count = 0;
  int problem = write_all(STDOUT_FILENO, kept, count);
  if (problem == 0) return;
  if (problem == EPIPE) _exit(128 + SIGPIPE);
  char sentence[256];
  int length = snprintf(
      sentence, sizeof sentence, "navplay: cannot write to standard output: %s\n",
      strerror(problem));
  if (length > 0) write_all(STDERR_FILENO, sentence, (size_t)length);
  _exit(1);
}

void program_write(const char *bytes, size_t count) {
  while (count > 0) {
    if (kept_count == batch) program_flush();
    size_t part = count < batch - kept_count ? count : batch - kept_count;
    memcpy(kept + kept_count, bytes, part);
    kept_count += part;
    bytes += part;
    count -= part;
  }
}

void program_write_error(const char *bytes, size_t count) {
  program_flush();
  write_all(STDERR_FILENO, bytes, count);
}

void program_flush_in_signal(void) {
  size_t count = kept_count;
  kept_count = 0;
  if (count <= batch) write_all(STDOUT_FILENO, kept, count);
}

#include "CProgram.h"

#include <getopt.h>
#include <string.h>

enum { most = 64, longest = 32 };

program_option program_next_option(
    int count, char *const *arguments, const char *letters, const char *const *names) {
  static struct option table[most];
  static char text[most][longest];
  int n = 0;
  for (; names[n] && n < most - 1; n++) {
    size_t length = strcspn(names[n], "=");
    if (length > longest - 1) length = longest - 1;
    memcpy(text[n], names[n], length);
    text[n][length] = 0;
    int takes = names[n][length] == '=' ? required_argument : no_argument;
    table[n] = (struct option){text[n], takes, 0, 256 + n};
  }
  table[n] = (struct option){0};
  opterr = 0;
  optopt = 0;
  int code = getopt_long(count, arguments, letters, table, 0);
  return (program_option){code, optarg, optind, optopt};
}

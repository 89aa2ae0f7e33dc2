// The end of a broken module. The library's own versions print first, which would import a file
// system.
#include <__verbose_abort>

void std::__libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }

extern "C" [[noreturn]] void abort_message(const char*, ...);
void abort_message(const char*, ...) { __builtin_trap(); }

// The bare group commit: batches of appends through the writer of the store, without threads or
// queues. What a server's moves are measured against.
#pragma once

#include <string>
#include <vector>

namespace ordinal::bench {

// How long the commit of each batch of so many appends took, for so many seconds in which the log
// of SQLite is moved as well, in a file of the folder, since its disk is what is measured.
std::vector<double> commit_times_ms(const std::string& folder, std::size_t batch, double seconds);

// How long each append waited until it was durable, where so many come in a second, evenly, and
// what waits is committed together. The log is moved in between, and they wait for that too.
std::vector<double> append_times_ms(const std::string& folder, double per_second, double seconds);

}  // namespace ordinal::bench

// Opens the file of a store for the one server that may use it, or says why it cannot be used.
#pragma once

#include "engine/core/refusal.h"
#include "store/file_lock.h"
#include "store/sqlite.h"

#include <string>

namespace ordinal::store {

struct DataFile {
  FileLock lock;
  Connection writing;
  Connection reading;
  Connection tidying;
};

struct DataFileSettings {
  const char* vfs;
  const char* synchronous;
  int patience;  // ms, of the writing connection
};

// Makes the file if there is none; what it refuses, it leaves untouched, and a new one it removes.
Answer<DataFile> open_data_file(const std::string& path, const DataFileSettings& settings);

// The file that is meant, however it is named: absolute and without links. Refuses a folder and
// whatever else is no plain file, and a file in a folder that does not exist.
Answer<std::string> whole_path(const std::string& path);

// Makes the names in the folder of `path` safe from a loss of power.
Answer<Done> sync_folder(const std::string& path);

}  // namespace ordinal::store

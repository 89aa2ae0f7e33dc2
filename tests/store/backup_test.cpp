// A copy of the data: whole, of one moment, and never over another file.
#include "store/backup.h"

#include "store/sqlite_store.h"
#include "tests/store/folder.h"
#include "tests/store/late_executor.h"

#include <gtest/gtest.h>

#include <fstream>

namespace ordinal::store {
namespace {

class Backup : public testing::Test {
 protected:
  std::unique_ptr<SqliteStore> open(const std::string& path) {
    auto store = SqliteStore::open(path, executor.post());
    return store ? std::move(*store) : nullptr;
  }

  std::size_t files_in_folder() const {
    const std::filesystem::directory_iterator all(folder.path());
    return static_cast<std::size_t>(std::distance(begin(all), end(all)));
  }

  std::string why_not(const std::string& from, const std::string& to) {
    const std::size_t before = files_in_folder();
    const auto done = back_up(from, to);
    EXPECT_EQ(files_in_folder(), before);
    return done ? "done" : std::string(done.refusal().code.name);
  }

  Folder folder;
  LateExecutor executor;
  const std::string data = folder.file("data.db");
  const std::string copy = folder.file("copy.db");
};

TEST_F(Backup, IsOfOneMomentWhileTheServerWrites) {
  auto store = open(data);
  std::uint64_t durable = 0;
  std::uint64_t before = 0;
  for (std::uint64_t i = 0; i < 500; ++i) {
    store->append({"a", i, {std::to_string(i)}, {}}, [&](Outcome) { ++durable; });
    if (i != 250) continue;
    executor.run_one();
    before = durable;
    ASSERT_TRUE(back_up(data, copy));
  }
  store.reset();

  const auto events = *open(copy)->events("a", 0);
  EXPECT_GE(events.size(), before);
  for (std::size_t i = 0; i < events.size(); ++i) EXPECT_EQ(events[i], std::to_string(i));
}

TEST_F(Backup, IsOneFileAndLeavesNoOther) {
  open(data);
  const std::size_t before = files_in_folder();
  ASSERT_TRUE(back_up(data, copy));

  EXPECT_EQ(files_in_folder(), before + 1);
}

TEST_F(Backup, OverwritesNothing) {
  open(data);
  std::ofstream(copy) << "precious";

  EXPECT_EQ(why_not(data, copy), "store_backup_exists");
  EXPECT_EQ(why_not(data, data), "store_backup_exists");
  EXPECT_EQ(std::filesystem::file_size(copy), 8U);
}

TEST_F(Backup, SaysWhatIsWrongAndLeavesNothing) {
  open(data);
  const std::string text = folder.file("letter.txt");
  std::ofstream(text) << "Dear grandmother";
  const std::string empty = folder.file("empty.db");
  std::ofstream(empty) << "";

  EXPECT_EQ(why_not(folder.file("none.db"), copy), "store_missing");
  EXPECT_EQ(why_not(text, copy), "store_foreign");
  EXPECT_EQ(why_not(empty, copy), "store_foreign");
  EXPECT_EQ(why_not(folder.path(), copy), "store_is_folder");
  EXPECT_EQ(why_not(data, folder.file("none/copy.db")), "store_no_folder");
  EXPECT_EQ(why_not(data, folder.path()), "store_is_folder");
}

TEST_F(Backup, DamageIsFoundBeforeItIsCalledABackup) {
  open(data);
  {
    std::fstream stream(data, std::ios::in | std::ios::out | std::ios::binary);
    stream.seekp(4096);
    stream << std::string(4096, 'x');
  }

  EXPECT_EQ(why_not(data, copy), "store_corrupt");
}

}  // namespace
}  // namespace ordinal::store

// Files that cannot be a store: each has its sentence, and is left as it was.
#include "store/sqlite_store.h"
#include "tests/store/folder.h"
#include "tests/store/late_executor.h"
#include "texts/text.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>
#include <iterator>

namespace ordinal::store {
namespace {

namespace fs = std::filesystem;

class Opening : public testing::Test {
 protected:
  Answer<std::unique_ptr<SqliteStore>> open(const std::string& path) {
    return SqliteStore::open(path, executor.post());
  }

  // The sentence, without its file.
  std::string why_not(const std::string& path) {
    const auto store = open(path);
    return store ? "opened" : std::string(store.refusal().code.name);
  }

  std::string written(const std::string& name, const std::string& bytes) {
    std::ofstream(folder.file(name), std::ios::binary) << bytes;
    return folder.file(name);
  }

  static std::string content(const std::string& path) {
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
  }

  // A file that was a store, changed by hand.
  std::string changed(const char* script) {
    const std::string path = folder.file("data.db");
    EXPECT_TRUE(open(path));
    Connection connection;
    EXPECT_EQ(connection.open(path, Connection::Mode::existing), SQLITE_OK);
    EXPECT_EQ(connection.run(script), SQLITE_OK);
    return path;
  }

  LateExecutor executor;
  Folder folder;
};

TEST_F(Opening, AFileThatAnotherServerUses) {
  const std::string path = folder.file("data.db");
  auto first = open(path);
  ASSERT_TRUE(first);
  EXPECT_EQ(why_not(path), "store_locked");
  fs::create_symlink(path, folder.file("link.db"));
  EXPECT_EQ(why_not(folder.file("link.db")), "store_locked");

  first->reset();
  EXPECT_EQ(why_not(path), "opened");
}

TEST_F(Opening, AFileWhoseServerWasKilledIsFreeAgain) {
  const std::string path = folder.file("data.db");
  const pid_t child = fork();
  if (child == 0) {
    const auto lock = FileLock::take(path);
    _exit(lock ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);

  EXPECT_EQ(status, 0);
  EXPECT_EQ(why_not(path), "opened");
}

TEST_F(Opening, AFolderAndAFileInNoFolder) {
  EXPECT_EQ(why_not(folder.path()), "store_is_folder");
  EXPECT_EQ(why_not(""), "store_no_name");
  EXPECT_EQ(why_not(folder.file("none/data.db")), "store_no_folder");
  EXPECT_EQ(why_not(written("plain", "x") + "/data.db"), "store_no_folder");
}

TEST_F(Opening, ANameThatCannotBeOne) {
  EXPECT_EQ(why_not(folder.file(std::string(300, 'a'))), "store_long_name");
  EXPECT_EQ(why_not(folder.file(std::string(252, 'a'))), "store_long_name");  // so is its lock's
  fs::create_symlink(folder.file("loop.db"), folder.file("loop.db"));
  EXPECT_EQ(why_not(folder.file("loop.db")), "store_endless_link");
  EXPECT_EQ(why_not(folder.file("loop.db/data.db")), "store_endless_link");
}

TEST_F(Opening, AFolderWhereTheLockBelongsIsNamed) {
  fs::create_directory(folder.file("data.db.lock"));
  const auto store = open(folder.file("data.db"));

  ASSERT_FALSE(store);
  EXPECT_EQ(store.refusal().code, TextKey{"store_lock_is_folder"});
  EXPECT_NE(say(Language::en, store.refusal()).find("data.db.lock"), std::string::npos);
}

TEST_F(Opening, WhatIsNoPlainFileIsRefusedBeforeItIsLocked) {
  const std::string pipe = folder.file("pipe");
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  fs::create_symlink("/dev/null", folder.file("null"));

  for (const std::string& path : {pipe, folder.file("null"), std::string("/dev/null")}) {
    EXPECT_EQ(why_not(path), "store_not_plain") << path;
    EXPECT_FALSE(fs::exists(path + ".lock")) << path;
  }
}

TEST_F(Opening, WhatIsNoDatabaseIsLeftAsItWas) {
  const std::string text(5000, 'x');
  EXPECT_EQ(why_not(written("long.txt", text)), "store_foreign");
  EXPECT_EQ(content(folder.file("long.txt")), text);
  EXPECT_EQ(why_not(written("short.txt", "hello")), "store_foreign");
  EXPECT_EQ(content(folder.file("short.txt")), "hello");
}

TEST_F(Opening, AnEmptyFileBecomesAStore) { EXPECT_EQ(why_not(written("a.db", "")), "opened"); }

TEST_F(Opening, ALinkToWhatIsNotThereYetBecomesAStore) {
  fs::create_symlink(folder.file("there.db"), folder.file("link.db"));
  EXPECT_EQ(why_not(folder.file("link.db")), "opened");
  EXPECT_TRUE(fs::exists(folder.file("there.db")));
}

TEST_F(Opening, ADatabaseOfAnotherProgram) {
  const std::string path = folder.file("other.db");
  {
    Connection connection;
    ASSERT_EQ(connection.open(path, Connection::Mode::create), SQLITE_OK);
    ASSERT_EQ(connection.run("CREATE TABLE recipe(name)"), SQLITE_OK);
  }
  const std::string before = content(path);

  EXPECT_EQ(why_not(path), "store_foreign");
  EXPECT_EQ(content(path), before);
  EXPECT_EQ(why_not(changed("PRAGMA application_id = 7")), "store_foreign");
}

TEST_F(Opening, DataOfANewerVersion) {
  const std::string path = changed("PRAGMA user_version = 1000");
  const auto store = open(path);

  ASSERT_FALSE(store);
  const std::string sentence = say(Language::en, store.refusal());
  EXPECT_NE(sentence.find("data version 1000"), std::string::npos) << sentence;
}

TEST_F(Opening, ADamagedFile) {
  const std::string path = changed("PRAGMA wal_checkpoint(TRUNCATE)");
  std::string bytes = content(path);
  std::fill(bytes.begin() + 100, bytes.begin() + 4096, 'x');
  written("data.db", bytes);

  EXPECT_EQ(why_not(path), "store_corrupt");
}

TEST_F(Opening, DamageAnywhereInAFileThatIsSoonRead) {
  const std::string path = changed("PRAGMA wal_checkpoint(TRUNCATE)");
  std::string bytes = content(path);
  std::fill(bytes.begin() + 4096, bytes.end(), 'x');
  written("data.db", bytes);

  EXPECT_EQ(why_not(path), "store_corrupt");
  EXPECT_EQ(content(path), bytes);
}

TEST_F(Opening, DamageThatComesLaterIsRefusedThen) {
  const std::string path = changed("PRAGMA wal_checkpoint(TRUNCATE)");
  auto store = open(path);
  ASSERT_TRUE(store);
  std::string bytes = content(path);
  std::fill(bytes.begin() + 4096, bytes.end(), 'x');
  written("data.db", bytes);

  EXPECT_EQ((*store)->events("a", 0).refusal().code, TextKey{"store_corrupt"});
  auto outcome = Outcome::durable;
  (*store)->append({"a", 0, {"x"}, {}}, [&](Outcome got) { outcome = got; });
  executor.run_one();
  EXPECT_EQ(outcome, Outcome::stopped);
  EXPECT_EQ((*store)->why_stopped()->code, TextKey{"store_corrupt"});
}

// Somebody without rights: nothing is forbidden to the superuser.
class ReadOnly : public Opening {
 protected:
  ReadOnly() {
    fs::permissions(folder.path(), fs::perms{0755});
    EXPECT_TRUE(open(folder.file("data.db")));
    fs::permissions(folder.file("data.db"), fs::perms{0444});
    fs::permissions(folder.file("data.db.lock"), fs::perms{0666});
    constexpr uid_t nobody = 65534;
    if (before == 0)
      EXPECT_EQ(seteuid(nobody), 0);
    else
      fs::permissions(folder.path(), fs::perms{0555});
  }
  ~ReadOnly() override {
    if (before == 0)
      EXPECT_EQ(seteuid(before), 0);
    else
      fs::permissions(folder.path(), fs::perms{0755});
  }

  const uid_t before = geteuid();
};

TEST_F(ReadOnly, AFileOrAFolderThatMayNotBeWritten) {
  EXPECT_EQ(why_not(folder.file("data.db")), "store_read_only");
  EXPECT_EQ(why_not(folder.file("new.db")), "store_read_only");
}

TEST_F(Opening, NobodyElseReadsAlong) {
  const auto store = open(folder.file("data.db"));

  for (const char* name : {"data.db", "data.db-wal", "data.db-shm"}) {
    const auto rights = fs::status(folder.file(name)).permissions();
    EXPECT_EQ(rights & (fs::perms::group_all | fs::perms::others_all), fs::perms::none) << name;
  }
}

}  // namespace
}  // namespace ordinal::store

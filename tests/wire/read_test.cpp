// Every field of every command, wrong in every way: a refusal that names it. The cases follow from
// the described members, so that no field is forgotten.
#include "wire/read.h"

#include "wire/command.h"
#include "wire/message.h"
#include "wire/write.h"

#include <gtest/gtest.h>

#include <array>

namespace ordinal::wire {
namespace {

namespace json = boost::json;

// A good value, and bad ones with the refusal they get.
struct Bad {
  json::value value;
  std::string code;
};
struct Samples {
  json::value good;
  std::vector<Bad> bad;
};

template <class T>
struct Kind {};

Samples samples_of(Kind<bool> /*kind*/) {
  return {true, {{1, "wire_needs_yes_or_no"}, {"true", "wire_needs_yes_or_no"}}};
}

template <std::size_t Most>
Samples samples_of(Kind<Text<Most>> /*kind*/) {
  return {json::string(Most, 'x'),
          {{json::string(Most + 1, 'x'), "wire_too_long"},
           {json::string(10'000, 'x'), "wire_too_long"},
           {7, "wire_needs_text"},
           {true, "wire_needs_text"},
           {json::array(), "wire_needs_text"}}};
}

template <std::int64_t Low, std::int64_t High>
Samples samples_of(Kind<Whole<Low, High>> /*kind*/) {
  return {High,
          {{Low - 1, "wire_out_of_range"},
           {High + 1, "wire_out_of_range"},
           {-9'007'199'254'740'993, "wire_out_of_range"},
           {UINT64_MAX, "wire_out_of_range"},
           {1.5, "wire_needs_number"},
           {1e300, "wire_needs_number"},
           {"1", "wire_needs_number"},
           {json::object(), "wire_needs_number"}}};
}

Samples samples_of(Kind<OptionTexts> /*kind*/) {
  json::object many;
  for (int i = 0; i < 17; ++i) many[std::to_string(i)] = "x";
  return {json::object{{"players", 2}, {"setup", "open"}},
          {{json::array(), "wire_needs_object"},
           {"players=2", "wire_needs_object"},
           {many, "wire_too_many"},
           {json::object{{"players", 2.5}}, "wire_needs_choice"},
           {json::object{{"players", ~std::uint64_t{0}}}, "wire_needs_choice"},
           {json::object{{"players", true}}, "wire_needs_choice"}}};
}

template <class T>
Samples samples_of(Kind<std::vector<T>> /*kind*/) {
  Samples one = samples_of(Kind<T>());
  Samples all{json::array{one.good, one.good}, {{"x", "wire_needs_list"}, {1, "wire_needs_list"}}};
  all.bad.push_back({json::array(65, one.good), "wire_too_many"});
  for (const Bad& bad : one.bad) all.bad.push_back({json::array{one.good, bad.value}, bad.code});
  return all;
}

template <class T>
Samples samples_of(Kind<std::optional<T>> /*kind*/) {
  return samples_of(Kind<T>());
}

// Calls `call(name, pointer to member, its kind)` for every member.
template <class T, class Call>
void for_each_member(const Call& call) {
  using Members = boost::describe::describe_members<T, boost::describe::mod_public>;
  boost::mp11::mp_for_each<Members>([&](auto member) {
    using Field = std::remove_reference_t<decltype(std::declval<T>().*member.pointer)>;
    call(std::string(member.name), Kind<Field>());
  });
}

template <class T>
json::object good_sample() {
  json::object object;
  for_each_member<T>(
      [&](const std::string& name, auto kind) { object[name] = samples_of(kind).good; });
  return object;
}

template <class T>
  requires boost::describe::has_describe_members<T>::value
Samples samples_of(Kind<T> /*kind*/) {
  const json::object good = good_sample<T>();
  Samples all{good, {{"x", "wire_needs_object"}, {json::array(), "wire_needs_object"}}};
  for_each_member<T>([&](const std::string& name, auto kind) {
    json::object without = good;
    without.erase(name);
    all.bad.push_back({without, "wire_field_missing"});
    for (const Bad& bad : samples_of(kind).bad) {
      json::object wrong = good;
      wrong[name] = bad.value;
      all.bad.push_back({wrong, bad.code});
    }
  });
  return all;
}

template <class T>
constexpr bool is_optional(Kind<T> /*kind*/) {
  return false;
}
template <class T>
constexpr bool is_optional(Kind<std::optional<T>> /*kind*/) {
  return true;
}

template <class Call>
void for_each_command(const Call& call) {
  boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, Command>>(
      [&]<class T>(std::type_identity<T> /*type*/) {
        json::object object = good_sample<T>();
        object["is"] = T::tag;
        call(object, std::type_identity<T>());
      });
}

// The refusal of a message as a client writes it; nothing if it is read.
std::optional<Refusal> refusal_of(std::string_view text) {
  const auto object = read_object(text, 16'384);
  if (!object) return object.refusal();
  const auto command = read_any_of<Command>(*object);
  return command ? std::nullopt : std::optional(command.refusal());
}

std::string code_of(std::string_view text) {
  const auto refusal = refusal_of(text);
  return refusal ? std::string(refusal->code.name) : "";
}

TEST(Command, IsReadWhenEveryFieldIsGoodAndWrittenAsItWasRead) {
  for_each_command([](const json::object& good, auto) {
    const std::string text = json::serialize(good);
    const auto command = read_any_of<Command>(*read_object(text, 16'384));
    ASSERT_TRUE(command) << text;
    const std::string written = to_json(*command);
    const auto again = read_any_of<Command>(*read_object(written, 16'384));
    ASSERT_TRUE(again) << written;
    EXPECT_EQ(to_json(*again), written);
    EXPECT_EQ(json::parse(written).as_object().size(), good.size()) << written;
  });
}

TEST(Command, IsRefusedByTheNameOfAFieldThatIsMissing) {
  for_each_command([]<class T>(const json::object& good, std::type_identity<T> /*type*/) {
    for_each_member<T>([&](const std::string& name, auto kind) {
      json::object wrong = good;
      wrong.erase(name);
      const auto refusal = refusal_of(json::serialize(wrong));
      if (is_optional(kind)) {
        EXPECT_FALSE(refusal) << T::tag << " without " << name;
      } else {
        ASSERT_TRUE(refusal) << T::tag << " without " << name;
        EXPECT_EQ(*refusal, missing(name)) << T::tag;
      }
    });
  });
}

TEST(Command, IsRefusedByTheNameOfAFieldThatIsWrong) {
  for_each_command([]<class T>(const json::object& good, std::type_identity<T> /*type*/) {
    for_each_member<T>([&](const std::string& name, auto kind) {
      for (const Bad& bad : samples_of(kind).bad) {
        json::object wrong = good;
        wrong[name] = bad.value;
        const std::string text = json::serialize(wrong);
        ASSERT_EQ(code_of(text), bad.code) << text;
      }
      json::object null = good;
      null[name] = nullptr;
      EXPECT_EQ(refusal_of(json::serialize(null)).has_value(), !is_optional(kind)) << name;
    });
  });
}

TEST(Command, OfAnUnknownKindIsRefusedWithTheNearest) {
  const auto refusal = refusal_of(R"({"is":"mov"})");
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->code, "wire_kind_unknown"_text);
  EXPECT_EQ(refusal->arguments[1], (Argument{"nearest", "move"}));
  EXPECT_EQ(code_of(R"({"is":7})"), "wire_needs_text");
  EXPECT_EQ(code_of(R"({})"), "wire_field_missing");
}

TEST(Message, ThatIsNoObjectOrNoJsonIsRefused) {
  for (const char* text :
       {"", "{", "nonsense", R"({"is":"lobby"}})", R"({"is":"lobby",})", "{\"is\":\"\xff\xfe\"}",
        "{\"is\":\"\xed\xa0\x80\"}", R"({"is":"\ud800"})", "{'is':'lobby'}"}) {
    EXPECT_EQ(code_of(text), "wire_not_json") << text;
  }
  for (const char* text : {"1", "[]", "null", R"("lobby")"}) {
    EXPECT_EQ(code_of(text), "wire_not_object") << text;
  }
}

TEST(Message, ThatIsTooDeepOrTooLongIsRefused) {
  std::string deep =
      R"({"is":"lobby","x":)" + std::string(5000, '[') + std::string(5000, ']') + "}";
  EXPECT_EQ(code_of(deep), "wire_not_json");
  EXPECT_EQ(code_of(R"({"is":"lobby","x":")" + std::string(16'384, 'x') + "\"}"), "wire_too_long");
}

TEST(Message, WithAKeyThatStandsTwiceIsRefused) {
  EXPECT_EQ(code_of(R"({"is":"lobby","is":"mine"})"), "wire_key_twice");
  EXPECT_EQ(code_of(R"({"is":"lobby","\u0069s":"mine"})"), "wire_key_twice");
  EXPECT_EQ(code_of(R"({"is":"open","game":"x","pace":{"bank":20,"bank":30,"increment":1}})"),
            "wire_key_twice");
  EXPECT_EQ(code_of(R"({"is":"lobby","x":"a\"b\\","y":"\"is\": :"})"), "");
}

TEST(Message, MayHaveKeysThatNobodyKnows) {
  EXPECT_EQ(code_of(R"({"is":"lobby","colour":"red"})"), "");
}

TEST(Refusal, NeverRepeatsForeignWordsUnread) {
  const auto refusal = refusal_of(R"({"is":"open","game":"x","options":{"\u001b[2J)" +
                                  std::string(9000, 'y') + R"(":true}})");
  ASSERT_TRUE(refusal);
  EXPECT_LT(refusal->arguments[0].value.size(), 200U);
  EXPECT_EQ(refusal->arguments[0].value.find('\x1b'), std::string::npos);
}

// What the server says is read by others; that it is JSON is for us to know.
TEST(Message, IsWrittenAsJson) {
  boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, Message>>(
      []<class T>(std::type_identity<T> /*type*/) {
        T message;
        if constexpr (requires { message.now.turn; }) message.now.turn = {"null"};
        if constexpr (requires { message.options; }) message.options = {"{}"};
        if constexpr (requires { message.arguments; }) message.arguments = {"{}"};
        if constexpr (requires { message.summary; }) message.summary = {"{}"};
        if constexpr (requires { message.share; }) message.share = message.margin = {"0"};
        const json::value read = json::parse(to_json(message));
        EXPECT_EQ(read.at("is").as_string(), json::string_view(T::tag));
      });
}

}  // namespace
}  // namespace ordinal::wire

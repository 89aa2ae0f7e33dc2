// A WebSocket client of the load generator: no more than our own server needs, and cheap enough
// that ten thousand of them fit on one core.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace ordinal::bench {

class Socket {
 public:
  // Connects and asks for the upgrade, as the person of the token. Ends the program if it cannot.
  Socket(std::uint16_t port, const std::string& token);
  ~Socket();
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;

  int descriptor() const { return descriptor_; }
  void send(std::string_view text);

  // Reads what is there, and hands out every whole message. False: the server has hung up.
  bool read(const std::function<void(std::string_view)>& message);

 private:
  bool take_answer();  // of the upgrade, once
  void take_frames(const std::function<void(std::string_view)>& message);

  int descriptor_;
  bool is_open_ = false;
  std::string incoming_;
};

}  // namespace ordinal::bench

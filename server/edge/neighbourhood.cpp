// Asks the system which of its addresses it would use to go out.
#include "server/edge/neighbourhood.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>

namespace ordinal::server {

std::optional<std::string> near_address() {
  const int socket = ::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (socket < 0) return std::nullopt;
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(9);
  inet_pton(AF_INET, "192.0.2.1", &address.sin_addr);  // of nobody: documents alone use it
  socklen_t size = sizeof(address);
  auto* const any = reinterpret_cast<sockaddr*>(&address);
  const bool is_known = connect(socket, any, size) == 0 && getsockname(socket, any, &size) == 0;
  close(socket);
  std::array<char, INET_ADDRSTRLEN> text{};
  if (!is_known) return std::nullopt;
  return inet_ntop(AF_INET, &address.sin_addr, text.data(), text.size());
}

}  // namespace ordinal::server

// A WebSocket connection, from the handshake to the goodbye. For http_session.cpp alone: it brings
// Beast along, which takes long to compile.
#pragma once

#include "server/edge/house.h"
#include "server/edge/request.h"
#include "server/edge/stream.h"

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

namespace ordinal::server {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;

// Lives on its own from here.
void open_socket(Stream stream, HttpRequest request, Welcome welcome, Place place, House& house);

}  // namespace ordinal::server

// A connection that speaks HTTP, until it ends or becomes a socket.
#pragma once

#include "server/edge/house.h"
#include "server/edge/task.h"

namespace ordinal::server {

// Lives on its own from here. Precondition: the house outlives the io_context's run.
void serve(Socket socket, Place place, House& house);

}  // namespace ordinal::server

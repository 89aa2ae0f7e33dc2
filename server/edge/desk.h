// Answers requests: the page, its files, a new person, records, health, metrics, and who may open
// the socket. Reads and writes no socket itself.
#pragma once

#include "server/edge/cookie.h"
#include "server/edge/metrics.h"
#include "server/edge/rejection.h"
#include "server/edge/request.h"
#include "server/edge/settings.h"

#include <functional>

namespace ordinal::server {

class Desk {
 public:
  struct State {
    bool is_stopping;
    Gauges gauges;
  };

  Desk(const Settings& settings, Visitors& visitors, Metrics& metrics, std::function<State()> state)
      : settings_(settings), visitors_(visitors), metrics_(metrics), state_(std::move(state)) {}

  Response answer(const Request& request);
  Reply refuse(const Rejection& rejection, const Request& request);

 private:
  Response at_socket(const Request& request);
  Reply at_page(const Request& request);
  Reply at_person() const;
  Reply at_record(const Request& request, std::string_view id);
  Reply at_health(const Request& request);
  Reply at_metrics() const;
  Reply refuse_method(const Request& request, std::string_view allowed);
  Reply refuse_token(const Request& request);
  Transport transport() const;
  std::string cookie_to_set(const Request& request, const std::string& token) const;

  const Settings& settings_;
  Visitors& visitors_;
  Metrics& metrics_;
  std::function<State()> state_;
};

// ?lang= decides, then Accept-Language; English if neither names one of ours.
Language language_of(const Request& request);

// The headers that every answer carries.
std::vector<std::pair<std::string_view, std::string>> guarding_headers(const Request& request,
                                                                       const Settings& settings);

}  // namespace ordinal::server

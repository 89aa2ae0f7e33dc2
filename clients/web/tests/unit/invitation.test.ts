import { expect, test } from "vitest";
import { isLoopback } from "../../src/screens/invitation.ts";

test.each(["localhost", "ordinal.localhost", "127.0.0.1", "127.1.2.3", "[::1]"])(
  "%s leads everybody to their own device",
  (host) => expect(isLoopback(host)).toBe(true),
);

test.each(["192.168.1.20", "play.example.org", "localhost.example.org", "[fe80::1]", "ann.local"])(
  "%s leads to one house",
  (host) => expect(isLoopback(host)).toBe(false),
);

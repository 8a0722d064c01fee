import { expect, test } from "vitest";
import { parseCommand } from "./accounts-command.ts";
import { commandResult } from "./testing/command-result.ts";

test.each([
  [["erase", "ann@example.com"], /^Unknown command "erase"\. Commands: show, sign-out, delete/],
  [["show"], /^Specify the account.s email address/],
  [["delete", "--yes"], /^Specify the account.s email address/],
  [["show", "ann"], /^Specify the account.s email address/],
  [["show", "ann@example.com", "--yes"], /^Unexpected argument "--yes"/],
  [["delete", "ann@example.com", "ben@example.com", "--yes"], /^Unexpected argument "ben@example\.com"/],
])("%j gives a one-line error", (words, reason) => {
  expect(commandResult(parseCommand, words)).toMatch(reason);
  expect(commandResult(parseCommand, words)).not.toContain("\n");
});

import { expect, test } from "vitest";
import { commandResult } from "../commands/testing/command-result.ts";
import { parseCommand } from "./accounts-command.ts";

test.each([
  [["erase", "ann@example.com"], /^Unknown command "erase"\. Commands: show, sign-out, delete/],
  [["show"], /^Give the account.s e-mail address/],
  [["delete", "--yes"], /^Give the account.s e-mail address/],
  [["show", "ann"], /^Give the account.s e-mail address/],
  [["show", "ann@example.com", "--yes"], /^Unexpected argument "--yes"/],
  [["delete", "ann@example.com", "ben@example.com", "--yes"], /^Unexpected argument "ben@example\.com"/],
])("%j gives a one-line error", (words, reason) => {
  expect(commandResult(parseCommand, words)).toMatch(reason);
  expect(commandResult(parseCommand, words)).not.toContain("\n");
});

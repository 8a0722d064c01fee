import { expect, test } from "vitest";
import { parseCommand, USAGE } from "./messages-command.ts";
import { commandResult } from "./testing/command-result.ts";

test.each([
  [["remove", "1"], /^Unknown command "remove"\. Commands: list, show, mark, export, delete/],
  [["show"], /^Specify the message.s ID/],
  [["show", "%"], /^"%" is not an ID/],
  [["mark", "6f1c24d2", "new"], /^Mark a message as read or answered/],
  [["export"], /^Specify the format/],
  [["list", "--yaml"], /^Unexpected argument "--yaml"/],
  [["list", "--limit"], /^Specify a number/],
  [["list", "--limit", "0"], /^Specify a number/],
  [["list", "--limit", "5", "--all"], /^Use either --all or one --limit/],
  [["list", "--before"], /^Specify the message.s ID/],
  [["delete"], /^Specify the message.s ID/],
  [["delete", "6f1c24d2", "%"], /^"%" is not an ID/],
  [["delete", "--yes"], /^Specify an ID or an address/],
  [["delete", "--from"], /^Specify the sender.s address/],
  [["delete", "--from", "--yes"], /^Specify the sender.s address/],
  [["delete", "--from", "ann@example.com", "6f1c24d2"], /^Unexpected argument "6f1c24d2"/],
])("%j gives a one-line error", (words, reason) => {
  expect(commandResult(parseCommand, words)).toMatch(reason);
  expect(commandResult(parseCommand, words)).not.toContain("\n");
});

test("the usage keeps npm's own lines out of what goes to a file or a program", () => {
  expect(USAGE).toContain("npm run -s messages -- export --csv > file.csv");
  expect(USAGE).not.toMatch(/npm run messages.*(--csv|--json)/);
});

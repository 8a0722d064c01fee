import { expect, test } from "vitest";
import { commandResult } from "../commands/testing/command-result.ts";
import { parseCommand } from "./messages-command.ts";

test.each([
  [["remove", "1"], /^Unknown command "remove"\. Commands: list, show, mark, export, delete/],
  [["show"], /^Which message\?/],
  [["show", "%"], /^"%" is not an ID/],
  [["mark", "6f1c24d2", "new"], /^A message is marked read or answered/],
  [["export"], /^In which form\?/],
  [["list", "--yaml"], /^Unexpected argument "--yaml"/],
  [["list", "--limit"], /^How many\? Give a number/],
  [["list", "--limit", "0"], /^How many\? Give a number/],
  [["list", "--limit", "5", "--all"], /^How many\? Give --all or one --limit/],
  [["list", "--before"], /^Which message\?/],
  [["delete"], /^Which message\?/],
  [["delete", "6f1c24d2", "%"], /^"%" is not an ID/],
  [["delete", "--yes"], /^Which messages\?/],
  [["delete", "--from"], /^From whom\?/],
  [["delete", "--from", "--yes"], /^From whom\?/],
  [["delete", "--from", "ann@example.com", "6f1c24d2"], /^Unexpected argument "6f1c24d2"/],
])("%j gives a one-line error", (words, reason) => {
  expect(commandResult(parseCommand, words)).toMatch(reason);
  expect(commandResult(parseCommand, words)).not.toContain("\n");
});

import { expect, test } from "vitest";
import { complaintAbout } from "../commands/testing/complaint-about.ts";
import { parseCommand } from "./messages-command.ts";

test.each([
  [["remove", "1"], /^There is no "remove"; there are list, show, mark, export and delete/],
  [["show"], /^Which message\?/],
  [["show", "%"], /^"%" is not an ID/],
  [["mark", "6f1c24d2", "new"], /^A message is marked read or answered/],
  [["export"], /^In which form\?/],
  [["list", "--yaml"], /^What is "--yaml" for\?/],
  [["list", "--limit"], /^How many\? Give a number/],
  [["list", "--limit", "0"], /^How many\? Give a number/],
  [["list", "--limit", "5", "--all"], /^How many\? Give --all or one --limit/],
  [["list", "--before"], /^Which message\?/],
  [["delete"], /^Which message\?/],
  [["delete", "6f1c24d2", "%"], /^"%" is not an ID/],
  [["delete", "--yes"], /^Which messages\?/],
  [["delete", "--from"], /^From whom\?/],
  [["delete", "--from", "--yes"], /^From whom\?/],
  [["delete", "--from", "ann@example.com", "6f1c24d2"], /^What is "6f1c24d2" for\?/],
])("%j is explained in one line", (words, reason) => {
  expect(complaintAbout(parseCommand, words)).toMatch(reason);
  expect(complaintAbout(parseCommand, words)).not.toContain("\n");
});

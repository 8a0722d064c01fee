import { expect, test } from "vitest";
import { complaintAbout } from "../commands/testing/complaint-about.ts";
import { parseCommand } from "./accounts-command.ts";

test.each([
  [["erase", "ann@example.com"], /^There is no "erase"; there are show, sign-out and delete/],
  [["show"], /^Whose\? Give an address/],
  [["delete", "--yes"], /^Whose\? Give an address/],
  [["show", "ann"], /^Whose\? Give an address/],
  [["show", "ann@example.com", "--yes"], /^What is "--yes" for\?/],
  [["delete", "ann@example.com", "ben@example.com", "--yes"], /^What is "ben@example.com" for\?/],
])("%j is explained in one line", (words, reason) => {
  expect(complaintAbout(parseCommand, words)).toMatch(reason);
  expect(complaintAbout(parseCommand, words)).not.toContain("\n");
});

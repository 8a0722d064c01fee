import { expect, test } from "vitest";
import { CommandError } from "../commands/command-error.ts";
import { parseCommand } from "./accounts-command.ts";

function complaintAbout(words: readonly string[]): string {
  try {
    return JSON.stringify(parseCommand(words));
  } catch (error) {
    if (error instanceof CommandError) return error.message;
    throw error;
  }
}

test.each([
  [["erase", "ann@example.com"], /^There is no "erase"; there are show, sign-out and delete/],
  [["show"], /^Whose\? Give an address/],
  [["delete", "--yes"], /^Whose\? Give an address/],
  [["show", "ann"], /^Whose\? Give an address/],
  [["show", "ann@example.com", "--yes"], /^What is "--yes" for\?/],
  [["delete", "ann@example.com", "ben@example.com", "--yes"], /^What is "ben@example.com" for\?/],
])("%j is explained in one line", (words, reason) => {
  expect(complaintAbout(words)).toMatch(reason);
  expect(complaintAbout(words)).not.toContain("\n");
});

import { expect, test } from "vitest";
import { Fault } from "./say.mjs";
import { wordsOfCall } from "./words-of-call.mjs";

const USAGE = "It does a thing.\n\n  npm run thing\n";
const CONFIG = { options: { minutes: { type: "string", default: "1" } } };

test("what the command knows is read", () => {
  expect(wordsOfCall(USAGE, CONFIG, ["--minutes", "5"])?.values.minutes).toBe("5");
});

test.each([
  [["--minute", "5"], "Unknown option '--minute'."],
  [["five"], "Unexpected argument 'five'."],
  [["--minutes"], "Option '--minutes <value>' argument missing."],
])("%j is refused with its reason and the usage, without a stack", (words, reason) => {
  const refused = () => wordsOfCall(USAGE, CONFIG, words);
  expect(refused).toThrow(Fault);
  expect(refused).toThrow(`${reason}\n\n${USAGE.trimEnd()}`);
});

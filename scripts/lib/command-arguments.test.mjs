import { expect, test } from "vitest";
import { parseCommandArguments } from "./command-arguments.mjs";
import { Fault } from "./output.mjs";

const USAGE = "It does a thing.\n\n  npm run thing\n";
const CONFIG = { options: { minutes: { type: "string", default: "1" } } };

test("known options are parsed", () => {
  expect(parseCommandArguments(USAGE, CONFIG, ["--minutes", "5"])?.values.minutes).toBe("5");
});

test.each([
  [["--minute", "5"], "Unknown option '--minute'."],
  [["five"], "Unexpected argument 'five'."],
  [["--minutes"], "Option '--minutes <value>' argument missing."],
])("%j is rejected with the reason and the usage, without a stack", (args, reason) => {
  const refused = () => parseCommandArguments(USAGE, CONFIG, args);
  expect(refused).toThrow(Fault);
  expect(refused).toThrow(`${reason}\n\n${USAGE.trimEnd()}`);
});

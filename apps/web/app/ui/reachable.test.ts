import { UNSAFE_ErrorResponseImpl as ErrorAnswer } from "react-router";
import { expect, test } from "vitest";
import { failedTo, orUnreachable } from "./reachable.ts";

const sendTo = (fault: unknown) => orUnreachable(failedTo("sign in"), () => Promise.reject(fault));

test.each([
  ["nothing", new TypeError("Failed to fetch"), "The server could not be reached. Check the connection"],
  [
    "the line",
    new ErrorAnswer(503, "", "Too many ask\n"),
    "Too many people are here at this moment. Try again in",
  ],
  [
    "no database",
    new ErrorAnswer(503, "", null),
    "The database does not answer at this moment. Try again in",
  ],
  [
    "a fault",
    new ErrorAnswer(502, "", "Bad Gateway"),
    "The server answered with a fault. Try again in a few",
  ],
  [
    "no answer of ours",
    new Error("Unable to decode"),
    "The server answered with a fault. Try again in a few",
  ],
])("a form that %s answers is not taken, and says why", async (_who, fault, words) => {
  expect(await sendTo(fault)).toMatchObject({
    unreachable: true,
    error: expect.stringContaining(`Failed to sign in: ${words}`),
  });
});

test("a refusal with a page of its own goes there", async () => {
  const refusal = new ErrorAnswer(403, "", "x");
  await expect(sendTo(refusal)).rejects.toBe(refusal);
});

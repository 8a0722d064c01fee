import { access } from "node:fs/promises";
import { expect, test } from "vitest";
import { explainCommandError } from "./explain-command-error.ts";

const AWAY = "The database cannot be reached at the moment";

test.each([
  [new Error("Connection terminated unexpectedly"), "Connection terminated unexpectedly"],
  [
    Object.assign(new Error("the database system is shutting down"), { code: "57P03" }),
    "the database system is shutting down",
  ],
])("a database that goes away gives a one-line error", (fault, reason) => {
  const query = new Error('Failed query: select ... where "email" = $1\nparams: ann@example.com', {
    cause: fault,
  });
  for (const error of [fault, query])
    expect(explainCommandError(error)).toBe(`${AWAY} (${reason}). Try again.`);
});

test("a missing file is not reported as a missing database", async () => {
  const error = await access("/nowhere/at/all").catch((reason: unknown) => reason);
  expect(explainCommandError(error)).toMatch(/^Error: ENOENT.*nowhere/);
});

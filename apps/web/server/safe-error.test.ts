import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { safeError } from "./safe-error.ts";

test("a failed statement is logged with its cause, without its values", () => {
  const cause = Object.assign(
    new Error('duplicate key value violates unique constraint "user_email_unique"'),
    {
      code: "23505",
      detail: "Key (email)=(ann@example.com) already exists.",
    },
  );
  const error = new DrizzleQueryError("insert into user values ($1)", ["ann@example.com"], cause);
  expect(error.message).toContain("ann@example.com");
  const safe = safeError(error);
  expect(safe).toMatchObject({
    type: "Error",
    code: "23505",
    message: expect.stringContaining("user_email_unique"),
  });
  expect(JSON.stringify(safe)).not.toContain("ann@example.com");
});

test("a failed statement without a cause is logged without its values", () => {
  const error = new DrizzleQueryError("insert into user values ($1)", ["ann@example.com"]);
  expect(JSON.stringify(safeError(error))).not.toContain("ann@example.com");
});

test("a thrown value that is no Error is logged by its type only", () => {
  expect(safeError("secret words")).toEqual({ type: "string" });
});

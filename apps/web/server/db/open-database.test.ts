import { DatabaseError } from "pg";
import { expect, test } from "vitest";
import { OperatorError } from "../operator-error.ts";
import { explainUnreachable } from "./open-database.ts";

const URL = "postgresql://kingpost:hush@db.example.com:6432/kingpost";

function rejected(message: string, code: string): unknown {
  return explainUnreachable(Object.assign(new DatabaseError(message, 1, "error"), { code }), URL);
}

test("a pooler that rejects a setting is named with what to change, without the password", () => {
  const error = rejected("unsupported startup parameter: statement_timeout", "08P01");
  expect(error).toBeInstanceOf(OperatorError);
  expect(String(error)).toMatch(
    /pooler at db\.example\.com:6432\/kingpost rejects the setting statement_timeout/,
  );
  expect(String(error)).toContain("ignore_startup_parameters");
  expect(String(error)).not.toContain("hush");
});

test("an error of a statement is passed on as it is", () => {
  const error = Object.assign(new DatabaseError("syntax error", 1, "error"), { code: "42601" });
  expect(explainUnreachable(error, URL)).toBe(error);
});

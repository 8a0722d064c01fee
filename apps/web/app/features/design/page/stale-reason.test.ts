import { expect, test } from "vitest";
import { staleReason } from "./stale-reason.ts";

const ERRORS = {
  kind: "errors",
  problems: [{ kind: "error", path: "/section", message: "Choose a section." }],
} as const;

test("a last result is mentioned only where there is one", () => {
  expect(staleReason(ERRORS, true)).toBe(
    "Not calculated: 1 input has an error. The last result is shown in grey.",
  );
  expect(staleReason(ERRORS, false)).toBe("Not calculated: 1 input has an error.");
});

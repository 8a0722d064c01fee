import type { RunOutcome } from "@kingpost/design";
import { expect, test } from "vitest";
import { engineNote } from "./engine-note.tsx";

const NO_RESULT: RunOutcome = { kind: "errors", problems: [] };
const saved = (engine: string, ratio: number | null, status: "pass" | "none") => ({
  file: JSON.stringify({ kind: "steel-beam", version: 1, engine, edition: "AS 4100", inputs: {} }),
  ratio,
  status,
});

test("a result that a newer engine does not repeat is shown beside the new one", () => {
  expect(engineNote(saved("0.1.0", 0.834, "pass"), "0.2.0", NO_RESULT)).toBe(
    "Saved with engine 0.1.0: 0.83 Pass. Engine 0.2.0 gives: No result.",
  );
});

test("the same engine, or the same result, needs no sentence", () => {
  expect(engineNote(saved("0.2.0", 0.834, "pass"), "0.2.0", NO_RESULT)).toBeUndefined();
  expect(engineNote(saved("0.1.0", null, "none"), "0.2.0", NO_RESULT)).toBeUndefined();
});

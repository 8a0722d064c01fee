import { describe, expect, test } from "vitest";
import { FLEXURE } from "./cases/flexure.ts";
import { MATERIALS } from "./cases/materials.ts";
import { readRows } from "./read-rows.ts";

const rows = readRows("published.csv");
const CASES = { ...MATERIALS, ...FLEXURE };

/** Relative differences that are allowed; 0.1 % unless listed. */
const TOLERANCE: Readonly<Record<string, number>> = {
  // Textbooks round their intermediate values.
  "CB-019": 0.03,
  // Tables round to 10 microstrain and two figures.
  "MAT-018": 0.035,
  "MAT-030": 0.02,
  "MAT-024": 0.02,
  "MAT-027": 0.02,
  "MAT-033": 0.02,
};

describe("a published value is that of the engine:", () => {
  test.each(rows.filter(({ id }) => id in CASES).map((row) => [row.id, row.quantity, row] as const))(
    "%s: %s",
    (id, _, row) => {
      const calculated = CASES[id]?.() ?? Number.NaN;
      const tolerance = TOLERANCE[id] ?? 0.001;
      expect(
        Math.abs(calculated - row.value),
        `calculated ${calculated}, published ${row.value}`,
      ).toBeLessThanOrEqual(tolerance * Math.abs(row.value) + 1e-12);
    },
  );
});

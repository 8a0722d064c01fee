import { fromBase } from "@kingpost/calc";
import { describe, expect, test } from "vitest";
import { CORRECT, EXPLAINED } from "./beam-explained.ts";
import { BEAM_VALUES } from "./beam-values.ts";
import { type BeamExample, readBeamExamples } from "./read-beam.ts";

// Published values of beams; those marked as arithmetic are the clause worked by hand. Values with a reason are not reproduced to
// the last digit.
const EXAMPLES = readBeamExamples();

const LARGEST = 0.005;

/** Half a unit of the last published digit, at most 0.5 %. */
function tolerance(value: string): number {
  const decimals = value.split(".")[1]?.length ?? 0;
  return Math.min(0.5 * 10 ** -decimals * (1 + 1e-9), LARGEST * Number(value));
}

function calculated({ id, unit }: BeamExample): number {
  const value = BEAM_VALUES[id];
  if (!value) throw new Error(`${id} of beam.csv is not calculated in beam-values.ts.`);
  return fromBase(value(), unit);
}

describe("the published value", () => {
  test.each(EXAMPLES.filter(({ id, kind }) => kind === "agrees" && !(id in EXPLAINED)))(
    "$quantity of $id ($case) is reproduced",
    (example) => {
      const difference = Math.abs(calculated(example) - Number(example.value));
      expect(difference).toBeLessThanOrEqual(tolerance(example.value));
    },
  );

  test.each(EXAMPLES.filter(({ id }) => id in EXPLAINED))(
    "$quantity of $id ($case) differs as explained",
    (example) => {
      const { from = 0, to = 0 } = EXPLAINED[example.id] ?? {};
      const lower = (1 - calculated(example) / Number(example.value)) * 100;
      expect(lower).toBeGreaterThan(from);
      expect(lower).toBeLessThan(to);
    },
  );

  test.each(EXAMPLES.filter(({ kind }) => kind === "conflict"))(
    "$quantity of $id ($case) is not produced, but the correct one",
    (example) => {
      const value = calculated(example);
      expect(Math.abs(value - (CORRECT[example.id]?.value ?? Number.NaN))).toBeLessThan(LARGEST * value);
      expect(Math.abs(value - Number(example.value))).toBeGreaterThan(LARGEST * value);
    },
  );
});

test("every calculated value and every explanation is of a line of beam.csv", () => {
  const ids = EXAMPLES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(BEAM_VALUES).toSorted()).toEqual(ids.toSorted());
  for (const id of [...Object.keys(EXPLAINED), ...Object.keys(CORRECT)]) expect(ids).toContain(id);
});

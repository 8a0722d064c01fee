import { parseInputs } from "@kingpost/calc";
import { expect, test } from "vitest";
import { withDefaults } from "../../frame/module/default-inputs.ts";
import { STEEL_BEAM_MODULE } from "../../steel-beam/module.ts";
import type { BeamInputs } from "../form/inputs.ts";
import { beamFrame } from "./along-beam.ts";
import { drawnLoads, loadBands } from "./load-figure.ts";

function inputsOf(raw: object): BeamInputs {
  const parsed = parseInputs(STEEL_BEAM_MODULE.fields, withDefaults(STEEL_BEAM_MODULE.fields, { ...raw }));
  if ("errors" in parsed) throw new Error(parsed.errors.map(({ message }) => message).join(" "));
  return parsed.inputs;
}

const bandsOf = (raw: object, width = 640) => {
  const inputs = inputsOf(raw);
  return loadBands(drawnLoads(inputs), beamFrame(6000, width));
};

test("each case has one name, and a load of no size is not drawn", () => {
  const { names, loads } = bandsOf({
    uniformLoads: [
      { case: "G", load: 5 },
      { case: "Q", load: 0 },
      { case: "G", load: 3 },
    ],
    pointLoads: [
      { case: "G", force: 10_000, position: 3000 },
      { case: "Wu1", force: 0, position: 1000 },
    ],
  });
  expect(names.map(({ name }) => name)).toEqual(["G"]);
  expect(loads.map(({ words }) => words)).toEqual(["8 kN/m (2 loads)", "10 kN"]);
});

test.each([360, 640, 1200])("no two of fifty loads overlap at a width of %d", (width) => {
  const { loads, height } = bandsOf(
    {
      partLoads: Array.from({ length: 25 }, (_, at) => ({
        case: at % 2 === 0 ? "G" : "Q",
        start: 5,
        end: at,
        from: 200 * at,
        to: 200 * at + 900,
      })),
      pointLoads: Array.from({ length: 25 }, (_, at) => ({ case: "Q", force: 1e4, position: 240 * at })),
    },
    width,
  );
  for (const [at, { box: a }] of loads.entries()) {
    expect(a.y + a.height).toBeLessThanOrEqual(height);
    for (const { box: b } of loads.slice(at + 1)) {
      const isApart =
        a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
      expect(isApart).toBe(true);
    }
  }
});

test("the text of a load at the right end stays in the drawing", () => {
  const { loads } = bandsOf({ pointLoads: [{ case: "Q", force: 1_234_000, position: 6000 }] });
  for (const { box } of loads) expect(box.x + box.width).toBeLessThanOrEqual(640);
});

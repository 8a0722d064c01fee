import { type Fields, parseInputs } from "@kingpost/calc";
import { expect, test } from "vitest";
import { type BeamFace, columnCombinations } from "./combinations.ts";
import { columnActionFields, LENGTH, type LoadedColumn, TRANSVERSE_FIELDS } from "./form.ts";

const FIELDS = {
  length: LENGTH,
  ...columnActionFields([
    ["left", "A"],
    ["right", "B"],
    ["front", "C"],
    ["back", "D"],
  ]),
  ...TRANSVERSE_FIELDS,
} as const satisfies Fields;

// A rectangle of 400 along its depth and 300 along its width.
const FACES = {
  left: { letter: "A", half: 200 },
  right: { letter: "B", half: 200 },
  front: { letter: "C", half: 150 },
  back: { letter: "D", half: 150 },
} as const satisfies Record<string, BeamFace>;

type Face = keyof typeof FACES;

function combinationsOf(raw: object) {
  const parsed = parseInputs(FIELDS, { actionsBy: "cases", caseActions: [], storeyShare: 0.5, ...raw });
  if ("errors" in parsed) throw new Error(JSON.stringify(parsed.errors));
  const inputs: LoadedColumn<Face> = parsed.inputs;
  return columnCombinations(inputs, (face: Face) => FACES[face]);
}

test("reactions bend a column of any section about the axis of their face, to opposite sides at opposite faces", () => {
  const moments = (face: Face) => {
    const [only] = combinationsOf({ reactions: [{ case: "G", face, force: 100e3, distance: 100 }] });
    return { n: only?.n, x: only?.x.to, y: only?.y.to };
  };
  // 1.35G: 135 kN at 300 mm from the axis, 250 mm along the width; half of the moment is in this storey.
  const n = 135e3;
  expect(moments("left")).toEqual({ n, x: 20.25e6, y: 0 });
  expect(moments("right")).toEqual({ n, x: -20.25e6, y: 0 });
  expect(moments("front")).toEqual({ n, x: 0, y: 16.875e6 });
  expect(moments("back")).toEqual({ n, x: 0, y: -16.875e6 });
});

test("imposed reactions at opposite faces act together, and without either of them", () => {
  const reactions = (["left", "right"] as const).map((face) => ({ case: "Q", face, force: 100e3 }));
  const names = combinationsOf({ reactions, caseActions: [{ case: "G", n: 50e3 }] })
    .map(({ name }) => name)
    .filter((name) => name.startsWith("1.2G + 1.5Q"));
  expect(names).toEqual(["1.2G + 1.5Q", "1.2G + 1.5Q (no Q at face A)", "1.2G + 1.5Q (no Q at face B)"]);
});

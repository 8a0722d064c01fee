import { type Fields, parseInputs } from "@kingpost/calc";
import { describe, expect, test } from "vitest";
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

function combinationsOf(raw: object, weight = 0) {
  const parsed = parseInputs(FIELDS, { actionsBy: "cases", caseActions: [], storeyShare: 0.5, ...raw });
  if ("errors" in parsed) throw new Error(JSON.stringify(parsed.errors));
  const inputs: LoadedColumn<Face> = parsed.inputs;
  return columnCombinations(inputs, { faceOf: (face: Face) => FACES[face], weight });
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

describe("self-weight of 10 kN", () => {
  const forces = (raw: object, rule: string) =>
    combinationsOf(raw, 10e3)
      .filter(({ name }) => name.startsWith(rule))
      .map(({ name, n, nBase }) => [name, n, nBase]);

  test("adds to compression with the factor of permanent load", () => {
    const raw = { caseActions: [{ case: "Q", n: 100e3 }] };
    expect(forces(raw, "1.35G")).toEqual([["1.35G", 13.5e3, 13.5e3]]);
    expect(forces(raw, "1.2G + 1.5Q")).toEqual([["1.2G + 1.5Q", 162e3, 162e3]]);
  });

  test("does not relieve the top of a column in tension", () => {
    const raw = { caseActions: [{ case: "Wu1", n: -100e3 }] };
    expect(forces(raw, "0.9G")).toEqual([["0.9G + Wu1", -100e3, -91e3]]);
  });

  test("makes compression of a small tension at the base, which is checked beside the tension at the top", () => {
    const raw = { caseActions: [{ case: "Wu1", n: -5e3 }] };
    expect(forces(raw, "0.9G")).toEqual([
      ["0.9G + Wu1, at the base", 4e3, 4e3],
      ["0.9G + Wu1, at the top", -5e3, 4e3],
    ]);
  });

  test("is part of the axial force of a combination that is entered, and of load cases where it is turned off", () => {
    const entered = { actionsBy: "combinations", actions: [{ name: "A", n: 100e3 }] };
    expect(forces(entered, "A")).toEqual([["A", 100e3, 100e3]]);
    const cases = { caseActions: [{ case: "G", n: 100e3 }], hasSelfWeight: false };
    expect(forces(cases, "1.35G")).toEqual([["1.35G", 135e3, 135e3]]);
  });
});

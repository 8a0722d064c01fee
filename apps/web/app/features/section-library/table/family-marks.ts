import type { Category } from "@kingpost/sections";
import type { Spot } from "../chart/chart-points.ts";

/** Families of a kind share a tone and differ in the shape of the mark. */
export type Tone = "welded" | "rolled" | "channel" | "angle" | "hollow";

interface FamilyMark {
  readonly tone: Tone;
  /** Whether the mark is an area; else it is a line. */
  readonly filled: boolean;
  /** Path of the mark in steps from its middle; lengths are shares of its half height. */
  readonly steps: readonly (readonly [command: string, ...numbers: number[]])[];
}

/** An I as an area: half its width, and the same half height for all. */
function plates(half: number): FamilyMark["steps"] {
  const [flange, web] = [0.5, 0.22];
  return [
    ["m", -half, -1],
    ["h", 2 * half],
    ["v", flange],
    ["h", web - half],
    ["v", 2 - 2 * flange],
    ["h", half - web],
    ["v", flange],
    ["h", -2 * half],
    ["v", -flange],
    ["h", half - web],
    ["v", 2 * flange - 2],
    ["h", web - half],
    ["z"],
  ];
}

/** An I as three lines. */
function lines(half: number): FamilyMark["steps"] {
  return [
    ["m", -half, -1],
    ["h", 2 * half],
    ["m", -half, 0],
    ["v", 2],
    ["m", -half, 0],
    ["h", 2 * half],
  ];
}

function circle(r: number): FamilyMark["steps"] {
  return [["m", -r, 0], ["a", r, r, 0, 1, 0, 2 * r, 0], ["a", r, r, 0, 1, 0, -2 * r, 0], ["z"]];
}

function box(half: number, height: number): FamilyMark["steps"] {
  return [["m", -half, -height], ["h", 2 * half], ["v", 2 * height], ["h", -2 * half], ["z"]];
}

/** A T as two lines, its flange `half` wide on both sides. */
function tee(half: number): FamilyMark["steps"] {
  return [
    ["m", -half, -0.8],
    ["h", 2 * half],
    ["m", -half, 0],
    ["v", 1.7],
  ];
}

/** Every mark is a small cross-section of its family. */
export const FAMILY_MARKS: Readonly<Record<Category, FamilyMark>> = {
  WB: { tone: "welded", filled: true, steps: plates(0.7) },
  WC: { tone: "welded", filled: true, steps: plates(1.1) },
  UB: { tone: "rolled", filled: false, steps: lines(0.6) },
  UC: { tone: "rolled", filled: false, steps: lines(1) },
  PFC: {
    tone: "channel",
    filled: false,
    steps: [
      ["m", 0.6, -1],
      ["h", -1.1],
      ["v", 2],
      ["h", 1.1],
    ],
  },
  EA: {
    tone: "angle",
    filled: false,
    steps: [
      ["m", -0.8, -0.8],
      ["v", 1.6],
      ["h", 1.6],
    ],
  },
  UA: {
    tone: "angle",
    filled: false,
    steps: [
      ["m", 0.5, -1],
      ["v", 2],
      ["h", -1.1],
    ],
  },
  CHS: { tone: "hollow", filled: false, steps: circle(0.9) },
  RHS: { tone: "hollow", filled: false, steps: box(0.55, 1) },
  SHS: { tone: "hollow", filled: false, steps: box(0.8, 0.8) },
  TFB: { tone: "rolled", filled: true, steps: plates(0.6) },
  UBP: { tone: "rolled", filled: true, steps: plates(1) },
  BT: { tone: "rolled", filled: false, steps: tee(0.6) },
  CT: { tone: "rolled", filled: false, steps: tee(1) },
  RB: { tone: "rolled", filled: true, steps: circle(0.7) },
  SB: { tone: "rolled", filled: true, steps: box(0.6, 0.6) },
  FL: { tone: "rolled", filled: true, steps: box(0.2, 0.9) },
};

const tenth = (value: number) => Math.round(value * 10) / 10;

/** The path of a family's marks at all the spots: one path, so that five hundred sections are ten elements. */
export function pathOfMarks(category: Category, spots: readonly Spot[], size: number): string {
  const mark = FAMILY_MARKS[category].steps
    .map(([command, ...numbers]) => {
      // An arc's flags and angle are no lengths.
      const isArc = command === "a";
      const scaled = numbers.map((number, at) =>
        isArc && at >= 2 && at <= 4 ? number : tenth(number * size),
      );
      return command + scaled.join(" ");
    })
    .join("");
  return spots.map(({ left, top }) => `M${tenth(left)} ${tenth(top)}${mark}`).join("");
}

import { describe, expect, test } from "vitest";
import {
  endsSegment,
  type Flange,
  RESTRAINT_PRESETS,
  type RestraintKind,
  type RestraintLetter,
  restraintLetter,
} from "./restraint.ts";

const kind = (text: string, twist: RestraintKind["twist"]): RestraintKind => ({
  top: text.includes("t"),
  bottom: text.includes("b"),
  web: text.includes("w"),
  twist,
});

describe("the letter of a cross-section whose top flange is critical", () => {
  test.each<[string, RestraintKind["twist"], RestraintLetter]>([
    ["t", "effective", "F"],
    ["t", "partial", "F"],
    ["t", "none", "L"],
    ["b", "effective", "F"],
    ["b", "partial", "P"],
    ["b", "none", "U"],
    ["w", "effective", "F"],
    ["w", "partial", "P"],
    ["w", "none", "U"],
    ["tb", "none", "F"],
    ["tb", "partial", "F"],
    ["", "effective", "U"],
    ["", "none", "U"],
  ])("with lateral restraint at '%s' and %s twist restraint is %s", (lateral, twist, letter) => {
    expect(restraintLetter(kind(lateral, twist), "top")).toBe(letter);
    const mirrored = lateral.replace(/[tb]/g, (flange) => (flange === "t" ? "b" : "t"));
    expect(restraintLetter(kind(mirrored, twist), "bottom")).toBe(letter);
  });
});

test("a cross-section ends a segment exactly where it is F or P, whichever flange is critical", () => {
  for (const lateral of ["", "t", "b", "w", "tb", "tw", "bw", "tbw"]) {
    for (const twist of ["none", "partial", "effective"] as const) {
      for (const flange of ["top", "bottom"] as const) {
        const letter = restraintLetter(kind(lateral, twist), flange);
        expect(endsSegment(kind(lateral, twist))).toBe(letter === "F" || letter === "P");
      }
    }
  }
});

test.each<[keyof typeof RESTRAINT_PRESETS, Flange, RestraintLetter]>([
  ["full", "top", "F"],
  ["full", "bottom", "F"],
  ["coped-end", "top", "P"],
  ["coped-end", "bottom", "P"],
  ["purlin", "top", "L"],
  ["purlin", "bottom", "U"],
  ["fly-brace", "top", "F"],
  ["fly-brace", "bottom", "F"],
  ["free", "top", "U"],
])("the detail '%s' with the %s flange critical is %s", (name, flange, letter) => {
  expect(restraintLetter(RESTRAINT_PRESETS[name], flange)).toBe(letter);
});

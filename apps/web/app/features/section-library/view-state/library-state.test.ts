import { AVAILABILITIES, STANDARDS } from "@kingpost/sections";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { conditionFromText } from "../filter/conditions.ts";
import {
  INITIAL_STATE,
  type LibraryState,
  moveCompared,
  parseState,
  pickCompared,
  showsResults,
  toggleCompared,
  toSearch,
  VIEWS,
} from "./library-state.ts";

const axis = fc.record({
  key: fc.constantFrom("mass", "ix", "d"),
  scale: fc.constantFrom("log", "linear", undefined),
});

const state: fc.Arbitrary<LibraryState> = fc.record({
  standard: fc.constantFrom(...STANDARDS),
  text: fc.string({ unit: "grapheme", maxLength: 20 }).filter((text) => !/\p{Cc}/u.test(text)),
  availability: fc.subarray([...AVAILABILITIES]),
  view: fc.constantFrom(...VIEWS),
  conditions: fc.subarray([
    conditionFromText("ix:200..300.5"),
    conditionFromText("kf:..!1"),
    conditionFromText("family:UB.UC"),
    conditionFromText("grade:C350.C450"),
    conditionFromText("listed:yes"),
    conditionFromText("not a condition"),
  ]),
  family: fc.constantFrom("UB", "all", undefined),
  sort: fc.constantFrom({ key: "mass", descending: true }, { key: "zex", descending: false }, undefined),
  member: fc.constantFrom(
    { lex: 3, ley: 3, leb: 3, alphaM: 1 },
    { lex: 6, ley: 1.5, leb: 0.75, alphaM: 1.13 },
    { lex: 3, ley: 3, leb: 3, alphaM: 1.7 },
  ),
  axes: fc.record({ x: axis, y: axis }),
  frontier: fc.boolean(),
  bothStandards: fc.boolean(),
  listedOnly: fc.boolean(),
  section: fc.option(fc.constantFrom("610UB125_300", "700WB115", "610UB125_350", "no such/one"), {
    nil: undefined,
  }),
  compared: fc.option(fc.uniqueArray(fc.stringMatching(/^(own:)?[\w.-]{0,11}[\w-]$/), { maxLength: 3 }), {
    nil: undefined,
  }),
  overlay: fc.constantFrom("centroid", "top", undefined),
  perKg: fc.boolean(),
  own: fc.constantFrom("I-500x200x16x10-300", "Box-400x300x20x12-fy280_fyw300_fu430-LW", "", undefined),
});

describe("the view in a link", () => {
  test("the default view needs no query", () => {
    expect(toSearch(INITIAL_STATE)).toBe("");
    expect(parseState("")).toEqual(INITIAL_STATE);
  });

  test("starts with Aust300, Common and Special on, Legacy and Obsolete off, nothing selected", () => {
    expect(parseState("")).toMatchObject({
      standard: "Aust300",
      text: "",
      availability: ["Common", "Special"],
      section: undefined,
      compared: undefined,
      overlay: undefined,
      perKg: false,
      own: undefined,
    });
  });

  test("a view written to a link and read back is the same", () => {
    fc.assert(
      fc.property(state, (view) => {
        // Overlay and values per kilogram belong to a comparison.
        const ofComparison = view.compared === undefined ? { overlay: undefined, perKg: false } : {};
        expect(parseState(toSearch(view))).toEqual({ ...view, ...ofComparison });
      }),
    );
  });

  test("unknown values in a link keep the defaults", () => {
    expect(parseState("?standard=Aust999&availability=Rare")).toEqual({ ...INITIAL_STATE, availability: [] });
  });

  test("a link that names a section and no tab opens the section's own tab", () => {
    expect(parseState("?section=610UB125_350").standard).toBe("Aust350");
    expect(parseState("?section=610UB125_350&standard=Aust300").standard).toBe("Aust300");
  });

  test("leaving the comparison removes its overlay and values per unit mass from the address", () => {
    const comparing: LibraryState = { ...INITIAL_STATE, compared: ["a"], overlay: "top", perKg: true };
    expect(toSearch(comparing)).toBe("?compare=a&overlay=top&perkg=1");
    expect(toSearch({ ...comparing, compared: undefined })).toBe("");
  });

  test("an older link to the chart, view=picture, opens the chart", () => {
    expect(parseState("?view=picture").view).toBe("chart");
    expect(toSearch(parseState("?view=picture"))).toBe("?view=chart");
  });

  test("a link whose search names a grade opens the tab of that grade", () => {
    expect(parseState("?q=360UB44.7+Aust350").standard).toBe("Aust350");
    expect(parseState("?q=grade+C450").standard).toBe("Aust350");
    expect(parseState("?q=360UB44.7+Aust350&standard=Aust300").standard).toBe("Aust300");
  });

  test.each([
    ["?where=ix:200..", true],
    ["?q=Ix>=200", true],
    ["?q=360ub", true],
    ["", false],
    ["?where=ix:200..&section=610UB125_300", false],
    ["?where=ix:200..&view=chart", false],
  ])("%s shows its results as a table: %s", (search, isTable) => {
    expect(showsResults(parseState(search))).toBe(isTable);
  });

  test("a link that names a section twice compares it once", () => {
    expect(parseState("?compare=a,a,b").compared).toEqual(["a", "b"]);
  });

  test("control characters in a link's search are removed, and a very long text is cut", () => {
    expect(parseState("?q=36%000UB").text).toBe("360UB");
    expect(parseState(`?q=${"x".repeat(3000)}`).text).toHaveLength(100);
  });

  test("an empty comparison is still a comparison", () => {
    expect(parseState("?compare=").compared).toEqual([]);
  });
});

describe("the comparison", () => {
  test("a click adds a section, a second click removes it", () => {
    expect(toggleCompared(["a"], "b")).toEqual(["a", "b"]);
    expect(toggleCompared(["a", "b"], "a")).toEqual(["b"]);
  });

  test("a link's unknown sections and those beyond three are reported separately", () => {
    const find = (id: string) => (id === "NOPE" ? undefined : { id: id.toUpperCase() });
    expect(pickCompared(["a", "NOPE", "A", "b", "c", "d"], find)).toEqual({
      shown: ["A", "B", "C"],
      unknown: ["NOPE"],
      tooMany: ["D"],
    });
  });

  test("a fourth section is ignored", () => {
    const three = ["a", "b", "c"];
    expect(toggleCompared(three, "d")).toBe(three);
  });
});

test("a section swaps with its neighbour, and stays at either end", () => {
  const three = ["a", "b", "c"];
  expect(moveCompared(three, "b", -1)).toEqual(["b", "a", "c"]);
  expect(moveCompared(three, "b", 1)).toEqual(["a", "c", "b"]);
  expect(moveCompared(three, "a", -1)).toBe(three);
  expect(moveCompared(three, "c", 1)).toBe(three);
  expect(moveCompared(three, "x", 1)).toBe(three);
});

test.each([")", ".", ",", ").", "%20", "%29"])(
  "a link followed by %j selects its section and view",
  (tail) => {
    expect(parseState(`?view=table&amp;section=310UB40.4_350${tail}`)).toMatchObject({
      section: "310UB40.4_350",
      standard: "Aust350",
      view: "table",
    });
    expect(parseState(`?section=310UB40.4_300&view=capacities${tail}`).view).toBe("capacities");
    expect(parseState(`?compare=310UB40.4_300,360UB50.7_300${tail}`).compared).toEqual([
      "310UB40.4_300",
      "360UB50.7_300",
    ]);
  },
);

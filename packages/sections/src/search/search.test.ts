import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogue } from "../../validation/catalogue.ts";
import { AVAILABILITIES, CATEGORY_NAMES } from "../record/record.ts";
import { findSections, groupByCategory, hasMatch, matches } from "./search.ts";
import { answers } from "./search-answers.ts";
import { searchKeysOf } from "./search-key.ts";
import { readQuery } from "./search-query.ts";

const { entries } = catalogue;
const availability = new Set(AVAILABILITIES);

function find(text: string) {
  return findSections(entries, { text, standard: "Aust300", availability });
}
const names = (text: string) => find(text).map((entry) => entry.name);
const families = (text: string) => new Set(find(text).map((entry) => entry.category));

describe("a search text", () => {
  test.each(["360 UB 44.7", "360ub44.7", "UB 360 44.7", "360UB 44", "360x44.7 UB", "360 ub 45"])(
    "%j finds 360UB44.7 alone",
    (text) => {
      expect(names(text)).toEqual(["360UB44.7"]);
    },
  );

  test.each(["360ub", "ub 360", "UB360", "360 UB", "  Ub   360  ", "universal beam 360"])(
    "%j finds the three 360 beams",
    (text) => {
      expect(names(text)).toEqual(["360UB56.7", "360UB50.7", "360UB44.7"]);
    },
  );

  test.each([
    "150x100x6",
    "150*100*6",
    "150×100×6",
    "150X100X6.0",
    "150 x 100 x 6 RHS",
    "RHS 150x100x6",
    "rhs 150 100 6",
    "100x150x6 rhs",
    "rectangular hollow section 150x100x6",
  ])("%j finds 150x100x6.0RHS alone", (text) => {
    expect(names(text)).toEqual(["150x100x6.0RHS"]);
  });

  test("a size of two walls finds both angles and hollows of that size", () => {
    expect(names("100x100x6")).toEqual(["100x100x6EA", "100x100x6.0SHS"]);
  });

  test.each([
    ["150*50*5", "150x50x5.0RHS"],
    ["shs 100x6", "100x100x6.0SHS"],
    ["150x6 shs", "150x150x6.0SHS"],
    ["100x8 ea", "100x100x8EA"],
    ["L100x100x8", "100x100x8EA"],
    ["168.3 x 6.4", "168.3x6.4CHS"],
    ["chs 168x6.4", "168.3x6.4CHS"],
    ["pipe 610x9.5", "610.0x9.5CHS"],
    ["250 pfc", "250PFC"],
    ["610ub 125", "610UB125"],
    ["610UB125_300", "610UB125"],
    ["610ub125_350", "610UB125"],
    ["700WB115_350", "700WB115"],
    ["310uc97", "310UC96.8"],
    ["200 UC 60", "200UC59.5"],
  ])("%j finds %s alone", (text, name) => {
    expect(names(text)).toEqual([name]);
  });

  test.each([
    ["pfc", ["PFC"]],
    ["channel", ["PFC"]],
    ["universal beam", ["UB"]],
    ["Universal Columns", ["UC"]],
    ["welded beam", ["WB"]],
    ["beam", ["WB", "UB", "TFB"]],
    ["pile", ["UBP"]],
    ["tee", ["BT", "CT"]],
    ["305bt", ["BT"]],
    ["T section", ["BT", "CT"]],
    ["bar", ["RB", "SB", "FL"]],
    ["plate 300", ["FL"]],
    ["310UBP110_350", ["UBP"]],
    ["12x300 flat", ["FL"]],
    ["angle", ["EA", "UA"]],
    ["equal angle", ["EA"]],
    ["unequal", ["UA"]],
    ["hollow", ["CHS", "RHS", "SHS"]],
    ["square", ["SHS", "SB"]],
    ["square hollow", ["SHS"]],
    ["chs 168", ["CHS"]],
    ["100 SHS", ["SHS"]],
    ["RHS 150x100", ["RHS"]],
  ])("%j finds only %j", (text, expected) => {
    expect([...families(text)]).toEqual(expected);
  });

  test.each([
    ["610_UB_125", "610UB125"],
    ["610-UB-125", "610UB125"],
    ["610/UB/125", "610UB125"],
    ["610 UB, 125;", "610UB125"],
    ["360 UB 44,7", "360UB44.7"],
    ["168,3x6,4", "168.3x6.4CHS"],
    ["150,100,6 rhs", "150x100x6.0RHS"],
    ["150-100-6 rhs", "150x100x6.0RHS"],
    ["100_50_3 rhs", "100x50x3.0RHS"],
    ["610ub125_3", "610UB125"],
    ["610 UB 125_350", "610UB125"],
    ["RHS 100x50x3", "100x50x3.0RHS"],
    ["100x50x3 RHS", "100x50x3.0RHS"],
    ["rhs 100 50 3", "100x50x3.0RHS"],
    ["RHS 100x50x3.5", "100x50x3.5RHS"],
    ["100 by 100 by 8 ea", "100x100x8EA"],
    ["610UB125 Grade 350", "610UB125"],
    ["610ub125 g350", "610UB125"],
    ["610ub125 gr350", "610UB125"],
    ["610UB125 gr. 300", "610UB125"],
    ["360UB44.7 Aust350", "360UB44.7"],
    ["RHS 150x100x6 C350", "150x100x6.0RHS"],
    ["C350L0 150x100x6 rhs", "150x100x6.0RHS"],
    ["grade 300 250 PFC", "250PFC"],
  ])("%j finds %s alone, whatever the separators", (text, name) => {
    expect(names(text)).toEqual([name]);
  });

  test("100 by 100 by 8 is 100x100x8", () => {
    expect(names("100 by 100 by 8")).toEqual(names("100x100x8"));
    expect(names("100 by 100 by 8")).toContain("100x100x8EA");
  });

  test("a wall that no size of the series has is treated as incomplete", () => {
    expect(names("rhs 100x50x1")).toEqual(["100x50x1.6RHS"]);
    expect(names("shs 400x400x12")).toEqual(["400x400x12.5SHS"]);
  });

  test.each([
    ["C section", ["PFC"]],
    ["c-section", ["PFC"]],
    ["channel section", ["PFC"]],
    ["channel sect", ["PFC"]],
    ["I section", ["WB", "WC", "UB", "UC", "TFB", "UBP"]],
    ["L sections", ["EA", "UA"]],
  ])("%j finds only %j", (text, expected) => {
    expect([...families(text)]).toEqual(expected);
  });

  test.each(["grade 350", "Grade", "C350", "gr 300", "C450L0"])("%j hides nothing", (text) => {
    expect(names(text)).toHaveLength(748);
  });

  test.each([
    ["DN100", ["114.3"]],
    ["100NB", ["114.3"]],
    ["dn 100", ["114.3"]],
    ["NB 100", ["114.3"]],
    ["chs DN100", ["114.3"]],
    ["DN150", ["168.3", "165.1"]],
    ["dn600", ["610.0"]],
    ["DN10", ["114.3"]],
  ])("%j finds the pipes of outside diameter %j", (text, expected) => {
    expect([...families(text)]).toEqual(["CHS"]);
    expect([...new Set(names(text).map((name) => name.split("x")[0]))]).toEqual(expected);
  });

  test("a nominal bore with a wall finds one pipe", () => {
    expect(names("DN150 x 6.4")).toEqual(names("chs 168.3x6.4"));
  });

  test("t=6 finds the hollow sections with a wall of 6", () => {
    const walls = names("t=6");
    expect(walls).toContain("150x100x6.0RHS");
    expect(walls.every((name) => /x6\.0[CRS]HS$/.test(name))).toBe(true);
    expect(names("t = 6 mm shs").every((name) => name.endsWith("x6.0SHS"))).toBe(true);
  });

  test("an incomplete number finds all sizes that start with it", () => {
    expect(names("ub 61")).toEqual(["610UB125", "610UB113", "610UB101"]);
    expect(names("shs 100x100x1")).toEqual(["100x100x10.0SHS"]);
  });
});

describe("a search text excludes", () => {
  test("a complete number does not match longer numbers", () => {
    expect(names("10 shs").filter((name) => name.startsWith("100x100x6"))).toEqual([]);
    expect(names("36 ub")).toEqual([]);
  });

  test("numbers match whole numbers of the name", () => {
    const [deep] = searchKeysOf(["2100x50x6.0RHS"], "RHS");
    if (!deep) throw new Error("No key.");
    expect(answers(deep, readQuery("rhs 100x50"))).toBe(false);
    expect(answers(deep, readQuery("rhs 2100x50"))).toBe(true);
    expect(names("rhs 50x50")).toEqual([]);
    expect(names("100x50").every((name) => /^100x50(x|FL$)/.test(name))).toBe(true);
  });

  test("6 millimetres is not 16", () => {
    expect(names("x6 shs").every((name) => name.includes("x6.0"))).toBe(true);
    expect(names("x6 shs").length).toBeGreaterThan(5);
  });

  test("each number of the text matches a different number of the name", () => {
    expect(names("rhs 150 150")).toEqual([]);
    expect(names("shs 150 150 6")).toEqual(["150x150x6.0SHS"]);
  });

  test.each([
    "?!",
    "*",
    "×",
    "by",
    "-",
    ",",
    "=",
    "DN105x",
    "t=99",
    "610BU125",
    "360UB99",
    "999",
    "ub chs",
    "ub pfc 250",
    "zzz",
  ])("%j finds nothing", (text) => {
    expect(names(text)).toEqual([]);
  });
});

test("a letter x finds the names that contain it", () => {
  expect(names("x").every((name) => name.includes("x"))).toBe(true);
  expect(names("x")).not.toContain("610UB125");
});

test("a text has a match if any entry matches it", () => {
  expect(hasMatch(entries, "360ub")).toBe(true);
  expect(hasMatch(entries, "999ZZ")).toBe(false);
});

test("an empty text finds everything", () => {
  expect(find("")).toHaveLength(748);
  expect(find("   ")).toHaveLength(748);
});

test("a section is listed only in its standard and if its availability is selected", () => {
  const common = findSections(entries, {
    text: "310uc",
    standard: "Aust350",
    availability: new Set(["Common"]),
  });
  expect(common.map((entry) => entry.id)).toEqual([
    "310UC158_350",
    "310UC137_350",
    "310UC118_350",
    "310UC96.8_350",
  ]);
  expect(findSections(entries, { text: "", standard: "Aust300", availability: new Set() })).toEqual([]);
});

test("the list can be limited to one family", () => {
  const channels = findSections(entries, { text: "150", standard: "Aust300", availability, category: "PFC" });
  expect(channels.map((entry) => entry.name)).toEqual(["150PFC"]);
});

test("the groups are in the order of the families, without empty groups", () => {
  const groups = groupByCategory(find("beam"));
  expect(groups.map(({ category, name, entries: list }) => [category, name, list.length])).toEqual([
    ["WB", CATEGORY_NAMES.WB, 23],
    ["UB", CATEGORY_NAMES.UB, 35],
    ["TFB", CATEGORY_NAMES.TFB, 2],
  ]);
  expect(groupByCategory([])).toEqual([]);
});

describe("for any text", () => {
  const piece = fc.oneof(
    fc.string({ unit: "binary", maxLength: 8 }),
    fc.constantFrom(
      "x",
      "*",
      "×",
      "6",
      "100",
      ".",
      "_",
      " ",
      "ub",
      "RHS",
      "\ud800",
      "İ",
      "²",
      "\\",
      "(",
      "[",
      "$",
    ),
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));

  test("the search never throws and its result is a subsequence of the entries", () => {
    fc.assert(
      fc.property(text, (typed) => {
        const found = find(typed);
        let from = 0;
        for (const entry of found) {
          const at = entries.indexOf(entry, from);
          expect(at).toBeGreaterThanOrEqual(from);
          from = at + 1;
        }
      }),
    );
  });

  test("the search agrees with the match of each single entry", () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...entries), (typed, entry) => {
        const found = findSections(entries, { text: typed, standard: entry.standard, availability });
        expect(found.includes(entry)).toBe(matches(entry, typed));
      }),
    );
  });

  test("any piece of a name finds it, in any case and with any spaces", () => {
    const slice = fc
      .tuple(fc.constantFrom(...entries), fc.nat(), fc.nat(), fc.boolean(), fc.boolean())
      .map(([entry, a, b, upper, spaced]) => {
        const from = a % entry.name.length;
        const part = entry.name.slice(from, from + 1 + (b % (entry.name.length - from)));
        const cased = upper ? part.toUpperCase() : part.toLowerCase();
        return { entry, typed: spaced ? [...cased].join(" ") : cased };
      });
    fc.assert(fc.property(slice, ({ entry, typed }) => matches(entry, typed)));
  });

  test("the exact name and the identifier of every entry find it", () => {
    const lost = entries.filter((entry) => !matches(entry, entry.name) || !matches(entry, entry.id));
    expect(lost).toEqual([]);
  });
});

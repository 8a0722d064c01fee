import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { QUANTITIES } from "../../quantities/quantities.ts";
import { catalogue } from "../../testing/catalogue.ts";
import { conditionsOf, typed } from "../../testing/typed.ts";
import { INITIAL_STATE, parseState } from "../../view-state/library-state.ts";
import { conditionToText } from "../conditions.ts";
import { type FollowedTab, followSearch, standardAsked, withFilters } from "../followed-tab.ts";
import { findEntries } from "../found/found.ts";
import { addsFilters } from "./typed-search.ts";

const textsOf = (text: string) => conditionsOf(text).map(conditionToText);

describe("conditions in a search text", () => {
  test.each([
    ["Ix >= 200", ["ix:200.."]],
    ["ix>200", ["ix:!200.."]],
    ["kf<1", ["kf:..!1"]],
    ["1 > kf", ["kf:..!1"]],
    ["200 <= Ix", ["ix:200.."]],
    ["200 \u2264 Ix", ["ix:200.."]],
    ["d \u2264 460", ["d:..460"]],
    ["depth<=460", ["d:..460"]],
    ["40 <= mass <= 60.5", ["mass:40..60.5"]],
    ["40 < mass <= 60", ["mass:!40..60"]],
    ["60 >= mass > 40", ["mass:!40..60"]],
    ["mass 40 to 60", ["mass:40..60"]],
    ["mass = 40..60", ["mass:40..60"]],
    ["mass 40-60", ["mass:40..60"]],
    ["mass 40 - 60.5", ["mass:40..60.5"]],
    ["Ix=200..300", ["ix:200..300"]],
    ["tf = 12", ["tf:12..12"]],
    ["t=6", ["t:6..6"]],
    ["mass:40", ["mass:40..40"]],
    ["kg<60", ["mass:..!60"]],
    ["ksm<60", ["ksm1:..!60"]],
    ["ksm4 <= 20", ["ksm4:..20"]],
    ["ksm < 20 m\u00b2/t", ["ksm1:..!20"]],
    ["surfacePerMetre >= 1.5 m2/m", ["surfacePerMetre:1.5.."]],
    ["lambdasx > 16", ["lambdaSx:!16.."]],
    ["P < 1500", ["perimeter:..!1500"]],
    ["kg/m <= 60", ["mass:..60"]],
    ["Ag >= 10 000", ["ag:10000.."]],
    ["Ag >= 10,000", ["ag:10000.."]],
    ["family = UB, uc", ["family:UB.UC"]],
    ["family = universal beams", ["family:UB"]],
    ["fabrication = Hot rolled", ["fabrication:hot-rolled"]],
    ["listed", ["listed:yes"]],
    ["Not supplied in this grade", ["listed:no"]],
    ["grade = C450", ["grade:C450"]],
    ["grade: 300, Grade 350", ["grade:300.350"]],
    ["grade 350", ["grade:350"]],
    ["Gr. 350", ["grade:350"]],
    ["g350", ["grade:350"]],
    ["g 350", ["grade:350"]],
    ["gC450", ["grade:C450"]],
    ["phi Msx > 500", ["phiMsx:!500.."]],
    ["\u03c6 Msx > 500", ["phiMsx:!500.."]],
    ["500 < phi Msx, mass < 90", ["phiMsx:!500..", "mass:..!90"]],
    ["C350L0", ["grade:C350"]],
    ["grade 250", ["grade:C250"]],
    ["grade 450", ["grade:C450"]],
    ["gr 450L0", ["grade:C450"]],
    ["grade = 250", ["grade:C250"]],
    ["grade 400", ["grade:400"]],
    ["grade 300 or C350", ["grade:300.C350"]],
    ["compactness: C", ["compactness:C"]],
    ["compact", ["compactness:C"]],
    ["slender UB", ["compactness:S", "family:UB"]],
    ["non compact", ["compactness:N"]],
    ["noncompact", ["compactness:N"]],
    ["300PLUS", ["grade:300"]],
    ["300 plus", ["grade:300"]],
    ["grade 300+", ["grade:300"]],
  ])("%s is understood", (text, conditions) => expect(textsOf(text)).toEqual(conditions));

  test.each([
    ["Ix>=200 mass<=60", ["ix:200..", "mass:..60"]],
    ["Ix >= 200, d <= 460", ["ix:200..", "d:..460"]],
    ["Ix >= 200 and d <= 460; welded", ["ix:200..", "d:..460", "fabrication:welded"]],
    ["zex>1000 ub", ["zex:!1000..", "family:UB"]],
    ["ub, uc zex>1000", ["zex:!1000..", "family:UB.UC"]],
    ["UB d=403", ["d:403..403", "family:UB"]],
    ["family = UB, UC Ix >= 200", ["family:UB.UC", "ix:200.."]],
    ["40 <= mass <= 60 200 <= Ix", ["mass:40..60", "ix:200.."]],
    ["Ix >= 200 Ix <= 300", ["ix:200..300"]],
    ["Ix >= 200 Ix > 200", ["ix:!200.."]],
    ["Ag >= 10 000 d <= 460", ["ag:10000..", "d:..460"]],
    ["Ix >= 200 300 <= d", ["ix:200..", "d:300.."]],
    ["Ix>=200,300<=d", ["ix:200..", "d:300.."]],
    ["listed grade = C450 mass 40-60", ["listed:yes", "grade:C450", "mass:40..60"]],
    ["Parallel flange channels d>=200", ["d:200..", "family:PFC"]],
  ])("%s is several conditions", (text, conditions) => expect(textsOf(text)).toEqual(conditions));

  // Ix is shown in 10^6 mm4, Zex in 10^3 mm3, capacities in kN and kNm. The largest Ix is 15,300 x10^6 mm4.
  test.each([
    ["Ix>=200e6", "ix:200.."],
    ["Ix>=200000000", "ix:200.."],
    ["Ix>=200,000,000", "ix:200.."],
    ["Ix >= 200 000 000", "ix:200.."],
    ["Ix >= 200e6 mm4", "ix:200.."],
    ["Ix >= 200e6 mm\u2074", "ix:200.."],
    ["Ix >= 200 x10^6 mm4", "ix:200.."],
    ["Ix >= 200 \u00d710\u2076 mm\u2074", "ix:200.."],
    ["Ix >= 200\u00d7106 mm4", "ix:200.."],
    ["Ix >= 20000 cm4", "ix:200.."],
    ["Ix >= 0.35e6 mm4", "ix:0.35.."],
    ["Zex >= 1e6", "zex:1000.."],
    ["Zex >= 50e3", "zex:50.."],
    ["Zex >= 50000 mm3", "zex:50.."],
    ["d >= 400 mm", "d:400.."],
    ["d >= 400mm", "d:400.."],
    ["d >= 0.4 m", "d:400.."],
    ["mass < 60 kg/m", "mass:..!60"],
    ["mass 40-60kg", "mass:40..60"],
    ["fy >= 300 MPa", "fy:300.."],
    ["phiNs >= 2000 kN", "phiNs:2000.."],
    ["phiMsx >= 200 kNm", "phiMsx:200.."],
    ["phiMsx >= 200e6 Nmm", "phiMsx:200.."],
  ])("%s is read in the unit of the table", (text, condition) => expect(textsOf(text)).toEqual([condition]));

  test.each([
    ["Ix >= 200", "ix:200.."],
    ["Ix >= 20000", "ix:20000.."],
    ["Ix >= 100000", "ix:100000.."],
    ["Zex >= 5e3", "zex:5000.."],
    ["Zex >= 50000", "zex:50000.."],
    ["d <= 5000", "d:..5000"],
  ])("%s keeps the unit of the table, which may be meant", (text, condition) =>
    expect(textsOf(text)).toEqual([condition]),
  );

  test("every quantity is understood by its key, beside a family", () => {
    for (const { key } of QUANTITIES) expect(textsOf(`${key} >= 1 ub`)).toEqual([`${key}:1..`, "family:UB"]);
  });
});

describe("what is not a condition", () => {
  test.each(["ub", "UB 200-300", "100 by 100 by 8", "welded", "360 UB 44,7", "C section", "angle"])(
    "%s is looked up by name",
    (text) =>
      expect(typed(text)).toEqual({
        name: text,
        conditions: [],
        standard: undefined,
        error: undefined,
        isUnfinished: false,
      }),
  );

  test("no name of the catalogue is read as a condition", () => {
    const read = catalogue.entries.filter(({ name }) => typed(name).name !== name || typed(name).error);
    expect(read).toEqual([]);
  });

  test("a name beside conditions is looked up", () => {
    expect(typed("360ub d > 355")).toMatchObject({ name: "360ub", conditions: [{ key: "d", min: 355 }] });
    expect(typed("150 x 100 kf<1")).toMatchObject({ name: "150 x 100" });
  });

  test.each([
    ["Ix >= big", "Enter a number only; unit:"],
    ["kf < one", "Enter a number only"],
    ["d >= 400 kg", "Enter a number only; unit:"],
    ["Ix >= 200 mm", "Enter a number only; unit:"],
    ["Iz >= 3", "\u201cIz\u201d is not a property"],
    ["Iz >= 3 mass <= 60", "\u201cIz\u201d is not a property"],
    ["60 <= mass <= 40", "The minimum, 60, is greater than the maximum, 40."],
    ["Ix >= 300 Ix <= 200", "The minimum, 300, is greater than the maximum, 200."],
    ["mass > 60 mass <= 60", "No value is both above and below 60."],
    ["grade = 460", "No grade 460. Grades: 300, 350, 400, C250, C350, C450."],
    ["grade 999", "No grade 999. Grades: 300, 350, 400, C250, C350, C450."],
    ["grade 2500", "No grade 2500."],
    ["360UB44.7 gr. c999", "No grade c999."],
    ["grade ub", "No grade ub."],
    ["grade", "Finish the grade: 300, 350, 400, C250, C350 or C450."],
    ["grade, ub", "Finish the grade: "],
    ["special", "To list special sections only, tick Special alone under Availability."],
    ["LEGACY UB", "tick Legacy alone under Availability."],
    ["360UB44.7 obsolete", "tick Obsolete alone under Availability."],
    ["grade >= 350", "Write grade = 350."],
    ["grade 45", "Finish the grade: "],
    ["d >= 1e9", "far above the largest d"],
  ])("%s is rejected with the reason", (text, reason) => {
    expect(typed(text).error?.text).toContain(reason);
  });

  test("the reason names the unit of the quantity", () => {
    expect(typed("Ix >= big").error?.unitOf?.row).toMatchObject({ unit: "mm4", exponent: 6 });
  });

  test("a condition that cannot be read leaves the others active", () => {
    expect(typed("Iz >= 3 mass <= 60").conditions.map(conditionToText)).toEqual(["mass:..60"]);
  });

  test("no text throws", () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom("Ix", ">=", "<", "200", " ", ",", "ub", "..", "-", "grade", "=", "mm4", "e6", "x10^6"),
    );
    fc.assert(fc.property(fc.array(piece), (pieces) => typed(pieces.join("")) !== undefined));
  });
});

describe("a text that is still being typed", () => {
  const beginnings = (text: string) => Array.from({ length: text.length }, (_, at) => text.slice(0, at + 1));

  test.each([
    "mass<60",
    "UB d >= 403",
    "40 <= mass",
    "grade = C450",
    "grade 250",
    "slender",
    "noncompact",
    "obsolete UB",
    "360UB44.7 grade 300",
    "360UB44.7 Aust350",
    "kf < 1",
    "ub Zex>1000",
  ])("%s finds something at every key", (text) => {
    const counts = beginnings(text).map((one) => {
      const standard = standardAsked(typed(one), "Aust300");
      return [one, findEntries(catalogue, { ...INITIAL_STATE, standard, text: one }).length > 0];
    });
    expect(counts.filter(([, hasAny]) => !hasAny)).toEqual([]);
  });

  test.each(["d >=", "UB d", "ma", "40 <= ma", "grade = C4", "grade", "grade 25", "mass 40 to"])(
    "%s is unfinished",
    (text) => expect(typed(text)).toMatchObject({ isUnfinished: true, conditions: [] }),
  );
});

describe("a bare number after a name", () => {
  test.each([
    ["310ub40 350", "310ub40", ["grade:350"]],
    ["310UB40.4, 300", "310UB40.4", ["grade:300"]],
    ["310 ub 350", "310 ub", ["grade:350"]],
    ["ub 350", "", ["grade:350", "family:UB"]],
    ["700WB115 400", "700WB115", ["grade:400"]],
    ["380pfc 350", "380pfc", ["grade:350"]],
    ["150x100x6 rhs 450", "150x100x6 rhs", ["grade:C450"]],
    ["chs 350", "", ["grade:C350", "family:CHS"]],
  ])("%s is a grade", (text, name, conditions) => {
    expect(typed(text).name).toBe(name);
    expect(typed(text).conditions.map(conditionToText)).toEqual(conditions);
  });

  test.each(["rhs 350", "shs 350", "rhs 150", "400 rhs 300", "wc 350", "350", "310ub40 35", "310ub40 460"])(
    "%s is left to the names",
    (text) => expect(typed(text)).toMatchObject({ name: text, conditions: [] }),
  );

  test("opens the tab of the grade, also from a link", () => {
    expect(standardAsked(typed("310ub40 350"), "Aust300")).toBe("Aust350");
    expect(parseState("?q=310ub40+350").standard).toBe("Aust350");
  });
});

test("sizes that begin with the number typed come first in their family", () => {
  const names = findEntries(catalogue, { ...INITIAL_STATE, text: "rhs 150" }).map(({ name }) => name);
  expect(names[0]).toBe("150x100x10.0RHS");
  expect(names.at(-1)).toBe("250x150x5.0RHS");
  expect(findEntries(catalogue, { ...INITIAL_STATE, text: "ub 40" })[0]?.name).toBe("310UB40.4");
});

describe("the tab for a search text", () => {
  test.each([
    ["360UB44.7 Aust350", "Aust350"],
    ["360UB44.7 grade 350", "Aust350"],
    ["610UB125_350", "Aust350"],
    ["610UB125_300", "Aust300"],
    ["RHS 150x100x6 C450", "Aust350"],
    ["700WB115 grade 400", "Aust350"],
    ["grade 450", "Aust350"],
    ["grade 250", "Aust300"],
    ["grade 300", "Aust300"],
  ] as const)("%s looks in %s", (text, standard) => {
    const other = standard === "Aust350" ? "Aust300" : "Aust350";
    expect(standardAsked(typed(text), other)).toBe(standard);
  });

  test("a grade that both tabs have stays in the tab", () => {
    expect(standardAsked(typed("C350"), "Aust300")).toBe("Aust300");
    expect(standardAsked(typed("C350"), "Aust350")).toBe("Aust350");
  });
});

test("Enter adds conditions, but opens the section where only its grade is named", () => {
  expect(addsFilters(typed("kf<1"))).toBe(true);
  expect(addsFilters(typed("360ub kf<1"))).toBe(true);
  expect(addsFilters(typed("grade 350"))).toBe(true);
  expect(addsFilters(typed("grade 250"))).toBe(true);
  expect(addsFilters(typed("360UB44.7 grade 350"))).toBe(false);
  expect(addsFilters(typed("360UB44.7"))).toBe(false);
});

describe("the tab follows the search", () => {
  const start: FollowedTab = { standard: "Aust300", before: undefined };
  /** The tab after a series of texts, each typed over the one before. */
  const after = (tab: FollowedTab, ...texts: readonly string[]) =>
    texts.reduce(({ tab: held, was }, is) => ({ tab: followSearch(held, typed(was), typed(is)), was: is }), {
      tab,
      was: "",
    }).tab;

  test.each([
    ["a grade moves it", ["grade 350"], "Aust350"],
    ["it goes back when the grade is deleted", ["grade 350", "grade 35", "gra", ""], "Aust300"],
    ["it goes back when the name of the tab is deleted", ["360UB44.7 Aust350", "360UB44.7"], "Aust300"],
    ["it goes back when the whole text is cleared at once", ["360UB44.7 Aust350", ""], "Aust300"],
    ["another grade of the same tab keeps it", ["grade 350", "grade C450"], "Aust350"],
    ["a text without a grade leaves it", ["360ub", ""], "Aust300"],
  ])("%s", (_, texts, standard) => {
    expect(after(start, ...texts).standard).toBe(standard);
  });

  test("it goes back to the tab before, whichever that was", () => {
    const from350: FollowedTab = { standard: "Aust350", before: undefined };
    expect(after(from350, "610UB125 Aust300").standard).toBe("Aust300");
    expect(after(from350, "610UB125 Aust300", "610UB125").standard).toBe("Aust350");
  });

  test("a tab chosen after the grade was typed stays", () => {
    const moved = followSearch(start, typed(""), typed("grade 350"));
    const chosen: FollowedTab = { standard: "Aust300", before: undefined };
    expect(moved.before).toBe("Aust300");
    expect(followSearch(chosen, typed("grade 350"), typed("grade 350 ")).standard).toBe("Aust300");
    expect(followSearch({ ...chosen, standard: "Aust350" }, typed("grade 350"), typed("")).standard).toBe(
      "Aust350",
    );
  });

  /** The tab after a series of searches, each a text beside filters given as text. */
  const afterSearches = (
    tab: FollowedTab,
    ...searches: readonly (readonly [text: string, filters: string])[]
  ) => {
    const asked = (text: string, filters: string) => withFilters(typed(text), typed(filters).conditions);
    return searches.reduce(
      ({ tab: held, was }, [text, filters]) => {
        const is = asked(text, filters);
        return { tab: followSearch(held, was, is), was: is };
      },
      { tab, was: asked("", "") },
    ).tab;
  };

  test("it stays while a typed grade becomes a filter, and goes back when the filter is removed", () => {
    const typing = [
      ["grade 350", ""],
      ["", "grade 350"],
    ] as const;
    expect(afterSearches(start, ...typing)).toEqual({ standard: "Aust350", before: "Aust300" });
    expect(afterSearches(start, ...typing, ["mass>40", "grade 350"], ["", "grade 350 mass>40"]).before).toBe(
      "Aust300",
    );
    expect(afterSearches(start, ...typing, ["", ""])).toEqual(start);
    expect(afterSearches(start, ...typing, ["", "mass>40"])).toEqual(start);
  });

  test("a filter on the grade moves it without a text, and removing the filter moves it back", () => {
    expect(afterSearches(start, ["", "grade 350"]).standard).toBe("Aust350");
    expect(afterSearches(start, ["", "grade 350"], ["", ""])).toEqual(start);
    const from350: FollowedTab = { standard: "Aust350", before: undefined };
    expect(afterSearches(from350, ["", "grade 350"], ["", ""])).toEqual(from350);
  });

  test("an old tab is not gone back to after a grade that moved nothing", () => {
    const held: FollowedTab = { standard: "Aust350", before: "Aust300" };
    expect(afterSearches(held, ["grade 350", ""], ["", ""]).standard).toBe("Aust350");
  });
});

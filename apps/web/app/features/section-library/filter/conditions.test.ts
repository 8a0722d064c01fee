import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { QUANTITIES, quantityOf } from "../quantities/quantities.ts";
import { catalogue } from "../testing/catalogue.ts";
import { conditionOf } from "../testing/typed.ts";
import { INITIAL_STATE } from "../view-state/library-state.ts";
import {
  atMember,
  conditionFromText,
  conditionInWords,
  conditionToText,
  type RangeCondition,
  readBounds,
  withCondition,
} from "./conditions.ts";
import { findEntries, numberOfEntry } from "./found/found.ts";

function found(...texts: string[]): string[] {
  const asked = { ...INITIAL_STATE, conditions: texts.map(conditionOf) };
  return findEntries(catalogue, asked).map((entry) => entry.name);
}

describe("a condition in a link", () => {
  const bound = fc.option(fc.double({ min: 0, max: 1e9, noNaN: true }), { nil: undefined });
  const range = fc
    .record({
      key: fc.constantFrom(...QUANTITIES.map(({ key }) => key)),
      min: bound,
      max: bound,
      isAbove: fc.boolean(),
      isBelow: fc.boolean(),
    })
    .filter(({ min, max }) => (min ?? max) !== undefined && (min ?? 0) <= (max ?? Number.POSITIVE_INFINITY))
    .map(({ key, min, max, isAbove, isBelow }): RangeCondition => {
      const isOneValue = min === max;
      return {
        kind: "range",
        key,
        min,
        max,
        ...(isAbove && min !== undefined && !isOneValue && { isAbove }),
        ...(isBelow && max !== undefined && !isOneValue && { isBelow }),
      };
    });

  test("is the same when written to a link and read back", () => {
    fc.assert(
      fc.property(range, (one) => {
        expect(conditionFromText(conditionToText(one))).toEqual(one);
      }),
    );
    const word = conditionOf("family = UB, UC");
    expect(conditionFromText(conditionToText(word))).toEqual(word);
  });

  test.each([
    "ix:",
    "ix:..",
    "ix:5..4",
    "ix:!5..5",
    "ix:!..5",
    "ix:!!5..",
    "nothing:1..",
    "family:XX",
    "ix:a..b",
    "..",
    "ix",
  ])("%s is kept as not understood", (text) =>
    expect(conditionFromText(text)).toEqual({ kind: "unread", text }),
  );

  test("a condition on the same quantity replaces the former one", () => {
    const conditions = withCondition(
      [conditionOf("Ix >= 200"), conditionOf("d <= 400")],
      conditionOf("Ix >= 300"),
    );
    expect(conditions.map(conditionToText)).toEqual(["d:..400", "ix:300.."]);
  });
});

describe("the text of a range", () => {
  test.each([
    ["ix:200..", "Ix \u2265 200"],
    ["ix:!200..", "Ix > 200"],
    ["kf:..!1", "kf < 1"],
    ["mass:40..60", "40 \u2264 mass \u2264 60"],
    ["mass:!40..!60", "40 < mass < 60"],
    ["d:403..403", "d = 403"],
  ])("%s is shown as %s", (text, words) => expect(conditionInWords(conditionFromText(text))).toBe(words));
});

describe("the member of a condition", () => {
  const member = { lex: 6, ley: 4.5, leb: 1.5, alphaM: 1.13 };

  test.each([
    ["phiMbx:!100..", " at le = 1.5 m, \u03b1m = 1.13"],
    ["phiNcx:100..", " at lex = 6 m"],
    ["phiNcy:100..", " at ley = 4.5 m"],
    ["phiMsx:100..", ""],
    ["ix:100..", ""],
    ["family:UB", ""],
  ])("the effective length of %s is written%s", (text, words) =>
    expect(atMember(conditionFromText(text), member)).toBe(words),
  );
});

describe("the bounds of a form", () => {
  const read = (key: string, from: string, to: string) => {
    const one = readBounds(key, from, to, () => 15_300);
    return "error" in one ? one.error : conditionToText(one.condition);
  };

  test.each([
    ["ix", "200", "", "ix:200.."],
    ["ix", "200e6", "300,000,000", "ix:200..300"],
    ["ix", "200e6 mm4", "", "ix:200.."],
    ["d", " 400 mm", "460", "d:400..460"],
  ])("%s from %j to %j is understood", (key, from, to, text) => expect(read(key, from, to)).toBe(text));

  test.each([
    ["ix", "big", "", "Enter a number only; unit:"],
    ["ix", "", "", "Enter a number only; unit:"],
    ["kf", "one", "", "Enter a number only"],
    ["d", "60", "40", "The minimum, 60, is greater than the maximum, 40."],
  ])("%s from %j to %j is rejected with the reason", (key, from, to, text) =>
    expect(read(key, from, to)).toMatchObject({ text }),
  );
});

describe("what meets the conditions", () => {
  // Published: 360UB44.7 Ix 121, 360UB50.7 142, 360UB56.7 161; 410UB53.7 188, 410UB59.7 216 (10^6 mm4).
  test("a bound holds in the unit of the table and includes the value itself", () => {
    expect(found("Ix >= 142", "Ix <= 188", "family = UB")).toEqual(["410UB53.7", "360UB56.7", "360UB50.7"]);
  });

  test("a bound on a value with decimals finds that value", () => {
    expect(found("44.7 <= mass <= 44.7", "family = UB")).toEqual(["360UB44.7"]);
  });

  test("a section without the quantity does not meet a condition on it", () => {
    expect(found("Iw >= 0", "family = SHS, RHS, CHS, EA, UA")).toEqual([]);
  });

  // Published: kf of 410UB59.7 is 0.938 and of 200UC46.2 1.00.
  test("a bound with < or > excludes the value itself", () => {
    expect(found("kf < 1", "family = UC")).not.toContain("200UC46.2");
    expect(found("kf <= 1", "family = UC")).toContain("200UC46.2");
    const kf = quantityOf("kf");
    const below = findEntries(catalogue, { ...INITIAL_STATE, conditions: [conditionOf("kf < 1")] });
    expect(below.length).toBeGreaterThan(50);
    for (const entry of below)
      expect(kf && numberOfEntry(catalogue, entry, kf, INITIAL_STATE.member)).toBeLessThan(1);
    expect(found("Ix > 142", "Ix < 188", "family = UB")).toEqual(["360UB56.7"]);
  });

  // The tables give d = 403 and 203 for the depths 402.6 and 203.2 that the other properties belong to.
  test("a condition applies to the value on screen", () => {
    expect(found("d = 403", "family = UB")).toEqual(["410UB53.7"]);
    expect(found("d <= 203", "family = UC")).toContain("200UC46.2");
    expect(found("d = 402.6", "family = UB")).toEqual([]);
  });

  test("t is the thickness of angles and hollow sections alone", () => {
    const thin = found("t = 6");
    expect(thin).toContain("150x100x6.0RHS");
    expect(thin).toContain("100x100x6EA");
    expect(thin.every((name) => /EA|UA|HS/.test(name))).toBe(true);
  });

  // The tables list 760UB244 in Grade 350 only, and 610UB125 in both.
  test("listed applies to the grade of the tab", () => {
    expect(found("listed = no", "family = UB")).toContain("760UB244");
    expect(found("listed", "family = UB")).not.toContain("760UB244");
    expect(found("listed", "family = UB")).toContain("610UB125");
  });

  // AS/NZS 1163: in the first tab round pipes are C250, rectangular and square ones C350; AS/NZS 3679: 300.
  test("grade is the real steel, not the tab", () => {
    const families = (text: string) => {
      const asked = { ...INITIAL_STATE, conditions: [conditionOf(text)] };
      return [...new Set(findEntries(catalogue, asked).map(({ category }) => category))];
    };
    expect(families("grade = C250")).toEqual(["CHS"]);
    expect(families("grade = C350").toSorted()).toEqual(["RHS", "SHS"]);
    expect(families("grade = C450")).toEqual([]);
    expect(families("grade = 300")).toHaveLength(14);
  });

  test("fabrication and compactness are read from the record", () => {
    expect(
      new Set(found("family = WB, UB", "fabrication = welded").map((name) => name.replace(/[\d.]/g, ""))),
    ).toEqual(new Set(["WB"]));
    const slender = found("compactness = S", "family = UB");
    expect(slender).toEqual([]);
  });
});

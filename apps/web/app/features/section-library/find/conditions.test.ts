import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { INITIAL_STATE } from "../library-state.ts";
import { catalogue } from "../testing/catalogue.ts";
import {
  type Condition,
  conditionFromText,
  conditionToText,
  readCondition,
  withCondition,
} from "./conditions.ts";
import { findEntries } from "./found.ts";
import { QUANTITIES } from "./quantities.ts";

function conditionOf(text: string): Condition {
  const read = readCondition(text);
  if ("error" in read) throw new Error(read.error);
  return read.condition;
}

function found(...texts: string[]): string[] {
  const asked = { ...INITIAL_STATE, conditions: texts.map(conditionOf) };
  return findEntries(catalogue, asked).map((entry) => entry.name);
}

describe("a condition as a person types it", () => {
  test.each([
    ["Ix >= 200", { kind: "range", key: "ix", min: 200, max: undefined }],
    ["ix>200", { kind: "range", key: "ix", min: 200, max: undefined }],
    ["200 <= Ix", { kind: "range", key: "ix", min: 200, max: undefined }],
    ["200 \u2264 Ix", { kind: "range", key: "ix", min: 200, max: undefined }],
    ["d \u2264 460", { kind: "range", key: "d", min: undefined, max: 460 }],
    ["depth<=460", { kind: "range", key: "d", min: undefined, max: 460 }],
    ["40 <= mass <= 60.5", { kind: "range", key: "mass", min: 40, max: 60.5 }],
    ["mass 40 to 60", { kind: "range", key: "mass", min: 40, max: 60 }],
    ["mass = 40..60", { kind: "range", key: "mass", min: 40, max: 60 }],
    ["tf = 12", { kind: "range", key: "tf", min: 12, max: 12 }],
    ["Ag >= 10 000", { kind: "range", key: "ag", min: 10000, max: undefined }],
    ["welded", { kind: "word", key: "fabrication", values: ["welded"] }],
    ["Hot rolled", { kind: "word", key: "fabrication", values: ["hot-rolled"] }],
    ["family = UB, uc", { kind: "word", key: "family", values: ["UB", "UC"] }],
    ["universal beams", { kind: "word", key: "family", values: ["UB"] }],
    ["listed", { kind: "word", key: "listed", values: ["yes"] }],
    ["Not listed in this grade", { kind: "word", key: "listed", values: ["no"] }],
    ["grade = C450", { kind: "word", key: "grade", values: ["C450"] }],
    ["grade: 300, Grade 350", { kind: "word", key: "grade", values: ["300", "350"] }],
    ["c350", { kind: "word", key: "grade", values: ["C350"] }],
    ["compactness: C", { kind: "word", key: "compactness", values: ["C"] }],
  ])("%s", (text, condition) => {
    expect(conditionOf(text)).toEqual(condition);
  });

  test.each([
    ["Ix >= big", "\u201cbig\u201d is not a number"],
    ["Iz >= 3", "\u201cIz\u201d is no property"],
    ["d >= 400 mm", "Leave the unit out"],
    ["60 <= mass <= 40", "more than the most"],
    ["", "Write a condition"],
    ["610UB125", "Write a condition"],
    ["c", "Write a condition"],
    ["yes", "Write a condition"],
    ["grade = 460", "\u201c460\u201d is no value of grade"],
  ])("%s is refused with the reason", (text, reason) => {
    const read = readCondition(text);
    expect("error" in read && read.error).toContain(reason);
  });

  test("no text whatever throws", () => {
    fc.assert(fc.property(fc.string(), (text) => readCondition(text) !== undefined));
  });

  test("every quantity is understood by its own symbol's words or its key", () => {
    for (const { key } of QUANTITIES) expect(conditionOf(`${key} >= 1`)).toMatchObject({ key });
  });
});

describe("a condition in a link", () => {
  const bound = fc.option(fc.double({ min: 0, max: 1e9, noNaN: true }), { nil: undefined });
  const range = fc
    .record({ key: fc.constantFrom(...QUANTITIES.map(({ key }) => key)), min: bound, max: bound })
    .filter(({ min, max }) => (min ?? max) !== undefined && (min ?? 0) <= (max ?? Number.POSITIVE_INFINITY))
    .map((one) => ({ kind: "range" as const, ...one }));

  test("survives the way there and back", () => {
    fc.assert(
      fc.property(range, (one) => {
        expect(conditionFromText(conditionToText(one))).toEqual(one);
      }),
    );
    const word = conditionOf("family = UB, UC");
    expect(conditionFromText(conditionToText(word))).toEqual(word);
  });

  test.each(["ix:", "ix:..", "ix:5..4", "nothing:1..", "family:XX", "ix:a..b", "..", "ix"])(
    "%s is kept as not understood",
    (text) => expect(conditionFromText(text)).toEqual({ kind: "unread", text }),
  );

  test("a condition on the same quantity takes the place of the former", () => {
    const conditions = withCondition(
      [conditionOf("Ix >= 200"), conditionOf("d <= 400")],
      conditionOf("Ix >= 300"),
    );
    expect(conditions.map(conditionToText)).toEqual(["d:..400", "ix:300.."]);
  });
});

describe("what meets the conditions", () => {
  // Printed: 360UB44.7 Ix 121, 360UB50.7 142, 360UB56.7 161; 410UB53.7 188, 410UB59.7 216 (10^6 mm4).
  test("a bound holds in the unit of the table and includes the value itself", () => {
    expect(found("Ix >= 142", "Ix <= 188", "family = UB")).toEqual(["410UB53.7", "360UB56.7", "360UB50.7"]);
  });

  test("a bound on a value with decimals finds that value", () => {
    expect(found("44.7 <= mass <= 44.7", "family = UB")).toEqual(["360UB44.7"]);
  });

  test("a section without the quantity does not meet a condition on it", () => {
    expect(found("Iw >= 0", "family = SHS, RHS, CHS, EA, UA")).toEqual([]);
  });

  // The tables list 760UB244 in Grade 350 only, and 610UB125 in both.
  test("listed is asked of the grade of the tab", () => {
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
    expect(families("grade = 300")).toHaveLength(7);
  });

  test("fabrication and compactness are asked of the record", () => {
    expect(new Set(found("family = WB, UB", "welded").map((name) => name.replace(/[\d.]/g, "")))).toEqual(
      new Set(["WB"]),
    );
    const slender = found("compactness = S", "family = UB");
    expect(slender).toEqual([]);
  });
});

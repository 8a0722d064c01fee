import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  CATEGORIES,
  type Category,
  type SectionProperties,
  type SectionRecord,
  type Standard,
} from "../record/record.ts";
import { SPECIFIED_DEFAULTS } from "../source/specified-properties.ts";
import {
  customId,
  customText,
  customTextLike,
  typedFromText,
  wrongCustomText,
} from "./code/custom-section-id.ts";
import { CUSTOM_CATEGORIES } from "./code/custom-section-record.ts";
import {
  CUSTOM_SHAPES,
  CUSTOM_STEELS,
  type CustomField,
  DIMENSION_FIELDS,
  START,
  STEELS,
  STRESS_CLASSES,
  type TypedCustomSection,
} from "./code/fields.ts";
import { customSectionRecord, customSectionRecordOf } from "./custom-section.ts";
import { parseCustomSection } from "./parse-custom-section.ts";

const number = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((n) => String(n / 100));

/** Valid input of the form. */
const goodForm: fc.Arbitrary<TypedCustomSection> = fc
  .record({
    shape: fc.constantFrom(...CUSTOM_SHAPES),
    steel: fc.constantFrom(...CUSTOM_STEELS),
    light: fc.boolean(),
    rolled: fc.boolean(),
    d: number(700, 2000),
    b: number(150, 350),
    tf: number(3, 48),
    tw: number(3, 48),
    b1: number(200, 300),
    b2: number(100, 199),
    t: number(6, 30),
    r1: number(0, 25),
    r2: number(0, 6),
    bfb: number(150, 350),
    tfb: number(3, 48),
    fy: number(200, 400),
    fyw: number(200, 400),
    fu: number(400, 600),
  })
  .map(({ shape, steel, light, rolled, ...text }) => ({
    shape,
    steel: STEELS[shape].includes(steel) ? steel : "stated",
    stress: STRESS_CLASSES[shape][light ? 1 : 0] ?? STRESS_CLASSES[shape][0] ?? "HW",
    edges: rolled && shape === "I" ? "as-rolled" : "flame-cut",
    text,
  }));

function errorsOf(change: Partial<Record<CustomField, string>>, more: Partial<TypedCustomSection> = {}) {
  const parsed = parseCustomSection({ ...START, ...more, text: { ...START.text, ...change } });
  return parsed.ok ? {} : parsed.errors;
}

describe("the link text of a custom section", () => {
  test("any valid section is unchanged after a round trip through a link", () => {
    fc.assert(
      fc.property(goodForm, (typed) => {
        const parsed = parseCustomSection(typed);
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
        const word = customText(parsed.section);
        expect(encodeURIComponent(word)).toBe(word);
        const back = typedFromText(word);
        expect(back && parseCustomSection(back)).toEqual(parsed);
        expect(customSectionRecordOf(customId(parsed.section))).toBe(customSectionRecord(parsed.section));
      }),
    );
  });

  test("any text gives a valid form or an error for each invalid field", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^(I|Box|Angle)-[\dx.a-]{0,20}-.{0,10}$/)),
        (word) => {
          const typed = typedFromText(word);
          if (!typed) return;
          const parsed = parseCustomSection(typed);
          if (!parsed.ok) expect(Object.keys(parsed.errors).length).toBeGreaterThan(0);
        },
      ),
    );
  });

  test.each([
    ["I-500x200x16x10-300", "Welded I 500x200x16x10"],
    ["i-500.0x200x16x10-300-HW", "Welded I 500x200x16x10"],
    ["I-500x200x16x10-300-AR", "Welded I 500x200x16x10"],
    ["I-500x200x16x10-400-LW-AR", "Welded I 500x200x16x10"],
    ["Box-400x300x20x12-fy280_fyw300_fu430-LW", "Welded box 400x300x20x12"],
    ["Angle-150x100x10-400", "Angle 150x100x10"],
    ["Angle-150x100x12x10x5-fy300_fu440-HR", "Angle 150x100x12x10x5"],
  ])("%s is %s", (word, name) => {
    expect(customSectionRecordOf(`own:${word}`)?.name).toBe(name);
  });

  test("an invalid value in a link is kept in its field", () => {
    expect(typedFromText("I-500xabcx16-300")?.text).toMatchObject({ d: "500", b: "abc", tf: "16", tw: "" });
    expect(typedFromText("Z-500x200")).toBeUndefined();
    expect(customSectionRecordOf("own:I-500xabcx16x10-300")).toBeUndefined();
    expect(customSectionRecordOf("own:I-500x200x16x10-fy300")).toBeUndefined();
    expect(customSectionRecordOf("own:I-500x200x16x10-300-HR")).toBeUndefined();
    expect(customSectionRecordOf("610UB125_300")).toBeUndefined();
  });

  test("as-rolled flange edges are in the link of an I-section, and a link without them means flame cut", () => {
    const edgesOf = (word: string) => customSectionRecordOf(`own:${word}`)?.flangeEdges;
    expect(edgesOf("I-500x200x16x10-300")).toBe("flame-cut");
    expect(edgesOf("I-500x200x16x10-300-LW")).toBe("flame-cut");
    expect(edgesOf("I-500x200x16x10-300-AR")).toBe("as-rolled");
    expect(edgesOf("Angle-150x100x10-400")).toBeUndefined();
    expect(customSectionRecordOf("own:Box-400x300x20x12-300-AR")).toBeUndefined();
  });

  test("one section has one id, however its numbers were typed", () => {
    const typed = typedFromText("I-0500x200.00x16.0x10-300");
    const parsed = typed && parseCustomSection(typed);
    expect(parsed?.ok && customId(parsed.section)).toBe("own:I-500x200x16x10-300");
  });
});

test.each([
  ["tw", "", "Enter a number in millimetres, such as 16 or 12.5."],
  ["tw", "12,5", "Enter the number without a comma, for example 1200 or 12.5."],
  ["d", "-500", "\u201c\u2212500\u201d is not a number in millimetres, such as 16 or 12.5."],
  ["fy", "5x_5", "\u201c5\u00d7 5\u201d is not a number in megapascals, such as 300."],
] as const)("a form with %s of \u201c%s\u201d is text that has its error", (field, value, message) => {
  const typed = { ...START, steel: "stated", text: { ...START.text, [field]: value } } as const;
  const read = typedFromText(wrongCustomText(typed));
  expect(read && parseCustomSection(read)).toEqual({ ok: false, errors: { [field]: message } });
});

describe("a form with invalid input has an error beside the field", () => {
  test.each<[Partial<Record<CustomField, string>>, CustomField, RegExp]>([
    [{ d: "" }, "d", /Enter a number in millimetres/],
    [{ d: "abc" }, "d", /“abc” is not a number/],
    [{ d: "1,200" }, "d", /without a comma/],
    [{ tf: "12,5" }, "tf", /without a comma/],
    [{ d: "-500" }, "d", /above zero/],
    [{ d: "0" }, "d", /above zero/],
    [{ d: "1e3" }, "d", /not a number/],
    [{ d: "NaN" }, "d", /not a number/],
    [{ d: "500.125" }, "d", /two decimals/],
    [{ d: "5001" }, "d", /At most 5000/],
    [{ tw: "2.9" }, "tw", /thinner than 3 mm/],
    [{ tf: "250" }, "tf", /Two flanges of 250 mm/],
    [{ tw: "200" }, "tw", /A web of 200 mm/],
  ])("%j", (change, field, words) => {
    const errors = errorsOf(change);
    expect(errors[field]).toMatch(words);
    expect(Object.keys(errors)).toEqual([field]);
  });

  test("the largest valid sizes are accepted", () => {
    expect(errorsOf({ d: "5000", tw: "3" })).toEqual({});
    expect(errorsOf({ d: "100.01", b: "60", tf: "50" })).toEqual({});
    expect(errorsOf({ d: "100", tf: "50" })).toHaveProperty("tf");
  });

  test("a plate thicker than its grade covers needs entered strengths", () => {
    expect(errorsOf({ tf: "50.5" }).steel).toMatch(/Grade 300 gives no yield stress.*Enter the strengths/);
    expect(errorsOf({ tf: "80" }, { steel: "400" })).toEqual({});
    expect(errorsOf({ tf: "50.5" }, { steel: "stated" })).toEqual({});
  });

  test("entered strengths must be within AS 4100 and fy must not exceed fu", () => {
    const stated = { steel: "stated" } as const;
    expect(errorsOf({ fy: "691" }, stated).fy).toMatch(/up to 690/);
    expect(errorsOf({ fy: "690", fyw: "690", fu: "750" }, stated)).toEqual({});
    expect(errorsOf({ fyw: "450" }, stated).fu).toMatch(/less than the yield stress of 450/);
    expect(errorsOf({ fy: "" }, stated).fy).toMatch(/megapascals/);
    expect(errorsOf({ fy: "" })).toEqual({});
  });

  test("a section with Ix less than Iy is rejected: x is the major axis", () => {
    expect(errorsOf({ d: "100", b: "300" }).d).toMatch(/x must be the major axis/);
    expect(errorsOf({ d: "300", b: "400" }, { shape: "Box" }).d).toMatch(/x must be the major axis/);
    expect(errorsOf({ d: "300", b: "300", tf: "12", tw: "12" }, { shape: "Box" })).toEqual({});
    expect(errorsOf({ d: "300", b: "310" })).toEqual({});
  });

  test("a box needs room for two webs, an angle legs in order and radii that fit", () => {
    expect(errorsOf({ tw: "100" }, { shape: "Box" }).tw).toMatch(/Two webs of 100 mm/);
    const angle = { shape: "Angle" } as const;
    expect(errorsOf({ b2: "160" }, angle).b2).toMatch(/longer than the long leg/);
    expect(errorsOf({ t: "50" }, angle).t).toMatch(/half of the short leg/);
    expect(errorsOf({ r2: "21" }, angle).r2).toMatch(/twice the thickness of 10/);
    expect(errorsOf({ r1: "85", r2: "6" }, angle).r1).toMatch(/do not fit on the 90 mm/);
    expect(errorsOf({ r1: "0", r2: "0" }, angle)).toEqual({});
  });

  test("a channel and a tee need room for their plates, a flat is not thicker than wide, a round has entered strengths", () => {
    expect(errorsOf({ tf: "250" }, { shape: "Channel" }).tf).toMatch(/leave no web/);
    expect(errorsOf({ tf: "500" }, { shape: "Tee" }).tf).toMatch(/leaves no stem/);
    expect(errorsOf({ tf: "300" }, { shape: "Tee", steel: "stated" })).toEqual({});
    expect(errorsOf({ d: "10", t: "12" }, { shape: "Flat", stress: "HR" }).t).toMatch(/width of 10 mm/);
    expect(errorsOf({}, { shape: "Round", stress: "HR" }).steel).toBe("Enter the strengths.");
    // The x axis of a tee is parallel to its flange, whichever axis is stiffer.
    expect(errorsOf({ d: "100", b: "300" }, { shape: "Tee" })).toEqual({});
  });

  test("residual stresses that do not apply to a shape are rejected", () => {
    expect(errorsOf({}, { stress: "HR" }).stress).toBeDefined();
    expect(errorsOf({}, { stress: "HR", shape: "Angle" })).toEqual({});
  });
});

describe("the record of a custom section", () => {
  test("is distinct from every catalogue record", () => {
    for (const shape of CUSTOM_SHAPES) {
      const [steel = "300"] = STEELS[shape];
      const [stress = "HW"] = STRESS_CLASSES[shape];
      const parsed = parseCustomSection({ ...START, shape, steel, stress });
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
      const record = customSectionRecord(parsed.section);
      expect(CUSTOM_CATEGORIES).toContain(record.category);
      expect(CATEGORIES).not.toContain(record.category);
      expect(record).toMatchObject({ standard: "Custom", isListed: false });
      expect(record.properties.availability).toBe("");
      expect(Object.values(record.provenance)).not.toContain("published");
      expect(Object.values(record.provenance)).not.toContain("default");
      for (const field of DIMENSION_FIELDS[shape]) {
        const name = ({ b: "bf", t: "bf" } as const)[field as "b"] ?? field;
        expect(record.provenance[name as "d"] ?? record.provenance.tf).toBe("given");
      }
    }
  });

  test("has the properties of its shape: by hand", () => {
    const of = (id: string) => customSectionRecordOf(id)?.properties;
    // A = 2 x 90 x 16 + 268 x 8; Ix = (90 x 300^3 - 82 x 268^3) / 12.
    expect(of("own:Channel-300x90x16x8-300")).toMatchObject({ d: 300, bf: 90, ag: 5024, compactnessX: "C" });
    expect(of("own:Channel-300x90x16x8-300")?.ix).toBeCloseTo((90 * 300 ** 3 - 82 * 268 ** 3) / 12, 3);
    // A = 150 x 12 + 188 x 8 = 3304; centroid (1800 x 6 + 1504 x 106) / 3304 below the face of the flange.
    expect(of("own:Tee-200x150x12x8-300")?.yTop).toBeCloseTo((1800 * 6 + 1504 * 106) / 3304, 9);
    expect(of("own:Flat-100x10-300")).toMatchObject({ d: 100, bf: 10, ag: 1000, sx: 25000, kf: 1, fy: 310 });
    // The plates of unequal-i.test.ts.
    expect(of("own:Unequal-330x200x20x100x10x8-300")).toMatchObject({
      bfb: 100,
      tfb: 10,
      kf: 0,
      fy: 300,
    });
    expect(of("own:Unequal-330x200x20x100x10x8-300")?.yTop).toBeCloseTo(330 - 1669000 / 7400, 6);
    expect(of("own:Round-50-fy300_fu440")?.zex).toBeCloseTo((1.5 * Math.PI * 50 ** 3) / 32, 6);
  });

  test("distinguishes entered strengths from those of the plate grade", () => {
    expect(customSectionRecordOf("own:I-500x200x16x10-300")).toMatchObject({
      grade: "plate strengths as for AS/NZS 3679.2 Grade 300",
      properties: { fy: 300, fyw: 310, fu: 430 },
      provenance: { fy: "standard", d: "given", ix: "computed", zex: "computed" },
    });
    expect(customSectionRecordOf("own:I-500x200x16x10-fy250_fyw260_fu410")).toMatchObject({
      grade: "user-defined strengths fy 250, fyw 260, fu 410 MPa",
      properties: { fy: 250, fyw: 260, fu: 410 },
      provenance: { fy: "given" },
    });
  });
});

test("any catalogue section except a tube or a taper flange beam can be the starting point", () => {
  const like = (category: Category, properties: Partial<SectionProperties>, standard: Standard = "Aust300") =>
    customTextLike({
      category,
      standard,
      properties: { ...SPECIFIED_DEFAULTS, mass: 0, ...properties },
    } as SectionRecord);
  const size = { d: 700, bf: 250, tf: 16, tw: 10, fy: 300, fyw: 310, fu: 430 };
  expect(like("WB", size)).toBe("I-700x250x16x10-300");
  expect(like("WB", size, "Aust350")).toBe("I-700x250x16x10-400");
  expect(like("UB", size)).toBe("I-700x250x16x10-fy300_fyw310_fu430");
  expect(like("RHS", { ...size, tw: 16 })).toBe("Box-700x250x16x16-fy300_fyw310_fu430");
  expect(like("UA", { ...size, r1: 10, r2: 5 })).toBe("Angle-700x250x16x10x5-fy300_fu430-HR");
  expect(like("PFC", size)).toBe("Channel-700x250x16x10-fy300_fyw310_fu430");
  expect(like("BT", size)).toBe("Tee-700x250x16x10-fy300_fyw310_fu430-HR");
  expect(like("FL", { ...size, bf: 20 })).toBe("Flat-700x20-fy300_fu430");
  expect(like("RB", size)).toBe("Round-700-fy300_fu430");
  expect(like("TFB", { ...size, r1: 8, r2: 4 })).toBeUndefined();
  expect(like("CHS", size)).toBeUndefined();
});

test("a note of a welded I-section names the table of its section constant", () => {
  const noteOf = (id: string) =>
    customSectionRecordOf(id)?.notes.find(({ property }) => property === "alphaB")?.note;
  expect(noteOf("own:I-400x200x16x16-300")).toBe(
    "Taken from AS 4100 Table 6.3.3(A) for flame-cut flange edges.",
  );
  expect(noteOf("own:I-400x200x16x16-300-AR")).toBe(
    "Taken from AS 4100 Table 6.3.3(A) for as-rolled flange edges.",
  );
  // The web of 468 x 10 mm is slender in compression.
  expect(noteOf("own:I-500x200x16x10-300")).toContain("Table 6.3.3(B), because kf is less than 1.");
  expect(noteOf("own:Box-300x200x16x10-300")).toBeUndefined();
});

import papa from "papaparse";
import { describe, expect, test } from "vitest";
import { recordOf } from "../testing/catalogue.ts";
import { capacityLines, comparedCapacityLines } from "./capacity-values.ts";
import { libraryCsv } from "./library-table/library-csv.ts";
import { comparisonText, sectionText } from "./tsv.ts";

const lines = (text: string) => text.split("\r\n").map((line) => line.split("\t"));

/** 610UB125 in Grade 300 as the capacities view shows it for lengths of 6, 3 and 1.5 m and a factor of 1.13. */
const MEMBER = { lex: 6, ley: 3, leb: 1.5, alphaM: 1.13 };

describe("capacities in the tables", () => {
  const beam = recordOf("610UB125_300");

  // packages/as4100/validation/published.csv has the printed ones with their sources: 927 kNm and 4030 kN, to three figures.
  test("the copied table has a line for each capacity with its unit, and the member", () => {
    const rows = lines(sectionText(beam, capacityLines(beam, MEMBER)));
    const of = (name: string) => rows.find(([first]) => first === name) ?? [];
    expect(Number(of("phiMsx")[2]).toPrecision(3)).toBe("927");
    expect(of("phiMsx").slice(3)).toEqual(["kNm", "", "calculated", ""]);
    expect(Number(of("phiNt")[2]) / 4030).toBeCloseTo(1, 2);
    expect(of("phiNt")[3]).toBe("kN");
    expect(of("lex").slice(2, 6)).toEqual(["6", "m", "", "input"]);
    expect(of("alpha_m").slice(2, 6)).toEqual(["1.13", "", "", "input"]);
    // By hand: the member moment capacity cannot exceed the section's, and grows with the factor.
    const even = lines(sectionText(beam, capacityLines(beam, { ...MEMBER, leb: 6, alphaM: 1 })));
    const long = Number(even.find(([first]) => first === "phiMbx")?.[2]);
    expect(long).toBeLessThan(Number(of("phiMbx")[2]));
  });

  test("web bearing, restraint length and torsion are exported with the stiff bearing length", () => {
    const rows = lines(sectionText(beam, capacityLines(beam, { ...MEMBER, bs: 150 })));
    const of = (name: string) => rows.find(([first]) => first === name) ?? [];
    expect(of("bs").slice(2, 6)).toEqual(["150", "mm", "", "input"]);
    // 0.9 x 1.25 x 11.9 x 300 = 4016 N/mm, times 150 + 5 x 19.6 = 248 mm; 49.6 x 30 x sqrt(250 / 280) = 1.406 m
    expect(Number(of("phiRby/b")[2])).toBeCloseTo(4.016, 3);
    expect(Number(of("phiRby")[2])).toBeCloseTo(996, 0);
    expect(Number(of("FLR")[2])).toBeCloseTo(1.406, 2);
    expect(["phiRby/b", "phiRby", "FLR"].map((name) => of(name)[3])).toEqual(["kN/mm", "kN", "m"]);
    const tube = recordOf("168.3x6.4CHS_300");
    const names = lines(sectionText(tube, capacityLines(tube, MEMBER))).map(([name]) => name);
    expect(names).toContain("phiMz");
    expect(names).not.toContain("bs");
  });

  test("CSV has a column for each capacity and length, with its unit in the header, and none without a member", () => {
    const [header = [], values = []] = papa.parse<string[]>(libraryCsv([beam], MEMBER).slice(1)).data;
    const at = (name: string) => values[header.indexOf(name)];
    expect(Number(at("phiMsx (kNm)")).toPrecision(3)).toBe("927");
    expect(header).toContain("phiNcy (kN)");
    expect(["lex (m)", "ley (m)", "le (m)", "alpha_m"].map(at)).toEqual(["6", "3", "1.5", "1.13"]);
    expect(values).toHaveLength(header.length);
    expect(libraryCsv([beam])).not.toContain("phi");
  });

  test("a capacity that is not covered is empty, and the directions of single families are exported too", () => {
    const angle = recordOf("150x90x8UA_300");
    const [header = [], first = [], second = []] = papa.parse<string[]>(
      libraryCsv([angle, beam], MEMBER).slice(1),
    ).data;
    expect(new Set(header).size).toBe(header.length);
    expect(first[header.indexOf("phiMbx (kNm)")]).toBe("");
    expect(Number(first[header.indexOf("phiMsxA (kNm)")])).toBeGreaterThan(0);
    expect(second[header.indexOf("phiMsxA (kNm)")]).toBe("");
  });

  test("a capacity that depends on a disputed published value is marked", () => {
    const disputed = recordOf("690UB125_350");
    const row = capacityLines(disputed, MEMBER).find(([name]) => name === "phiNs");
    expect(row?.[6]).toBe("Depends on a published value that differs from our calculation.");
  });

  test("the shear capacity of a web-to-flange weld has a remark", () => {
    const row = capacityLines(recordOf("500WC440_350"), MEMBER).find(([name]) => name === "phiVv");
    expect(row?.[2]).toBe(3010);
    expect(row?.[6]).toBe("The published capacity of the web-to-flange weld, which is weaker than the web.");
  });

  test("a capacity that uses another value than the published one names both", () => {
    const remarks = new Map(
      capacityLines(recordOf("310UC283_350"), MEMBER).map(([name, , , , , , remark]) => [name, remark]),
    );
    expect(remarks.get("phiNs")).toBe("Based on fy = 330, not on the published 340.");
    expect(remarks.get("phiVv")).toBe("");
  });
});

// packages/as4100/validation/published.csv: phiMsx 324 and 273 kNm, phiVv 548 and 496 kN.
describe("capacities of a comparison have six figures", () => {
  const records = [recordOf("410UB59.7_300"), recordOf("360UB56.7_300")] as const;
  const toThreeFigures = (text: string) => String(Number(Number(text).toPrecision(3)));
  const PRINTED = [
    ["phiMsx", "kNm", "324", "273"],
    ["phiVv", "kN", "548", "496"],
  ] as const;

  test("a copied comparison has the values side by side, then their sources, with the member", () => {
    const rows = lines(comparisonText(records, comparedCapacityLines(records, MEMBER)));
    for (const [name, unit, ...values] of PRINTED) {
      const row = rows.find(([first]) => first === name) ?? [];
      expect(row[2]).toBe(unit);
      expect(row.slice(3, 5).map(toThreeFigures)).toEqual(values);
      expect(row.slice(5)).toEqual(["", "", "calculated", "calculated"]);
    }
    expect(rows.find(([first]) => first === "ley")?.slice(2)).toEqual([
      "m",
      "3",
      "3",
      "",
      "",
      "input",
      "input",
    ]);
    expect(rows.find(([first]) => first === "alpha_m")?.slice(3, 5)).toEqual(["1.13", "1.13"]);
  });

  test("the CSV of a comparison has its rows, without directions of single families", () => {
    const compared = [...records, recordOf("150x100x6.0RHS_350")];
    const [header = [], ...rows] = papa.parse<string[]>(
      libraryCsv(compared, MEMBER, "compared").slice(1),
    ).data;
    for (const [name, unit, ...values] of PRINTED)
      expect(
        rows.slice(0, 2).map((row) => toThreeFigures(row[header.indexOf(`${name} (${unit})`)] ?? "")),
      ).toEqual(values);
    expect(header).not.toContain("phiVvy (kN)");
    expect(rows[0]?.[header.indexOf("le (m)")]).toBe("1.5");
  });

  test("its values are those of the table of one section", () => {
    const of = (table: ReturnType<typeof capacityLines>, at: number) =>
      table.find(([name]) => name === "phiMbx")?.[at];
    const [beam] = records;
    const alone = of(capacityLines(beam, MEMBER), 2);
    expect(of(comparedCapacityLines(records, MEMBER), 3)).toBe(alone);
    expect(String(alone).replace(".", "").length).toBeGreaterThan(4);
  });

  test("a capacity that depends on a disputed published value has a remark", () => {
    const disputed = recordOf("690UB125_350");
    const row = comparedCapacityLines([disputed], MEMBER).find(([name]) => name === "phiNs");
    expect(row?.at(-1)).toBe("calculated. Depends on a published value that differs from our calculation.");
  });
});

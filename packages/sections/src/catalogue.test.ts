import { describe, expect, test } from "vitest";
import { buildCatalogue } from "../scripts/catalogue-from-csv.ts";
import { readTables } from "../scripts/read-tables.ts";
import { catalogue, data, namesFrom, recordOf } from "../validation/catalogue.ts";
import { shortSize } from "./catalogue/identifiers.ts";
import { loadCatalogue } from "./catalogue.ts";
import { ALL_CATEGORIES, CATEGORIES, type Category, type PropertyName } from "./record/record.ts";
import { isImported } from "./source/imported-sizes.ts";
import { knownFault } from "./source/known-faults.ts";
import { SPECIFIED_DEFAULTS } from "./source/specified-properties.ts";

const records = catalogue.records();
const isSpecified = (category: Category) => CATEGORIES.some((one) => one === category);
const SPECIFIED = Object.keys(SPECIFIED_DEFAULTS) as (keyof typeof SPECIFIED_DEFAULTS)[];

describe("the list", () => {
  test("holds the 515 specified sizes and 233 more, each once in each standard", () => {
    expect(catalogue.entries).toHaveLength(2 * (515 + 233));
    expect(new Set(catalogue.entries.map((entry) => entry.id)).size).toBe(2 * (515 + 233));
    expect(catalogue.entries.filter((entry) => entry.standard === "Aust300")).toHaveLength(515 + 233);
    expect(new Set(catalogue.entries.map((entry) => entry.name)).size).toBe(515 + 233);
    expect(catalogue.entries.slice(0, 1030).every(({ category }) => isSpecified(category))).toBe(true);
    expect(catalogue.entries.slice(1030).some(({ category }) => isSpecified(category))).toBe(false);
  });

  test("is in the order of the families", () => {
    const order = catalogue.entries.map((entry) => ALL_CATEGORIES.indexOf(entry.category));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  test("is deepest first, and heaviest first within a depth (within a depth and width for boxes and angles)", () => {
    // 610 of 610UB125, 150x100 of 150x100x6.0RHS, 168.3 of 168.3x6.4CHS.
    const seriesOf = (name: string) => name.replace(/x[\d.]+[A-Z]+$|[A-Z].*$/, "");
    for (const category of ALL_CATEGORIES) {
      const all = catalogue.records({ category, standard: "Aust300" });
      // Imported sizes follow the others.
      const sizes = all.filter(({ name }) => !isImported(name));
      expect(all.slice(0, sizes.length)).toEqual(sizes);
      const depths = sizes.map(({ name }) => Number.parseFloat(name));
      expect(depths).toEqual([...depths].sort((a, b) => b - a));

      const runs = sizes
        .map(({ name }) => seriesOf(name))
        .filter((one, index, all) => one !== all[index - 1]);
      expect(runs).toEqual([...new Set(runs)]);

      for (const [index, size] of sizes.entries()) {
        const next = sizes[index + 1];
        if (!next || seriesOf(next.name) !== seriesOf(size.name)) continue;
        expect([size.name, next.properties.ag < size.properties.ag]).toEqual([size.name, true]);
      }
    }
  });

  test("names the version of its data", () => {
    expect(catalogue.version).toBe(data.version);
  });
});

describe("an identifier", () => {
  test.each([
    ["700WB115", "700WB115"],
    ["700WB115_300", "700WB115"],
    ["700wb115_350", "700WB115_350"],
    ["610UB125", "610UB125_300"],
    ["610ub125_350", "610UB125_350"],
    ["150X100X6.0RHS", "150x100x6.0RHS_300"],
    ["200x100x5RHS_350", "200x100x5.0RHS_350"],
    ["610x12.7chs", "610.0x12.7CHS_300"],
  ])("%s finds %s", (asked, id) => {
    expect(catalogue.entry(asked)?.id).toBe(id);
    expect(catalogue.record(asked)?.id).toBe(id);
  });

  test.each(["", "610UB126", "610UB125_400", "constructor", "__proto__"])("%j finds nothing", (asked) => {
    expect(catalogue.entry(asked)).toBeUndefined();
    expect(catalogue.record(asked)).toBeUndefined();
  });

  test("in its short spelling is that of one size", () => {
    for (const { id, name } of catalogue.entries.filter(({ standard }) => standard === "Aust300")) {
      expect(catalogue.entry(shortSize(name))?.id).toBe(id);
    }
  });

  test("gives the same record each time", () => {
    expect(catalogue.record("610UB125")).toBe(catalogue.record("610ub125_300"));
  });
});

test("records can be filtered by family and by standard", () => {
  expect(records).toHaveLength(1496);
  expect(records.map(({ id }) => id)).toEqual(catalogue.entries.map(({ id }) => id));
  expect(catalogue.records({ category: "PFC" })).toHaveLength(20);
  expect(catalogue.records({ category: "PFC", standard: "Aust350" }).map(({ name }) => name)[0]).toBe(
    "380PFC",
  );
});

describe("every record", () => {
  test("has the specified properties first, in the specification's order, and a source for every property", () => {
    for (const { properties, provenance } of records) {
      const names = Object.keys(properties);
      expect(names.slice(0, SPECIFIED.length)).toEqual(SPECIFIED);
      expect(Object.keys(provenance).sort()).toEqual([...names].sort());
    }
  });

  test("has finite numbers, and zero only where the provenance is not-applicable", () => {
    const odd: string[] = [];
    for (const { id, category, properties, provenance } of records) {
      for (const [name, value] of Object.entries(properties)) {
        const applies = provenance[name as PropertyName] !== "not-applicable";
        const lies =
          typeof value === "number" ? !Number.isFinite(value) || (value === 0) === applies : value === "";
        // The root radius of a welded section is 0; the corner 5 of an equal angle lies on the axis.
        const fact = (name === "r1" && /^W/.test(category)) || name === "y5";
        if (lies && !fact) odd.push(`${id} ${name} ${value}`);
      }
    }
    expect(odd).toEqual([]);
  });

  test("leaves out exactly the properties that its family does not have", () => {
    const channelOnly = ["centroidXL", "shearCentreX0", "zey300", "zey350"];
    const leftOut: Record<string, string[]> = {
      WB: channelOnly,
      WC: channelOnly,
      UB: channelOnly,
      UC: channelOnly,
      PFC: ["compactness"],
      EA: ["d1", "iw", ...channelOnly],
      UA: ["d1", "iw", ...channelOnly],
      CHS: ["r1", "d1", "iw", ...channelOnly],
      RHS: ["iw", ...channelOnly],
      SHS: ["iw", ...channelOnly],
      TFB: channelOnly,
      UBP: channelOnly,
      BT: ["d1", "iw", ...channelOnly],
      CT: ["d1", "iw", ...channelOnly],
      RB: ["tf", "tw", "r1", "d1", "iw", ...channelOnly],
      SB: ["tf", "tw", "r1", "d1", "iw", ...channelOnly],
      FL: ["tf", "tw", "r1", "d1", "iw", ...channelOnly],
    };
    for (const one of records) {
      expect([one.id, namesFrom(one, "not-applicable").sort()]).toEqual([
        one.id,
        leftOut[one.category]?.toSorted(),
      ]);
    }
  });

  test("has a form factor in 0 < kf <= 1", () => {
    expect(records.filter(({ properties: { kf } }) => !(kf > 0 && kf <= 1))).toEqual([]);
  });

  test("names its real steel", () => {
    expect(recordOf("610UB125_350").grade).toBe("AS/NZS 3679.1 Grade 350");
    expect(recordOf("700WB115_350").grade).toBe("AS/NZS 3679.2 Grade 400");
    expect(recordOf("168.3x6.4CHS_300").grade).toBe("AS/NZS 1163 C250L0");
    expect(recordOf("150x100x6.0RHS_350").grade).toBe("AS/NZS 1163 C450L0");
  });

  test("is hot rolled or welded", () => {
    const welded = new Set(
      records.filter((one) => one.properties.fabrication === "Welded").map(({ category }) => category),
    );
    expect([...welded]).toEqual(["WB", "WC", "CHS", "RHS", "SHS"]);
  });

  test("has the strengths of its size in the Aust350 steel as the high strengths", () => {
    for (const low of catalogue.records({ standard: "Aust300" })) {
      const { fy, fyw, fu } = recordOf(`${low.name}_350`).properties;
      const { fyHighStrength, fywHighStrength, fuHighStrength } = low.properties;
      expect([low.id, fyHighStrength, fywHighStrength, fuHighStrength]).toEqual([low.id, fy, fyw, fu]);
    }
  });
});

describe("a disagreement", () => {
  test("keeps the published value and shows the calculated value beside it", () => {
    const beam = recordOf("690UB125_350");
    expect(beam.properties.kf).toBe(0.849);
    expect(beam.provenance.kf).toBe("published");
    const [fault] = beam.discrepancies;
    expect(fault).toMatchObject({ property: "kf", published: 0.849 });
    expect(fault?.computed).toBeCloseTo(0.858, 3);
    expect(recordOf("690UB125_300").discrepancies).toEqual([]);
  });

  test("of a strength is in both records of the size", () => {
    const properties = (id: string) => recordOf(id).discrepancies.map(({ property }) => property);
    expect(properties("310UC283_350")).toEqual(["fy", "fyHighStrength"]);
    expect(properties("310UC283_300")).toEqual(["fyHighStrength"]);
    expect(recordOf("310UC283_350").discrepancies.map(({ computedFrom }) => computedFrom)).toEqual([
      "standard",
      "standard",
    ]);
    expect(recordOf("690UB125_350").discrepancies.map(({ computedFrom }) => computedFrom)).toEqual([
      "computed",
    ]);
  });

  test("is always one of the known errors in the published tables", () => {
    const symbolOf = { Aust300: ["300", "C250", "C350"], Aust350: ["350", "400", "C350", "C450"] } as const;
    const unknown = records.flatMap(({ name, standard, discrepancies }) =>
      discrepancies
        .filter(({ property }) => property !== "fyHighStrength")
        .filter(({ property }) => !knownFault(name, null, property))
        .filter(({ property }) => !symbolOf[standard].some((symbol) => knownFault(name, symbol, property)))
        .map(({ property }) => `${name} ${standard} ${property}`),
    );
    expect(unknown).toEqual([]);
  });

  test("is reported for an altered cell that is not a known error", () => {
    const tables = readTables();
    const slip = { ...tables, "ub.csv": (tables["ub.csv"] ?? "").replace("986000000", "968000000") };
    const beam = loadCatalogue(buildCatalogue(slip)).record("610UB125_300");
    expect(beam?.discrepancies).toMatchObject([{ property: "ix", published: 968e6 }]);
    expect(beam?.discrepancies[0]?.note).toMatch(/^The table gives 968000000; the dimensions give 98/);
  });
});

test("a strength without a source is the specification's default", () => {
  // No product standard covers a flange 90 mm thick, and this row has no strength.
  const tables = readTables();
  const [header = "", first = ""] = (tables["wb.csv"] ?? "").split("\n");
  const columns = header.split(",");
  const cells = first.split(",").slice(0, columns.length);
  const thick = columns.map((name, index) => {
    if (name === "tf_mm") return "90";
    if (name === "provenance") return "dimensions only";
    if (name === "grades") return "";
    return name.includes("@") ? "" : cells[index];
  });
  const files = {
    "wb.csv": `${header}\n${thick.join(",")}\n`,
    "availability.csv": "designation,availability,basis,confidence\n1200WB455,Special,size list only,low\n",
  };
  const beam = loadCatalogue(buildCatalogue(files)).record("1200WB455");
  expect(beam?.properties).toMatchObject({ fy: 320, fyw: 320, fu: 440 });
  expect(beam?.properties).toMatchObject({ fyHighStrength: 360, fywHighStrength: 360, fuHighStrength: 480 });
  expect(beam?.provenance).toMatchObject({ fy: "default", fuHighStrength: "default", ag: "published" });
});

describe("the grades that list a size", () => {
  test.each([
    ["610UB125_300", ["300", "350"], true],
    ["760UB244_300", ["350"], false],
    ["760UB244_350", ["350"], true],
    ["65x50x5UA_350", ["300"], false],
    ["700WB115_350", ["300", "400"], true],
    ["168.3x6.4CHS_300", ["C350"], false],
    ["168.3x6.4CHS_350", ["C350"], true],
    ["150x100x6.0RHS_300", ["C350", "C450"], true],
    ["610.0x12.7CHS_350", [], false],
  ])("%s", (id, listedGrades, isListed) => {
    expect(recordOf(id)).toMatchObject({ listedGrades, isListed });
  });

  test("have a fixed number of records in grades that no table lists", () => {
    const count = (category: string, standard: string, grades: string) =>
      records.filter(
        (one) =>
          one.category === category &&
          one.standard === standard &&
          !one.isListed &&
          one.listedGrades.join(" ") === grades,
      ).length;
    expect([count("CHS", "Aust300", "C350"), count("CHS", "Aust350", "C250")]).toEqual([84, 27]);
    expect([count("UB", "Aust300", "350"), count("UC", "Aust300", "350")]).toEqual([7, 3]);
    expect(count("UA", "Aust350", "300")).toBe(8);
    for (const [category, sizes] of [
      ["CHS", 32],
      ["RHS", 18],
      ["SHS", 5],
    ] as const) {
      expect([count(category, "Aust300", ""), count(category, "Aust350", "")]).toEqual([sizes, sizes]);
    }
    expect(records.filter((one) => !one.isListed)).toHaveLength(
      84 + 27 + 7 + 3 + 8 + 2 * (32 + 18 + 5) + 233,
    );
  });
});

test("an imported size has a note that it may be superseded", () => {
  const imported = records.filter(({ name }) => isImported(name));
  expect(new Set(imported.map(({ name }) => name)).size).toBe(10);
  for (const { properties, notes } of imported) {
    expect(properties.availability).toBe("Special");
    expect(notes.map(({ note }) => note).join()).toContain("may be superseded");
  }
});

test("the warping constant of a channel has a note where an earlier edition differs, and no disagreement", () => {
  const channel = recordOf("75PFC_300");
  expect(channel.notes).toEqual([
    {
      property: "iw",
      note: "An earlier edition of the mill catalogue gives 0.106 \u00d7 10\u2079 mm\u2076, 2.9 % more. The value shown agrees with the formula.",
    },
  ]);
  expect(channel.discrepancies.map(({ property }) => property)).not.toContain("iw");
  expect(recordOf("380PFC_300").notes[0]?.note).toContain("151 \u00d7 10\u2079 mm\u2076, 0.7 % less.");
  expect(recordOf("125PFC_300").notes).toEqual([]);
  expect(
    records.filter(
      ({ category, name, notes }) =>
        isSpecified(category) && notes.length > 0 && category !== "PFC" && !isImported(name),
    ),
  ).toEqual([]);
});

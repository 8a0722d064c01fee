import { reactionForce } from "@kingpost/actions";
import { isUnavailable, overallVerdict, parseInputs } from "@kingpost/calc";
import { type CatalogueData, loadCatalogue, steelSectionOf } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { combinationsOf as baseCombinations } from "../baseplate/combinations.ts";
import { FIELDS as BASE_FIELDS } from "../baseplate/fields.ts";
import { columnCombinations } from "../column/combinations.ts";
import { defaultInputs } from "../frame/module/default-inputs.ts";
import type { RawInputs } from "../frame/module/raw-inputs.ts";
import { sectionOf } from "../frame/module/section-of.ts";
import { loadModules } from "../load-modules.ts";
import { FIELDS as BEAM_FIELDS } from "../steel-beam/form/fields.ts";
import { steelAnalyses } from "../steel-beam/strength/steel-analysis.ts";
import { placeOf } from "../steel-column/combinations.ts";
import { FIELDS as COLUMN_FIELDS } from "../steel-column/fields.ts";
import { connected, disconnected } from "./edit.ts";
import { LoadPath, type Member } from "./load-path.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };
const PATH_MODULES = await loadModules();
const fieldsOf = (kind: string) => PATH_MODULES.find((one) => one.kind === kind)?.fields ?? {};
/** A member, which as a column has no self-weight. */
const member = (mark: string, kind: string, inputs: RawInputs = {}): Member => {
  const weightless = kind === "steel-column" ? { hasSelfWeight: false } : {};
  return { mark, kind, inputs: { ...defaultInputs(fieldsOf(kind)), ...weightless, ...inputs } };
};
const pathOf = (...members: Member[]) => new LoadPath(members, PATH_MODULES, resources);

function link(
  path: LoadPath,
  from: string,
  to: string,
  { table, start = {}, support = 0 }: { table: string; start?: RawInputs; support?: number },
): LoadPath {
  const source = path.member(from);
  const target = path.member(to);
  const output = source && path.outputs(source)[support];
  const receiver = target && output && path.receivers(target, output.kind).find((one) => one.table === table);
  if (!output || !receiver) throw new Error(`${to} does not take from ${from}`);
  const members = connected(path, { from, output, to, receiver, start });
  if (isUnavailable(members)) throw new Error(members.message);
  return path.with(members);
}

const inputsOf = (path: LoadPath, mark: string): RawInputs => path.member(mark)?.inputs ?? {};

function read<F extends Parameters<typeof parseInputs>[0]>(fields: F, raw: RawInputs) {
  const parsed = parseInputs(fields, raw);
  if ("errors" in parsed) throw new Error(JSON.stringify(parsed.errors));
  return parsed.inputs;
}

function columnOf(path: LoadPath, mark: string) {
  const inputs = read(COLUMN_FIELDS, inputsOf(path, mark));
  const record = sectionOf(inputs.section, resources);
  if (!record) throw new Error(inputs.section);
  return columnCombinations(inputs, placeOf(inputs, steelSectionOf(record), record.properties.mass));
}

/** The factored reactions of a beam by combination, without their patterns, at a support: the rows of its own table. */
function reactionsOf(raw: RawInputs, support: number): readonly (readonly [title: string, force: number])[] {
  const inputs = read(BEAM_FIELDS, raw);
  const record = sectionOf(inputs.section, resources);
  if (!record) throw new Error(inputs.section);
  const { mass } = record.properties;
  return steelAnalyses(inputs)({ ix: steelSectionOf(record).ix, mass }).strength.map(({ row, response }) => [
    row.combination.title,
    reactionForce(response, support),
  ]);
}

function checksOf(path: LoadPath, mark: string) {
  const outcome = path.states().find((one) => one.member.mark === mark)?.outcome;
  if (outcome?.kind !== "result") throw new Error(JSON.stringify(outcome));
  return outcome.result.checks;
}

const THREE_SPANS = { spans: [6000, 6000, 6000].map((length) => ({ length, end: "pinned" })) };
const loads = (...rows: readonly (readonly [of: string, load: number])[]) => ({
  uniformLoads: rows.map(([of, load]) => ({ case: of, load, height: "as-all" })),
});

describe("a support of a beam of three spans, with G and Q in kN/m", () => {
  // 1.1 w L of the permanent load with 0.396 kN/m of the beam, 1.2 q L of the imposed load on two spans.
  test.each([
    [12, 20, 1.2 * 1.1 * 12.396 * 6 + 1.5 * 1.2 * 20 * 6],
    [3, 20, 1.2 * 1.1 * 3.396 * 6 + 1.5 * 1.2 * 20 * 6],
  ])("passes on the pattern of imposed load with the greatest reaction: %d and %d", (g, q, greatest) => {
    const beam = member("B1", "steel-beam", { ...THREE_SPANS, ...loads(["G", g], ["Q", q]) });
    const path = link(pathOf(beam, member("C1", "steel-column")), "B1", "C1", {
      table: "reactions",
      support: 1,
    });
    const most = Math.max(...columnOf(path, "C1").map(({ n }) => n));
    expect(most / greatest / 1e3).toBeCloseTo(1, 3);
    expect(Math.round(greatest)).toBe(g === 12 ? 314 : 243);
  });

  test("passes on a load that lifts it under some spans as an arrangement of its own", () => {
    // The first support: 0.45 q L from the first and third spans, -0.05 q L from the second.
    const beam = member("B1", "steel-beam", {
      ...THREE_SPANS,
      hasSelfWeight: false,
      ...loads(["G", 1], ["Q", 20]),
    });
    const path = link(pathOf(beam, member("C1", "steel-column")), "B1", "C1", { table: "reactions" });
    expect(inputsOf(path, "C1").reactions).toMatchObject([
      { case: "G", force: 2400 },
      { case: "Q", force: 54_000, arrangement: "largest" },
      { case: "Q", force: -6000, arrangement: "smallest" },
    ]);
    const found = columnOf(path, "C1").map(({ name, n }) => [name, Math.round(n)]);
    expect(found).toContainEqual(["1.2G + 1.5Q", 1.2 * 2400 + 1.5 * 54_000]);
    expect(found).toContainEqual(["1.2G + 1.5Q (B1 support 1: smallest)", 1.2 * 2400 - 1.5 * 6000]);
  });
});

test("an imposed load keeps its factors: a storage beam on an office column", () => {
  const beam = member("B1", "steel-beam", {
    hasSelfWeight: false,
    usage: "storage",
    ...loads(["G", 5], ["Q", 10], ["Wu1", 1], ["Eu", 2]),
  });
  const column = member("C1", "steel-column", {
    actionsBy: "cases",
    caseActions: [{ case: "Q", n: 100e3 }],
  });
  const path = link(pathOf(beam, column), "B1", "C1", { table: "reactions" });
  const found = new Map(columnOf(path, "C1").map(({ name, n }) => [name, n]));
  // Half of 6 m: G 15, Q 30, Wu 3, Eu 6 kN; the column's own Q of an office 100 kN.
  expect(found.get("1.2G + Wu1 + \u03c8cQ")).toBeCloseTo(18e3 + 3e3 + 0.6 * 30e3 + 0.4 * 100e3, 6);
  expect(found.get("G + Eu + \u03c8EQ")).toBeCloseTo(15e3 + 6e3 + 0.6 * 30e3 + 0.3 * 100e3, 6);
  expect(found.get("1.2G + 1.5Q")).toBeCloseTo(18e3 + 1.5 * 130e3, 6);
});

test("factors that no usage has are kept too, and those of several imposed loads apart", () => {
  const beam = member("B1", "steel-beam", {
    hasSelfWeight: false,
    usage: "own",
    psiCombination: 0.9,
    usage2: "storage",
    ...loads(["Q", 10], ["Q2", 20], ["Wu1", 1]),
  });
  const path = link(pathOf(beam, member("C1", "steel-column")), "B1", "C1", { table: "reactions" });
  const found = new Map(columnOf(path, "C1").map(({ name, n }) => [name, n]));
  expect(found.get("1.2G + Wu1 + \u03c8cQ")).toBeCloseTo(3e3 + 0.9 * 30e3 + 0.6 * 60e3, 6);
});

describe("a column that sways", () => {
  // lambda_c = 4: delta = 1.3333, 60 kNm are 80 kNm.
  const column = member("C1", "steel-column", {
    section: "310UC96.8_300",
    length: 4000,
    casesX: "sway-fixed",
    lambdaCX: 4,
    actionsBy: "cases",
    caseActions: [
      { case: "G", n: 100e3 },
      { case: "Wu1", mxBase: 60e6, mxTop: -20e6 },
    ],
  });

  test("passes its amplified moment and shear force to its base plate", () => {
    const path = link(pathOf(column, member("BP1", "baseplate", { section: "310UC96.8_300" })), "C1", "BP1", {
      table: "caseActions",
    });
    const inputs = read(BASE_FIELDS, inputsOf(path, "BP1"));
    const { mx, vy } = baseCombinations(inputs).find(({ name }) => name === "0.9G + Wu1")?.actions ?? {};
    expect(mx).toBeCloseTo(80e6, -4);
    expect(vy).toBeCloseTo((-4 / 3) * 20e3, -1);
    expect(path.states()[1]?.links[0]?.notes).toEqual([expect.stringContaining("1.333")]);
  });

  test("leaves its base plate short of a second-order analysis where the amplification is beyond 1.4", () => {
    // lambda_c = 3: delta = 1.5 (Clause 4.4.1.2).
    const slender = member("C1", "steel-column", { ...column.inputs, lambdaCX: 3 });
    const path = link(
      pathOf(slender, member("BP1", "baseplate", { section: "310UC96.8_300" })),
      "C1",
      "BP1",
      {
        table: "caseActions",
      },
    );
    const alone = pathOf(member("BP1", "baseplate", inputsOf(path, "BP1")));
    expect(checksOf(alone, "BP1")).toContainEqual(
      expect.objectContaining({
        kind: "not covered",
        reason: expect.stringContaining("1.500 is beyond 1.4"),
      }),
    );
  });

  test("passes nothing where it is not stable", () => {
    const [output] = pathOf().outputs(member("C1", "steel-column", { ...column.inputs, lambdaCX: 0.9 }));
    expect(output?.actions).toMatchObject({ kind: "unavailable", code: "unstable" });
  });
});

describe("what is not passed on", () => {
  const beam = member("B1", "steel-beam", {
    ...loads(["G", 5], ["Q", 10]),
    ownCombinations: [{ limitState: "strength", sum: "1.4G + 1.7Q" }],
  });
  const taken = (column: RawInputs = {}) =>
    link(pathOf(beam, member("C1", "steel-column", column)), "B1", "C1", { table: "reactions" });

  test("is a row of the member that takes the actions, on its own sheet too", () => {
    const path = taken();
    expect(checksOf(path, "C1")).toContainEqual(
      expect.objectContaining({
        kind: "not covered",
        title: "Actions of B1 support 1",
        reason: expect.stringContaining("1.4G + 1.7Q"),
      }),
    );
    expect(overallVerdict(checksOf(pathOf(member("C1", "steel-column", inputsOf(path, "C1"))), "C1"))).toBe(
      "not covered",
    );
  });

  test("is passed on to the base plate of the member", () => {
    const path = link(
      pathOf(...taken().members, member("BP1", "baseplate", { section: "200UC46.2_300" })),
      "C1",
      "BP1",
      { table: "caseActions" },
    );
    expect(checksOf(path, "BP1")).toContainEqual(
      expect.objectContaining({ kind: "not covered", reason: expect.stringContaining("B1 support 1") }),
    );
  });

  test("is none where the member has the same combination", () => {
    const path = taken({ ownCombinations: [{ sum: "1.4 G + 1.7 Q" }] });
    expect(overallVerdict(checksOf(path, "C1"))).not.toBe("not covered");
    const found = new Map(columnOf(path, "C1").map(({ name, n }) => [name, n]));
    const own = Math.max(
      ...reactionsOf(beam.inputs, 0).flatMap(([name, n]) => (name === "1.4G + 1.7Q" ? [n] : [])),
    );
    expect(own).toBeGreaterThan(0);
    expect((found.get("1.4G + 1.7Q") ?? 0) / own).toBeCloseTo(1, 3);
  });

  test("stays known where the values are kept as numbers", () => {
    const members = disconnected(taken(), "C1", { table: "reactions", source: "B1 support 1" }, true);
    expect(overallVerdict(checksOf(pathOf(...members), "C1"))).toBe("not covered");
  });
});

/** Actions are passed on in whole newtons, with factors of 1.5 and less. */
const ROUNDING = 5;

/** The least and greatest force by combination, whatever its imposed loads and their arrangement. */
function ranges(all: readonly (readonly [title: string, force: number])[]) {
  const found = new Map<string, { readonly least: number; readonly most: number }>();
  for (const [title, n] of all) {
    const name = title
      .replace(/ \(.*$/, "")
      .replaceAll(/( [+\u2212] )?[\d.]*(\u03c8.)?Q\d?/g, "")
      // Without imposed load there is more permanent load.
      .replace("1.35G", "1.2G");
    const { least, most } = found.get(name) ?? { least: n, most: n };
    found.set(name, { least: Math.min(least, n), most: Math.max(most, n) });
  }
  return found;
}

describe("a beam that takes a reaction of another beam", () => {
  const taken = (giver: RawInputs, taker: RawInputs = {}) =>
    link(
      pathOf(
        member("B1", "steel-beam", { ...loads(["G", 5], ["Q", 10]), ...giver }),
        member("B2", "steel-beam", taker),
      ),
      "B1",
      "B2",
      { table: "pointLoads", start: { position: 3000, bearing: 100 } },
    );
  const rowOf = (path: LoadPath) => checksOf(path, "B2").find(({ id }) => id === "not-passed/B1 support 1");

  test("has a row for a smallest imposed load and for factors of a higher usage, which it does not take", () => {
    expect(rowOf(taken({}))).toBeUndefined();
    expect(rowOf(taken(THREE_SPANS))).toMatchObject({
      kind: "not covered",
      reason: "Its smallest imposed load is not taken.",
    });
    expect(rowOf(taken({ usage: "storage" }))).toMatchObject({
      kind: "not covered",
      reason: expect.stringContaining("0.6, 0.6, 0.6"),
    });
    expect(rowOf(taken({}, { usage: "storage" }))).toBeUndefined();
  });
});

test("a member never takes less than the table of its source has, in any combination", () => {
  const spans = fc.array(fc.integer({ min: 2, max: 9 }), { minLength: 1, maxLength: 4 });
  const row = fc.tuple(
    fc.constantFrom("G", "SDL", "Q", "Q2", "Wu1", "Wu2", "Su", "Eu"),
    fc.integer({ min: -12, max: 25 }),
  );
  const usage = fc.constantFrom("office", "storage", "other roof", "machinery");
  fc.assert(
    fc.property(
      spans,
      fc.array(row, { minLength: 2, maxLength: 5 }),
      fc.tuple(usage, usage, usage),
      fc.constantFrom("4.3.3", "every", "all spans"),
      (lengths, rows, [own, second, column], patterns) => {
        const beam = member("B1", "steel-beam", {
          spans: lengths.map((length) => ({ length: 1000 * length, end: "pinned" })),
          usage: own,
          usage2: second,
          patterns,
          ...loads(...rows),
        });
        for (let support = 0; support <= lengths.length; support += 1) {
          const path = link(
            pathOf(
              beam,
              member("C1", "steel-column", { usage: column, actionsBy: "cases", caseActions: [] }),
              member("BP1", "baseplate", { section: "200UC46.2_300", usage: column }),
            ),
            "B1",
            "C1",
            { table: "reactions", support },
          );
          const table = ranges(reactionsOf(beam.inputs, support));
          const onColumn = columnOf(path, "C1").map(({ name, n }) => [name, n] as const);
          const based = link(path, "C1", "BP1", { table: "caseActions" });
          const onBase = baseCombinations(read(BASE_FIELDS, inputsOf(based, "BP1"))).map(
            ({ name, actions }) => [name, actions.n] as const,
          );
          for (const taker of [onColumn, onBase]) {
            const taken = ranges(taker);
            for (const [name, { least, most }] of table) {
              // Uplift and compression.
              if (least < 0) expect(taken.get(name)?.least, name).toBeLessThan(least + ROUNDING);
              if (most > 0) expect(taken.get(name)?.most, name).toBeGreaterThan(most - ROUNDING);
            }
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});

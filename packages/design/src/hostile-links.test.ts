import {
  type Field,
  type Fields,
  isUnavailable,
  readLink,
  type SingleField,
  writeLink,
} from "@kingpost/calc";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultInputs, withDefaults } from "./frame/module/default-inputs.ts";
import type { RawInputs } from "./frame/module/raw-inputs.ts";
import type { RunnableModule } from "./frame/module/runnable-module.ts";
import { loadModules } from "./load-modules.ts";
import { openMembers } from "./load-path/stored.ts";

/** Characters of a link that reaches a page: the server takes 16 kB of headers. */
const MODULES = await loadModules();
const MOST_OF_LINK = 16_000;
/** Characters of any value, and of a message to the user. */
const LONGEST = 256;

const levels = (depth: number): unknown => JSON.parse(`${"[".repeat(depth)}1${"]".repeat(depth)}`);

/** An object that is neither a text nor a number where one is needed: `String` and `Number` of it throw. */
const NO_TEXT = { toString: 1, valueOf: 1 };

/** Values that no control gives, and some that it does. */
const anyValue = fc.oneof(
  fc.oneof(fc.string(), fc.integer(), fc.double(), fc.boolean(), fc.constant(null)),
  fc.constantFrom("L/2", "6,2", "-1e999", "=1/0", "<img src=x>", "\ud800", "__proto__", ""),
  fc.constantFrom(255, 256, 257, 5000).map((length) => "x".repeat(length)),
  fc.constantFrom(1, 2, 1000).map(levels),
  fc.constantFrom<unknown>(NO_TEXT, [NO_TEXT]),
  fc.jsonValue({ maxDepth: 2 }),
);

function anyOf(field: Field): fc.Arbitrary<unknown> {
  if (field.kind !== "rows") return anyValue;
  const { most } = field.count;
  const lengths = fc.constantFrom(0, 1, most, most + 1, 10_000);
  return fc.oneof(
    anyValue,
    fc.array(anyRecord(field.columns), { maxLength: 2 }),
    fc.tuple(lengths, fc.constantFrom({}, 1, [])).map(([length, row]) => Array(length).fill(row)),
  );
}

/** Some of the fields with any value, sometimes with others beside them. */
function anyRecord(fields: Fields): fc.Arbitrary<RawInputs> {
  const known = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, anyOf(field)]));
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .subarray(Object.keys(known), { maxLength: Math.min(4, Object.keys(known).length) })
        .chain((names) =>
          fc.record(Object.fromEntries(names.map((name) => [name, known[name] ?? anyValue]))),
        ),
    },
    {
      weight: 1,
      arbitrary: fc.dictionary(fc.oneof(fc.string(), fc.constantFrom(...Object.keys(known))), anyValue),
    },
  );
}

function expectSingle(field: SingleField | undefined, value: unknown) {
  expect(field).toBeDefined();
  expect(["string", "number", "boolean", "undefined"].includes(typeof value) || value === null).toBe(true);
  expect(String(value).length).toBeLessThanOrEqual(LONGEST);
}

function expectBounded(fields: Fields, inputs: RawInputs) {
  for (const [name, value] of Object.entries(inputs)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field?.kind !== "rows") expectSingle(field, value);
    else if (value !== null) {
      const rows: readonly RawInputs[] = Array.isArray(value) ? value : [];
      expect(value).toBe(rows);
      expect(rows.length).toBeLessThanOrEqual(field.count.most);
      for (const row of rows)
        for (const [column, cell] of Object.entries(row)) {
          expectSingle(Object.hasOwn(field.columns, column) ? field.columns[column] : undefined, cell);
        }
    }
  }
}

const open = async (module: RunnableModule, text: string) => {
  const stored = await readLink(text);
  return isUnavailable(stored) ? stored : module.open(stored);
};

const linkOf = (module: RunnableModule, inputs: unknown) => writeLink({ version: module.version, inputs });

describe.each(MODULES)("a link of $title", (module) => {
  test("opens within the bounds of the module's fields, or is rejected in a short sentence", async () => {
    let opened = 0;
    await fc.assert(
      fc.asyncProperty(anyRecord(module.fields), async (inputs) => {
        const link = await linkOf(module, inputs);
        fc.pre(link.length <= MOST_OF_LINK);
        const found = await open(module, link);
        if (isUnavailable(found)) return void expect(found.message.length).toBeLessThan(2 * LONGEST);
        opened++;
        expectBounded(module.fields, found);
        expect(() => JSON.stringify(withDefaults(module.fields, found))).not.toThrow();
      }),
      { numRuns: 150, endOnFailure: true },
    );
    expect(opened).toBeGreaterThan(20);
  });

  test("of each version opens within the bounds of the module's fields or is rejected, whichever field has an unexpected value", () => {
    const values = [null, true, 1, "x", [], {}, [1], [[1]], [{}], NO_TEXT, [NO_TEXT]];
    for (let version = 1; version <= module.version; version++) {
      for (const name of Object.keys(module.fields))
        for (const value of values) {
          const found = module.open({ version, inputs: { [name]: value } });
          if (!isUnavailable(found)) expectBounded(module.fields, found);
        }
    }
  });

  test.each<[string, RawInputs]>([
    ["20,000 rows", { [tableOf(module)]: Array(20_000).fill({}) }],
    ["one row too many", { [tableOf(module)]: Array(mostOf(module) + 1).fill({}) }],
    ["a thousand levels", { [tableOf(module)]: levels(1000) }],
    ["thousands of fields", Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`x${at}`, 1]))],
    ["a long text", { section: "x".repeat(60_000) }],
  ])("with %s is rejected", async (_, inputs) => {
    expect(await open(module, await linkOf(module, inputs))).toMatchObject({ code: "bad-inputs" });
  });

  test("with more than 64 kB is not inflated to its end", async () => {
    const link = await linkOf(module, { [tableOf(module)]: Array(85_000).fill({}) });
    expect(link.length).toBeLessThan(500);
    expect(await open(module, link)).toMatchObject({ code: "too-large" });
  });

  test("of its defaults, its examples and every row that it allows opens unchanged", async () => {
    const full = Object.entries(module.fields).flatMap(([name, field]) =>
      field.kind === "rows" ? [[name, Array(field.count.most).fill(defaultInputs(field.columns))]] : [],
    );
    for (const inputs of [
      defaultInputs(module.fields),
      ...module.examples.map((example) => withDefaults(module.fields, example.inputs)),
      { ...defaultInputs(module.fields), ...Object.fromEntries(full) },
    ])
      expect(await open(module, await linkOf(module, inputs))).toEqual(inputs);
  });
});

test("a load path of any link has members within the bounds of their fields, or is rejected", async () => {
  const member = fc.constantFrom(...MODULES).chain((module) =>
    fc.record(
      {
        mark: fc.oneof(fc.string({ maxLength: 25 }), anyValue),
        kind: fc.oneof({ weight: 9, arbitrary: fc.constant<unknown>(module.kind) }, anyValue),
        version: fc.oneof({ weight: 9, arbitrary: fc.constant<unknown>(module.version) }, anyValue),
        inputs: fc.oneof(anyRecord(module.fields), anyValue),
      },
      { requiredKeys: ["mark", "kind", "version"] },
    ),
  );
  const path = fc.oneof(
    { weight: 9, arbitrary: fc.record({ members: fc.array(member, { maxLength: 3 }) }) },
    anyValue,
  );
  await fc.assert(
    fc.property(path, (inputs) => {
      const members = openMembers({ version: 1, inputs }, MODULES);
      if ("kind" in members) return void expect(members.message.length).toBeLessThan(3 * LONGEST);
      for (const one of members) {
        expectBounded(MODULES.find(({ kind }) => kind === one.kind)?.fields ?? {}, one.inputs);
      }
    }),
    { numRuns: 150, endOnFailure: true },
  );
});

/** A table of inputs of the module. */
function tableOf({ fields }: RunnableModule): string {
  const [name = ""] = Object.entries(fields).find(([, { kind }]) => kind === "rows") ?? [];
  return name;
}

function mostOf(module: RunnableModule): number {
  const field = module.fields[tableOf(module)];
  return field?.kind === "rows" ? field.count.most : 0;
}

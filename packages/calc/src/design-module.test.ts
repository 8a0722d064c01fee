import { describe, expect, test } from "vitest";
import { checkModule } from "../testing/check-module.ts";
import { corners } from "../testing/corners.ts";
import { FIELDS, SAMPLE } from "../testing/sample-module.ts";
import { overallVerdict } from "./check/verdict.ts";
import { inputsVersion, openInputs, runDesign } from "./design-module.ts";
import { DomainError, isUnavailable } from "./domain-error.ts";

const RESOURCES = { "360UB50.7": 100e6 };

describe("a design", () => {
  test("gives checks for its inputs", () => {
    const outcome = runDesign(SAMPLE, { loads: [{ force: "80 kN", position: "L/2" }] }, RESOURCES);
    if (outcome.kind !== "result" || isUnavailable(outcome.result)) throw new Error("There is no result.");
    expect(outcome.result.results.moment).toBe(120e6);
    expect(overallVerdict(outcome.result.checks)).toBe("fail");
  });

  test("gives errors beside their fields and no verdict", () => {
    expect(runDesign(SAMPLE, { span: "6,2" }, RESOURCES)).toMatchObject({
      kind: "errors",
      problems: [{ kind: "error", path: "/span" }],
    });
    expect(runDesign(SAMPLE, { loads: [{ position: 7000 }] }, RESOURCES)).toMatchObject({
      kind: "errors",
      problems: [{ path: "/loads/0/position", message: "The load is beyond the span." }],
    });
  });

  test("keeps the notes on how other fields were read beside an error", () => {
    const read = { kind: "note", path: "/span", message: "Read as millimetres: 6000 mm." };
    expect(runDesign(SAMPLE, { span: "6000", use: "attic" }, RESOURCES)).toMatchObject({
      problems: [{ kind: "error", path: "/use" }, read],
    });
    const loads = [{ position: "L/7" }, { force: "much" }];
    expect(runDesign(SAMPLE, { loads }, RESOURCES)).toMatchObject({
      problems: [
        { kind: "error", path: "/loads/1/force" },
        { kind: "note", path: "/loads/0/position", message: "Rounded to 857 mm." },
      ],
    });
  });

  test("gives a named reason where the engine has no value", () => {
    const without = {
      ...SAMPLE,
      checks: () => {
        throw new DomainError("mechanism", "The beam is a mechanism.");
      },
    };
    expect(runDesign(without, {}, RESOURCES)).toMatchObject({ result: { code: "mechanism" } });
  });

  test("gives a named reason where its model has no value", () => {
    const without = {
      ...SAMPLE,
      model: () => {
        throw new DomainError("mechanism", "The beam is a mechanism.");
      },
    };
    expect(runDesign(without, {}, RESOURCES)).toMatchObject({ result: { code: "mechanism" } });
  });
});

describe("a stored design", () => {
  test("of an older version is upgraded", () => {
    expect(inputsVersion(SAMPLE)).toBe(2);
    expect(openInputs(SAMPLE, { version: 1, inputs: { length: 7000 } })).toEqual({ span: 7000 });
    expect(openInputs(SAMPLE, { version: 2, inputs: { span: 7000 } })).toEqual({ span: 7000 });
  });

  test.each([
    [0, "0 is not a version of Sample."],
    [1.5, "1.5 is not a version of Sample."],
    [3, "This design needs version 3 of Sample, which is newer than this page (version 2)."],
  ])("of the unknown version %d is rejected by name", (version, message) => {
    expect(openInputs(SAMPLE, { version, inputs: {} })).toMatchObject({
      code: "unknown-version",
      message: expect.stringContaining(message),
    });
  });

  test("has no halves of surrogate pairs, which the server and the browser would show differently", () => {
    const inputs = { section: "\ud83e\udd86 \ud83e", loads: [{ force: "\udc00" }], use: null, span: 1 };
    expect(openInputs(SAMPLE, { version: 2, inputs })).toEqual({
      section: "\ud83e\udd86 \ufffd",
      loads: [{ force: "\ufffd" }],
      use: null,
      span: 1,
    });
  });

  test("keeps values that are out of range, of another kind or cannot be read, for the user to correct", () => {
    const inputs = {
      span: -1,
      use: "x".repeat(256),
      hasCamber: "yes",
      camber: true,
      loads: [{ force: "1,5" }],
    };
    expect(openInputs(SAMPLE, { version: 2, inputs })).toEqual(inputs);
  });

  test.each<[string, unknown, string]>([
    ["a field that there is none of", { depth: 3 }, "depth is not a field of this design."],
    ["a field of a row that there is none of", { loads: [{ depth: 3 }] }, "depth is not a field"],
    ["a field that each object inherits", JSON.parse('{"__proto__":3}'), "__proto__ is not a field"],
    ["more rows than the table allows", { loads: Array(85_000).fill({}) }, "there are 85000."],
    ["a table that is not a list", { loads: {} }, "Loads must be a list of rows."],
    ["a row without fields", { loads: [7] }, "A row of Loads must be an object of fields."],
    ["a list in the place of a value", { span: [] }, "Span must be a single value."],
    ["an object in a row", { loads: [{ force: {} }] }, "A value in it is a list or an object."],
    ["a list in a row", { loads: [{ force: [[1]] }] }, "A value in it is a list or an object."],
    ["a text longer than any control gives", { section: "x".repeat(257) }, "Section can have 256 characters"],
    [
      "a number longer than any control gives",
      { loads: [{ force: "1".repeat(257) }] },
      "Force can have 256 characters",
    ],
    [
      "thousands of levels",
      { loads: JSON.parse("[".repeat(5000) + "]".repeat(5000)) },
      "A value in it is a list or an object.",
    ],
  ])("with %s is rejected with advice", (_, inputs, why) => {
    const opened = openInputs(SAMPLE, { version: 2, inputs });
    expect(opened).toMatchObject({ code: "bad-inputs", message: expect.stringContaining(why) });
    expect(opened).toMatchObject({
      message: expect.stringMatching(/^This is not a complete Sample design\..+saved\.$/),
    });
  });

  test("of an older version is bounded before it is upgraded, and has the fields of the newest one after", () => {
    const levels = JSON.parse("[".repeat(5000) + "]".repeat(5000));
    expect(openInputs(SAMPLE, { version: 1, inputs: { length: levels } })).toMatchObject({
      code: "bad-inputs",
    });
    expect(openInputs(SAMPLE, { version: 2, inputs: { length: 7000 } })).toMatchObject({
      code: "bad-inputs",
    });
  });

  test("without inputs is rejected", () => {
    expect(openInputs(SAMPLE, { version: 2, inputs: [] })).toMatchObject({ code: "bad-inputs" });
  });
});

describe("the walk through the corners", () => {
  test("reaches both ends of every field, and is the same in every run", () => {
    const walked = [...corners(FIELDS)];
    const spans = new Set(walked.map(({ span }) => span));
    expect(spans).toEqual(new Set([undefined, 100, 6000, 60_000]));
    const lengths = walked.map(({ loads }) => (Array.isArray(loads) ? loads.length : 1));
    expect(new Set(lengths)).toEqual(new Set([0, 1, 20]));
    expect([...corners(FIELDS)]).toEqual(walked);
  });

  test("passes a module that gives a value, an error or a reason at each", () => {
    const counts = checkModule(SAMPLE, RESOURCES);
    expect(counts.designed).toBeGreaterThan(20);
    expect(counts.rejected).toBeGreaterThan(5);
  });

  test("finds a result that is not a number", () => {
    const broken = {
      ...SAMPLE,
      checks: () => ({ checks: [], results: { moment: Number.NaN } }),
    };
    expect(() => checkModule(broken, RESOURCES)).toThrow("At the inputs {}");
  });

  test("finds defaults that give no result", () => {
    expect(() => checkModule(SAMPLE, {})).toThrow("The defaults give no result.");
  });
});

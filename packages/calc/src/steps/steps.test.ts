import { describe, expect, test } from "vitest";
import { checkSteps } from "../../testing/check-steps.ts";
import { attempt, DomainError, isUnavailable } from "../domain-error.ts";
import { formula } from "../expression/formula.ts";
import { symbol } from "../expression/symbol.ts";
import { referenceText, standardReferences } from "../reference.ts";
import { type Recorder, type Rule, SILENT, StepList, stepLine, stepTexts, workedOnce } from "./index.ts";

const { clause, table } = standardReferences("AS 4100", "AS 4100:2020");
const AREA = formula({
  id: "area",
  title: "Area of the web",
  reference: clause("5.11.4"),
  result: symbol("A_w", "mm²"),
  symbols: { d: symbol("d", "mm"), t: symbol("t_w", "mm") },
  is: ({ times }, { d, t }) => times(d, t),
});
const ROOT = formula({
  id: "root",
  title: "Root of a factor",
  reference: clause("1.1"),
  result: symbol("r"),
  symbols: { x: symbol("x") },
  is: ({ sqrt }, { x }) => sqrt(x),
});
const ALPHA_B: Rule = {
  id: "alpha-b",
  title: "Member section constant",
  reference: table("6.3.3(A)"),
  result: symbol("alpha_b"),
  rule: "table for k_f = 1",
};

function calculate(record: Recorder): number {
  record.heading("web", "Web");
  const area = record.formula(AREA, { d: 356, t: 7.3 });
  const twice = record.formula(AREA, { d: area, t: 2 });
  record.heading("member", "Member");
  return twice * record.rule(ALPHA_B, 0.5, "hot-rolled channel");
}

describe("a calculation", () => {
  test("gives the same number silently and with its steps", () => {
    const list = new StepList();
    expect(calculate(list)).toBe(calculate(SILENT));
    expect(() => checkSteps(list.steps)).not.toThrow();
  });

  test("has steps with an id for each, the same in every run", () => {
    const list = new StepList();
    calculate(list);
    expect(list.steps.map(({ id }) => id)).toEqual([
      "web",
      "web/area",
      "web/area-2",
      "member",
      "member/alpha-b",
    ]);
  });

  test("is worked silently once where several checks share it, and gives its steps to each list", () => {
    let runs = 0;
    const shared = workedOnce((record) => {
      runs += 1;
      return calculate(record);
    });
    expect([shared(SILENT), shared(SILENT), runs]).toEqual([calculate(SILENT), calculate(SILENT), 1]);
    const lists = [new StepList(), new StepList()];
    for (const list of lists) expect(shared(list)).toBe(shared(SILENT));
    expect(lists.map(({ steps }) => steps.length)).toEqual([5, 5]);
  });

  test("ends with a named reason where a formula has no value", () => {
    expect(attempt(() => SILENT.formula(ROOT, { x: -1 }))).toEqual({
      kind: "unavailable",
      code: "no-value",
      message: "Root of a factor has no value for these inputs.",
    });
    expect(attempt(() => SILENT.formula(ROOT, { x: 4 }))).toBe(2);
  });
});

test("an error of the program is thrown, not returned as a reason", () => {
  expect(() =>
    attempt(() => {
      throw new RangeError("a fault");
    }),
  ).toThrow(RangeError);
  expect(isUnavailable(attempt(() => 1))).toBe(false);
  expect(new DomainError("code", "text").name).toBe("DomainError");
});

describe("the text of a step", () => {
  const list = new StepList();
  list.formula(AREA, { d: 356, t: 7.3 });
  list.rule(ALPHA_B, 0.5, "hot-rolled channel");
  list.heading("end", "End");
  const texts = stepTexts(list.steps);

  test("has formula, substituted values and result", () => {
    expect(texts[0]).toMatchObject({
      id: "area",
      symbol: "A_w",
      formula: "d × t_w",
      substituted: "356 mm × 7.3 mm",
      shown: "2598.8",
      unit: "mm²",
    });
    expect(texts[0] && referenceText(texts[0].reference)).toBe("AS 4100 Clause 5.11.4");
  });

  test("exists for every step but headings", () => {
    expect(texts.map(({ id }) => id)).toEqual(["area", "alpha-b"]);
  });

  test("has the rule and why it applies", () => {
    expect(texts[1]).toMatchObject({
      kind: "rule",
      formula: "table for k_f = 1",
      substituted: "hot-rolled channel",
    });
  });

  test("is one line for a log", () => {
    const [first] = list.steps;
    expect(first?.kind === "formula" && stepLine(first)).toBe("A_w = d × t_w = 356 mm × 7.3 mm = 2598.8 mm²");
  });
});

describe("the check of steps finds", () => {
  const step = () => {
    const list = new StepList();
    list.formula(AREA, { d: 356, t: 7.3 });
    return list.steps;
  };

  test("a value that is not that of the formula", () => {
    expect(() => checkSteps(step().map((one) => ({ ...one, value: 2600 })))).toThrow(
      "its tree gives 2598.79",
    );
  });

  test("two steps with one id", () => {
    expect(() => checkSteps([...step(), ...step()])).toThrow("Two steps have the id area.");
  });

  test("units that do not balance", () => {
    const wrong = { ...AREA, result: symbol("A_w", "mm") };
    expect(() => checkSteps(step().map((one) => ({ ...one, formula: wrong })))).toThrow("The result of area");
  });
});

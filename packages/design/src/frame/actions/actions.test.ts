import { mathText, parseInputs } from "@kingpost/calc";
import { expect, test } from "vitest";
import { anyForce, anyMoment } from "../form/form.ts";
import { actionFields, actionProblems, actionSets, arrangedRows } from "./actions.ts";

const NAMES = ["n", "m"] as const;
const FIELDS = actionFields(
  { n: anyForce("Axial", "N"), m: anyMoment("Moment", "M") },
  { combination: { n: 3000 }, G: { n: 1000 }, Q: { n: 2000, m: 500 } },
);

function inputsOf(raw: object) {
  const parsed = parseInputs(FIELDS, raw);
  if ("errors" in parsed) throw new Error(JSON.stringify(parsed.errors));
  return parsed.inputs;
}

function setsOf(raw: object) {
  const inputs = inputsOf(raw);
  return actionSets(inputs, NAMES, () => arrangedRows(inputs.caseActions));
}

const problemsOf = (raw: object) => actionProblems(inputsOf(raw), NAMES, "an axial force or a moment");

test("a new design has one combination, and a row of permanent and of imposed action", () => {
  const { actions, caseActions } = inputsOf({});
  expect(actions).toEqual([{ name: "1.2G + 1.5Q", n: 3000, m: 0 }]);
  expect(caseActions).toMatchObject([
    { case: "G", n: 1000, m: 0, source: "" },
    { case: "Q", n: 2000, m: 500, source: "" },
  ]);
});

test("the star of a symbol marks design actions, not those of load cases", () => {
  const { actions, caseActions } = actionFields(
    { n: anyForce("Axial", "N*_x") },
    { combination: {}, G: {}, Q: {} },
  );
  expect(actions.columns.n.symbol).toEqual(mathText("N*_x"));
  expect(caseActions.columns.n.symbol).toEqual(mathText("N_x"));
});

test("a combination that is entered has its name, or that of its row", () => {
  expect(setsOf({ actions: [{ name: " A ", n: 5 }, { m: 7 }] })).toEqual([
    { name: "A", path: "/actions/0/n", actions: { n: 5, m: 0 }, factorOf: undefined },
    { name: "Row 2", path: "/actions/1/n", actions: { n: 0, m: 7 }, factorOf: undefined },
  ]);
});

test("actions of load cases are combined to AS/NZS 1170.0 Clause 4.2.2", () => {
  const sets = setsOf({ actionsBy: "cases" });
  // 1.2 * 1000 + 1.5 * 2000 and 1.5 * 500.
  expect(sets.find(({ name }) => name === "1.2G + 1.5Q")).toMatchObject({
    path: undefined,
    actions: { n: 4200, m: 750 },
  });
});

test("each arrangement of imposed action acts by itself", () => {
  const caseActions = [
    { case: "G" },
    { case: "Q", n: 2000, source: "B1", arrangement: "all spans" },
    { case: "Q", n: 900, source: "B1", arrangement: "span 1" },
  ];
  const sets = setsOf({ actionsBy: "cases", caseActions }).filter(({ name }) =>
    name.startsWith("1.2G + 1.5Q"),
  );
  expect(sets.map(({ actions }) => actions.n)).toEqual([3000, 1350]);
});

test("a design without actions has an error at its first action", () => {
  const message = "Enter an axial force or a moment.";
  expect(problemsOf({ actions: [{ name: "A" }] })).toEqual([
    { kind: "error", path: "/actions/0/n", message },
  ]);
  expect(problemsOf({ actionsBy: "cases", caseActions: [] })).toEqual([
    { kind: "error", path: "/caseActions", message },
  ]);
});

test("a row without actions beside others has a note", () => {
  expect(problemsOf({ actions: [{ n: 5 }, { name: "B" }] })).toEqual([
    { kind: "note", path: "/actions/1/n", message: "This row has no actions." },
  ]);
});

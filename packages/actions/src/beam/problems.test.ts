import { expect, test } from "vitest";
import { continuous, couple, fixed, pinned, pointLoad, spansOf, uniform } from "../../testing/beams.ts";
import type { BeamLoad, BeamModel } from "./model.ts";
import { BeamError, beamProblems } from "./problems.ts";
import { solveBeam } from "./solve.ts";

const SIMPLE = continuous([6]);
const THREE = continuous([3, 3, 3]);

test("a valid beam has no problems", () => {
  expect(beamProblems(THREE, [[uniform(1, 0, 9)], []])).toEqual([]);
});

test.each<[string, BeamModel, string]>([
  ["no support", { ...SIMPLE, supports: [] }, "The beam can move up and down. Add a support or fix one."],
  [
    "one pin",
    { ...THREE, supports: [pinned(1)] },
    "The beam can rotate about the support at x = 3 m. Add a support or fix one.",
  ],
  [
    "only a rotational restraint",
    { ...SIMPLE, supports: [{ joint: 0, vertical: "free", rotation: "rigid" }] },
    "The beam can move up and down. Add a support or fix one.",
  ],
  [
    "a hinge in a simple span",
    continuous([6], [3]),
    "The beam can fold at its hinge (x = 3 m). Add a support or remove a hinge.",
  ],
  [
    "a hinge in an overhang",
    { ...continuous([3, 3, 3], [7]), supports: [pinned(0), pinned(1), pinned(2)] },
    "The part from x = 7 m to x = 9 m can rotate about the hinge at x = 7 m. Add a support or remove a hinge.",
  ],
  [
    "an end span between a support and a hinge over the next",
    { ...continuous([3, 3, 3], [6]), supports: [fixed(0), pinned(2)] },
    "The part from x = 6 m to x = 9 m can rotate about the hinge at x = 6 m. Add a support or remove a hinge.",
  ],
  [
    "two hinges in a span of several",
    continuous([3, 3, 3], [1, 2]),
    "The part from x = 0 m to x = 2 m can fold at its hinge (x = 1 m). Add a support or remove a hinge.",
  ],
  [
    "three hinges in an inner span",
    continuous([3, 3, 3], [4, 4.5, 5]),
    "The part from x = 4 m to x = 5 m can fold at its hinge (x = 4.5 m). Add a support or remove a hinge.",
  ],
])("a beam with %s is rejected with its free movement", (_, model, message) => {
  const [problem, ...others] = beamProblems(model, [[uniform(1, 0, 6)]]);
  expect(problem).toEqual({ code: "mechanism", message, place: { list: "supports" } });
  expect(others).toEqual([]);
  expect(() => solveBeam(model, [[]])).toThrow(message);
});

test.each<[string, BeamModel, BeamLoad[], string, object]>([
  [
    "a span without length",
    { ...SIMPLE, spans: spansOf(0) },
    [],
    "non-positive",
    { list: "spans", index: 0 },
  ],
  [
    "a stiffness that is not a number",
    { ...SIMPLE, spans: [{ length: 6000, stiffness: Number.NaN }] },
    [],
    "not-finite",
    { list: "spans", index: 0, field: "stiffness" },
  ],
  ["no span", { ...SIMPLE, spans: [] }, [], "no-spans", { list: "spans" }],
  ["21 spans", continuous(Array.from({ length: 21 }, () => 3)), [], "too-many", { list: "spans" }],
  [
    "two supports at one joint",
    { ...SIMPLE, supports: [pinned(0), pinned(1), fixed(1)] },
    [],
    "same-joint",
    { list: "supports", index: 2 },
  ],
  [
    "a support beyond the last joint",
    { ...SIMPLE, supports: [pinned(0), pinned(2)] },
    [],
    "no-joint",
    { list: "supports", index: 1 },
  ],
  [
    "a spring without stiffness",
    { ...SIMPLE, supports: [pinned(0), { ...pinned(1), vertical: 0 }] },
    [],
    "non-positive",
    { list: "supports", index: 1, field: "vertical" },
  ],
  [
    "a spring of infinite stiffness",
    { ...SIMPLE, supports: [pinned(0), { ...pinned(1), rotation: Number.POSITIVE_INFINITY }] },
    [],
    "not-finite",
    { list: "supports", index: 1, field: "rotation" },
  ],
  [
    "a fixed support at a hinge",
    { ...continuous([6, 6], [6]), supports: [pinned(0), fixed(1), pinned(2)] },
    [],
    "fixed-at-hinge",
    { list: "supports", index: 1 },
  ],
  ["a hinge at the end", continuous([6], [6]), [], "hinge-at-end", { list: "hinges", index: 0 }],
  ["two hinges at a point", continuous([6, 6], [7, 7]), [], "same-hinge", { list: "hinges", index: 1 }],
  ["a hinge outside the beam", continuous([6, 6], [13]), [], "outside-beam", { list: "hinges", index: 0 }],
  [
    "a load outside the beam",
    SIMPLE,
    [uniform(1, 0, 6), pointLoad(1, 7)],
    "outside-beam",
    { list: "loads", loadCase: 0, index: 1, field: "x" },
  ],
  [
    "a distributed load that ends beyond the beam",
    SIMPLE,
    [uniform(1, 0, 6.001)],
    "outside-beam",
    { list: "loads", index: 0, field: "to" },
  ],
  [
    "a load without length",
    SIMPLE,
    [uniform(1, 3, 3)],
    "no-length",
    { list: "loads", index: 0, field: "to" },
  ],
  ["a load that ends before its start", SIMPLE, [uniform(1, 3, 2)], "no-length", { field: "to" }],
  ["an infinite force", SIMPLE, [pointLoad(Number.POSITIVE_INFINITY, 1)], "not-finite", { field: "force" }],
  [
    "a couple at a hinge",
    continuous([6, 6], [7]),
    [couple(1, 7)],
    "couple-at-hinge",
    { list: "loads", index: 0 },
  ],
  [
    "a settlement of a joint without support",
    { ...THREE, supports: [pinned(0), pinned(3)] },
    [{ kind: "settlement", joint: 1, distance: 5 }],
    "settlement-without-support",
    { list: "loads", index: 0, field: "joint" },
  ],
  ["201 loads", SIMPLE, Array.from({ length: 201 }, () => pointLoad(1, 1)), "too-many", { list: "loads" }],
])("a beam with %s is rejected beside its row", (_, model, loads, code, place) => {
  const [problem] = beamProblems(model, [loads]);
  expect(problem).toMatchObject({ code, place });
  expect(() => solveBeam(model, [loads])).toThrow(BeamError);
});

test("every problem of a beam is listed, not only the first", () => {
  const loads = [pointLoad(1, 7), uniform(1, 2, 2), uniform(1, 0, 6)];
  expect(beamProblems(SIMPLE, [loads]).map(({ message }) => message)).toEqual([
    "The load at x = 7 m is outside the beam, which ends at x = 6 m.",
    "The load at x = 2 m has no length.",
  ]);
});

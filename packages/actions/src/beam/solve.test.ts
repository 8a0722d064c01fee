import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyBeam, type LoadedBeam } from "../../testing/arbitrary-beam.ts";
import { continuous, fixed, pinned } from "../../testing/beams.ts";
import { mirrored, multiplied, resultantOf } from "../../testing/loads.ts";
import { extremes } from "./extremes.ts";
import { type BeamLoad, jointPositions } from "./model.ts";
import { type BeamResponse, combine, reactions, valueAt, valueInPiece } from "./response.ts";
import { solveBeam } from "./solve.ts";

const QUANTITIES = ["shear", "moment", "rotation", "deflection"] as const;
const EXACT = 1e-9;
/** An action of this part of the greatest is exactly zero (rounding.ts): of a force F, F times a length in moments, F / k in a spring k. */
const ROUNDED = 1e-10;

function solved({ model, loads }: LoadedBeam): BeamResponse {
  const [response] = solveBeam(model, [loads]).responses;
  if (!response) throw new Error("There is no response.");
  return response;
}

function greatest(response: BeamResponse, quantity: (typeof QUANTITIES)[number]): number {
  const { min, max } = extremes(response, quantity);
  return Math.max(Math.abs(max.value), Math.abs(min.value));
}

function expectBalance(values: readonly number[]): void {
  const sum = values.reduce((total, value) => total + value, 0);
  const scale = values.reduce((total, value) => total + Math.abs(value), 0);
  expect(Math.abs(sum)).toBeLessThanOrEqual(EXACT * scale);
}

test.each([
  ["stiffness", { length: 6000, stiffness: 1e-310 }, 1],
  ["load", { length: 6000, stiffness: 1e13 }, 1e305],
])("a beam with a %s beyond the range of numbers is rejected", (_, span, force) => {
  const model = { spans: [span], supports: [pinned(0), pinned(1)] };
  expect(() => solveBeam(model, [[{ kind: "point", x: 2000, force }]])).toThrow("The beam cannot be solved");
});

test("a soft spring between hinges leaves no moment at them", () => {
  // Without iterative refinement the moment is 7e-9 of the greatest.
  const model = {
    spans: [
      { length: 263, stiffness: 2.19e14 },
      { length: 104.7, stiffness: 1.1e12 },
    ],
    supports: [fixed(0), { ...pinned(1), vertical: 2.4 }, pinned(2)],
    hinges: [143.4, 264.8],
  };
  const response = solved({
    model,
    loads: [{ kind: "distributed", from: 0, to: 367.7, start: 1, end: 1 }],
  });
  for (const x of model.hinges) {
    for (const side of ["left", "right"] as const) {
      const moment = valueAt(response, "moment", x, side);
      expect(Math.abs(moment)).toBeLessThan(1e-12 * greatest(response, "moment"));
    }
  }
});

test("a load that is at a joint but for rounding leaves the joint where it is", () => {
  const load: BeamLoad = { kind: "point", x: 6000 - 1e-7, force: 1000 };
  const { beam, responses } = solveBeam(continuous([6, 6]), [[load]]);
  expect([...beam.mesh.points]).toEqual([0, 6000, 12_000]);
  expect(responses.map((response) => reactions(response)[1]?.force)).toEqual([expect.closeTo(1000, 6)]);
});

test("responses of different beams are not combined", () => {
  const [first] = solveBeam(continuous([6]), [[]]).responses;
  const [second] = solveBeam(continuous([6]), [[]]).responses;
  if (!first || !second) throw new Error("There is no response.");
  expect(() => combine([first, second], [1, 1])).toThrow("The responses are of different beams.");
  expect(() => combine([], [])).toThrow("A combination needs a response.");
});

describe("a random beam", () => {
  test("is in equilibrium", () => {
    fc.assert(
      fc.property(anyBeam(8), (beam) => {
        const response = solved(beam);
        const joints = jointPositions(beam.model);
        const acting = [
          ...beam.loads.map(resultantOf),
          ...reactions(response).flatMap(({ force, moment }, at) => {
            const x = joints[beam.model.supports[at]?.joint ?? 0] ?? 0;
            return [
              { force: -force, moment: -force * x },
              { force: 0, moment },
            ];
          }),
        ];
        expectBalance(acting.map(({ force }) => force));
        expectBalance(acting.map(({ moment }) => moment));
      }),
      { numRuns: 100 },
    );
  });

  test("has no moment at its hinges", () => {
    fc.assert(
      fc.property(anyBeam(8), (beam) => {
        const response = solved(beam);
        for (const x of beam.model.hinges ?? []) {
          for (const side of ["left", "right"] as const) {
            const moment = valueAt(response, "moment", x, side);
            expect(Math.abs(moment)).toBeLessThanOrEqual(EXACT * greatest(response, "moment"));
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  test("has no shear and moment beyond its right end", () => {
    fc.assert(
      fc.property(anyBeam(8), ({ model, loads }) => {
        const response = solved({ model, loads });
        const { length } = response.beam;
        const support = model.supports.findIndex(({ joint }) => joint === model.spans.length);
        const reaction = reactions(response)[support] ?? { force: 0, moment: 0 };
        let { force, moment } = reaction;
        for (const load of loads) {
          if (load.kind === "point" && load.x === length) force -= load.force;
          if (load.kind === "couple" && load.x === length) moment += load.moment;
        }
        const beyond = {
          shear: valueAt(response, "shear", length) + force,
          moment: valueAt(response, "moment", length) + moment,
        };
        expect(Math.abs(beyond.shear)).toBeLessThanOrEqual(EXACT * greatest(response, "shear"));
        expect(Math.abs(beyond.moment)).toBeLessThanOrEqual(EXACT * greatest(response, "moment"));
      }),
      { numRuns: 100 },
    );
  });

  test("follows its supports", () => {
    fc.assert(
      fc.property(anyBeam(8), ({ model, loads }) => {
        const response = solved({ model, loads });
        const joints = jointPositions(model);
        const deflection = greatest(response, "deflection");
        const rotation = greatest(response, "rotation");
        const all = reactions(response);
        const force = Math.max(greatest(response, "shear"), ...all.map((one) => Math.abs(one.force)));
        const moment = Math.max(greatest(response, "moment"), ...all.map((one) => Math.abs(one.moment)));
        const softness = (k: unknown) => (typeof k === "number" ? ROUNDED / k : 0);
        for (const [at, support] of model.supports.entries()) {
          const x = joints[support.joint] ?? 0;
          const settled = loads.reduce(
            (sum, load) =>
              load.kind === "settlement" && load.joint === support.joint ? sum + load.distance : sum,
            0,
          );
          const reaction = reactions(response)[at];
          for (const side of ["left", "right"] as const) {
            const spring =
              typeof support.vertical === "number" ? (reaction?.force ?? 0) / support.vertical : 0;
            if (support.vertical !== "free") {
              const off = valueAt(response, "deflection", x, side) - settled - spring;
              expect(Math.abs(off)).toBeLessThanOrEqual(
                EXACT * (deflection + Math.abs(settled)) + softness(support.vertical) * force,
              );
            }
            const turned =
              typeof support.rotation === "number" ? (reaction?.moment ?? 0) / support.rotation : 0;
            if (support.rotation !== "free") {
              const off = valueAt(response, "rotation", x, side) + turned;
              expect(Math.abs(off)).toBeLessThanOrEqual(
                EXACT * rotation + softness(support.rotation) * moment,
              );
            }
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  test("is continuous between its pieces", () => {
    fc.assert(
      fc.property(anyBeam(8), (beam) => {
        const response = solved(beam);
        const { points, nodes } = response.beam.mesh;
        const deflection = greatest(response, "deflection");
        const rotation = greatest(response, "rotation");
        for (let piece = 1; piece + 1 < points.length; piece++) {
          const length = (points[piece] ?? 0) - (points[piece - 1] ?? 0);
          const step = (quantity: "deflection" | "rotation") =>
            Math.abs(
              valueInPiece(response, piece - 1, quantity, length) -
                valueInPiece(response, piece, quantity, 0),
            );
          expect(step("deflection")).toBeLessThanOrEqual(EXACT * deflection);
          if (nodes.some(({ x, isHinge }) => isHinge && x === points[piece])) continue;
          expect(step("rotation")).toBeLessThanOrEqual(EXACT * rotation);
        }
      }),
      { numRuns: 100 },
    );
  });

  test("responds to a sum of loads with the sum of the responses", () => {
    fc.assert(
      fc.property(anyBeam(6), fc.integer({ min: -30, max: 30 }), ({ model, loads }, factor) => {
        const cases = loads.map((load) => [load]);
        const { responses } = solveBeam(model, [...cases, loads.map((load) => multiplied(load, factor))]);
        const whole = responses.at(-1);
        if (!whole) throw new Error("There is no response.");
        const sum = combine(
          responses.slice(0, -1),
          cases.map(() => factor),
        );
        const difference = combine([whole, sum], [1, -1]);
        for (const quantity of QUANTITIES) {
          const scaleOf = (of: (typeof QUANTITIES)[number]) =>
            responses.slice(0, -1).reduce((total, one) => total + greatest(one, of), 0);
          const rounded = quantity === "moment" ? ROUNDED * scaleOf("shear") * whole.beam.length : 0;
          expect(greatest(difference, quantity)).toBeLessThanOrEqual(
            (EXACT * scaleOf(quantity) + rounded) * Math.abs(factor),
          );
        }
      }),
    );
  });

  test("mirrored has the mirrored response", () => {
    fc.assert(
      fc.property(anyBeam(6), fraction, (beam, share) => {
        const response = solved(beam);
        const other = solved(mirrored(beam));
        const x = share * response.beam.length;
        for (const quantity of QUANTITIES) {
          const sign = quantity === "shear" || quantity === "rotation" ? -1 : 1;
          const here = valueAt(response, quantity, x, "right");
          const there = sign * valueAt(other, quantity, response.beam.length - x, "left");
          expect(Math.abs(here - there)).toBeLessThanOrEqual(EXACT * greatest(response, quantity));
        }
      }),
    );
  });

  test("deflects at b under a load at a as at a under the load at b", () => {
    fc.assert(
      fc.property(anyBeam(6), fraction, fraction, ({ model }, shareA, shareB) => {
        const length = jointPositions(model).at(-1) ?? 0;
        const [a, b] = [shareA * length, shareB * length];
        const at = (x: number): BeamLoad[] => [{ kind: "point", x, force: 1000 }];
        const [ofA, ofB] = solveBeam(model, [at(a), at(b)]).responses;
        if (!ofA || !ofB) throw new Error("There is no response.");
        const scale = Math.max(greatest(ofA, "deflection"), greatest(ofB, "deflection"));
        const off = valueAt(ofA, "deflection", b) - valueAt(ofB, "deflection", a);
        expect(Math.abs(off)).toBeLessThanOrEqual(EXACT * scale);
      }),
    );
  });
});

const fraction = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);

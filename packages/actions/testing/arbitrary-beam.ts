import fc from "fast-check";
import type { BeamLoad, BeamModel, BeamSupport, Restraint } from "../src/beam/model.ts";
import { beamProblems } from "../src/beam/problems.ts";

/** A beam that can be analysed, with loads of every kind. */
export interface LoadedBeam {
  readonly model: BeamModel;
  readonly loads: readonly BeamLoad[];
}

/** Steps in a decade: magnitudes are spaced evenly by ratio, so that short and long, soft and stiff are equally frequent. */
const STEPS = 50;
const magnitude = (least: number, most: number) =>
  fc
    .integer({ min: Math.round(Math.log10(least) * STEPS), max: Math.round(Math.log10(most) * STEPS) })
    .map((steps) => 10 ** (steps / STEPS));
const signed = (most: number) =>
  fc.tuple(magnitude(most / 1000, most), fc.constantFrom(1, -1)).map(([size, sign]) => size * sign);
const fraction = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);

const span = fc.record({ length: magnitude(100, 60_000), stiffness: magnitude(1e10, 1e16) });

const vertical: fc.Arbitrary<Restraint> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Restraint>("rigid") },
  { weight: 1, arbitrary: fc.constant<Restraint>("free") },
  { weight: 1, arbitrary: magnitude(1, 1e9) },
);
const rotation: fc.Arbitrary<Restraint> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Restraint>("free") },
  { weight: 1, arbitrary: fc.constant<Restraint>("rigid") },
  { weight: 1, arbitrary: magnitude(1e6, 1e13) },
);

function loadOn({ spans, supports }: BeamModel): fc.Arbitrary<BeamLoad> {
  const length = spans.reduce((sum, one) => sum + one.length, 0);
  const settling = supports.filter((support) => support.vertical !== "free");
  const within = fraction.map((share) => share * length);
  const distributed = fc
    .tuple(within, within, signed(50), signed(50))
    .filter(([from, to]) => from !== to)
    .map(([a, b, start, end]): BeamLoad => {
      return { kind: "distributed", from: Math.min(a, b), to: Math.max(a, b), start, end };
    });
  const settlement = fc
    .tuple(fc.nat(Math.max(0, settling.length - 1)), signed(20))
    .map(([at, distance]): BeamLoad => ({ kind: "settlement", joint: settling[at]?.joint ?? 0, distance }));
  return fc.oneof(
    distributed,
    distributed,
    fc.record({ kind: fc.constant("point" as const), x: within, force: signed(1e5) }),
    fc.record({ kind: fc.constant("couple" as const), x: within, moment: signed(1e8) }),
    ...(settling.length > 0 ? [settlement] : []),
  );
}

const anySupports = (joints: number) =>
  fc
    .array(fc.option(fc.record({ vertical, rotation }), { freq: 6 }), {
      minLength: joints,
      maxLength: joints,
    })
    .map((found) =>
      found.flatMap((support, joint): BeamSupport[] => (support ? [{ joint, ...support }] : [])),
    );

/** Stable beams of up to `spans` spans with hinges, springs and settlements. */
export function anyBeam(spans: number): fc.Arbitrary<LoadedBeam> {
  return fc
    .array(span, { minLength: 1, maxLength: spans })
    .chain((found) => {
      const length = found.reduce((sum, one) => sum + one.length, 0);
      return fc.record({
        spans: fc.constant(found),
        supports: anySupports(found.length + 1),
        hinges: fc.array(
          fc.integer({ min: 1, max: 99 }).map((share) => (share / 100) * length),
          { maxLength: 2 },
        ),
      });
    })
    .filter((model) => beamProblems(model, []).length === 0)
    .chain((model) => {
      const length = model.spans.reduce((sum, one) => sum + one.length, 0);
      const load = loadOn(model).filter((one) => beamProblems(model, [[one]]).length === 0);
      return fc.record({
        model: fc.constant(model),
        // A load everywhere, so that the greatest values are never only rounding.
        loads: fc
          .array(load, { maxLength: 6 })
          .map((loads): BeamLoad[] => [
            { kind: "distributed", from: 0, to: length, start: 1, end: 2 },
            ...loads,
          ]),
      });
    });
}

import { type Check, verdictOf } from "@kingpost/calc";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { STEEL_BEAM } from "./module.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

const runs = (numRuns: number) => ({ numRuns });

type Row = Readonly<Record<string, number | string>>;

interface AnyBeam {
  readonly section: string;
  readonly hasSelfWeight: boolean;
  readonly leftSupport: string;
  readonly spans: readonly { readonly length: number; readonly end: string }[];
  readonly springs: readonly Row[];
  readonly hinges: readonly Row[];
  readonly restraints: readonly { readonly position: number; readonly kind: string }[];
  readonly uniformLoads: readonly Row[];
  readonly partLoads: readonly Row[];
  readonly pointLoads: readonly Row[];
  readonly couples: readonly Row[];
  readonly supportRestraint: string;
  readonly continuousRestraint: string;
  readonly lateralRotation: string;
  readonly loadHeight: string;
  readonly alphaM: string;
  readonly bearingLength: number;
  readonly holdDown: number;
}

/** Undefined where an input is rejected: a mechanism, no restraint at all. */
function checksOf(inputs: object): readonly Check[] | undefined {
  const outcome = STEEL_BEAM.run(inputs, resources);
  return outcome.kind === "result" ? outcome.result.checks : undefined;
}

const ratioOf = (check: Check): number =>
  check.kind === "limit" ? check.ratio : verdictOf(check) === "not covered" ? Number.POSITIVE_INFINITY : 0;

/** The greatest ratio of some checks; one that is not covered is greater than any. */
function worst(checks: readonly Check[], id: RegExp): number {
  return Math.max(0, ...checks.filter((check) => id.test(check.id)).map(ratioOf));
}

const SECTIONS = [
  "310UB40.4_300",
  "200UB25.4_300",
  "610UB101_300",
  "250UC72.9_300",
  "250PFC_300",
  "250x150x8.0RHS_350",
  "800WB146_300",
] as const;

const total = ({ spans }: Pick<AnyBeam, "spans">): number => spans.reduce((sum, one) => sum + one.length, 0);

const CASES = ["G", "Q", "Wu1", "Eu"] as const;
const HEIGHTS = ["as-all", "top", "shear-centre", "bottom"] as const;

/** Positions are multiples of a 16th of the first span, so that they often meet supports, quarter points and each other. */
function anyBeam(): fc.Arbitrary<AnyBeam> {
  const spans = fc.array(
    fc.record({
      length: fc.integer({ min: 2, max: 8 }).map((metres) => metres * 1000),
      end: fc.constantFrom("pinned", "pinned", "fixed"),
    }),
    { minLength: 1, maxLength: 3 },
  );
  const ends = fc.record({
    spans,
    leftSupport: fc.constantFrom("pinned", "pinned", "fixed", "free"),
    last: fc.constantFrom("pinned", "pinned", "fixed", "free"),
  });
  return ends.chain(({ spans: some, leftSupport, last }) => {
    const all = some.map((one, at) => (at === some.length - 1 ? { ...one, end: last } : one));
    const length = total({ spans: all });
    const position = fc.integer({ min: 0, max: length / 250 }).map((at) => 250 * at);
    const of = fc.constantFrom(...CASES);
    const size = fc.integer({ min: -20, max: 20 });
    const supports = [leftSupport, ...all.map(({ end }) => end)].filter((end) => end !== "free").length;
    return fc.record({
      section: fc.constantFrom(...SECTIONS),
      hasSelfWeight: fc.boolean(),
      leftSupport: fc.constant(leftSupport),
      spans: fc.constant(all),
      springs: fc
        .option(
          fc.record({
            support: fc.integer({ min: 1, max: Math.max(1, supports) }),
            rotation: fc.constantFrom(0, 1e9, 5e9),
            vertical: fc.constantFrom(0, 2000),
          }),
          { nil: undefined, freq: 3 },
        )
        .map((row) => (row ? [row] : [])),
      hinges: fc.constant([]),
      restraints: fc.uniqueArray(
        fc.record({
          position,
          kind: fc.constantFrom("purlin", "bottom", "fly-brace", "coped-end", "free"),
        }),
        { maxLength: 5, selector: (row) => row.position },
      ),
      uniformLoads: fc.array(fc.record({ case: of, load: size, height: fc.constantFrom(...HEIGHTS) }), {
        maxLength: 2,
      }),
      partLoads: fc.array(
        fc
          .tuple(position, position, of, size, size)
          .filter(([a, b]) => a !== b)
          .map(([a, b, name, start, end]) => ({
            case: name,
            from: Math.min(a, b),
            to: Math.max(a, b),
            start,
            end,
          })),
        { maxLength: 1 },
      ),
      pointLoads: fc.array(
        fc.record({
          case: of,
          position,
          force: size.map((kilo) => 1000 * kilo),
          bearing: fc.constantFrom(0, 100),
          height: fc.constantFrom(...HEIGHTS),
        }),
        { maxLength: 2 },
      ),
      couples: fc.array(fc.record({ case: of, position, moment: size.map((of_) => 2e6 * of_) }), {
        maxLength: 2,
      }),
      supportRestraint: fc.constantFrom("full", "coped-end"),
      continuousRestraint: fc.constantFrom("none", "none", "top", "bottom", "top-and-twist"),
      lateralRotation: fc.constantFrom("none", "left", "both"),
      loadHeight: fc.constantFrom("top", "shear-centre", "bottom"),
      alphaM: fc.constantFrom("moments", "one"),
      bearingLength: fc.constantFrom(0, 100),
      holdDown: fc.constant(1e6),
    });
  });
}

/** Seen from the other side. */
function mirrored(beam: AnyBeam): AnyBeam {
  const length = total(beam);
  const ends = [beam.leftSupport, ...beam.spans.map(({ end }) => end)].toReversed();
  const supports = ends.filter((end) => end !== "free").length;
  const across = <T extends Row>(row: T): T => ({ ...row, position: length - Number(row.position) });
  return {
    ...beam,
    leftSupport: ends[0] ?? "free",
    spans: beam.spans.toReversed().map((one, at) => ({ length: one.length, end: ends[at + 1] ?? "free" })),
    springs: beam.springs.map((row) => ({ ...row, support: supports + 1 - Number(row.support) })),
    hinges: beam.hinges.map(across),
    restraints: beam.restraints.map(across),
    pointLoads: beam.pointLoads.map(across),
    couples: beam.couples.map((row) => ({ ...across(row), moment: -Number(row.moment) })),
    partLoads: beam.partLoads.map(({ from, to, start, end, ...row }) => ({
      ...row,
      from: length - Number(to),
      to: length - Number(from),
      start: Number(end),
      end: Number(start),
    })),
    lateralRotation: { left: "right", right: "left" }[beam.lateralRotation] ?? beam.lateralRotation,
  };
}

/** How each check of a kind ends, in the order of the ratios: the mirror image has other numbers of supports and segments. */
function endsOf(checks: readonly Check[]): readonly (readonly [string, string, number])[] {
  return checks
    .map((check) => {
      const [kind = ""] = check.id.split("/");
      return [kind, check.kind, check.kind === "limit" ? check.ratio : 0] as const;
    })
    .toSorted((a, b) => a[0].localeCompare(b[0]) || a[1].localeCompare(b[1]) || a[2] - b[2]);
}

describe("any beam", () => {
  test("has the ratios of its mirror image", () => {
    let compared = 0;
    fc.assert(
      fc.property(anyBeam(), (beam) => {
        const [one, other] = [checksOf(beam), checksOf(mirrored(beam))];
        expect(one === undefined).toBe(other === undefined);
        if (!one || !other) return;
        compared++;
        const [a, b] = [endsOf(one), endsOf(other)];
        expect(b.map(([kind, made]) => `${kind} ${made}`)).toEqual(
          a.map(([kind, made]) => `${kind} ${made}`),
        );
        for (const [at, [kind, , ratio]] of a.entries()) {
          const image = b[at]?.[2] ?? Number.NaN;
          const isSame = ratio === image || Math.abs(ratio - image) <= 1e-6 * Math.max(ratio, image) + 1e-9;
          expect(isSame || `${kind}: ${ratio} and ${image}`).toBe(true);
        }
      }),
      runs(150),
    );
    expect(compared).toBeGreaterThan(75);
  });
});

/** No worse than another ratio, but for rounding. What is not covered is worse than any. */
const isAtMost = (one: number, other: number): boolean => one <= other * (1 + 1e-6) + 1e-9;

/**
 * Whether a brace cuts off an end whose greatest moment is not at the brace: its factor is that of moments that are greater between, and
 * may be less than that of the whole end without the brace.
 */
const isCutOff = (checks: readonly Check[]): boolean =>
  checks.some(
    (check) => check.kind === "limit" && check.assumptions.join().includes("not at its restrained end"),
  );

describe("any beam is not better", () => {
  // alpha_m = 1: the formula of Clause 5.6.1.1 gives a longer segment a greater factor where the moments between two braces are
  // constant, so that stocky beams gain by losing one. It is the Standard's own approximation.
  const withoutShape = anyBeam().map((beam) => ({ ...beam, alphaM: "one", lateralRotation: "none" }));

  test("without one of its restraints", () => {
    fc.assert(
      fc.property(withoutShape, fc.nat(), (beam, index) => {
        const real = beam.restraints.filter(({ kind }) => kind !== "free" && kind !== "coped-end");
        fc.pre(real.length > 0);
        const removed = real[index % real.length];
        const less = { ...beam, restraints: beam.restraints.filter((row) => row !== removed) };
        const [more, fewer] = [checksOf(beam), checksOf(less)];
        if (!more || !fewer || isCutOff(more)) return;
        expect(isAtMost(worst(more, /^member-moment/), worst(fewer, /^member-moment/))).toBe(true);
      }),
      runs(150),
    );
  });

  // In place of full restraint: Table 5.6.3(1) lengthens a segment by the twist of an end P and not by that of an end L, which the end of
  // a slab's part beyond the support may be.
  test("with a support that is not restrained", () => {
    const full = withoutShape.map((beam) => ({ ...beam, supportRestraint: "full" }));
    fc.assert(
      fc.property(full, fc.nat(), (beam, index) => {
        const ends = [beam.leftSupport, ...beam.spans.map(({ end }) => end)];
        const joints = [0, ...beam.spans.map((_, last) => total({ spans: beam.spans.slice(0, last + 1) }))];
        const pinned = joints.filter((_, at) => ends[at] === "pinned");
        fc.pre(pinned.length > 0);
        const position = pinned[index % pinned.length] ?? 0;
        const others = beam.restraints.filter((row) => row.position !== position);
        const at = (rows: AnyBeam["restraints"]) => checksOf({ ...beam, restraints: rows });
        const [held, free] = [at(others), at([...others, { position, kind: "free" }])];
        if (!held || !free) return;
        expect(isAtMost(worst(held, /^member-moment/), worst(free, /^member-moment/))).toBe(true);
      }),
      runs(150),
    );
  });

  test("with restraints of a flange at points in place of one along it", () => {
    fc.assert(
      fc.property(
        withoutShape,
        fc.constantFrom("top", "bottom"),
        fc.constantFrom(250, 500, 1000),
        (beam, flange, spacing) => {
          const known = new Set(beam.restraints.map(({ position }) => position));
          const length = total(beam);
          const points = Array.from({ length: length / spacing + 1 }, (_, at) => at * spacing)
            .filter((position) => !known.has(position) && position <= length)
            .map((position) => ({ position, kind: flange === "top" ? "purlin" : "bottom" }));
          const along = checksOf({ ...beam, continuousRestraint: flange });
          const atPoints = checksOf({
            ...beam,
            continuousRestraint: "none",
            restraints: [...beam.restraints, ...points],
          });
          if (!along || !atPoints) return;
          expect(isAtMost(worst(along, /^member-moment/), worst(atPoints, /^member-moment/))).toBe(true);
        },
      ),
      runs(60),
    );
  });

  // An I-section or channel: beside the end of a hollow section a shorter bearing may count as one away from the end (Clause 5.13).
  test("on shorter bearings", () => {
    fc.assert(
      fc.property(anyBeam(), fc.integer({ min: 10, max: 90 }), (beam, length) => {
        fc.pre(!beam.section.includes("RHS"));
        const at = (bearing: number) =>
          checksOf({
            ...beam,
            bearingLength: bearing,
            pointLoads: beam.pointLoads.map((row) => ({ ...row, bearing })),
          });
        const [long, short] = [at(100), at(length)];
        if (!long || !short) return;
        expect(isAtMost(worst(long, /^bearing-/), worst(short, /^bearing-/))).toBe(true);
      }),
      runs(100),
    );
  });

  // Away from the ends, which truncate the dispersion. Loads at one place are one place.
  test("in web bearing under loads that are nearer to one another, whatever holds the web", () => {
    const load = fc.record({
      force: fc.integer({ min: 1, max: 200 }).map((kilo) => 1000 * kilo),
      bearing: fc.constantFrom(20, 60, 100, 150),
      step: fc.integer({ min: 1, max: 20 }),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...SECTIONS),
        fc.array(load, { minLength: 2, maxLength: 5 }),
        fc.integer({ min: 2, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom("fly-brace", "free", undefined),
        (section, loads, apart, more, brace) => {
          const at = (spacing: number) => {
            const pointLoads = loads.map(({ force, bearing, step }, row) => {
              const before = loads.slice(0, row).reduce((sum, one) => sum + one.step, step);
              return { case: "G", force, bearing, position: 1500 + spacing * before };
            });
            const position = pointLoads[0]?.position ?? 0;
            return checksOf({
              section,
              hasSelfWeight: false,
              spans: [{ length: 12_000, end: "pinned" }],
              uniformLoads: [],
              pointLoads,
              restraints: brace ? [{ position, kind: brace }] : [],
            });
          };
          const [near, far] = [at(apart), at(apart + more)];
          if (!near || !far) return;
          const id = /^bearing-(yield|buckling)\/load/;
          expect(isAtMost(worst(far, id), worst(near, id))).toBe(true);
        },
      ),
      runs(150),
    );
  });

  // All loads in proportion: one of several loads may relieve the others.
  test("under greater loads", () => {
    fc.assert(
      fc.property(anyBeam(), fc.double({ min: 1, max: 3, noNaN: true }), (beam, k) => {
        const times = (rows: readonly Row[], ...names: readonly string[]) =>
          rows.map((row) => ({
            ...row,
            ...Object.fromEntries(names.map((name) => [name, k * Number(row[name])])),
          }));
        const plain = { ...beam, hasSelfWeight: false };
        const loaded = {
          ...plain,
          uniformLoads: times(beam.uniformLoads, "load"),
          partLoads: times(beam.partLoads, "start", "end"),
          pointLoads: times(beam.pointLoads, "force"),
          couples: times(beam.couples, "moment"),
        };
        const [less, more] = [checksOf(plain), checksOf(loaded)];
        if (!less || !more) return;
        expect(isAtMost(worst(less, /./), worst(more, /./))).toBe(true);
      }),
      runs(100),
    );
  });
});

import { designBearing } from "@kingpost/as4100";
import { steelSectionOf } from "@kingpost/sections";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { recordIn } from "../../../../as4100/validation/catalogue.ts";
import { BRACE, MOMENT_PLATE, SPLICE, UB, UC, WELDED } from "../../../testing/joint-cases.ts";
import {
  BOLT,
  boltsOf,
  compareRatios,
  number,
  PLATE,
  ratiosOf,
  WELD,
  whole,
} from "../../../testing/random-joints.ts";
import {
  AREAS,
  blockRatio,
  boltPull,
  grid,
  onePlane,
  plyRatio,
  strutFactor,
  weldPerMm,
  yieldLineOf,
} from "../../../testing/second-opinion.ts";
import { bracingCleatChecks, memberEndActions } from "../bracing/bracing-checks.ts";
import type { BracingCleat } from "../bracing/bracing-cleat.ts";
import { boltedSpliceChecks, boltedSpliceProblems } from "../splice/bolted-splice.ts";
import type { BoltedSplice } from "../splice/splice.ts";
import { spliceActions } from "../splice/splice-actions.ts";
import { weldedSpliceChecks } from "../splice/welded-splice.ts";
import { rigidActions } from "./flange-force.ts";
import { momentEndPlateChecks } from "./moment-end-plate.ts";
import type { MomentEndPlate, WeldedMoment } from "./moment-joint.ts";
import { weldedMomentChecks } from "./welded-moment.ts";

const BEAMS = ["310UB40.4", "410UB53.7", "530UB82.0", "610UB125"].map((size) =>
  steelSectionOf(recordIn(size, "300")),
);
const beam = fc.constantFrom(...BEAMS);
const FAR = Number.POSITIVE_INFINITY;
const diameterOf = (size: string) => Number(size.slice(1));
const holeOf = (size: string) => AREAS[size]?.hole ?? Number.NaN;
const isGp = ({ category }: { readonly category: string }) => category === "GP";

const column = { section: UC, isElsewhere: false, shear: 10e3, axial: 0, yieldLine: 1500 };
const flangeWeld = fc.oneof(
  fc.record({ by: fc.constant("butt" as const), category: fc.constantFrom("SP" as const, "GP" as const) }),
  WELD.map((weld) => ({ by: "fillet" as const, ...weld })),
);

/** The column under the forces of the flanges. */
function columnRatios(ft: number, fc_: number, bs: number) {
  const one = designBearing(UC, { bs, restrainedFlanges: 1 });
  return {
    "column-compression-yield": fc_ / (0.9 * 1.25 * (bs + 5 * UC.tf) * UC.tw * UC.fyw),
    "column-compression-buckling": fc_ / (one?.buckling ?? Number.NaN),
    "column-tension": ft / (0.9 * 1.25 * (bs + 5 * UC.tf) * UC.tw * UC.fyw),
    "column-panel": (Math.max(ft, fc_) - 10e3) / (0.9 * 0.6 * UC.fyw * UC.d * UC.tw),
  };
}

function flangeWeldRatio(
  force: number,
  weld: MomentEndPlate["flangeWeld"],
  { bf, tf, tw, fy }: typeof UB,
): number {
  if (weld.by === "butt") return force / ((isGp(weld) ? 0.6 : 0.9) * fy * bf * tf);
  return force / ((2 * bf - tw) * weldPerMm(weld.leg, weld.fuw, isGp(weld)));
}

const endPlates: fc.Arbitrary<MomentEndPlate> = fc.record({
  member: beam.map((section) => ({ section })),
  column: fc.constant(column),
  form: fc.constantFrom("extended" as const, "flush" as const),
  bolt: fc.record(BOLT),
  gauge: number(90, 160),
  inside: number(35, 70),
  outside: number(35, 70),
  edgeV: number(30, 50),
  edgeH: number(30, 50),
  plate: PLATE,
  prying: number(0, 0.4),
  flangeWeld,
  webWeld: WELD,
  cut: fc.constant("machine cut" as const),
});

test("500 random moment end plates have the ratios of plain arithmetic", () => {
  fc.assert(
    fc.property(endPlates, number(20e6, 5e8), number(1e4, 4e5), number(-5e4, 5e4), (of, m, v, n) => {
      const { section } = of.member;
      const { d, tf } = section;
      const found = ratiosOf(momentEndPlateChecks(of, { v, n, m }));
      const arm = d - tf;
      const [ft, fcomp] = [m / arm - n / 2, m / arm + n / 2];
      const bp = Math.min(of.gauge + 2 * of.edgeH, section.bf + 25);
      const h1 = d - tf - of.inside - tf / 2;
      const h0 = d + of.outside - tf / 2;
      const isExtended = of.form === "extended";
      // The four bolts as equals, or by statics about the flange in compression where that is more.
      const extended = Math.max(ft / 4, (ft * arm) / (2 * (h0 + h1)));
      const plain = isExtended ? extended : (ft * arm) / 2 / h1;
      const pull = plain * (1 + of.prying);
      const vw = weldPerMm(of.webWeld.leg, of.webWeld.fuw, isGp(of.webWeld));
      const mw = (of.gauge - section.tw) / 2 - 0.8 * of.webWeld.leg;
      const leff = Math.min(2 * Math.PI * mw, 4 * mw + 1.25 * of.edgeH, d - 2 * tf);
      const one = onePlane(of.bolt.size, of.bolt.category, of.bolt.threads);
      const share = v / (isExtended ? 8 : 4);
      const yp = yieldLineOf(isExtended, {
        bp,
        g: of.gauge,
        pfi: of.inside,
        pfo: of.outside,
        h0,
        h1,
      });
      compareRatios(found, {
        "bolt-tension": pull / boltPull(of.bolt.size, of.bolt.category),
        "bolt-shear": share / one,
        "bolt-combined": (share / one) ** 2 + (pull / boltPull(of.bolt.size, of.bolt.category)) ** 2,
        "plate-bending": (ft * arm) / (0.9 * of.plate.fy * of.plate.t ** 2 * yp),
        ...(isExtended ? { "plate-shear": ft / (2 * 0.45 * of.plate.fy * bp * of.plate.t) } : {}),
        "weld-flange": flangeWeldRatio(Math.max(ft, fcomp), of.flangeWeld, section),
        "weld-web": v / (2 * (d - 2 * tf) * vw),
        "weld-web-bolts": Math.hypot(plain / leff, v / (2 * (d - 2 * tf))) / vw,
        "beam-web-tension": (2 * plain) / (0.9 * section.fyw * section.tw * leff),
        "column-flange": (ft * arm) / (0.9 * UC.fy * UC.tf ** 2 * 1500),
        ...columnRatios(ft, fcomp, tf + 2 * of.plate.t),
      });
    }),
    { numRuns: 500 },
  );
});

const weldedJoints: fc.Arbitrary<WeldedMoment> = fc.record({
  member: beam.map((section) => ({ section })),
  column: fc.constant(column),
  flangeWeld,
  webWeld: WELD,
});

test("500 random welded moment connections have the ratios of plain arithmetic", () => {
  fc.assert(
    fc.property(weldedJoints, number(20e6, 5e8), number(1e4, 4e5), number(-5e4, 5e4), (of, m, v, n) => {
      const { section } = of.member;
      const { d, tf } = section;
      const [ft, fcomp] = [m / (d - tf) - n / 2, m / (d - tf) + n / 2];
      const leg = of.flangeWeld.by === "fillet" ? of.flangeWeld.leg : 0;
      compareRatios(ratiosOf(weldedMomentChecks(of, { v, n, m })), {
        "weld-flange": flangeWeldRatio(Math.max(ft, fcomp), of.flangeWeld, section),
        "weld-web": v / (2 * (d - 2 * tf) * weldPerMm(of.webWeld.leg, of.webWeld.fuw, isGp(of.webWeld))),
        "column-flange": ft / (0.9 * 6.25 * UC.fy * UC.tf ** 2),
        ...columnRatios(ft, fcomp, tf + 2 * leg),
      });
    }),
    { numRuns: 500 },
  );
});

const splices: fc.Arbitrary<BoltedSplice> = fc.record({
  section: beam,
  place: fc.constant({ isFullContact: false }),
  gap: number(0, 20),
  flange: fc.record({
    bolt: fc.record(BOLT),
    rows: whole(1, 7),
    pitch: number(60, 90),
    gauge: number(80, 95),
    edgePlate: number(30, 60),
    edgeMember: number(30, 60),
    plate: PLATE,
    width: number(150, 200),
  }),
  web: fc.record({
    bolts: boltsOf(whole(1, 2), whole(2, 4)),
    edgeV: number(30, 50),
    edgeH: number(30, 50),
    edgeMember: number(30, 60),
    plate: PLATE,
    plates: fc.constantFrom(1 as const, 2 as const),
  }),
  isAllInFlanges: fc.boolean(),
  cut: fc.constant("machine cut" as const),
});

/** Reduction of a long lap. */
const lap = (length: number) => (length <= 300 ? 1 : Math.max(1.075 - length / 4000, 0.75));

test("500 random bolted splices have the ratios of plain arithmetic", () => {
  fc.assert(
    fc.property(splices, number(20e6, 4e8), number(1e4, 4e5), number(-1e5, 1e5), (of, m, v, n) => {
      const { section: s, flange: f, web: w } = of;
      const found = ratiosOf(boltedSpliceChecks(of, { v, n, m }));
      const mw = of.isAllInFlanges ? 0 : (m * s.tw * (s.d - 2 * s.tf) ** 3) / 12 / s.ix;
      const share = of.isAllInFlanges ? 0.5 : (s.bf * s.tf) / s.ag;
      const nw = of.isAllInFlanges ? 0 : n * (1 - 2 * share);
      const [ft, fcomp] = [(m - mw) / (s.d - s.tf) - n * share, (m - mw) / (s.d - s.tf) + n * share];
      const hole = holeOf(f.bolt.size);
      const force = Math.max(ft, fcomp);
      const shape = { d: diameterOf(f.bolt.size), hole, sp: f.gauge, sg: f.pitch };
      // One flange is pulled, the other is pressed.
      const both = (of: (x: number) => number) => Math.max(of(Math.max(ft, 0)), of(-Math.max(fcomp, 0)));
      const ofFlange = (x: number) => grid(2, f.rows, f.gauge, f.pitch, [x, 0, 0]);
      const side = (f.width - f.gauge) / 2;
      const flangeSide = (s.bf - f.gauge) / 2;
      const flangeSteel = { t: s.tf, fy: s.fy, fu: s.fu };
      const net = ({ t, fy, fu }: { t: number; fy: number; fu: number }, b: number) =>
        0.9 * Math.min(fy * b * t, 0.85 * fu * (b - 2 * hole) * t);
      const strut =
        0.9 *
        f.plate.fy *
        f.width *
        f.plate.t *
        strutFactor(0.7 * (2 * f.edgeMember + of.gap), f.plate.t, f.plate.fy);
      // The web.
      const b = w.bolts;
      const e = of.gap / 2 + w.edgeMember + ((b.columns - 1) * b.gauge) / 2;
      const mg = v * e + mw;
      const onWeb = grid(b.rows, b.columns, b.pitch, b.gauge, [nw, v, -mg]);
      const onPlates = grid(b.rows, b.columns, b.pitch, b.gauge, [-nw, -v, mg]);
      const most = Math.max(...onWeb.map(({ force: [fx, fy] }) => Math.hypot(fx, fy)));
      const webHole = holeOf(b.size);
      const webShape = { d: diameterOf(b.size), hole: webHole, sp: b.pitch, sg: b.gauge };
      const t = w.plate.t * w.plates;
      const di = (b.rows - 1) * b.pitch + 2 * w.edgeV;
      const webNet = 0.9 * Math.min(w.plate.fy * di * t, 0.85 * w.plate.fu * (di - b.rows * webHole) * t);
      // In compression each plate is a strut between the bolts across the joint (6.3.3).
      const webFactor = strutFactor(0.7 * (2 * w.edgeMember + of.gap), w.plate.t, w.plate.fy);
      const webStrut = 0.9 * w.plate.fy * di * t * webFactor;
      // A single plate in compression is beside the line of the force (9.1.5).
      const lapOfWeb =
        w.plates === 1 && nw > 0 ? (nw * (w.plate.t + s.tw)) / 2 / (0.225 * w.plate.fy * di * t ** 2) : 0;
      compareRatios(found, {
        "flange-bolts":
          force /
          (2 * f.rows) /
          (onePlane(f.bolt.size, f.bolt.category, f.bolt.threads) * lap((f.rows - 1) * f.pitch)),
        "flange-bearing-plate": both((x) =>
          plyRatio(ofFlange(x), { ...shape, t: f.plate.t, fu: f.plate.fu }, [FAR, f.edgePlate, side, side]),
        ),
        "flange-bearing-member": both((x) =>
          plyRatio(ofFlange(-x), { ...shape, t: s.tf, fu: s.fu }, [
            f.edgeMember,
            FAR,
            flangeSide,
            flangeSide,
          ]),
        ),
        ...(ft > 0
          ? {
              "flange-plate-tension": ft / net(f.plate, f.width),
              "flange-member-tension": ft / net(flangeSteel, s.bf),
              "flange-member-block": blockRatio(
                ft / 2,
                { ...flangeSteel, hole },
                f.rows,
                1,
                [f.pitch, 0],
                f.edgeMember,
                [flangeSide],
              ),
            }
          : {}),
        ...(fcomp > 0
          ? {
              "flange-plate-compression": fcomp / strut,
              "flange-member-compression": fcomp / (0.9 * s.fy * s.bf * s.tf),
            }
          : {}),
        "web-bolts":
          most / (w.plates * onePlane(b.size, b.category, b.threads) * lap((b.columns - 1) * b.gauge)),
        "web-bearing-plate": plyRatio(onPlates, { ...webShape, t, fu: w.plate.fu }, [
          FAR,
          w.edgeH,
          w.edgeV,
          w.edgeV,
        ]),
        "web-bearing-member": plyRatio(onWeb, { ...webShape, t: s.tw, fu: s.fu }, [
          w.edgeMember,
          FAR,
          FAR,
          FAR,
        ]),
        "web-plates":
          Math.abs(nw) / (nw > 0 ? webStrut : webNet) +
          mg / (webFactor * 0.225 * w.plate.fy * t * di * di) +
          (v / (0.45 * w.plate.fy * di * t)) ** 2 +
          lapOfWeb,
        "web-block": blockRatio(
          v,
          { t, fy: w.plate.fy, fu: w.plate.fu, hole: webHole },
          b.rows,
          b.columns,
          [b.pitch, b.gauge],
          w.edgeV,
          [w.edgeH],
        ),
      });
    }),
    { numRuns: 500 },
  );
});

test("the bolts of the flange in tension tear out to its end though the other flange has more compression", () => {
  const bearing = (n: number) => ratiosOf(boltedSpliceChecks(SPLICE, { v: 0, n, m: 150e6 }));
  const [alone, pressed] = [bearing(0), bearing(2e3)];
  for (const id of ["flange-bearing-plate", "flange-bearing-member"]) {
    const loss = 1e3 / (150e6 / (UB.d - UB.tf));
    expect((pressed[id] ?? 0) / (alone[id] ?? 0), id).toBeCloseTo(1 - loss, 6);
  }
});

test("the share of the tension that the web carries can tear out its plates and the web", () => {
  const joint = { ...SPLICE, isAllInFlanges: false };
  const found = ratiosOf(boltedSpliceChecks(joint, { v: 60e3, n: -700e3, m: 0 }));
  const pull = 700e3 * (1 - (2 * UB.bf * UB.tf) / UB.ag);
  // Three bolts at 90 mm in one line: a block of two of them has two shear lines of one bolt each.
  const block = (t: number, fy: number, fu: number, end: number) =>
    0.75 * (Math.min(0.6 * fu * 2 * (end - 11), 0.6 * fy * 2 * end) + fu * (90 - 22)) * t;
  const two = (2 / 3) * pull;
  expect(found["web-block-member"]).toBeCloseTo(two / block(UB.tw, UB.fyw, UB.fu, 40), 6);
  expect(found["web-block-axial"]).toBeGreaterThan(two / block(12, 280, 410, 35));
});

test("web plates that reach into the fillets of the flanges are a problem", () => {
  const web = { ...SPLICE.web, edgeV: (UB.d - 2 * UB.tf - 180) / 2 - 1 };
  expect(boltedSpliceProblems({ ...SPLICE, web }).map(({ code }) => code)).toContain("web.bolts");
});

const braces: fc.Arbitrary<BracingCleat> = fc.record({
  member: fc.constant(BRACE.member),
  kt: number(0.7, 1),
  part: fc.constant(BRACE.part),
  plate: PLATE,
  bolts: boltsOf(fc.constant(1)),
  planes: fc.constantFrom(1 as const, 2 as const),
  edgePlate: number(28, 60),
  edgeMember: number(28, 60),
  edgePlateAcross: number(40, 90),
  edgeMemberAcross: number(30, 50),
  width: number(150, 300),
  hasSpread: fc.constant(true),
  unsupported: number(20, 300),
  k: number(0.65, 1.2),
  angle: number(0, 1.5),
  weld: WELD,
  weldLength: number(100, 400),
  eccentricity: number(-60, 60),
  cut: fc.constant("machine cut" as const),
  isSupportElsewhere: fc.constant(true),
});

test("500 random bracing cleats have the ratios of plain arithmetic", () => {
  fc.assert(
    fc.property(braces, number(1e4, 4e5), (of, pull) => {
      const { bolts: b, plate: p, part, member } = of;
      const [tension, compression] = [-pull, pull].map((n) =>
        ratiosOf(bracingCleatChecks(of, { v: 0, n, m: 0 })),
      );
      const hole = holeOf(b.size);
      const shape = { d: diameterOf(b.size), hole, sp: b.gauge, sg: b.pitch };
      const onPlate = grid(1, b.rows, b.gauge, b.pitch, [pull, 0, 0]);
      const onBrace = grid(1, b.rows, b.gauge, b.pitch, [-pull, 0, 0]);
      const reach = (b.rows - 1) * b.pitch * Math.tan(Math.PI / 6);
      const width = Math.min(reach, of.edgePlateAcross) + Math.min(reach, of.width - of.edgePlateAcross);
      const across = pull * Math.cos(of.angle);
      const along = pull * Math.sin(of.angle);
      const L = of.weldLength;
      const normal = across / (2 * L) + (3 * across * Math.abs(of.eccentricity)) / L ** 2;
      compareRatios(tension ?? {}, {
        "bolt-shear":
          pull / b.rows / (of.planes * onePlane(b.size, b.category, b.threads) * lap((b.rows - 1) * b.pitch)),
        "bearing-plate": plyRatio(onPlate, { ...shape, t: p.t, fu: p.fu }, [FAR, of.edgePlate, FAR, FAR]),
        "bearing-member": plyRatio(onBrace, { ...shape, t: part.t, fu: part.fu }, [
          of.edgeMember,
          FAR,
          FAR,
          FAR,
        ]),
        "plate-block": blockRatio(pull, { ...p, hole }, b.rows, 1, [b.pitch, 0], of.edgePlate, [
          of.edgePlateAcross,
        ]),
        "member-block": blockRatio(pull, { ...part, hole }, b.rows, 1, [b.pitch, 0], of.edgeMember, [
          of.edgeMemberAcross,
        ]),
        "plate-tension": pull / (0.9 * Math.min(p.fy * width * p.t, 0.85 * p.fu * (width - hole) * p.t)),
        "member-tension":
          pull /
          (0.9 * Math.min(member.fy * member.ag, 0.85 * of.kt * member.fu * (member.ag - hole * part.t))),
        weld: Math.hypot(normal, along / (2 * L)) / weldPerMm(of.weld.leg, of.weld.fuw, isGp(of.weld)),
      });
      compareRatios(compression ?? {}, {
        "plate-compression":
          pull / (0.9 * p.fy * width * p.t * strutFactor((of.k ?? 0) * of.unsupported, p.t, p.fy)),
      });
    }),
    { numRuns: 500 },
  );
});

describe("the minimum actions are", () => {
  const capacity = 0.9 * UB.zex * Math.min(UB.fy, UB.fyw);
  test("half of the moment capacity of a rigid joint", () => {
    expect(rigidActions({ section: UB }, { v: 0, n: 0, m: -1 }).m).toBeCloseTo(-0.5 * capacity, 3);
    expect(rigidActions({ section: UB }, { v: 0, n: 0, m: 0.8 * capacity }).m).toBeCloseTo(0.8 * capacity, 3);
  });
  test("0.3 of the capacities of a splice, with the moment between lateral supports", () => {
    const used = spliceActions(SPLICE, { v: 0, n: 1, m: 1 });
    const ns = 0.3 * 0.9 * UB.kf * UB.ag * Math.min(UB.fy, UB.fyw);
    expect(used.n).toBeCloseTo(ns, 3);
    expect(used.m).toBeCloseTo(Math.max(0.3 * capacity, 1.2 * ns * 3), 0);
    expect(spliceActions(SPLICE, { v: 0, n: 0, m: 0 })).toMatchObject({ n: 0, m: 0 });
    expect(spliceActions(SPLICE, { v: 1, n: 0, m: 0 }).m).toBeCloseTo(0.3 * capacity, 3);
  });
  test("of a splice under an axial force alone also the moment where the member bends under another combination", () => {
    const tie = (bends: boolean) =>
      spliceActions({ ...SPLICE, place: { isFullContact: false, bends } }, { v: 0, n: -1, m: 0 });
    expect(tie(true).m).toBeCloseTo(0.3 * capacity, 3);
    expect(tie(false).m).toBe(0);
    expect(tie(true).n).toBe(tie(false).n);
  });
  test("0.3 of the capacity of a brace", () => {
    const { member } = BRACE;
    expect(memberEndActions({ member, planes: 1 }, { v: 0, n: -1, m: 0 }).n).toBeCloseTo(
      -0.3 * 0.9 * Math.min(member.fy * member.ag, 0.85 * member.fu * member.ag),
      3,
    );
  });
});

describe("what is not covered is listed with its reason", () => {
  const load = { v: 100e3, n: 0, m: 150e6 };
  const kinds = (checks: ReturnType<typeof momentEndPlateChecks>) =>
    Object.fromEntries(checks.map(({ id, kind }) => [id, kind]));
  test("the flange of a column at a bolted end plate without a yield line", () => {
    const without = { ...MOMENT_PLATE, column: { ...MOMENT_PLATE.column, yieldLine: undefined } };
    expect(kinds(momentEndPlateChecks(without, load))).toMatchObject({ "column-flange": "not covered" });
  });
  test("the panel of a column with a large axial force, and an unknown column", () => {
    const loaded = { ...WELDED, column: { ...WELDED.column, axial: 2e6 } };
    expect(kinds(weldedMomentChecks(loaded, load))).toMatchObject({ "column-panel": "not covered" });
    const unknown = { ...WELDED, column: { ...WELDED.column, section: undefined } };
    expect(kinds(weldedMomentChecks(unknown, load))).toMatchObject({
      "column-panel": "not covered",
      "column-compression-yield": "not covered",
    });
    const elsewhere = { ...unknown, column: { ...unknown.column, isElsewhere: true } };
    expect(kinds(weldedMomentChecks(elsewhere, load))).toMatchObject({ "column-panel": "not applicable" });
  });
  test("a wide plate without a limited width, compression without a length, and the support of a brace", () => {
    const wide = { ...BRACE, hasSpread: false, k: undefined };
    expect(kinds(bracingCleatChecks(wide, { v: 0, n: -50e3, m: 0 }))).toMatchObject({
      "plate-tension": "not covered",
      support: "not covered",
    });
    expect(kinds(bracingCleatChecks(wide, { v: 0, n: 50e3, m: 0 }))).toMatchObject({
      "plate-compression": "not covered",
    });
  });
});

test("the column flange at a bolted end plate never has the capacity 6.25 f_y t² of a welded flange", () => {
  const welded = 0.9 * 6.25 * UC.fy * UC.tf ** 2;
  const load = { v: 0, n: 0, m: 150e6 };
  for (const yieldLine of [undefined, 500, 2000]) {
    const of = { ...MOMENT_PLATE, column: { ...MOMENT_PLATE.column, yieldLine } };
    const row = momentEndPlateChecks(of, load).find(({ id }) => id === "column-flange");
    if (row?.kind === "limit") expect(row.unit).toBe("kNm");
    else expect(row?.kind).toBe("not covered");
    expect(row?.kind === "limit" && Math.abs(row.limit - welded) < 1).toBe(false);
  }
});

test("the root radius of a column is not in the width of its web in bearing", () => {
  const load = { v: 0, n: 0, m: 150e6 };
  const [sharp, round] = [0, 20].map((r1) => {
    const { plates } = UC;
    const dimensions = plates?.dimensions;
    const section =
      plates && dimensions && "r1" in dimensions
        ? { ...UC, plates: { ...plates, dimensions: { ...dimensions, r1 } } }
        : UC;
    return ratiosOf(
      momentEndPlateChecks({ ...MOMENT_PLATE, column: { ...MOMENT_PLATE.column, section } }, load),
    );
  });
  expect(round).toEqual(sharp);
});

test("stiffeners raise the capacity of the column, and a welded splice has its formulas", () => {
  const load = { v: 100e3, n: 0, m: 150e6 };
  const { stiffener: _, ...bare } = WELDED.column;
  const without = ratiosOf(weldedMomentChecks({ ...WELDED, column: bare }, load));
  const stiffened = ratiosOf(weldedMomentChecks(WELDED, load));
  expect(stiffened["column-tension"]).toBeLessThan(without["column-tension"] ?? 0);
  // Two stiffeners of 100 mm, welded on both faces: the force that neither the web nor the flange, within 10 tf of the end, carries alone, at
  // the middle of the contact of each, which begins beyond the root radius (AS 4100:2020 5.14.1).
  const { tf, tw, fy, fyw, d } = UC;
  const force = 150e6 / (UB.d - UB.tf);
  const flange = 0.5 * 0.9 * 6.25 * fy * tf ** 2;
  const share = force - Math.min(0.9 * 1.25 * (UB.tf + 5 * tf) * tw * fyw, flange);
  const root = UC.plates?.dimensions && "r1" in UC.plates.dimensions ? UC.plates.dimensions.r1 : 0;
  const length = d - 2 * tf - 2 * root;
  const contact = 100 - root;
  const [along, across] = [share / 4 / length, ((share / 2) * (100 - contact / 2) * 3) / length ** 2];
  compareRatios(without, { "column-flange": force / flange });
  compareRatios(stiffened, {
    "column-flange": force / (flange + 0.9 * 2 * contact * 12 * 260),
    "stiffener-weld": share / 4 / contact / weldPerMm(6, 490),
    "stiffener-web-weld": Math.hypot(along, across) / weldPerMm(6, 490),
  });
  const splice = ratiosOf(
    weldedSpliceChecks(
      {
        section: UB,
        place: { isFullContact: true },
        flangeWeld: { by: "butt", category: "SP" },
        webWeld: { by: "butt", category: "GP" },
      },
      load,
    ),
  );
  compareRatios(splice, {
    "weld-flange": 150e6 / (UB.d - UB.tf) / (0.9 * UB.fy * UB.bf * UB.tf),
    "weld-web": 100e3 / (0.6 * 0.6 * UB.fyw * (UB.d - 2 * UB.tf) * UB.tw),
  });
});

test("a thicker plate, a larger bolt row and a larger weld never have greater ratios of their part", () => {
  fc.assert(
    fc.property(splices, number(1, 1.5), (of, k) => {
      const load = { v: 1e5, n: 0, m: 1e8 };
      const before = ratiosOf(boltedSpliceChecks(of, load));
      const thicker = ratiosOf(
        boltedSpliceChecks(
          { ...of, flange: { ...of.flange, plate: { ...of.flange.plate, t: of.flange.plate.t * k } } },
          load,
        ),
      );
      const more = ratiosOf(
        boltedSpliceChecks({ ...of, flange: { ...of.flange, rows: of.flange.rows + 1 } }, load),
      );
      for (const id of [
        "flange-bearing-plate",
        "flange-plate-tension",
        "flange-plate-compression",
        "flange-plate-block",
      ]) {
        expect(thicker[id], id).toBeLessThanOrEqual((before[id] ?? 0) * (1 + 1e-9));
      }
      for (const id of ["flange-bolts", "flange-plate-block", "flange-member-block"]) {
        expect(more[id], id).toBeLessThanOrEqual((before[id] ?? 0) * (1 + 1e-9));
      }
    }),
  );
});

test("no moment joint, splice or bracing cleat has a ratio that is not a number", () => {
  const extreme = fc.constantFrom(0, 1e-6, 1, 1e9, -1e9);
  fc.assert(
    fc.property(endPlates, splices, braces, extreme, extreme, extreme, (plate, splice, brace, v, n, m) => {
      const load = { v, n, m };
      const all = [
        ...momentEndPlateChecks(plate, load),
        ...weldedMomentChecks(WELDED, load),
        ...boltedSpliceChecks(splice, load),
        ...bracingCleatChecks(brace, load),
      ];
      for (const check of all) if (check.kind === "limit") expect(Number.isNaN(check.ratio)).toBe(false);
    }),
  );
});

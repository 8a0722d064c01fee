import { steelSectionOf } from "@kingpost/sections";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { recordIn } from "../../../../as4100/validation/catalogue.ts";
import { CLEAT, END_PLATE, SIDE_PLATE, UC } from "../../../testing/joint-cases.ts";
import {
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
  teeByStrips,
  weldPerMm,
} from "../../../testing/second-opinion.ts";
import type { JointActions } from "../joint.ts";
import type { AngleCleat } from "./angle-cleat/angle-cleat.ts";
import { angleCleatChecks } from "./angle-cleat/angle-cleat-checks.ts";
import type { EndPlate } from "./end-plate/end-plate.ts";
import { endPlateChecks } from "./end-plate/end-plate-checks.ts";
import type { SidePlate } from "./side-plate/side-plate.ts";
import { sidePlateChecks } from "./side-plate/side-plate-checks.ts";
import { sidePlateDetailing, sidePlateProblems } from "./side-plate/side-plate-detailing.ts";

const BEAMS = ["310UB40.4", "410UB53.7", "530UB82.0", "610UB125"].map((size) => ({
  section: steelSectionOf(recordIn(size, "300")),
}));
const notch = fc.option(
  fc.record({
    top: number(20, 90),
    bottom: fc.constant(0),
    length: number(60, 250),
    isRestrained: fc.constant(true),
  }),
  { nil: undefined },
);
const member = fc
  .record({ beam: fc.constantFrom(...BEAMS), notch })
  .map(({ beam, notch: of }) => ({ ...beam, notch: of }));
const SUPPORT = { kind: "column flange", section: UC, isElsewhere: false } as const;

const diameterOf = (size: string) => Number(size.slice(1));
const holeOf = (size: string) => AREAS[size]?.hole ?? Number.NaN;

const sidePlates: fc.Arbitrary<SidePlate> = fc.record({
  member,
  support: fc.constant(SUPPORT),
  gap: number(5, 25),
  bolts: boltsOf(whole(1, 3)),
  plate: PLATE,
  edgeV: number(28, 60),
  edgeH: number(28, 60),
  firstLine: number(55, 90),
  topToBolt: number(120, 160),
  weld: WELD,
  cut: fc.constant("machine cut" as const),
});

test("500 random web side plates have the ratios of plain arithmetic", () => {
  fc.assert(
    fc.property(sidePlates, number(5e3, 9e5), (of, v) => {
      const { bolts: b, plate: p, member: m } = of;
      const { tw, fyw, fu } = m.section;
      const found = ratiosOf(sidePlateChecks(of, { v, n: 0, m: 0 }));
      const e = of.firstLine + ((b.columns - 1) * b.gauge) / 2;
      const di = (b.rows - 1) * b.pitch + 2 * of.edgeV;
      const forces = grid(b.rows, b.columns, b.pitch, b.gauge, [0, v, -v * e]);
      const down = grid(b.rows, b.columns, b.pitch, b.gauge, [0, -v, v * e]);
      const most = Math.max(...forces.map(({ force: [x, y] }) => Math.hypot(x, y)));
      const hole = holeOf(b.size);
      const shape = { d: diameterOf(b.size), hole, sp: b.pitch, sg: b.gauge };
      const top = m.notch ? of.topToBolt - m.notch.top : Number.POSITIVE_INFINITY;
      const far = Number.POSITIVE_INFINITY;
      const moment = (0.9 * p.fy * p.t * di * di) / 4;
      const plateShear = 0.45 * p.fy * di * p.t;
      const reduced = Math.max(Math.min(2.2 - (1.6 * v * e) / moment, 1), 0);
      compareRatios(found, {
        "bolt-shear": most / onePlane(b.size, b.category, b.threads),
        "bearing-plate": plyRatio(down, { ...shape, t: p.t, fu: p.fu }, [far, of.edgeH, of.edgeV, of.edgeV]),
        "bearing-web": plyRatio(forces, { ...shape, t: tw, fu }, [of.firstLine - of.gap, far, far, top]),
        "plate-shear": v / plateShear,
        "plate-bending": (v * e) / moment,
        ...(reduced > 0 ? { "plate-shear-bending": v / (plateShear * reduced) } : {}),
        "plate-block": blockRatio(v, { ...p, hole }, b.rows, b.columns, [b.pitch, b.gauge], of.edgeV, [
          of.edgeH,
        ]),
        weld:
          (v * Math.hypot(1, (6 * e) / di)) /
          (2 * di * weldPerMm(of.weld.leg, of.weld.fuw, of.weld.category === "GP")),
        "support-shear": v / (2 * 0.45 * UC.fy * di * UC.tf),
        ...(m.notch
          ? {
              "beam-block": blockRatio(
                v,
                { t: tw, fy: fyw, fu, hole },
                b.rows,
                b.columns,
                [b.pitch, b.gauge],
                top,
                [of.firstLine - of.gap],
              ),
            }
          : {}),
      });
    }),
    { numRuns: 500 },
  );
});

test("a notched end has the capacities of its strips", () => {
  fc.assert(
    fc.property(member, number(5e3, 9e5), (m, v) => {
      fc.pre(m.notch !== undefined);
      if (!m.notch) return;
      const found = ratiosOf(sidePlateChecks({ ...SIDE_PLATE, member: m }, { v, n: 0, m: 0 }));
      const { d, bf, tf, tw, fy, fyw } = m.section;
      const ofWeb = teeByStrips({ d, bf, tf, tw, fy: fyw }, m.notch.top);
      const ofBoth = teeByStrips({ d, bf, tf, tw, fy: Math.min(fy, fyw) }, m.notch.top);
      const moment = v * (m.notch.length + SIDE_PLATE.gap);
      compareRatios(found, { "beam-shear": v / ofWeb.shear, "cope-bending": moment / ofBoth.bending }, 3);
    }),
    { numRuns: 25 },
  );
});

test("500 random web side plates with axial force have the ratios of plain arithmetic", () => {
  fc.assert(
    fc.property(sidePlates, number(5e3, 3e5), number(1e3, 3e5), (of, v, pull) => {
      const { bolts: b, plate: p } = of;
      const found = ratiosOf(sidePlateChecks(of, { v, n: -pull, m: 0 }));
      const e = of.firstLine + ((b.columns - 1) * b.gauge) / 2;
      const di = (b.rows - 1) * b.pitch + 2 * of.edgeV;
      const hole = holeOf(b.size);
      const forces = grid(b.rows, b.columns, b.pitch, b.gauge, [-pull, v, -v * e]);
      const most = Math.max(...forces.map(({ force: [x, y] }) => Math.hypot(x, y)));
      const tension = 0.9 * Math.min(p.fy * di * p.t, 0.85 * p.fu * (di - b.rows * hole) * p.t);
      const across = pull / (2 * di) + (3 * v * e) / di ** 2;
      compareRatios(found, {
        "bolt-axial": most / onePlane(b.size, b.category, b.threads),
        "plate-axial":
          pull / tension + (v * e) / ((0.9 * p.fy * p.t * di * di) / 4) + (v / (0.45 * p.fy * p.t * di)) ** 2,
        "plate-block-axial":
          blockRatio(v, { ...p, hole }, b.rows, b.columns, [b.pitch, b.gauge], of.edgeV, [of.edgeH]) +
          blockRatio(pull, { ...p, hole }, b.columns, b.rows, [b.gauge, b.pitch], of.edgeH, [
            of.edgeV,
            of.edgeV,
          ]),
        "weld-axial":
          Math.hypot(v / (2 * di), across) / weldPerMm(of.weld.leg, of.weld.fuw, of.weld.category === "GP"),
      });
    }),
    { numRuns: 500 },
  );
});

const endPlates: fc.Arbitrary<EndPlate> = fc.record({
  member,
  support: fc.constant(SUPPORT),
  bolts: boltsOf(fc.constant(2)),
  plate: PLATE,
  edgeV: number(28, 60),
  edgeH: number(28, 60),
  topToBolt: number(120, 160),
  weld: WELD,
  cut: fc.constant("machine cut" as const),
});

test("500 random flexible end plates have the ratios of plain arithmetic", () => {
  fc.assert(
    fc.property(endPlates, number(5e3, 9e5), number(1e3, 3e5), (given, v, pull) => {
      // The bolts are clear of the web and the weld.
      const of = { ...given, bolts: { ...given.bolts, gauge: given.bolts.gauge + 60 } };
      const { bolts: b, plate: p, member: m } = of;
      const found = ratiosOf(endPlateChecks(of, { v, n: -pull, m: 0 }));
      const di = (b.rows - 1) * b.pitch + 2 * of.edgeV;
      const count = 2 * b.rows;
      const hole = holeOf(b.size);
      const down = grid(b.rows, 2, b.pitch, b.gauge, [0, -v, 0]);
      const shape = { d: diameterOf(b.size), hole, sp: b.pitch, sg: b.gauge };
      const far = Number.POSITIVE_INFINITY;
      const vw = weldPerMm(of.weld.leg, of.weld.fuw, of.weld.category === "GP");
      // Prying.
      const nt = pull / count;
      const reach = (b.gauge - m.section.tw) / 2;
      const half = Math.min(reach, b.rows > 1 ? b.pitch / 2 : of.edgeV);
      const width = half + Math.min(half, of.edgeV);
      const inner = reach - hole / 2;
      const outer = Math.min(of.edgeH + hole / 2, 1.25 * inner);
      const delta = (width - hole) / width;
      const phiM = 0.225 * p.fy * width * p.t ** 2;
      const alpha = Math.min(Math.max(((nt * inner) / phiM - 1) / delta, 0), 1);
      const ntf = nt * (1 + ((inner / outer) * alpha * delta) / (1 + alpha * delta));
      const one = onePlane(b.size, b.category, b.threads);
      compareRatios(found, {
        "bolt-shear": v / count / one,
        "bolt-combined": (v / count / one) ** 2 + (ntf / boltPull(b.size, b.category)) ** 2,
        "plate-tension": (nt * inner) / (1 + delta) / phiM,
        "bearing-plate": plyRatio(down, { ...shape, t: p.t, fu: p.fu }, [
          of.edgeH,
          of.edgeH,
          of.edgeV,
          of.edgeV,
        ]),
        "bearing-support": plyRatio(down, { ...shape, t: UC.tf, fu: UC.fu }, [far, far, far, far]),
        "plate-shear": v / (2 * 0.45 * p.fy * di * p.t),
        "plate-block": blockRatio(v / 2, { ...p, hole }, b.rows, 1, [b.pitch, 0], of.edgeV, [of.edgeH]),
        weld: v / (2 * di * vw),
        "weld-axial": Math.hypot(v, pull) / (2 * di * vw),
        "beam-web": v / (0.54 * m.section.fyw * m.section.tw * di),
      });
    }),
    { numRuns: 500 },
  );
});

test("an end plate bends for a bolt over 45 degrees to both sides, however far its bolts are apart", () => {
  // 610UB125, tw = 11.9: a_f = 39.05, a'_f = 28.05, p = 78.1 of the 150 mm between the rows; delta = 56.1 / 78.1.
  const member = { section: steelSectionOf(recordIn("610UB125", "300")) };
  const wide = { ...END_PLATE, member, plate: { t: 10, fy: 260, fu: 410 }, edgeV: 75 };
  const bolts = { ...END_PLATE.bolts, rows: 2, pitch: 150, gauge: 90 };
  const found = ratiosOf(endPlateChecks({ ...wide, bolts }, { v: 50e3, n: -200e3, m: 0 }))["plate-tension"];
  const [p, inner] = [78.1, 28.05];
  expect(found).toBeCloseTo((50e3 * inner) / (1 + (p - 22) / p) / (0.225 * 260 * p * 100), 3);
});

const cleats: fc.Arbitrary<AngleCleat> = fc.record({
  member,
  support: fc.constant(SUPPORT),
  gap: number(5, 20),
  angle: fc.constant(CLEAT.angle),
  bolts: boltsOf(fc.constant(1)),
  webLine: number(50, 65),
  supportLine: number(45, 65),
  leg: fc.constant(100),
  edgeV: number(28, 60),
  topToBolt: number(120, 160),
  cut: fc.constant("machine cut" as const),
  includesEccentricity: fc.constant(true),
});

test("500 random angle cleats have the ratios of plain arithmetic", () => {
  fc.assert(
    fc.property(cleats, number(5e3, 9e5), (of, v) => {
      const { bolts: b, member: m, angle } = of;
      const found = ratiosOf(angleCleatChecks(of, { v, n: 0, m: 0 }));
      const e = of.webLine;
      const di = (b.rows - 1) * b.pitch + 2 * of.edgeV;
      const hole = holeOf(b.size);
      const up = grid(b.rows, 1, b.pitch, 0, [0, v, -v * e]);
      const half = grid(b.rows, 1, b.pitch, 0, [0, -v / 2, (v * e) / 2]);
      const most = Math.max(...up.map(({ force: [x, y] }) => Math.hypot(x, y)));
      const shape = { d: diameterOf(b.size), hole, sp: b.pitch, sg: 0 };
      const far = Number.POSITIVE_INFINITY;
      const top = m.notch ? of.topToBolt - m.notch.top : far;
      const one = onePlane(b.size, b.category, b.threads);
      const leg = { t: angle.tf, fy: angle.fy, fu: angle.fu };
      // The tension side of two columns.
      const side = b.rows % 2 === 0 ? b.rows : b.rows - 1;
      const ym = ((b.rows % 2 === 0 ? b.rows : b.rows + 1) * b.pitch) / 2;
      const pull = (v * e) / (side * ym);
      // Prying of the leg on the support, about the middle of the other one.
      const reach = of.supportLine - leg.t / 2;
      const share = Math.min(reach, b.pitch / 2);
      const width = share + Math.min(share, of.edgeV);
      const inner = reach - hole / 2;
      const outer = Math.min(100 - of.supportLine + hole / 2, 1.25 * inner);
      const delta = (width - hole) / width;
      const phiM = 0.225 * leg.fy * width * leg.t ** 2;
      const alpha = Math.min(Math.max(((pull * inner) / phiM - 1) / delta, 0), 1);
      const tension = pull * (1 + ((inner / outer) * alpha * delta) / (1 + alpha * delta));
      compareRatios(found, {
        "bolt-shear": most / (2 * one),
        "bolt-support": v / (2 * b.rows) / one,
        "bolt-support-combined":
          (v / (2 * b.rows) / one) ** 2 + (tension / boltPull(b.size, b.category)) ** 2,
        "bearing-web": plyRatio(up, { ...shape, t: m.section.tw, fu: m.section.fu }, [
          e - of.gap,
          far,
          far,
          top,
        ]),
        "bearing-angle": plyRatio(half, { ...shape, ...leg }, [far, 100 - e, of.edgeV, of.edgeV]),
        "angle-shear": v / (2 * 0.45 * leg.fy * di * leg.t),
        "angle-block": blockRatio(v / 2, { ...leg, hole }, b.rows, 1, [b.pitch, 0], of.edgeV, [100 - e]),
        "angle-block-support": blockRatio(v / 2, { ...leg, hole }, b.rows, 1, [b.pitch, 0], of.edgeV, [
          100 - of.supportLine,
        ]),
        "angle-across": (pull * inner) / (1 + delta) / phiM,
        "angle-bending": (v * e) / 2 / (0.225 * leg.fy * leg.t * di * di),
      });
    }),
    { numRuns: 500 },
  );
});

describe("a part never has a greater ratio", () => {
  const load: JointActions = { v: 150e3, n: -40e3, m: 0 };
  const groupOf = (id: string, ids: Readonly<Record<string, number>>) => ids[id] ?? 0;
  const notMore = (before: SidePlate, after: SidePlate, ids: readonly string[]) => {
    const [a, b] = [before, after].map((joint) => ratiosOf(sidePlateChecks(joint, load)));
    for (const id of ids) {
      expect(groupOf(id, b ?? {}), id).toBeLessThanOrEqual(groupOf(id, a ?? {}) * (1 + 1e-9));
    }
  };
  const PLATE_ROWS = [
    "bearing-plate",
    "plate-shear",
    "plate-bending",
    "plate-block",
    "plate-axial",
    "plate-block-axial",
  ];

  test("with one more row of bolts", () => {
    fc.assert(
      fc.property(sidePlates, (of) =>
        notMore(of, { ...of, bolts: { ...of.bolts, rows: of.bolts.rows + 1 } }, [
          "bolt-shear",
          "bolt-axial",
          "plate-block",
          "plate-shear",
          "plate-bending",
        ]),
      ),
    );
  });
  test("with a thicker plate", () => {
    fc.assert(
      fc.property(sidePlates, number(1, 1.5), (of, k) =>
        notMore(of, { ...of, plate: { ...of.plate, t: of.plate.t * k } }, PLATE_ROWS),
      ),
    );
  });
  test("with a larger weld", () => {
    fc.assert(
      fc.property(sidePlates, number(1, 1.5), (of, k) =>
        notMore(of, { ...of, weld: { ...of.weld, leg: of.weld.leg * k } }, ["weld", "weld-axial"]),
      ),
    );
  });
});

test("an uplift reaction is the mirror image of a reaction", () => {
  fc.assert(
    fc.property(sidePlates, number(5e3, 5e5), (of, v) => {
      const joint = { ...of, member: { section: of.member.section } };
      const [up, down] = [v, -v].map((force) => ratiosOf(sidePlateChecks(joint, { v: force, n: 0, m: 0 })));
      compareRatios(up ?? {}, down ?? {});
    }),
  );
});

test("no joint has a ratio that is not a number", () => {
  const extreme = fc.constantFrom(0, 1e-6, 1, 1e9, -1e9);
  fc.assert(
    fc.property(sidePlates, extreme, extreme, (joint, v, n) => {
      const all = [
        ...sidePlateChecks(joint, { v, n, m: 0 }),
        ...endPlateChecks({ ...END_PLATE, plate: joint.plate }, { v, n, m: 0 }),
        ...angleCleatChecks({ ...CLEAT, bolts: { ...joint.bolts, columns: 1 } }, { v, n, m: 0 }),
      ];
      for (const check of all) if (check.kind === "limit") expect(Number.isNaN(check.ratio)).toBe(false);
    }),
  );
});

describe("what is not covered is listed with its reason", () => {
  const kinds = (joint: SidePlate, actions: Partial<JointActions> = {}) =>
    Object.fromEntries(
      sidePlateChecks(joint, { v: 100e3, n: 0, m: 0, ...actions }).map(({ id, kind }) => [id, kind]),
    );
  test("bending of the web of a support out of its plane", () => {
    const onWeb = { ...SIDE_PLATE, support: { ...SUPPORT, kind: "column web" as const } };
    expect(kinds(onWeb)).toMatchObject({ "support-bending": "not covered" });
    const elsewhere = { ...onWeb, support: { ...onWeb.support, isElsewhere: true } };
    expect(kinds(elsewhere)).toMatchObject({ "support-bending": "not applicable" });
  });
  test("one bolt", () => {
    const one = { ...SIDE_PLATE, bolts: { ...SIDE_PLATE.bolts, rows: 1 } };
    expect(kinds(one)).toMatchObject({ "bolt-shear": "not covered", "bearing-plate": "not covered" });
  });
  test("a notch without restraint, and one beyond the limits of its rule", () => {
    const free = { top: 65, bottom: 0, length: 120, isRestrained: false };
    const of = (notched: typeof free) => ({
      ...SIDE_PLATE,
      member: { section: SIDE_PLATE.member.section, notch: notched },
    });
    expect(kinds(of(free))).toMatchObject({ "cope-buckling": "not covered" });
    expect(kinds(of({ ...free, isRestrained: true, top: 250 }))).toMatchObject({
      "cope-buckling": "not covered",
    });
  });
  test("shear of a slender notched web", () => {
    const section = { ...SIDE_PLATE.member.section, tw: 3 };
    const notched = { top: 65, bottom: 0, length: 120, isRestrained: true };
    expect(kinds({ ...SIDE_PLATE, member: { section, notch: notched } })).toMatchObject({
      "beam-shear": "not covered",
    });
  });
  test("slip without the data or the actions that it needs", () => {
    const friction = { ...SIDE_PLATE, bolts: { ...SIDE_PLATE.bolts, category: "8.8/TF" as const } };
    expect(kinds(friction)).toMatchObject({ slip: "not covered" });
    const data = { ...friction, bolts: { ...friction.bolts, slip: { mu: 0.35, kh: 1 } } };
    expect(kinds(data)).toMatchObject({ slip: "not covered" });
    expect(kinds(data, { service: { v: 60e3, n: 0 } })).toMatchObject({ slip: "limit" });
  });
});

test("the standard side plate meets its details, and a wrong one does not", () => {
  expect(sidePlateDetailing(SIDE_PLATE).filter(({ isMet }) => !isMet)).toEqual([]);
  expect(sidePlateProblems(SIDE_PLATE)).toEqual([]);
  const unmet = (change: Partial<SidePlate>) =>
    sidePlateDetailing({ ...SIDE_PLATE, ...change }).flatMap(({ id, isMet }) => (isMet ? [] : [id]));
  expect(unmet({ edgeH: 29 })).toEqual(["detailing/edge-plate-h"]);
  expect(unmet({ bolts: { ...SIDE_PLATE.bolts, pitch: 49 } })).toContain("detailing/pitch");
  expect(unmet({ topToBolt: 40 })).toEqual(["detailing/fit-top"]);
  expect(unmet({ weld: { ...SIDE_PLATE.weld, leg: 6 } })).toEqual(["detailing/weld-ductility"]);
  expect(sidePlateProblems({ ...SIDE_PLATE, edgeV: 10 })).toMatchObject([{ code: "edgeV" }]);
});

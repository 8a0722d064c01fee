import { describe, expect, test } from "vitest";
import {
  BEAM,
  BRACE,
  CLEAT,
  END_PLATE,
  MOMENT_PLATE,
  SIDE_PLATE,
  SPLICE,
  UB,
  WELDED_SPLICE,
} from "../../testing/joint-cases.ts";
import { ratiosOf } from "../../testing/random-joints.ts";
import { strutFactor } from "../../testing/second-opinion.ts";
import { bracingCleatChecks, bracingCleatDetailing, bracingCleatProblems } from "./bracing/bracing-checks.ts";
import { simpleActions } from "./member-end.ts";
import { momentEndPlateChecks } from "./moment/moment-end-plate.ts";
import { angleCleatChecks } from "./simple/angle-cleat/angle-cleat-checks.ts";
import { endPlateChecks } from "./simple/end-plate/end-plate-checks.ts";
import { sidePlateChecks } from "./simple/side-plate/side-plate-checks.ts";
import { boltedSpliceDetailing } from "./splice/bolted-splice.ts";
import { weldedSpliceDetailing } from "./splice/welded-splice.ts";

// Joints that must not be green, by hand.

const kindOf = (checks: ReturnType<typeof sidePlateChecks>, id: string) =>
  checks.find((check) => check.id === id)?.kind;
const brace = (changes: object, n: number) =>
  ratiosOf(bracingCleatChecks({ ...BRACE, ...changes }, { v: 0, n, m: 0 }));

describe("a simple joint", () => {
  test("is designed for 40 kN at least, or 0.15 of the shear capacity of a small beam (AS 4100 9.1.4)", () => {
    expect(simpleActions(BEAM, { v: 10e3, n: 0, m: 0 }).v).toBe(40e3);
    expect(simpleActions(BEAM, { v: -10e3, n: 5e3, m: 0 })).toEqual({ v: -40e3, n: 5e3, m: 0 });
    expect(simpleActions(BEAM, { v: 50e3, n: 0, m: 0 }).v).toBe(50e3);
    // 250 mm of a web of 4 mm: 0.15 x 0.9 x 0.6 x 320 x 250 x 4.
    const small = { ...UB, d: 250, tw: 4 };
    expect(simpleActions({ section: small }, { v: 10e3, n: 0, m: 0 }).v).toBeCloseTo(25_920, 3);
  });
});

describe("a bracing cleat", () => {
  test("shears at its weld though the weld is strong enough", () => {
    const found = brace({ angle: (80 * Math.PI) / 180, weldLength: 150, eccentricity: 0 }, -300e3);
    const [along, across] = [300e3 * Math.sin((80 * Math.PI) / 180), 300e3 * Math.cos((80 * Math.PI) / 180)];
    expect(found["plate-weld"]).toBeCloseTo(
      across / (0.9 * 260 * 1500) + (along / (0.45 * 260 * 1500)) ** 2,
      6,
    );
    expect(found["plate-weld"]).toBeGreaterThan(1);
    expect(found.weld).toBeLessThan(1.02);
  });

  test("bends in compression where the brace is on one of its faces", () => {
    const width = 70 + 140 * Math.tan(Math.PI / 6);
    const nc = 0.9 * 260 * width * 10 * strutFactor(1.2 * 120, 10, 260);
    const lap = (60e3 * (10 + 8)) / 2 / ((0.9 * 260 * width * 100) / 4);
    expect(brace({}, 60e3)["plate-lap"]).toBeCloseTo(60e3 / nc + lap, 6);
    expect(brace({ planes: 2 }, 60e3)["plate-lap"]).toBeUndefined();
  });

  test("has room for its bolts, and for its weld", () => {
    const codes = (changes: object) => bracingCleatProblems({ ...BRACE, ...changes }).map(({ code }) => code);
    expect(codes({})).toEqual([]);
    expect(codes({ edgePlateAcross: 101 })).toContain("edgePlateAcross");
    const weld = (weldLength: number) =>
      bracingCleatDetailing({ ...BRACE, weldLength }).find(({ id }) => id === "detailing/weld-plate")?.isMet;
    expect(weld(282)).toBe(true);
    expect(weld(283)).toBe(false);
  });
});

describe("an axial force", () => {
  test("in compression is in the weld and the web of an end plate", () => {
    const checks = endPlateChecks({ ...END_PLATE, member: BEAM }, { v: 100e3, n: 400e3, m: 0 });
    const area = UB.tw * 210;
    expect(ratiosOf(checks)["weld-axial"]).toBeCloseTo(Math.hypot(100, 400) / (2 * 210 * 0.99794), 3);
    expect(ratiosOf(checks)["beam-web-axial"]).toBeCloseTo(
      100e3 / (0.54 * UB.fyw * area) + 400e3 / (0.9 * UB.fyw * area),
      6,
    );
  });

  test("at a notch is not covered", () => {
    const load = { v: 60e3, n: -20e3, m: 0 };
    const notched = { ...SIDE_PLATE, member: END_PLATE.member };
    expect(kindOf(sidePlateChecks(notched, load), "cope-bending")).toBe("not covered");
    expect(kindOf(endPlateChecks(END_PLATE, load), "cope-bending")).toBe("not covered");
  });

  test("in compression bends a side plate by its lap on the web, with the reaction", () => {
    const found = ratiosOf(sidePlateChecks(SIDE_PLATE, { v: 100e3, n: 80e3, m: 0 }))["plate-axial"];
    const area = 210 * 10;
    const nc = 0.9 * 260 * area * strutFactor(1.2 * 55, 10, 260);
    const inPlane = (100e3 * 55) / ((0.9 * 260 * 10 * 210 ** 2) / 4) + (100e3 / (0.45 * 260 * area)) ** 2;
    const lap = (80e3 * (10 + UB.tw)) / 2 / ((0.9 * 260 * 210 * 100) / 4);
    expect(found).toBeCloseTo(80e3 / nc + inPlane + lap, 6);
  });
});

test("the bolts of an extended end plate have the tension of statics where the inner row is far from the flange", () => {
  const joint = { ...MOMENT_PLATE, inside: 150, outside: 50, prying: 0 };
  const found = ratiosOf(momentEndPlateChecks(joint, { v: 0, n: 0, m: 150e6 }));
  const [h0, h1] = [UB.d - UB.tf / 2 + 50, UB.d - 1.5 * UB.tf - 150];
  expect(found["bolt-tension"]).toBeCloseTo(150e6 / (2 * (h0 + h1)) / (0.8 * 353 * 830), 2);
});

test("an end plate wider than the flange and 25 mm bends no less under the same moment", () => {
  const bending = (edgeH: number) =>
    ratiosOf(momentEndPlateChecks({ ...MOMENT_PLATE, edgeH }, { v: 0, n: 0, m: 150e6 }))["plate-bending"];
  // 140 + 2 x 31.5 is 203 mm, the flange of 178 mm and 25 mm.
  expect(bending(90)).toBeCloseTo(bending((UB.bf + 25 - 140) / 2) ?? 0, 9);
  expect(bending(20)).toBeGreaterThan(bending(31) ?? 0);
});

describe("bending of a support out of its plane is not covered", () => {
  const load = { v: 100e3, n: 0, m: 0 };
  const web = { ...END_PLATE.support, kind: "beam web" as const };
  test("on an unstiffened web, bolted too", () => {
    expect(kindOf(endPlateChecks({ ...END_PLATE, support: web }, load), "support-bending")).toBe(
      "not covered",
    );
    expect(kindOf(angleCleatChecks({ ...CLEAT, support: web }, load), "support-bending")).toBe("not covered");
  });
  test("on a flange whose bolts have the tension of the eccentricity", () => {
    expect(kindOf(angleCleatChecks(CLEAT, load), "support-bending")).toBe("not covered");
    expect(kindOf(angleCleatChecks({ ...CLEAT, includesEccentricity: false }, load), "support-bending")).toBe(
      "not applicable",
    );
  });
});

describe("a welded splice", () => {
  const FILLET = { by: "fillet", leg: 6, fuw: 490, category: "SP" } as const;
  const found = (changes: object) => weldedSpliceDetailing({ ...WELDED_SPLICE, ...changes });
  const unmet = (changes: object) =>
    found(changes).flatMap((check) => (check.kind === "requirement" && !check.isMet ? [check.id] : []));

  test("has fillet welds of the least size for its parts", () => {
    // The flange is 10.9 mm thick: 5 mm. The web is 7.6 mm: 4 mm.
    expect(unmet({ flangeWeld: { ...FILLET, leg: 5 }, webWeld: { ...FILLET, leg: 4 } })).toEqual([]);
    expect(unmet({ flangeWeld: { ...FILLET, leg: 4 } })).toEqual(["detailing/weld-flange"]);
    expect(unmet({ webWeld: { ...FILLET, leg: 3 } })).toEqual(["detailing/weld-web"]);
  });

  test("with fillet welds is on a plate between its ends, which is not covered", () => {
    expect(found({})).toEqual([]);
    expect(found({ webWeld: FILLET })).toContainEqual(
      expect.objectContaining({ id: "fillet-plate", kind: "not covered" }),
    );
  });
});

test("the flange bolts of a splice clear the fillet of the web and leave room for a spanner beside the web plates", () => {
  const unmet = (gauge: number, t = 6) =>
    boltedSpliceDetailing({
      ...SPLICE,
      flange: { ...SPLICE.flange, gauge },
      web: { ...SPLICE.web, plate: { ...SPLICE.web.plate, t } },
    }).flatMap(({ id, isMet }) => (isMet ? [] : [id]));
  expect(unmet(90)).toEqual([]);
  // (g - 7.6) / 2 less 11.4 mm of fillet and half of a 22 mm hole; less the plate and 1.6 bolt diameters.
  expect(unmet(52)).toContain("detailing/flange-root");
  expect(unmet(53)).not.toContain("detailing/flange-root");
  expect(unmet(90, 10)).toEqual(["detailing/spanner"]);
});

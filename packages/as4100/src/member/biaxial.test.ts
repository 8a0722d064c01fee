import { SILENT, stepTexts, verdictOf } from "@kingpost/calc";
import { checkSteps } from "@kingpost/calc/testing";
import { customSectionRecordOf, steelSectionOf } from "@kingpost/sections";
import { describe, expect, test } from "vitest";
import { recordIn } from "../../validation/catalogue.ts";
import { SEGMENT_CASES } from "../../validation/member-cases.ts";
import { capacityOf } from "../capacity/capacity-of.ts";
import {
  biaxialSectionCheck,
  biaxialSegmentCheck,
  minorMomentCheck,
  sectionMomentCheck,
} from "./bending-checks.ts";
import {
  biaxialOfSection,
  biaxialOfSegment,
  type ChannelSide,
  designMinorMoment,
  isCompactInBending,
} from "./biaxial.ts";
import { biaxialRatio } from "./biaxial-ratio.ts";
import { segmentMomentRatio } from "./member-moment.ts";
import { restraintForce } from "./restraint-force.ts";

const UB = steelSectionOf(recordIn("360UB50.7", "300"));
const PFC = steelSectionOf(recordIn("250PFC", "300"));
const names = { id: "biaxial", title: "Biaxial bending" };
const capacity = (section: typeof UB, name: "phiMsx" | "phiMsy" | "phiMsyL" | "phiMsyR") =>
  Number(capacityOf(section, { capacity: name }));

describe("the moment capacity about the minor axis", () => {
  test("is that of the section, of a channel that of the side in compression", () => {
    const minor = (section: typeof UB, side?: ChannelSide) => designMinorMoment(section, side, SILENT);
    expect(minor(UB, "web")).toBe(capacity(UB, "phiMsy"));
    expect(minor(PFC, "web")).toBe(capacity(PFC, "phiMsyL"));
    expect(minor(PFC, "flange-tips")).toBe(capacity(PFC, "phiMsyR"));
    expect(minor(PFC)).toBe(Math.min(capacity(PFC, "phiMsyL"), capacity(PFC, "phiMsyR")));
  });
});

describe("the power interaction of a section applies to", () => {
  const custom = customSectionRecordOf("own:Box-400x300x20x12-300");
  test.each<[string, typeof UB, boolean]>([
    ["a compact universal beam", UB, true],
    ["no non-compact universal beam", steelSectionOf(recordIn("310UB32.0", "300")), false],
    ["a compact hollow section", steelSectionOf(recordIn("150x100x10.0RHS", "C350")), true],
    ["no slender hollow section", steelSectionOf(recordIn("250x150x5.0RHS", "C450")), false],
    ["no channel", PFC, false],
    ["no section without its plates", { ...UB, plates: undefined }, false],
    ...(custom ? [["no box of plates", steelSectionOf(custom), false] as [string, typeof UB, boolean]] : []),
  ])("%s", (_, section, isCompact) => {
    expect(isCompactInBending(section)).toBe(isCompact);
  });
});

describe("biaxial bending of a section", () => {
  const [mx, my] = [0.5 * capacity(UB, "phiMsx"), 0.4 * capacity(UB, "phiMsy")];

  test("is the sum of the ratios, or of their powers of 1.4", () => {
    expect(biaxialOfSection(UB, { mx, my }, false, SILENT)).toBeCloseTo(0.9, 12);
    expect(biaxialOfSection(UB, { mx: -mx, my: -my }, true, SILENT)).toBeCloseTo(0.5 ** 1.4 + 0.4 ** 1.4, 12);
    expect(biaxialOfSection(UB, { mx, my: 0 }, true, SILENT)).toBeCloseTo(0.5 ** 1.4, 12);
  });

  test("is checked against 1 by the interaction that applies", () => {
    const check = biaxialSectionCheck(UB, { mx, my }, names);
    expect(check).toMatchObject({ kind: "limit", limit: 1, unit: "" });
    expect(check.kind === "limit" && check.ratio).toBeCloseTo(0.5 ** 1.4 + 0.4 ** 1.4, 12);
    const channel = {
      mx: 0.5 * capacity(PFC, "phiMsx"),
      my: 0.4 * capacity(PFC, "phiMsyL"),
      compressed: "web",
    } as const;
    const other = biaxialSectionCheck(PFC, channel, names);
    expect(other.kind === "limit" && other.ratio).toBeCloseTo(0.9, 12);
  });
});

test("the ratios of many cross-sections are those of each", () => {
  const [of] = SEGMENT_CASES;
  if (!of) throw new Error("There is no segment.");
  for (const section of [UB, PFC, steelSectionOf(recordIn("310UB32.0", "300"))]) {
    const ratio = biaxialRatio(section);
    for (const compressed of ["web", "flange-tips"] as const) {
      const moments = { mx: 50e6, my: 5e6, compressed };
      const isCompact = isCompactInBending(section);
      expect(ratio?.ofSection(50e6, 5e6, compressed)).toBe(
        biaxialOfSection(section, moments, isCompact, SILENT),
      );
      const major = segmentMomentRatio(section, of) ?? Number.NaN;
      expect(ratio?.ofMember(major, 5e6, compressed)).toBeCloseTo(
        Number(biaxialOfSegment(section, of, moments, SILENT)),
        12,
      );
    }
  }
  expect(biaxialRatio({ ...UB, d: 2000, tw: 6 })).toBeUndefined();
});

test("biaxial bending of a segment is the sum of the powers of 1.4 of its member and minor axis ratios", () => {
  const my = 0.3 * capacity(UB, "phiMsy");
  for (const of of SEGMENT_CASES.slice(0, 6)) {
    const major = segmentMomentRatio(UB, of) ?? Number.NaN;
    expect(biaxialOfSegment(UB, of, { my }, SILENT)).toBeCloseTo(major ** 1.4 + 0.3 ** 1.4, 10);
    expect(biaxialOfSegment(UB, of, { my: 0 }, SILENT)).toBeCloseTo(major ** 1.4, 10);
  }
});

test("the checks of bending have derivations that can be worked by hand, and reasons where they are not made", () => {
  const [of] = SEGMENT_CASES;
  if (!of) throw new Error("There is no segment.");
  const checksOf = (section: typeof UB) => [
    sectionMomentCheck(section, -50e6, names),
    minorMomentCheck(section, -5e6, "web", names),
    biaxialSectionCheck(section, { mx: 50e6, my: 5e6 }, names),
    biaxialSegmentCheck(section, of, { my: 5e6 }, names),
  ];
  for (const check of [...checksOf(UB), ...checksOf(PFC)]) {
    if (check.kind !== "limit") throw new Error(`${check.kind}: no limit`);
    expect(stepTexts(check.steps).length).toBeGreaterThan(1);
    expect(() => checkSteps(check.steps)).not.toThrow();
    expect(check.demand).toBeGreaterThan(0);
  }
  const thin = checksOf({ ...UB, d: 2000, tw: 6 });
  expect(thin.map(verdictOf)).toEqual(["not covered", "pass", "not covered", "not covered"]);
});

describe("the force of a lateral restraint", () => {
  // 100 kNm / (356 - 11.5) mm = 290.3 kN; 0.025 and 0.0125 of it for each further member.
  const of = { ...UB, d: 356 };
  test.each([
    [1, 7.2569],
    [2, 10.8853],
    [8, 32.656],
    [20, 32.656],
  ])("of %d parallel members is %d kN", (members, force) => {
    expect(restraintForce(of, 100e6, members, SILENT) / 1e3).toBeCloseTo(force, 3);
    expect(restraintForce(of, -100e6, members, SILENT) / 1e3).toBeCloseTo(force, 3);
  });
});

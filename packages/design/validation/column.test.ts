import fc from "fast-check";
import { expect, test } from "vitest";
import { STEEL_COLUMN } from "../src/steel-column/index.ts";
import {
  alphaC,
  alphaMOf,
  anySection,
  E,
  G,
  memberMoment,
  type PlainSection,
  ROUNDING,
  resources,
  samples,
} from "./plain-member.ts";

/** Moments at the ends, with the signs of the moment diagram. */
interface EndMoments {
  readonly top: number;
  readonly base: number;
}

interface Design {
  readonly section: PlainSection;
  readonly length: number;
  readonly keX: number;
  readonly keY: number;
  /** Compression positive. */
  readonly n: number;
  readonly x: EndMoments;
  readonly y: EndMoments;
}

/** Braced columns without restraints between the ends, whose axial force and moments are parts of the section capacities. */
const designs: fc.Arbitrary<Design> = fc
  .record({
    section: anySection,
    length: fc.integer({ min: 8, max: 36 }).map((quarters) => quarters * 250),
    keX: factor(),
    keY: factor(),
    axial: fc.integer({ min: -40, max: 40 }),
    moments: fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: -30, max: 30 }))),
  })
  .map(({ axial, moments: [mxTop = 0, mxBase = 0, myTop = 0, myBase = 0], ...design }) => {
    const { fy, ag, msx, msy } = design.section;
    const part = (percent: number, of: number) => Math.round((percent / 100) * of);
    return {
      ...design,
      n: part(axial, fy * ag),
      x: { top: part(mxTop, msx), base: part(mxBase, msx) },
      y: { top: part(myTop, msy), base: part(myBase, msy) },
    };
  });

function factor() {
  return fc.integer({ min: 60, max: 100 }).map((percent) => percent / 100);
}

test("1,500 random columns with axial force and end moments about both axes agree with the clauses in plain arithmetic", () => {
  let compared = 0;
  for (const design of samples(designs, 1500)) {
    const outcome = STEEL_COLUMN.run(inputsOf(design), resources);
    // A slender column is an error of its length.
    if (outcome.kind !== "result") continue;
    const ratios = new Map(
      outcome.result.checks.flatMap((check) =>
        check.kind === "limit" ? [[check.id, check.ratio] as const] : [],
      ),
    );
    for (const [id, expected] of Object.entries(expectedRatios(design))) {
      if (expected === 0) continue;
      compared += 1;
      const ratio = ratios.get(id) ?? Number.NaN;
      const about = `${id} of ${JSON.stringify(inputsOf(design))}: ${ratio}, expected ${expected}`;
      expect(Math.abs(ratio / expected - 1), about).toBeLessThan(ROUNDING);
    }
  }
  expect(compared).toBeGreaterThan(5000);
});

function inputsOf({ section, length, keX, keY, n, x, y }: Design): object {
  return {
    section: section.id,
    length,
    casesX: "own",
    casesY: "own",
    keX,
    keY,
    actions: [{ name: "A", n, mxTop: x.top, mxBase: x.base, myTop: y.top, myBase: y.base }],
  };
}

/** Ratios by the id of the check; none where the column is near buckling, where the rounding of the tables decides the ratios. */
function expectedRatios(design: Design): Readonly<Record<string, number>> {
  const { section, n, x, y } = design;
  return n > 0 ? ofCompression(design) : { ...ofTension(section, -n), ...ofBending(design, x, y) };
}

function ofTension(section: PlainSection, tension: number): Readonly<Record<string, number>> {
  return tension === 0 ? {} : { tension: tension / tensionCapacity(section) };
}

/** Clause 7.2, connected over the whole section */
const tensionCapacity = ({ ag, fy, fu }: PlainSection) => 0.9 * Math.min(ag * fy, 0.85 * ag * fu);

/** Sections 5 and 8 of a column in tension or without axial force. */
function ofBending(
  { section, length, n }: Design,
  x: EndMoments,
  y: EndMoments,
): Readonly<Record<string, number>> {
  const [mx, my] = [greatest(x), greatest(y)];
  const part = n === 0 ? 0 : -n / tensionCapacity(section);
  const isCompact = section.isCompact && (section.kf === 1 || n < 0);
  const [mrx, mry] = reducedMoments(section, part, isCompact);
  const mox = Math.min(mrx, memberMoment(section, length, alphaM(x)) * (1 + part));
  return {
    "section-moment-x": mx / (0.9 * mrx),
    "section-moment-y": my / (0.9 * mry),
    "combined-section": sectionRatio(section, { mx, my, part, isCompact }),
    "out-of-plane/1": mx / (0.9 * mox),
    "combined-member/1": (mx / (0.9 * Math.min(mrx, mox))) ** 1.4 + (my / (0.9 * mry)) ** 1.4,
  };
}

/** Sections 4, 6 and 8 of a braced column in compression. */
function ofCompression({ section, length, keX, keY, n, x, y }: Design): Readonly<Record<string, number>> {
  const ns = section.kf * section.ag * section.fy;
  const capacity = (le: number, r: number) =>
    0.9 * ns * alphaC((le / r) * Math.sqrt((section.kf * section.fy) / 250), alphaBOf(section));
  const ncx = capacity(keX * length, section.rx);
  const ncy = capacity(keY * length, section.ry);
  if (n > 0.85 * Math.min(ncx, ncy)) return {};
  const [betaX, betaY] = [betaM(x), betaM(y)];
  const deltaX = amplification(n, betaX, (Math.PI ** 2 * E * section.ix) / (keX * length) ** 2);
  const deltaY = amplification(n, betaY, (Math.PI ** 2 * E * section.iy) / (keY * length) ** 2);
  // Beyond 1.4 a second-order analysis is required (Clause 4.4.1.2).
  if (Math.max(deltaX, deltaY) > 1.38) return {};
  const [mx, my] = [deltaX * greatest(x), deltaY * greatest(y)];
  const part = n / (0.9 * ns);
  const isCompact = section.isCompact && section.kf === 1;
  const [mrx, mry] = reducedMoments(section, part, isCompact);
  const inPlane = (ms: number, mr: number, nc: number, beta: number) => {
    const s = ((1 + beta) / 2) ** 3;
    const compact = ms * ((1 - s) * (1 - n / nc) + 1.18 * s * Math.sqrt(1 - n / nc));
    return isCompact ? Math.max(ms * (1 - n / nc), Math.min(mr, compact)) : ms * (1 - n / nc);
  };
  // k_e = 1.0, or less of a braced column
  const mix = inPlane(section.msx, mrx, ncx, betaX);
  const miy = inPlane(section.msy, mry, ncy, betaY);
  const mox = outOfPlane(section, { length, n, ncy, mrx, isCompact, moments: x });
  return {
    "section-compression": part,
    "member-compression-x": n / ncx,
    "member-compression-y": n / ncy,
    "section-moment-x": mx / (0.9 * mrx),
    "section-moment-y": my / (0.9 * mry),
    "combined-section": sectionRatio(section, { mx, my, part, isCompact }),
    "in-plane-x": mx / (0.9 * mix),
    "in-plane-y": my / (0.9 * miy),
    "out-of-plane/1": mx / (0.9 * mox),
    "combined-member/1": (mx / (0.9 * Math.min(mix, mox))) ** 1.4 + (my / (0.9 * miy)) ** 1.4,
  };
}

/** Clause 8.4.4.1 */
function outOfPlane(
  section: PlainSection,
  at: { length: number; n: number; ncy: number; mrx: number; isCompact: boolean; moments: EndMoments },
): number {
  const { length, n, ncy, mrx, isCompact, moments } = at;
  const general = memberMoment(section, length, alphaM(moments)) * (1 - n / ncy);
  if (!isCompact) return general;
  const { ag, ix, iy, j, iw } = section;
  const noz = ((G * j + (Math.PI ** 2 * E * iw) / length ** 2) * ag) / (ix + iy);
  if (n >= 0.9 * noz) return general;
  const s = (1 + betaM(moments)) / 2;
  const alphaBc = 1 / (1 - s + s ** 3 * (0.4 - (0.23 * n) / ncy));
  const root = Math.sqrt((1 - n / ncy) * (1 - n / (0.9 * noz)));
  return Math.max(general, Math.min(mrx, alphaBc * memberMoment(section, length, 1) * root));
}

/** Clauses 8.3.2 and 8.3.3, of I-sections */
function reducedMoments({ msx, msy }: PlainSection, part: number, isCompact: boolean): [number, number] {
  if (!isCompact) return [msx * (1 - part), msy * (1 - part)];
  return [Math.min(msx, 1.18 * msx * (1 - part)), Math.min(msy, 1.19 * msy * (1 - part ** 2))];
}

/** Clause 8.3.4 */
function sectionRatio(
  section: PlainSection,
  { mx, my, part, isCompact }: { mx: number; my: number; part: number; isCompact: boolean },
): number {
  if (!isCompact) return part + mx / (0.9 * section.msx) + my / (0.9 * section.msy);
  const [mrx, mry] = reducedMoments(section, part, true);
  const gamma = Math.min(2, 1.4 + part);
  return (mx / (0.9 * mrx)) ** gamma + (my / (0.9 * mry)) ** gamma;
}

/** Tables 6.3.3(A) and (B): rolled sections; welded ones of flame-cut plates */
function alphaBOf({ family, tf, kf }: PlainSection): number {
  if (tf > 40) return 1;
  return kf < 1 && (family === "WB" || family === "WC") ? 0.5 : 0;
}

/** Clause 4.4.2.2, by moments of the ends alone */
function amplification(n: number, beta: number, nomb: number): number {
  const cm = 0.6 - 0.4 * beta;
  return n >= nomb ? Number.POSITIVE_INFINITY : Math.max(1, cm / (1 - n / nomb));
}

const greatest = ({ top, base }: EndMoments) => Math.max(Math.abs(top), Math.abs(base));

/** Positive in reverse curvature. */
function betaM({ top, base }: EndMoments): number {
  const [less, more] = Math.abs(top) < Math.abs(base) ? [top, base] : [base, top];
  return more === 0 ? -1 : -less / more;
}

function alphaM(moments: EndMoments): number {
  const { top, base } = moments;
  const at = (part: number) => base + part * (top - base);
  return alphaMOf(greatest(moments), [at(0.25), at(0.5), at(0.75)]);
}

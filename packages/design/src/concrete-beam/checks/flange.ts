import { pieceAt, valueInPiece } from "@kingpost/actions";
import { type FlangeJunction, junctionCheck, junctionOf, junctionStress } from "@kingpost/as3600";
import { type Check, SILENT } from "@kingpost/calc";
import type { ConcreteBeamInputs } from "../form/fields.ts";
import type { ConcreteBeamModel } from "../model/model.ts";
import type { SectionModel } from "../section/section-model.ts";
import { ROUNDING } from "./flexure.ts";
import { actionAt, type Found } from "./place.ts";
import { isAtFreeEnd } from "./regions.ts";

/** Two lengths that differ by rounding, mm. */
const SAME = 1e-3;

interface Flange {
  readonly inputs: ConcreteBeamInputs;
  readonly bef: number;
}

/** The flange beside the web, on its wider side; undefined without one. */
function flangeOf({ inputs, bef }: Flange): Omit<FlangeJunction, "strength"> | undefined {
  const { shape, webWidth, flangeDepth: ds, fc, fsy, flangeBars: bars } = inputs;
  const beyond = bef - webWidth;
  if (shape === "rectangular" || !(beyond > 0)) return undefined;
  return { ds, bef, overhang: shape === "t" ? beyond / 2 : beyond, fc, fsy, bars };
}

/**
 * Shear between web and flange of each span, where bending compresses the flange. Bars in tension over a support are within the web:
 * nothing passes the junction there. The shear force is that of the section, also nearer than dv to a support (8.4.2).
 */
export function flangeChecks(model: ConcreteBeamModel): readonly Check[] {
  const flange = flangeOf(model);
  if (!flange) return [];
  return model.inputs.spans.flatMap((_, span) => {
    // Where bars begin and are not developed the flange has the force that the others give it.
    const middle = ((model.joints[span] ?? 0) + (model.joints[span + 1] ?? 0)) / 2;
    let worst: { readonly found: Found; readonly of: FlangeJunction; readonly stress: number } | undefined;
    for (const [start, end] of partsOf(model, span)) {
      for (const found of greatestShears(model, start, end)) {
        const of =
          junctionOf(model.sectionOn(found.x, found.x), flange) ??
          junctionOf(model.sectionOn(middle, middle), flange);
        if (!of) continue;
        const stress = junctionStress(of, found.value, SILENT);
        if (!worst || stress > worst.stress * (1 + ROUNDING)) worst = { found, of, stress };
      }
    }
    return worst
      ? junctionCheck(worst.of, worst.found.value, {
          id: `span-${span + 1}`,
          words: `span ${span + 1}`,
          action: actionAt("shear", worst.found),
        })
      : [];
  });
}

/** The parts of a span between places of shear and faces of supports that are neither over a support nor at a free end, mm. */
function partsOf(model: ConcreteBeamModel, span: number): readonly (readonly [start: number, end: number])[] {
  const { joints, supports, shearPlaces } = model;
  const [from, to] = [joints[span] ?? 0, joints[span + 1] ?? 0];
  const places = [...new Set([...shearPlaces, ...supports.flatMap(({ left, right }) => [left, right]), to])]
    .filter((x) => x >= from - SAME && x <= to + SAME)
    .toSorted((a, b) => a - b);
  return places.slice(1).flatMap((end, at) => {
    const start = places[at] ?? from;
    const isOver = supports.some(({ left, right }) => start >= left - SAME && end <= right + SAME);
    return end - start < SAME || isOver || isAtFreeEnd(model, start, end) ? [] : [[start, end] as const];
  });
}

/** The greatest shear forces at both ends of a part where the moment sags: at an end that hogs, that where the moment changes its sign. */
function greatestShears({ analysis }: ConcreteBeamModel, start: number, end: number): readonly Found[] {
  const { beam, strength } = analysis;
  const [first, last] = [pieceAt(beam, start, "right"), pieceAt(beam, end, "left")];
  const most: [Found | undefined, Found | undefined] = [undefined, undefined];
  for (const of of strength) {
    const at = (kind: "moment" | "shear", piece: number, x: number) =>
      valueInPiece(of.response, piece, kind, x - (beam.mesh.points[piece] ?? 0));
    const m = [at("moment", first, start), at("moment", last, end)] as const;
    const v = [at("shear", first, start), at("shear", last, end)] as const;
    const small = ROUNDING * Math.max(Math.abs(m[0]), Math.abs(m[1]));
    if (Math.max(m[0], m[1]) <= small) continue;
    for (const side of [0, 1] as const) {
      const isHogging = m[side] < -small;
      const value = Math.abs(isHogging ? v[0] + ((v[1] - v[0]) * m[0]) / (m[0] - m[1]) : v[side]);
      if (value > (most[side]?.value ?? 0)) {
        // The bars are those at the end that sags.
        const x = (side === 0) === isHogging ? end : start;
        most[side] = { x, value, of };
      }
    }
  }
  return most.filter((one) => one !== undefined);
}

/** The same of one section, which bending may compress where no moment is entered. */
export function sectionFlangeChecks(model: SectionModel): readonly Check[] {
  const flange = flangeOf(model);
  const { mStar, vStar } = model.inputs;
  const of = flange && mStar >= 0 && vStar !== 0 ? junctionOf(model.section, flange) : undefined;
  return of ? [junctionCheck(of, Math.abs(vStar), { id: "section" })] : [];
}

import { PIECE_EXTREMES } from "@kingpost/actions";
import type { BendingSense } from "@kingpost/as3600";
import type { Combined } from "../../beam/analysis/analysis.ts";
import { type ConcreteBeamModel, FREE_END, WITHIN } from "../model/model.ts";
import type { Found } from "./place.ts";

/** A part of the beam with bending of one sense: spans sag, supports and cantilevers hog. Units mm. */
export interface Region {
  /** `span-1`, `support-2`: of the identifiers of its checks. */
  readonly id: string;
  /** `span 1`. */
  readonly words: string;
  readonly sense: BendingSense;
  readonly from: number;
  readonly to: number;
}

/** The regions of a beam, from left to right. */
export function regionsOf({ inputs, joints, supports, length }: ConcreteBeamModel): readonly Region[] {
  const spans = inputs.spans.map(
    (_, at): Region => ({
      id: `span-${at + 1}`,
      words: `span ${at + 1}`,
      sense: "sagging",
      from: joints[at] ?? 0,
      to: joints[at + 1] ?? 0,
    }),
  );
  const hogging = supports.map(({ at, x }): Region => {
    const before = supports[at - 1]?.x;
    const after = supports[at + 1]?.x;
    return {
      id: `support-${at + 1}`,
      words: `support ${at + 1}`,
      sense: "hogging",
      from: before === undefined ? 0 : (before + x) / 2,
      to: after === undefined ? length : (after + x) / 2,
    };
  });
  return [...spans, ...hogging].toSorted((a, b) => a.from + a.to - b.from - b.to);
}

/** The greatest moment of a region's sense on one piece of the beam; 0 where there is none. Units Nmm. */
export interface PieceMoment extends Found {
  readonly piece: number;
  readonly start: number;
  readonly end: number;
}

/** The greatest moments of the region's sense on each of its pieces, exact. Absolute, Nmm. */
export function momentsOn(
  model: ConcreteBeamModel,
  { sense, from, to }: Region,
  combined: readonly Combined[],
): readonly PieceMoment[] {
  return envelopeOf(model, sense, combined).filter(({ start, end }) => {
    const middle = (start + end) / 2;
    if (middle < from || middle > to || isAtFreeEnd(model, start, end)) return false;
    if (sense === "sagging") return !isOverSupport(model, start, end);
    return !isWithinSupport(model, start, end) && !isOverSimpleEnd(model, start, end);
  });
}

/** Bending, cracking, stiffness and bars ask for the same combinations region by region. */
const ENVELOPES = new WeakMap<readonly Combined[], Partial<Record<BendingSense, readonly PieceMoment[]>>>();

/** The greatest moment of a sense on every piece that has one. */
function envelopeOf(
  model: ConcreteBeamModel,
  sense: BendingSense,
  combined: readonly Combined[],
): readonly PieceMoment[] {
  const known = ENVELOPES.get(combined) ?? {};
  ENVELOPES.set(combined, known);
  known[sense] ??= pieceMoments(model.analysis.beam.mesh.points, sense, combined);
  return known[sense];
}

function pieceMoments(
  points: ArrayLike<number>,
  sense: BendingSense,
  combined: readonly Combined[],
): readonly PieceMoment[] {
  const found: PieceMoment[] = [];
  const [placeOf, sign] = sense === "sagging" ? [2, 1] : [0, -1];
  const extremes = combined.map((of) => of.pieces("moment"));
  for (let piece = 0; piece + 1 < points.length; piece++) {
    const at = piece * PIECE_EXTREMES + placeOf;
    let best = -1;
    let value = 0;
    for (let row = 0; row < extremes.length; row++) {
      const here = sign * (extremes[row]?.[at + 1] ?? 0);
      if (here > value) {
        best = row;
        value = here;
      }
    }
    const of = combined[best];
    if (!of) continue;
    const start = points[piece] ?? 0;
    found.push({ piece, start, end: points[piece + 1] ?? 0, x: extremes[best]?.[at] ?? start, value, of });
  }
  return found;
}

/** Whether a part of the beam is at a free end. Units mm. */
export function isAtFreeEnd({ inputs, length }: ConcreteBeamModel, start: number, end: number): boolean {
  const reach = FREE_END * inputs.depth + 1e-3;
  return (
    (inputs.leftSupport === "free" && end <= reach) ||
    (inputs.spans.at(-1)?.end === "free" && start >= length - reach)
  );
}

/** Whether a piece is between the places of the design moments of a support. */
function isWithinSupport({ inputs, supports }: ConcreteBeamModel, start: number, end: number): boolean {
  if (inputs.supportMoment === "centreline") return false;
  const reach = WITHIN * inputs.supportWidth + 1e-3;
  return supports.some(({ x }) => start >= x - reach && end <= x + reach);
}

/** Whether a piece is between the faces of a support: sagging moments there are less than at the face, and loads go into the support. */
function isOverSupport({ supports }: ConcreteBeamModel, start: number, end: number): boolean {
  return supports.some(({ left, right }) => start >= left - 1e-3 && end <= right + 1e-3);
}

/** Whether a piece is over a support at an end of the beam that does not hold its moment: that at the face is greater. */
function isOverSimpleEnd({ inputs, supports }: ConcreteBeamModel, start: number, end: number): boolean {
  return supports.some(({ at, kind, isInterior, left, right }) => {
    if (isInterior || kind === "fixed" || start < left - 1e-3 || end > right + 1e-3) return false;
    const isSprung = inputs.springs.some(({ support, rotation }) => support === at + 1 && rotation > 0);
    return !isSprung && !inputs.couples.some(({ position }) => position >= left && position <= right);
  });
}

export const greatestOf = <One extends { readonly value: number }>(all: readonly One[]): One | undefined =>
  all.reduce<One | undefined>((best, one) => (best && best.value >= one.value ? best : one), undefined);

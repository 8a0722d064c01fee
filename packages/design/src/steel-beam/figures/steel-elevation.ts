import { type SceneItem, textItem, thinLine } from "@kingpost/drawing/core";
import { type BeamFrame, TEXT_SIZE } from "../../beam/figures/along-beam.ts";
import {
  type DrawnBeam,
  type ElevationMark,
  elevationFigure,
  hingeMarks,
  metres,
} from "../../beam/figures/elevation-figure.ts";
import { drawnLoads } from "../../beam/figures/load-figure.ts";
import { jointsOf } from "../../beam/form/inputs.ts";
import type { Figure } from "../../frame/figures/figure.ts";
import type { SteelBeamInputs } from "../form/inputs.ts";
import type { BeamResults } from "../results.ts";
import type { MemberPart } from "../strength/member-check.ts";
import { drawnSidewaysLoads } from "./sideways-loads.ts";

/** From the start of one restraint's letter to the next. */
const LETTER_GAP = 14;

/** The beam with its restraints, their letters, and its stiffeners. */
export function steelElevation(
  inputs: SteelBeamInputs,
  { parts, sections }: Pick<BeamResults, "parts" | "sections">,
  width: number,
): Figure {
  const length = jointsOf(inputs).at(-1) ?? 0;
  return elevationFigure(
    inputs,
    {
      sections,
      loads: [...drawnLoads(inputs), ...drawnSidewaysLoads(inputs)],
      marks: [...restraintMarks(inputs), ...hingeMarks(inputs), ...stiffenerMarks(inputs)],
      along: (beam) => [...intermediateItems(inputs, beam), ...continuousMarks(inputs, length, beam)],
      letters: ({ frame, bottom }) => letters(parts, frame, bottom + 11),
      sentences: sentences(inputs),
    },
    width,
  );
}

const restraintMarks = ({ restraints }: SteelBeamInputs): readonly ElevationMark[] =>
  restraints.map(({ position, kind }, at) => ({
    path: `/restraints/${at}/position`,
    name: "Restraint",
    x: position,
    items: (x, { top, bottom }) => restraintItems(x, kind, top, bottom),
  }));

const stiffenerMarks = ({ bearingStiffeners }: SteelBeamInputs): readonly ElevationMark[] =>
  bearingStiffeners.map(({ position }, at) => ({
    path: `/bearingStiffeners/${at}/position`,
    name: "Stiffener",
    x: position,
    items: stiffenerItems,
  }));

function sentences({
  bearingStiffeners,
  hasIntermediateStiffeners,
  stiffenerSpacing,
  restraints,
}: SteelBeamInputs): readonly string[] {
  const places = (rows: readonly { readonly position: number }[]) =>
    rows.map(({ position }) => `${metres(position)} m`).join(", ");
  return [
    ...(bearingStiffeners.length > 0 ? [`Stiffeners at ${places(bearingStiffeners)}.`] : []),
    ...(hasIntermediateStiffeners
      ? [`Intermediate stiffeners at spacings up to ${metres(stiffenerSpacing)} m.`]
      : []),
    ...(restraints.length > 0 ? [`Restraints at ${places(restraints)}.`] : []),
  ];
}

/** A cross on each flange that is restrained laterally. */
function restraintItems(
  x: number,
  kind: SteelBeamInputs["restraints"][number]["kind"],
  top: number,
  bottom: number,
): SceneItem[] {
  const places = {
    purlin: [top],
    bottom: [bottom],
    "fly-brace": [top, bottom],
    "coped-end": [(top + bottom) / 2],
    free: [],
  }[kind];
  return places.flatMap((y) => [
    thinLine({ x: x - 4, y: y - 4 }, { x: x + 4, y: y + 4 }),
    thinLine({ x: x - 4, y: y + 4 }, { x: x + 4, y: y - 4 }),
  ]);
}

/** A plate on the web, beside the line of the support. */
function stiffenerItems(
  x: number,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): SceneItem[] {
  return [-1.5, 1.5].map((offset) => thinLine({ x: x + offset, y: top }, { x: x + offset, y: bottom }));
}

/** From one stiffener to the next, where they are drawn. */
const STIFFENER_GAP = 3;

function intermediateItems(
  { hasIntermediateStiffeners, stiffenerSpacing }: SteelBeamInputs,
  { frame, top, bottomAt }: DrawnBeam,
): SceneItem[] {
  const bottom = bottomAt(0);
  const gap = frame.at(stiffenerSpacing) - frame.at(0);
  if (!hasIntermediateStiffeners || gap < STIFFENER_GAP) return [];
  const count = Math.ceil((frame.right - frame.left) / gap - 1e-9) - 1;
  const step = (frame.right - frame.left) / (count + 1);
  return Array.from({ length: count }, (_, at) => {
    const x = frame.left + (at + 1) * step;
    return thinLine({ x, y: top }, { x, y: bottom });
  });
}

function continuousMarks(
  { continuousRestraint }: SteelBeamInputs,
  length: number,
  { frame, top, bottomAt }: DrawnBeam,
): SceneItem[] {
  if (continuousRestraint === "none") return [];
  const count = Math.max(2, Math.round((frame.right - frame.left) / 12));
  return Array.from({ length: count }, (_, at) => {
    const share = (at + 0.5) / count;
    const x = frame.left + (frame.right - frame.left) * share;
    const y = continuousRestraint === "top" ? top - 3 : bottomAt(share * length) + 3;
    return thinLine({ x: x - 2.5, y: y + 2.5 }, { x: x + 2.5, y: y - 2.5 });
  });
}

/** The restraint classes of the worst segments: F, P, L and U. */
function letters(parts: readonly MemberPart[], frame: BeamFrame, y: number): SceneItem[] {
  const found = new Map<number, string>();
  for (const { segments } of parts) {
    for (const { segment } of segments) found.set(segment.from, segment.start).set(segment.to, segment.end);
  }
  let last = Number.NEGATIVE_INFINITY;
  const placed = [...found]
    .toSorted(([a], [b]) => a - b)
    .filter(([x]) => {
      const isClear = frame.at(x) - last >= LETTER_GAP;
      if (isClear) last = frame.at(x);
      return isClear;
    });
  return placed.map(([x, letter]) =>
    textItem([{ text: letter, style: "text" }], {
      at: { x: frame.at(x) + 9, y },
      size: 0.9 * TEXT_SIZE,
      className: "drawing-text",
    }),
  );
}

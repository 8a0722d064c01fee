import { formatNumber } from "@kingpost/calc";
import {
  arrowhead,
  type Bounds,
  type Layer,
  penOf,
  polygon,
  type SceneItem,
  textItem,
  textWidth,
  thinLine,
} from "@kingpost/drawing/core";
import type { Figure, FigurePart } from "../figure.ts";
import { type BeamFrame, beamFrame, TEXT_SIZE } from "./along-beam.ts";
import { type BeamInputs, jointsOf, supportsOf } from "./beam-inputs.ts";
import { depthsOf, nameItems } from "./depth-figure.ts";
import { drawnLoads, type LoadBands, loadBands, loadItems } from "./load-figure.ts";
import type { BeamResults } from "./results.ts";
import { type BeamSection, sectionParts } from "./sections/span-sections.ts";
import type { MemberPart } from "./strength/member-check.ts";
import { hingeItems, SUPPORT, stiffenerItems, supportItems } from "./support-figure.ts";

const PEN = penOf(TEXT_SIZE);
/** From the start of one restraint's letter to the next. */
const LETTER_GAP = 14;

const metres = (x: number): string => formatNumber(x / 1000, { decimals: [1, 3] });

/** The beam to scale along its length, with supports, restraints, loads and dimensions. */
export function elevationFigure(
  inputs: BeamInputs,
  { parts, sections }: Pick<BeamResults, "parts" | "sections">,
  width: number,
): Figure {
  const joints = jointsOf(inputs);
  const length = joints.at(-1) ?? 0;
  const frame = beamFrame(length, width);
  const bands = loadBands(inputs, frame);
  const top = bands.height + 8;
  const depths = depthsOf(sections);
  const bottom = top + depths.greatest;
  const bottomAt = (x: number) => top + depths.at(x);
  const dimensionAt = bottom + SUPPORT + 34;
  const supports = supportsOf(inputs);
  const outlines = depths.parts.map(({ from, to, depth }) =>
    polygon(...corners(frame.at(from), top, frame.at(to), top + depth)),
  );
  const names = nameItems(sections, frame, dimensionAt);
  const layers: Layer[] = [
    { ink: "section", items: outlines.map((d) => ({ kind: "path", d, className: "" })) },
    {
      ink: "outline",
      items: [
        ...outlines.map((d): SceneItem => ({ kind: "path", d, className: "drawing-thick" })),
        ...supports.flatMap((support) => {
          const { joint } = support;
          const at = joints[joint] ?? 0;
          return supportItems(support, {
            x: frame.at(at),
            top,
            bottom: bottomAt(at),
            isLeft: joint === 0,
          });
        }),
        ...inputs.hinges.flatMap(({ position }) =>
          hingeItems(frame.at(position), { top, bottom: bottomAt(position) }),
        ),
        ...inputs.restraints.flatMap(({ position, kind }) =>
          restraintMarks(frame.at(position), kind, top, bottomAt(position)),
        ),
        ...inputs.bearingStiffeners.flatMap(({ position }) =>
          stiffenerItems(frame.at(position), { top, bottom: bottomAt(position) }),
        ),
        ...intermediateItems(inputs, frame, { top, bottom: bottomAt(0) }),
        ...continuousMarks(inputs, frame, top, (share) => bottomAt(share * length)),
      ],
    },
    { ink: "accent", items: loadItems(bands, frame) },
    {
      ink: "dimension",
      items: [
        ...letters(parts, frame, bottom + 11),
        ...inputs.spans.flatMap((span, at) =>
          dimension(
            frame.at(joints[at] ?? 0),
            frame.at(joints[at + 1] ?? length),
            dimensionAt,
            metres(span.length),
          ),
        ),
        ...names.items,
      ],
    },
  ];
  return {
    id: "elevation",
    title: "Beam",
    description: describe(inputs, joints, sections),
    bounds: { x: 0, y: 0, width, height: dimensionAt + 14 + names.height },
    layers,
    parts: partsOf(inputs, joints, frame, { bands, dimensionAt, top, bottom }),
    along: { left: frame.left, right: frame.right, length },
  };
}

interface Places {
  readonly bands: LoadBands;
  readonly dimensionAt: number;
  readonly top: number;
  readonly bottom: number;
}

/** What leads to an input: spans, supports, loads, hinges and restraints. */
function partsOf(
  inputs: BeamInputs,
  joints: readonly number[],
  frame: BeamFrame,
  { bands, dimensionAt, top, bottom }: Places,
): FigurePart[] {
  const movable = (path: string | undefined, value: number) =>
    path === undefined ? {} : { position: { path, value } };
  const pointPart = (path: string, name: string, x: number): FigurePart => ({
    path,
    label: `${name} at ${metres(x)} m`,
    ...movable(path, x),
    box: boxOf(frame.at(x) - 12, top - 6, frame.at(x) + 12, bottom + 13),
  });
  return [
    ...bands.loads.map(({ path, position, case: name, words, from, box }) => ({
      path,
      label: `Load ${name} ${words}`,
      ...movable(position, from),
      box,
    })),
    ...supportsOf(inputs).map(({ joint, kind }, at) => ({
      path: joint === 0 ? "/leftSupport" : `/spans/${joint - 1}/end`,
      label: `Support ${at + 1}, ${kind}`,
      box: boxOf(frame.at(joints[joint] ?? 0) - 12, bottom, frame.at(joints[joint] ?? 0) + 12, bottom + 26),
    })),
    ...inputs.restraints.map(({ position }, at) =>
      pointPart(`/restraints/${at}/position`, "Restraint", position),
    ),
    ...inputs.hinges.map(({ position }, at) => pointPart(`/hinges/${at}/position`, "Hinge", position)),
    ...inputs.bearingStiffeners.map(({ position }, at) =>
      pointPart(`/bearingStiffeners/${at}/position`, "Stiffener", position),
    ),
    ...inputs.spans.map((span, at) => ({
      path: `/spans/${at}/length`,
      label: `Span ${at + 1}, ${metres(span.length)} m`,
      box: boxOf(frame.at(joints[at] ?? 0), dimensionAt - 18, frame.at(joints[at + 1] ?? 0), dimensionAt + 8),
    })),
  ];
}

function boxOf(left: number, top: number, right: number, bottom: number): Bounds {
  return { x: left, y: top, width: Math.max(1, right - left), height: bottom - top };
}

const corners = (left: number, top: number, right: number, bottom: number) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

/** A cross on each flange that is restrained laterally. */
function restraintMarks(
  x: number,
  kind: BeamInputs["restraints"][number]["kind"],
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

/** From one stiffener to the next, where they are drawn. */
const STIFFENER_GAP = 3;

function intermediateItems(
  { hasIntermediateStiffeners, stiffenerSpacing }: BeamInputs,
  frame: BeamFrame,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): SceneItem[] {
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
  { continuousRestraint }: BeamInputs,
  frame: BeamFrame,
  top: number,
  bottomAt: (share: number) => number,
): SceneItem[] {
  if (continuousRestraint === "none") return [];
  const count = Math.max(2, Math.round((frame.right - frame.left) / 12));
  return Array.from({ length: count }, (_, at) => {
    const share = (at + 0.5) / count;
    const x = frame.left + (frame.right - frame.left) * share;
    const y = continuousRestraint === "top" ? top - 3 : bottomAt(share) + 3;
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

function dimension(from: number, to: number, y: number, words: string): SceneItem[] {
  const [a, b] = [
    { x: from, y },
    { x: to, y },
  ];
  const [full, short] = [`${words} m`, words];
  const room = to - from - 4;
  const fitting = [full, short].find((text) => 0.85 * textWidth(text, TEXT_SIZE) <= room);
  return [
    ...[a, b].map(({ x }) => thinLine({ x, y: y - 10 }, { x, y: y + 4 })),
    thinLine(a, b),
    arrowhead(a, { x: -1, y: 0 }, PEN),
    arrowhead(b, { x: 1, y: 0 }, PEN),
    ...(fitting === undefined
      ? []
      : [
          textItem([{ text: fitting, style: "text" }], {
            at: { x: (from + to) / 2, y: y - 5 },
            size: TEXT_SIZE,
            anchor: "middle",
            className: "drawing-text",
          }),
        ]),
  ];
}

function describe(inputs: BeamInputs, joints: readonly number[], sections: readonly BeamSection[]): string {
  const { spans, restraints, hinges, bearingStiffeners } = inputs;
  const lengths = spans.map((span) => `${metres(span.length)} m`).join(", ");
  const ends = supportsOf(inputs).map(({ kind, joint, vertical, rotation, settlement }) => {
    const extra = [
      ...(vertical === undefined && rotation === undefined ? [] : [" on a spring"]),
      ...(settlement === 0 ? [] : [` settles ${settlement} mm`]),
    ];
    return `${kind} at ${metres(joints[joint] ?? 0)} m${extra.join(",")}`;
  });
  const length = joints.at(-1) ?? 0;
  const loads = drawnLoads(inputs).map(({ case: name, words, from, to }) => {
    const place = from === to ? ` at ${metres(from)} m` : ` from ${metres(from)} to ${metres(to)} m`;
    return `${name} ${words}${to - from === length ? "" : place}`;
  });
  return [
    `A beam with spans ${lengths}.`,
    sections.length > 1
      ? `Sections: ${sectionParts(sections)
          .map(({ from, to, of }) => `${of.name} from ${metres(from)} to ${metres(to)} m`)
          .join(", ")}.`
      : "",
    `Supports: ${ends.join(", ")}.`,
    `Loads: ${loads.join(", ") || "none"}.`,
    hinges.length > 0 ? `Hinges at ${hinges.map(({ position }) => `${metres(position)} m`).join(", ")}.` : "",
    bearingStiffeners.length > 0
      ? `Stiffeners at ${bearingStiffeners.map(({ position }) => `${metres(position)} m`).join(", ")}.`
      : "",
    inputs.hasIntermediateStiffeners
      ? `Intermediate stiffeners at spacings up to ${metres(inputs.stiffenerSpacing)} m.`
      : "",
    restraints.length > 0
      ? `Restraints at ${restraints.map(({ position }) => `${metres(position)} m`).join(", ")}.`
      : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

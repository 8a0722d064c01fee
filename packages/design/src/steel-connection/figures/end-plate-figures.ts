import type { BoltSize } from "@kingpost/as4100";
import type { SceneItem } from "@kingpost/drawing/core";
import type { Figure } from "../../frame/figures/figure.ts";
import { millimetres, text } from "../../frame/figures/figure-items.ts";
import { sectionPicture } from "../../frame/figures/section-picture.ts";
import { part, type View, viewOf } from "../../frame/figures/view.ts";
import { type DraggedGroup, groupHandles, type Handle, handleParts } from "./handles.ts";
import {
  type BeamElevation,
  beamItems,
  boltItems,
  chain,
  type DrawnGroup,
  type DrawnSupport,
  filletItem,
  forceItems,
  forceParts,
  groupItems,
  groupParts,
  headOf,
  type Place,
  partLayers,
  type Shown,
  sideBolt,
  sorted,
  supportItems,
  supportReach,
  supportTop,
} from "./parts.ts";
import { sideHandles } from "./side-handles.ts";
import { type DrawnStub, stubFigure } from "./stub-figure.ts";
import { SYMBOL_BOX, type WeldMark, weldSymbol } from "./weld-symbol.ts";

const HEIGHT = 430;
const SIDE = "side";

/** An end plate as it is drawn. `x` across from the middle of the web, `y` up from the underside of the beam. Units mm. */
export interface DrawnEndPlate {
  /** Begins at the thickness of the plate. */
  readonly beam: BeamElevation;
  readonly support: DrawnSupport;
  readonly plate: {
    readonly width: number;
    readonly bottom: number;
    readonly top: number;
    readonly t: number;
  };
  readonly bolts: readonly Place[];
  readonly size: BoltSize;
  readonly hole: number;
  readonly leg: number;
  readonly weld: WeldMark;
  /** Weld of the flanges of a rigid connection. */
  readonly flangeWeld?: WeldMark;
  readonly words: string;
  /** Thickness of the stiffeners of the column at both flanges; undefined without them. */
  readonly stiffener?: number | undefined;
  /** The inputs that its parts lead to. */
  readonly inputs: {
    readonly gauge: string;
    readonly pitch: string;
    readonly rows: string;
    readonly thickness: string;
  };
  /** What is dragged in the view of the plate: its bolts from its side, and its rows. */
  readonly edgeH: number;
  readonly gauge: { readonly field: "crossGauge" | "momentGauge"; readonly value: number };
  readonly dragged:
    | ({ readonly kind: "rows" } & Omit<DraggedGroup, "right" | "bottom" | "top">)
    | DraggedBesideFlange;
  /** The plate in bending at bolts in tension; undefined where none is. */
  readonly stub: DrawnStub | undefined;
}

/** Bolts of a rigid connection beside the upper flange. Units mm. */
interface DraggedBesideFlange {
  readonly kind: "beside the flange";
  readonly inside: number;
  /** The distance of the bolts beyond the flange, and of the edge beyond them; undefined unless the plate is extended. */
  readonly outside: { readonly value: number; readonly edgeV: number } | undefined;
}

function handlesOf({ beam, plate, edgeH, gauge, dragged }: DrawnEndPlate): readonly Handle[] {
  const { bottom, top, width } = plate;
  const right = width / 2;
  const sides = sideHandles({ field: gauge.field, gauge: gauge.value, edgeH, bottom, top });
  if (dragged.kind === "rows") return [...groupHandles({ ...dragged, right, bottom, top }), ...sides];
  const { d, tf } = beam.section;
  const { inside, outside } = dragged;
  return [
    ...sides,
    { field: "inside", value: inside, at: { x: right, y: d - tf - inside }, per: { x: 0, y: -1 } },
    ...(outside
      ? ([
          {
            field: "outside",
            value: outside.value,
            at: { x: right, y: d + outside.value },
            per: { x: 0, y: 1 },
          },
          { field: "edgeV", value: outside.edgeV, at: { x: 0, y: top }, per: { x: 0, y: 1 } },
        ] as const)
      : []),
  ];
}

export function endPlateFigures(drawn: DrawnEndPlate, shown: Shown, width: number): readonly Figure[] {
  return [
    faceView(drawn, shown, width),
    sideView(drawn, shown.groups, width),
    ...(drawn.stub ? [stubFigure(drawn.stub, width)] : []),
  ];
}

/** The plate from the support, with the beam behind it. */
function faceView(drawn: DrawnEndPlate, { forces, words: forceWords }: Shown, width: number): Figure {
  const { beam, plate, bolts } = drawn;
  const { d, bf } = beam.section;
  const half = Math.max(plate.width, bf) / 2;
  const [low, high] = [Math.min(0, plate.bottom), Math.max(d, plate.top)];
  const view = viewOf(
    { left: -half, right: half, bottom: low, top: high },
    { left: 60, right: width - 110, top: 76, bottom: HEIGHT - 44 },
  );
  const { at, box } = view;
  const [xs, ys] = [sorted(bolts.map(({ x }) => x)), sorted(bolts.map(({ y }) => y))];
  const drawnBolts = boltItems(bolts, drawn, view);
  const edge = plate.width / 2;
  const right = at(half, 0).x;
  const topRow = ys.at(-1) ?? 0;
  return {
    id: "face",
    title: "End plate",
    description: `${drawn.words} on the end of ${beam.section.name}. ${forceWords}`,
    scale: view.scale,
    bounds: { x: 0, y: 0, width, height: HEIGHT },
    layers: [
      { ink: "section", items: [box(-edge, plate.bottom, edge, plate.top, "")] },
      ...partLayers({
        texts: headOf([drawn.words, forceWords], width),
        steel: [
          ...(sectionPicture(beam.section, at(0, d / 2), () => view.scale)?.items ?? []),
          box(-edge, plate.bottom, edge, plate.top),
        ],
        bolts: [...drawnBolts.outline],
      }),
      { ink: "accent", items: forceItems(forces, view) },
      {
        ink: "dimension",
        items: [
          ...chain([-edge, ...xs, edge], "x", plate.top, at(0, high).y - 10, view),
          ...chain([plate.bottom, ...ys, plate.top], "y", edge, right + 22, view),
          ...view.dimension([edge, plate.bottom], [edge, plate.top], right + 52),
          ...view.dimension([edge, topRow], [edge, d], right + 82),
        ],
      },
      { ink: "axis", items: drawnBolts.axis },
    ],
    parts: [
      ...forceParts(forces, view, drawn),
      ...handleParts(handlesOf(drawn), view),
      part(drawn.inputs.gauge, "Bolt gauge across the web", at(0, high, 0, -10)),
      part("/edgeH", "Horizontal edge distance", at(edge, high, 0, -10), [28, 24]),
      part("/edgeV", "Vertical edge distance", { x: right + 22, y: at(0, plate.top).y + 8 }, [28, 24]),
      ...(ys.length > 1
        ? [
            part(
              drawn.inputs.pitch,
              "Bolt pitch",
              { x: right + 22, y: at(0, ((ys[0] ?? 0) + (ys[1] ?? 0)) / 2).y },
              [28, 28],
            ),
          ]
        : []),
      part(drawn.inputs.rows, `${ys.length} rows of bolts`, {
        x: right + 52,
        y: at(0, (plate.bottom + plate.top) / 2).y,
      }),
    ],
  };
}

/** The stiffeners of a column, at the middle of each flange of the beam. */
function stiffenerItems({ stiffener, support, beam: { section } }: DrawnEndPlate, { box }: View) {
  const { section: column } = support;
  if (stiffener === undefined || !column) return [];
  const reach = supportReach(support);
  return [section.tf / 2, section.d - section.tf / 2].map((y) =>
    box(-reach, y - stiffener / 2, -column.tf, y + stiffener / 2, "drawing-thin"),
  );
}

/** Fillet welds in section: those of the web at the ends of the plate, or on the outer faces of the flanges of a rigid connection. */
function filletItems(
  { beam: { section }, plate, leg, flangeWeld }: DrawnEndPlate,
  view: View,
): readonly SceneItem[] {
  if (!flangeWeld) {
    return [
      filletItem({ x: plate.t, y: plate.top }, leg, [1, -1], view),
      filletItem({ x: plate.t, y: plate.bottom }, leg, [1, 1], view),
    ];
  }
  return flangeWeld.leg === undefined
    ? []
    : [
        filletItem({ x: plate.t, y: section.d }, Number(flangeWeld.leg), [1, 1], view),
        filletItem({ x: plate.t, y: 0 }, Number(flangeWeld.leg), [1, -1], view),
      ];
}

/** From the side, with the support. */
function sideView(drawn: DrawnEndPlate, groups: readonly DrawnGroup[], width: number): Figure {
  const { beam, support, plate, bolts, size, leg } = drawn;
  const { d } = beam.section;
  const [low, high] = [
    Math.min(0, plate.bottom) - 0.1 * d,
    Math.max(supportTop(support, d), plate.top + 0.1 * d),
  ];
  const view = viewOf(
    { left: -supportReach(support), right: beam.to, bottom: low, top: high },
    { left: 24, right: width - 24, top: 34, bottom: HEIGHT - 44 },
  );
  const { at, box } = view;
  // A deep column is cut off, with the far ends of its stiffeners.
  const inView = groups.map((group) => ({
    ...group,
    forces: group.forces.filter(({ x }) => x >= -supportReach(support)),
  }));
  // In the web of the beam, away from its flanges.
  const webAt = (Math.max(plate.bottom, 0) + Math.min(plate.top, d)) / 2;
  const webElbow = at(plate.t, webAt, 30, 26);
  const grip = support.section
    ? support.kind === "column-flange"
      ? support.section.tf
      : support.section.tw
    : 0;
  return {
    id: SIDE,
    title: "Elevation",
    description: `End plate ${millimetres(plate.t)} mm thick on ${beam.section.name}, from the side.`,
    scale: view.scale,
    bounds: { x: 0, y: 0, width, height: HEIGHT },
    layers: [
      { ink: "section", items: [box(0, plate.bottom, plate.t, plate.top, "")] },
      ...partLayers({
        texts: [text("Elevation", { x: width / 2, y: 16 })],
        steel: [
          ...supportItems(support, { low, high, d }, view),
          ...beamItems(beam, view),
          box(0, plate.bottom, plate.t, plate.top),
          ...stiffenerItems(drawn, view),
        ],
        bolts: [
          ...sorted(bolts.map(({ y }) => y)).flatMap((y) =>
            sideBolt({ from: -grip, to: plate.t, level: y }, "x", size, view),
          ),
        ],
        welds: [
          ...filletItems(drawn, view),
          ...weldSymbol(drawn.weld, at(plate.t, webAt), webElbow),
          ...(drawn.flangeWeld ? weldSymbol(drawn.flangeWeld, at(plate.t, d), at(plate.t, d, 26, -16)) : []),
        ],
      }),
      { ink: "accent", items: groupItems(SIDE, inView, view) },
      {
        ink: "dimension",
        items: [...view.dimension([0, low], [plate.t, low], at(0, low).y + 16)],
      },
    ],
    parts: [
      ...groupParts(SIDE, inView, view),
      part(
        drawn.inputs.thickness,
        `Plate thickness ${millimetres(plate.t)} mm`,
        at(plate.t / 2, low, 0, 16),
        [36, 24],
      ),
      part(
        "/weldLeg",
        `Fillet weld ${millimetres(leg)} mm`,
        { x: webElbow.x + 55, y: webElbow.y },
        SYMBOL_BOX,
      ),
      ...(drawn.flangeWeld
        ? [part("/flangeWeld", "Flange welds", at(plate.t, d, 26 + 55, -16), SYMBOL_BOX)]
        : []),
    ],
  };
}

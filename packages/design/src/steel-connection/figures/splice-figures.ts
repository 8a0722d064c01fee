import type { BoltSize, SteelSection } from "@kingpost/as4100";
import type { SceneItem } from "@kingpost/drawing/core";
import type { Figure } from "../../frame/figures/figure.ts";
import { millimetres, text } from "../../frame/figures/figure-items.ts";
import { part, type View, viewOf } from "../../frame/figures/view.ts";
import { groupHandles, handleParts } from "./handles.ts";
import {
  boltItems,
  chain,
  type DrawnGroup,
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
} from "./parts.ts";
import { SYMBOL_BOX, type WeldMark, weldSymbol } from "./weld-symbol.ts";

const HEIGHT = 400;
const PLAN_HEIGHT = 260;
const PLAN = "plan";
const WELDED = "elevation";

/** A bolted splice as it is drawn. `x` from the middle of the joint, `y` up from the underside of the beam. Units mm. */
export interface DrawnSplice {
  readonly section: SteelSection;
  readonly gap: number;
  readonly flange: {
    readonly rows: number;
    readonly pitch: number;
    readonly gauge: number;
    readonly edgeMember: number;
    readonly width: number;
    readonly t: number;
    readonly length: number;
    /** From the outer bolts to the end of the plate. */
    readonly edgePlate: number;
    /** What is entered for the width: 0 is that of the flange. */
    readonly enteredWidth: number;
  };
  readonly web: {
    readonly rows: number;
    readonly columns: number;
    readonly pitch: number;
    readonly gauge: number;
    readonly edgeMember: number;
    readonly edgeV: number;
    readonly edgeH: number;
    readonly width: number;
    readonly depth: number;
  };
  readonly size: BoltSize;
  readonly hole: number;
  readonly words: string;
}

const onBothSides = (xs: readonly number[]): readonly number[] => [...xs.map((x) => -x), ...xs];
const places = (count: number, first: number, spacing: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => first + at * spacing);

/** Two lengths of a beam with a gap. */
function beamLengths(
  { d, tf }: SteelSection,
  gap: number,
  reach: number,
  { lineOf }: View,
): readonly SceneItem[] {
  return [-1, 1].flatMap((side) => {
    const [from, to] = [(side * gap) / 2, side * reach];
    return [
      lineOf("drawing-thick", [to, 0], [from, 0], [from, d], [to, d]),
      lineOf("drawing-thin", [from, tf], [to, tf]),
      lineOf("drawing-thin", [from, d - tf], [to, d - tf]),
      lineOf("drawing-axis-leg", [to, 0], [to, d]),
    ];
  });
}

export function boltedSpliceFigures(
  drawn: DrawnSplice,
  { forces, groups, words: forceWords }: Shown,
  width: number,
): readonly Figure[] {
  const { section, gap, flange, web, size } = drawn;
  const { d, tf } = section;
  const reach = Math.max(flange.length, web.width) / 2 + 0.25 * d;
  const view = viewOf(
    { left: -reach, right: reach, bottom: -flange.t - 20, top: d + flange.t + 20 },
    { left: 60, right: width - 24, top: 70, bottom: HEIGHT - 50 },
  );
  const { at, box } = view;
  const webXs = onBothSides(places(web.columns, gap / 2 + web.edgeMember, web.gauge));
  const webYs = places(web.rows, d / 2 - ((web.rows - 1) * web.pitch) / 2, web.pitch);
  const webBolts: readonly Place[] = webXs.flatMap((x) => webYs.map((y) => ({ x, y })));
  const flangeXs = onBothSides(places(flange.rows, gap / 2 + flange.edgeMember, flange.pitch));
  const drawnBolts = boltItems(webBolts, drawn, view);
  const [w, h] = [web.width / 2, web.depth / 2];
  return [
    {
      id: "elevation",
      title: "Elevation",
      description: `${drawn.words}. ${forceWords}`,
      scale: view.scale,
      bounds: { x: 0, y: 0, width, height: HEIGHT },
      layers: [
        { ink: "section", items: [box(-w, d / 2 - h, w, d / 2 + h, "")] },
        ...partLayers({
          texts: headOf([drawn.words, forceWords], width),
          steel: [
            ...beamLengths(section, gap, reach, view),
            box(-flange.length / 2, d, flange.length / 2, d + flange.t),
            box(-flange.length / 2, -flange.t, flange.length / 2, 0),
            box(-w, d / 2 - h, w, d / 2 + h),
          ],
          bolts: [
            ...drawnBolts.outline,
            ...flangeXs.flatMap((x) => [
              ...sideBolt({ from: d - tf, to: d + flange.t, level: x }, "y", size, view),
              ...sideBolt({ from: -flange.t, to: tf, level: x }, "y", size, view),
            ]),
          ],
        }),
        { ink: "accent", items: forceItems(forces, view) },
        {
          ink: "dimension",
          items: [
            ...chain([d / 2 - h, ...webYs, d / 2 + h], "y", -w, at(-reach, 0).x - 14, view),
            ...view.dimension(
              [-flange.length / 2, -flange.t],
              [flange.length / 2, -flange.t],
              at(0, -flange.t).y + 40,
            ),
          ],
        },
        { ink: "axis", items: drawnBolts.axis },
      ],
      parts: [
        ...forceParts(forces, view, drawn),
        ...handleParts(
          [
            ...groupHandles({ ...web, right: w, bottom: d / 2 - h, top: d / 2 + h }),
            { field: "edgeH", value: web.edgeH, at: { x: w, y: d / 2 }, per: { x: 1, y: 0 } },
          ],
          view,
        ),
        part("/spliceRows", `${web.rows} rows of bolts in the web`, at(-reach, d / 2, -14), [32, 60]),
        part("/flangePlate", `Flange plates ${millimetres(flange.t)} mm`, at(0, d + flange.t, 0, -8)),
        part("/webPlate", "Web plates", at(0, d / 2)),
      ],
    },
    plan(drawn, { xs: flangeXs, reach, groups }, width),
  ];
}

/** The top flange with its plate, from above. */
function plan(
  drawn: DrawnSplice,
  {
    xs,
    reach,
    groups,
  }: { readonly xs: readonly number[]; readonly reach: number; readonly groups: readonly DrawnGroup[] },
  width: number,
): Figure {
  const { section, gap, flange } = drawn;
  const half = Math.max(section.bf, flange.width) / 2;
  const view = viewOf(
    { left: -reach, right: reach, bottom: -half, top: half },
    { left: 70, right: width - 24, top: 60, bottom: PLAN_HEIGHT - 20 },
  );
  const { at, box, lineOf } = view;
  const bolts = xs.flatMap((x) => [-1, 1].map((side) => ({ x, y: (side * flange.gauge) / 2 })));
  const drawnBolts = boltItems(bolts, drawn, view);
  const end = flange.length / 2;
  return {
    id: PLAN,
    title: "Flange plate",
    description: `Flange plate ${millimetres(flange.width)} by ${millimetres(flange.length)} by ${millimetres(flange.t)} mm, from above.`,
    scale: view.scale,
    bounds: { x: 0, y: 0, width, height: PLAN_HEIGHT },
    layers: [
      { ink: "section", items: [box(-end, -flange.width / 2, end, flange.width / 2, "")] },
      ...partLayers({
        texts: [text("Flange plate", { x: width / 2, y: 16 })],
        steel: [
          ...[-1, 1].map((side) =>
            lineOf(
              "drawing-thin",
              [side * reach, section.bf / 2],
              [(side * gap) / 2, section.bf / 2],
              [(side * gap) / 2, -section.bf / 2],
              [side * reach, -section.bf / 2],
            ),
          ),
          box(-end, -flange.width / 2, end, flange.width / 2),
        ],
        bolts: [...drawnBolts.outline],
      }),
      { ink: "accent", items: groupItems(PLAN, groups, view) },
      {
        ink: "dimension",
        items: [
          ...chain([-end, ...sorted(xs), end], "x", half, at(0, half).y - 14, view),
          ...view.dimension([-end, -flange.gauge / 2], [-end, flange.gauge / 2], at(-reach, 0).x - 16),
        ],
      },
      { ink: "axis", items: drawnBolts.axis },
    ],
    parts: [
      ...groupParts(PLAN, groups, view),
      ...handleParts(
        [
          { field: "flangeEnd", value: flange.edgePlate, at: { x: end, y: 0 }, per: { x: 1, y: 0 } },
          {
            field: "flangeWidth",
            value: flange.width,
            entered: flange.enteredWidth,
            at: { x: 0, y: flange.width / 2 },
            per: { x: 0, y: 0.5 },
          },
          {
            field: "flangeGauge",
            value: flange.gauge,
            at: { x: xs.at(-1) ?? 0, y: flange.gauge / 2 },
            per: { x: 0, y: 0.5 },
          },
          ...(flange.rows > 1
            ? [
                {
                  field: "flangePitch" as const,
                  value: flange.pitch,
                  at: { x: xs.at(-1) ?? 0, y: -flange.gauge / 2 },
                  per: { x: flange.rows - 1, y: 0 },
                },
              ]
            : []),
        ],
        view,
      ),
      part("/flangePitch", "Bolt pitch along the flange", at(end / 2, half, 0, -14)),
      part("/flangeGauge", "Bolt gauge across the flange", at(-reach, 0, -16)),
    ],
  };
}

/** Two lengths of a beam that are welded as they are drawn. */
export interface DrawnWeldedSplice {
  readonly section: SteelSection;
  readonly flange: WeldMark;
  readonly web: WeldMark;
  readonly words: string;
}

export function weldedSpliceFigures(
  { section, flange, web, words }: DrawnWeldedSplice,
  { groups, words: forceWords }: Shown,
  width: number,
): readonly Figure[] {
  const { d } = section;
  const view = viewOf(
    { left: -d, right: d, bottom: -20, top: d + 20 },
    { left: 60, right: width - 20, top: 60, bottom: HEIGHT - 40 },
  );
  const { at, lineOf } = view;
  return [
    {
      id: WELDED,
      title: "Elevation",
      description: `${words}. ${forceWords}`,
      scale: view.scale,
      bounds: { x: 0, y: 0, width, height: HEIGHT },
      layers: [
        ...partLayers({
          texts: headOf([words, forceWords], width),
          steel: [...beamLengths(section, 0, d, view), lineOf("drawing-thick", [0, 0], [0, d])],
          welds: [
            ...weldSymbol(flange, at(0, d), at(0, d, 30, -18)),
            ...weldSymbol(web, at(0, d / 2), at(0, d / 2, 30, 22)),
          ],
        }),
        { ink: "accent", items: groupItems(WELDED, groups, view) },
        { ink: "dimension", items: view.dimension([-d, 0], [-d, d], at(-d, 0).x - 24) },
      ],
      parts: [
        ...groupParts(WELDED, groups, view),
        part("/flangeWeld", "Flange welds", at(0, d, 30 + 55, -18), SYMBOL_BOX),
        part("/webWeldBy", "Web weld", at(0, d / 2, 30 + 55, 22), SYMBOL_BOX),
      ],
    },
  ];
}

import type { BendingSense, FlexuralStrength, ReinforcingBar } from "@kingpost/as3600";
import { regionProperties } from "@kingpost/concrete-section";
import { polygon, type SceneItem } from "@kingpost/drawing/core";
import type { Figure } from "../../frame/figures/figure.ts";
import { millimetres, text, value } from "../../frame/figures/figure-items.ts";
import { part, type View, viewOf } from "../../frame/figures/view.ts";
import type { ConcreteBeamResults } from "../design.ts";
import { coverOf, largestFitment } from "../model/bars.ts";
import type { ConcreteBeamModel } from "../model/model.ts";

const HEIGHT = 300;
/** Above the section: its two lines of text, and the width of a flange below them. */
const HEAD = 44;
const FLANGE_HEAD = 70;
/** From the underside of a flange to the text below it. */
const BELOW_FLANGE = 22;

/** A section that is drawn. */
interface ShownSection {
  readonly sense: BendingSense;
  /** Where it is: `span 1`. */
  readonly words: string;
  readonly bars: readonly ReinforcingBar[];
  readonly strength: FlexuralStrength | undefined;
}

type Outlined = Pick<ConcreteBeamModel, "inputs" | "region" | "web" | "bef">;

/** Where a beam sags most, and where it hogs most. */
export function sectionsOfBeam({ model, regions }: ConcreteBeamResults): readonly ShownSection[] {
  return (["sagging", "hogging"] as const).flatMap((sense) => {
    const found = regions.filter(({ region }) => region.sense === sense);
    const [first] = found.toSorted((a, b) => b.greatest.value - a.greatest.value);
    if (!first) return [];
    const { region, greatest, strength } = first;
    return [{ sense, words: region.words, bars: model.sectionAt(greatest.x).bars, strength }];
  });
}

/** The least width of a section with a flange beside another one; on a narrower drawing they are below each other. Drawing units. */
const LEAST_WIDTH = 185;

/** Cross-sections to one scale, with their bars and the depth of the neutral axis. */
export function sectionFigure(model: Outlined, shown: readonly ShownSection[], width: number): Figure {
  const { left, right, top, bottom } = regionProperties(model.region);
  const hasFlange = model.web.flange !== undefined;
  const across = hasFlange && width / shown.length < LEAST_WIDTH ? 1 : Math.max(1, shown.length);
  const each = width / across;
  const head = hasFlange ? FLANGE_HEAD : HEAD;
  const views = shown.map((one, index) => {
    const x = (index % across) * each;
    const y = Math.floor(index / across) * HEIGHT;
    return {
      one,
      y,
      view: viewOf(
        { left, right, bottom, top },
        { left: x + 44, right: x + each - 44, top: y + head, bottom: y + HEIGHT - 46 },
      ),
    };
  });
  const scale = Math.min(...views.map(({ view }) => view.scale));
  const [first] = views;
  return {
    id: "section",
    title: "Section",
    description: views.map(({ one }) => describe(one)).join(" "),
    ...(first ? { scale } : {}),
    bounds: { x: 0, y: 0, width, height: HEIGHT * Math.ceil(shown.length / across) },
    layers: [
      {
        ink: "section",
        items: views.map(({ view }) => ({ kind: "path", d: outlineOf(model, view), className: "" })),
      },
      {
        ink: "outline",
        items: views.flatMap(({ one, view, y }) => outlineItems(model, one, view, y)),
      },
      {
        ink: "dimension",
        items: views.flatMap(({ view }) => {
          const { inputs } = model;
          const low = view.at(0, bottom);
          return [
            ...view.dimension([-inputs.webWidth / 2, bottom], [inputs.webWidth / 2, bottom], low.y + 28),
            ...view.dimension([left, bottom], [left, top], view.at(left, 0).x - 26),
            ...(hasFlange
              ? [
                  ...view.dimension([left, top], [right, top], view.at(0, top).y - 14),
                  ...view.dimension(
                    [right, top - inputs.flangeDepth],
                    [right, top],
                    view.at(right, 0).x + 26,
                  ),
                ]
              : []),
          ];
        }),
      },
      { ink: "axis", items: views.flatMap(({ one, view }) => neutralAxis(model, one, view)) },
    ],
    parts: first
      ? [
          part(
            "/webWidth",
            `Width of web ${millimetres(model.inputs.webWidth)} mm`,
            first.view.at(0, bottom, 0, 24),
          ),
          part("/depth", `Overall depth ${millimetres(model.inputs.depth)} mm`, first.view.at(left, 0, -28)),
          ...(hasFlange
            ? [
                part(
                  "/flangeClear",
                  `Effective width of flange ${millimetres(model.bef)} mm`,
                  first.view.at((left + right) / 2, top, 0, -20),
                ),
              ]
            : []),
          part("/bars", "Bars", first.view.at(0, bottom, 0, -16)),
        ]
      : [],
  };
}

function outlineOf({ region }: Outlined, view: View): string {
  return polygon(...(region.rings[0] ?? []).map(({ x, y }) => view.at(x, y)));
}

/** Bars with those of a layer beside each other: larger ones at the corners. */
function placedOn({ inputs }: Outlined, bars: readonly ReinforcingBar[]): readonly ReinforcingBar[] {
  const layers = new Map<number, ReinforcingBar[]>();
  for (const bar of bars) layers.set(Math.round(bar.y), [...(layers.get(Math.round(bar.y)) ?? []), bar]);
  return [...layers.values()].flatMap((layer) => {
    const sorted = layer.toSorted((a, b) => b.diameter - a.diameter);
    const ordered: ReinforcingBar[] = [];
    for (const [at, bar] of sorted.entries()) {
      if (at % 2 === 0) ordered.splice(Math.ceil(at / 2), 0, bar);
      else ordered.splice(ordered.length - Math.floor(at / 2), 0, bar);
    }
    const largest = sorted[0]?.diameter ?? 0;
    const reach = inputs.webWidth / 2 - inputs.coverSide - largestFitment(inputs) - largest / 2;
    return ordered.map((bar, at) => ({
      ...bar,
      x: ordered.length === 1 ? 0 : -reach + (2 * reach * at) / (ordered.length - 1),
    }));
  });
}

function outlineItems(
  model: Outlined,
  { sense, words, bars, strength }: ShownSection,
  view: View,
  from: number,
): SceneItem[] {
  const { inputs } = model;
  const inset = { x: inputs.coverSide, top: coverOf(inputs, "top"), bottom: coverOf(inputs, "bottom") };
  const [w, h] = [inputs.webWidth / 2, inputs.depth / 2];
  const middle = view.at(0, h);
  return [
    { kind: "path", d: outlineOf(model, view), className: "drawing-thick" },
    view.box(-w + inset.x, -h + inset.bottom, w - inset.x, h - inset.top, "drawing-thin"),
    ...placedOn(model, bars).map(({ x, y, diameter }) => view.disc(x, y, diameter, "drawing-thick")),
    text(`${sense === "sagging" ? "Sagging" : "Hogging"}, ${words}`, { x: middle.x, y: from + 16 }),
    ...(strength
      ? [value("φMu", `${(strength.phiMu / 1e6).toFixed(1)} kNm`, { x: middle.x, y: from + 34 })]
      : []),
  ];
}

/** The neutral axis at the strength in bending. */
function neutralAxis({ inputs, web }: Outlined, { sense, strength }: ShownSection, view: View): SceneItem[] {
  if (!strength) return [];
  const half = inputs.depth / 2;
  const y = sense === "sagging" ? half - strength.dn : strength.dn - half;
  const w = inputs.webWidth / 2;
  const beside = view.at(w, y, 6, 4);
  // Within a flange the text would be on its outline and its dimension.
  const least =
    web.flange === undefined ? beside.y : view.at(w, half - inputs.flangeDepth, 0, BELOW_FLANGE).y;
  return [
    view.lineOf("drawing-axis-line", [-w, y], [w, y]),
    value("dn", `${millimetres(strength.dn)} mm`, { x: beside.x, y: Math.max(beside.y, least) }, "start"),
  ];
}

const describe = ({ words, sense, bars }: ShownSection): string => `${words}, ${sense}: ${bars.length} bars.`;

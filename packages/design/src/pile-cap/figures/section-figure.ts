import type { SceneItem } from "@kingpost/drawing/core";
import type { Figure } from "../../frame/figures/figure.ts";
import { kilo, millimetres, text } from "../../frame/figures/figure-items.ts";
import { arrow, part, viewOf } from "../../frame/figures/view.ts";
import type { PileCapResults } from "../design.ts";
import { barPositions } from "../model/bar-positions.ts";
import { diameterOf } from "../model/bars.ts";
import type { Shown } from "./shown.ts";

const HEIGHT = 400;
const STUB = 0.35;

/** The cap in elevation through the line of piles with the greatest reaction: truss, forces on it, and bars to scale. */
export function sectionFigure(
  { model }: PileCapResults,
  shown: Shown | undefined,
  along: "x" | "y",
  width: number,
): Figure {
  const { cap, inputs, bars, arrangement } = model;
  const { outline, column, depth, pileWidth } = cap;
  const across = along === "x" ? "y" : "x";
  const [low, high] = along === "x" ? [outline.left, outline.right] : [outline.bottom, outline.top];
  const stub = STUB * depth;
  const view = viewOf(
    { left: low, right: high, bottom: -stub, top: depth + stub },
    { left: 64, right: width - 64, top: 58, bottom: HEIGHT - 52 },
  );
  const { at } = view;
  const places = shown?.run.places ?? cap.piles;
  const reactions = shown?.run.reactions.r ?? [];
  const shownPiles = lineOf(model, reactions, along);
  const bottom = depth - bars[along].d;
  const cross = depth - bars[across].d;
  const truss = shown?.truss;
  const struts = (truss?.truss.struts ?? []).filter(({ pile }) => shownPiles.includes(pile));
  const top = depth - cap.d + (truss?.truss.z ?? 0);
  const tie = (truss?.ties ?? [])
    .filter(
      ({ band, t }) =>
        t > 0 &&
        (band.direction === along || band.direction === "side") &&
        band.piles.some((pile) => shownPiles.includes(pile)),
    )
    .toSorted((a, b) => b.t - a.t)[0];
  const columnHalf = column[along === "x" ? "cx" : "cy"] / 2;
  const xOf = (pile: number) => places[pile]?.[along] ?? 0;
  const ends = struts.map(({ pile }) => xOf(pile));
  // The forces of piles behind each other are one text.
  const inFront = struts.filter((_, at) => !ends.slice(0, at).some((x) => isNear(x, ends[at])));
  const forcesAt = (x: number, forceOf: (strut: (typeof struts)[number]) => number) =>
    `${[...new Set(struts.filter(({ pile }) => isNear(xOf(pile), x)).map((strut) => kilo(forceOf(strut))))].join(", ")} kN`;
  const name = along === "x" ? "x–z" : "y–z";
  const caption = `Section along ${along}, piles ${shownPiles.map((pile) => pile + 1).join(", ")}${shown ? `, ${shown.of.of.name}` : ""}`;
  return {
    id: `section-${along}`,
    title: `Section along ${along}`,
    description: `${name} view of the piles ${shownPiles.map((pile) => pile + 1).join(", ")} with the truss. ${struts.map(({ pile, c }) => `Strut to pile ${pile + 1} ${kilo(c)} kN`).join(", ")}${tie ? `, tie ${kilo(tie.t)} kN` : ""}.`,
    scale: view.scale,
    bounds: { x: 0, y: 0, width, height: HEIGHT },
    layers: [
      {
        ink: "outline",
        items: [
          view.box(low, 0, high, depth),
          ...[-1, 1].map((sign) =>
            view.lineOf(
              "drawing-thick",
              [column[along] + sign * columnHalf, depth],
              [column[along] + sign * columnHalf, depth + stub],
            ),
          ),
          ...shownPiles.flatMap((pile): SceneItem[] => {
            const x = places[pile]?.[along] ?? 0;
            const [a, b] = [x - pileWidth / 2, x + pileWidth / 2];
            return [
              view.lineOf(
                "drawing-thin",
                [a, -stub],
                [a, inputs.embedment],
                [b, inputs.embedment],
                [b, -stub],
              ),
            ];
          }),
        ],
      },
      { ink: "dimension", items: barItems() },
      {
        ink: "accent",
        items:
          tie && ends.length > 1
            ? [
                view.lineOf(
                  "drawing-thick",
                  [Math.min(...ends), depth - cap.d],
                  [Math.max(...ends), depth - cap.d],
                ),
              ]
            : [],
      },
      {
        ink: "axis",
        items: [
          ...struts.map(({ pile, node }) =>
            view.lineOf("drawing-thick", [node[along], top], [places[pile]?.[along] ?? 0, depth - cap.d]),
          ),
          ...struts.flatMap(({ node }) => arrow(at(node[along], depth, 0, -26), at(node[along], depth))),
          ...struts.flatMap(({ pile }) => {
            const x = places[pile]?.[along] ?? 0;
            return arrow(at(x, -stub, 0, 24), at(x, -stub));
          }),
        ],
      },
      {
        ink: "dimension",
        items: view.dimension([low, 0], [low, depth], at(low, 0).x - 30),
      },
      {
        ink: "outline",
        items: [
          text(caption, { x: width / 2, y: 16 }),
          ...inFront.map(({ pile, node }) => {
            const x = xOf(pile);
            return text(
              forcesAt(x, ({ c }) => c),
              at((node[along] + x) / 2, (top + depth - cap.d) / 2, x < node[along] ? -8 : 8, 14),
              x < node[along] ? "end" : "start",
            );
          }),
          ...inFront.map(({ pile }) =>
            text(
              forcesAt(xOf(pile), ({ r }) => r),
              at(xOf(pile), -stub, 0, 40),
            ),
          ),
          ...(tie ? [text(`tie ${kilo(tie.t)} kN`, at(column[along], depth - cap.d, 0, -8))] : []),
        ],
      },
    ],
    parts: [
      part("/depth", `Cap depth ${millimetres(depth)} mm`, at(low, depth / 2, -30)),
      part("/embedment", `Embedment ${millimetres(inputs.embedment)} mm`, at(high, 0, -16, -12)),
      part("/topSpacing", "Top bars", at(high, depth, -40, 12)),
    ],
  };

  /** The mats across the struts: even between the ties and the nodes. */
  function matHeights(): readonly number[] {
    if (!truss || inputs.burstingBars !== "mats") return [];
    const { z } = truss.truss;
    return Array.from(
      { length: inputs.burstingCount },
      (_, at) => top - z + ((at + 1) * z) / (inputs.burstingCount + 1),
    );
  }

  function barItems(): readonly SceneItem[] {
    const cover = inputs.sideCover;
    const [first, last] = [low + cover, high - cover];
    const { db } = bars[along];
    const cog = inputs.ends === "cog" ? Math.min(12 * db, depth - bottom - cover) : 0;
    const topSize = diameterOf(inputs.topSize);
    const upper = depth - cover - topSize / 2;
    const topCog = inputs.topEnds === "cog" ? Math.min(12 * topSize, upper - bottom) : 0;
    const faceSize = diameterOf(inputs.faceSize);
    const crossing =
      arrangement === "sides"
        ? []
        : bars[across].lines.flatMap((_, index) => barPositions(bars[across], index));
    const topCount = Math.ceil((last - first) / inputs.topSpacing);
    const tops = Array.from(
      { length: topCount + 1 },
      (_, index) => first + (index * (last - first)) / topCount,
    );
    const faces = Math.max(0, Math.ceil((depth - bottom - cover) / inputs.faceSpacing) - 1);
    const faceHeights = Array.from(
      { length: faces },
      (_, index) => bottom + ((index + 1) * (depth - cover - bottom)) / (faces + 1),
    );
    return [
      view.lineOf(
        "drawing-thin",
        ...(cog > 0 ? ([[first, bottom + cog]] as const) : []),
        [first, bottom],
        [last, bottom],
        ...(cog > 0 ? ([[last, bottom + cog]] as const) : []),
      ),
      view.lineOf(
        "drawing-thin",
        ...(topCog > 0 ? ([[first, upper - topCog]] as const) : []),
        [first, upper],
        [last, upper],
        ...(topCog > 0 ? ([[last, upper - topCog]] as const) : []),
      ),
      ...crossing.map((x) => view.disc(x, cross, bars[across].db, "drawing-thin")),
      ...tops.map((x) => view.disc(x, depth - cover - 1.5 * topSize, topSize, "drawing-thin")),
      ...matHeights().map((y) => view.lineOf("drawing-thin", [first, y], [last, y])),
      ...faceHeights.flatMap((y) => [first, last].map((x) => view.disc(x, y, faceSize, "drawing-thin"))),
    ];
  }
}

/** Whether two piles are behind each other, mm. */
const isNear = (a: number, b = Number.NaN): boolean => Math.abs(a - b) < 1;

/** The piles of the line through the pile with the greatest reaction; of a triangle all. */
function lineOf(
  { cap }: PileCapResults["model"],
  reactions: readonly number[],
  along: "x" | "y",
): readonly number[] {
  const across = along === "x" ? "y" : "x";
  const all = cap.piles.map((_, pile) => pile);
  if (cap.piles.length === 3) return all;
  const away = (pile: number) => Math.abs((cap.piles[pile]?.[along] ?? 0) - cap.column[along]);
  const greatest = all.reduce((a, b) =>
    (reactions[b] ?? 0) * away(b) > (reactions[a] ?? 0) * away(a) * (1 + 1e-9) ? b : a,
  );
  const at = cap.piles[greatest]?.[across] ?? 0;
  return all.filter((pile) => Math.abs((cap.piles[pile]?.[across] ?? 0) - at) <= cap.pileWidth / 4);
}

import type { PilePlace } from "@kingpost/as3600";
import type { SceneItem } from "@kingpost/drawing/core";
import type { Figure, FigurePart } from "../../frame/figures/figure.ts";
import { kilo, millimetres, text } from "../../frame/figures/figure-items.ts";
import { part, placePart, type View, viewOf } from "../../frame/figures/view.ts";
import type { PileCapResults } from "../design.ts";
import type { PileCapModel } from "../model/cap.ts";
import type { Shown } from "./shown.ts";

const HEIGHT = 420;

/** The outlines of cap, column and piles in plan. */
export function planOutlines(
  { cap, inputs }: PileCapModel,
  view: View,
  at = cap.piles,
): readonly SceneItem[] {
  const { outline, column, pileWidth, isSquare } = cap;
  const half = pileWidth / 2;
  return [
    view.box(outline.left, outline.bottom, outline.right, outline.top),
    inputs.columnShape === "circular"
      ? view.disc(column.x, column.y, inputs.columnX)
      : view.box(
          column.x - column.cx / 2,
          column.y - column.cy / 2,
          column.x + column.cx / 2,
          column.y + column.cy / 2,
        ),
    ...at.map(({ x, y }) =>
      isSquare
        ? view.box(x - half, y - half, x + half, y + half, "drawing-thin")
        : view.disc(x, y, pileWidth, "drawing-thin"),
    ),
  ];
}

/** The cap from above with its piles, their reactions and the truss of a combination, to scale. */
export function planFigure({ model }: PileCapResults, shown: Shown | undefined, width: number): Figure {
  const { cap, inputs } = model;
  const { outline, column } = cap;
  const view = viewOf(outline, { left: 64, right: width - 64, top: 44, bottom: HEIGHT - 56 });
  const { at } = view;
  const places = shown?.run.places ?? cap.piles;
  const reactions = shown?.run.reactions.r ?? [];
  const struts = shown?.truss?.truss.struts ?? [];
  const ties = (shown?.truss?.ties ?? []).filter(({ t }) => t > 0);
  const low = at(outline.left, outline.bottom);
  const words = shown ? `${shown.of.of.name}: N* = ${kilo(shown.of.of.actions.n)} kN` : "";
  return {
    id: "plan",
    title: "Plan",
    description: `Cap ${millimetres(outline.right - outline.left)} by ${millimetres(outline.top - outline.bottom)} by ${millimetres(cap.depth)} mm on ${cap.piles.length} piles of ${millimetres(cap.pileWidth)} mm. ${words}. Reactions: ${reactions.map((r, pile) => `pile ${pile + 1} ${kilo(r)} kN`).join(", ")}.`,
    scale: view.scale,
    bounds: { x: 0, y: 0, width, height: HEIGHT },
    layers: [
      { ink: "outline", items: planOutlines(model, view, places) },
      {
        ink: "accent",
        items: ties.flatMap(({ band }) => {
          const [first, last] = [places[band.piles[0] ?? 0], places[band.piles.at(-1) ?? 0]];
          return first && last && band.piles.length > 1 && model.arrangement !== "mat"
            ? [view.lineOf("drawing-thick", [first.x, first.y], [last.x, last.y])]
            : [];
        }),
      },
      {
        ink: "axis",
        items: struts.map(({ pile, node }) => {
          const place = places[pile] ?? node;
          return view.lineOf("drawing-axis-line", [node.x, node.y], [place.x, place.y]);
        }),
      },
      {
        ink: "dimension",
        items: [
          ...view.dimension([outline.left, outline.bottom], [outline.right, outline.bottom], low.y + 34),
          ...view.dimension([outline.left, outline.bottom], [outline.left, outline.top], low.x - 34),
        ],
      },
      {
        ink: "outline",
        items: [
          text(words, { x: width / 2, y: 16 }),
          ...places.map((_, pile) =>
            reactionText(`${pile + 1}: ${kilo(reactions[pile] ?? 0)} kN`, pile, places, model, view),
          ),
        ],
      },
    ],
    parts: [
      placePart(
        view,
        `Column ${millimetres(column.cx)} by ${millimetres(column.cy)} mm at ${placeWords(column)}`,
        {
          x: { path: "/offsetX", value: column.x, ...OFFSET },
          y: { path: "/offsetY", value: column.y, ...OFFSET },
        },
        { path: "/columnX" },
      ),
      part(
        "/overhang",
        `Edge beyond piles ${millimetres(inputs.overhang)} mm`,
        at(outline.left, outline.bottom, 20, -12),
      ),
      ...pileParts(model, view),
      ...(inputs.layout === "custom"
        ? []
        : [
            part(
              "/spacing",
              `Pile spacing ${millimetres(inputs.spacing)} mm`,
              at(outline.right, outline.bottom, -24, 34),
            ),
          ]),
    ],
  };
}

const placeWords = ({ x, y }: PilePlace): string => `${millimetres(x)}, ${millimetres(y)} mm`;

/** Ranges of the fields, mm. */
const OFFSET = { least: -5000, most: 5000 } as const;
const PLACE = { least: -20_000, most: 20_000 } as const;
/** The size of the part of a pile, beside the column over one. */
const PILE_PART = [20, 20] as const;

/** Piles whose coordinates are entered, as built or as drawn. */
function pileParts({ cap, groups, inputs }: PileCapModel, view: View): readonly FigurePart[] {
  const isBuilt = inputs.places === "as-built";
  if (!isBuilt && inputs.layout !== "custom") return [];
  const table = isBuilt ? "asBuilt" : "piles";
  const places = (isBuilt ? groups[0]?.piles : undefined) ?? cap.piles;
  return places.map((place, pile) =>
    placePart(
      view,
      `Pile ${pile + 1} at ${placeWords(place)}`,
      {
        x: { path: `/${table}/${pile}/x`, value: place.x, ...PLACE },
        y: { path: `/${table}/${pile}/y`, value: place.y, ...PLACE },
      },
      { path: `/${table}/${pile}/x`, size: PILE_PART },
    ),
  );
}

/** About half the width of `16: 1234 kN`. Units pixels. */
const HALF_WORDS = 30;

/**
 * The number and reaction of a pile: in its outer half for a pile of the first or last row, where neither ties nor struts are, otherwise
 * above the tie beside it, or below it for every second pile of a row. It stays within the cap.
 */
function reactionText(
  words: string,
  pile: number,
  places: readonly { readonly x: number; readonly y: number }[],
  { cap: { outline, column, pileWidth } }: PileCapModel,
  { at, scale }: View,
): SceneItem {
  const { x, y } = places[pile] ?? column;
  const rows = places.map((place) => place.y);
  const away = 0.2 * pileWidth * scale;
  const [isTop, isBottom] = [y > Math.max(...rows) - 1, y < Math.min(...rows) + 1];
  if (!isTop && !isBottom) {
    const before = places.filter((place) => Math.abs(place.y - y) < pileWidth / 2 && place.x < x);
    const isRight = x > column.x + 1;
    return text(
      words,
      at(x, y, isRight ? -5 : 5, before.length % 2 === 0 ? -6 : 15),
      isRight ? "end" : "start",
    );
  }
  const place = at(x, y, 0, isTop ? -Math.max(6, away) : Math.max(15, away + 11));
  const [least, most] = [at(outline.left, y).x + HALF_WORDS, at(outline.right, y).x - HALF_WORDS];
  return text(words, { ...place, x: least < most ? Math.min(most, Math.max(least, place.x)) : place.x });
}

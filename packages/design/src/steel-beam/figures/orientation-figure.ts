import type { SteelSection } from "@kingpost/as4100";
import { attempt, formatNumber, fromBase, isUnavailable } from "@kingpost/calc";
import { arrowhead, loopsPath, type Point, penOf, textItem, thinLine } from "@kingpost/drawing/core";
import { outlineOf } from "@kingpost/drawing/steel-section/outline";
import { TEXT_SIZE } from "../../beam/figures/along-beam.ts";
import type { Figure } from "../../frame/figures/figure.ts";
import { actsSideways } from "../biaxial/sideways.ts";
import type { SteelBeamInputs } from "../form/inputs.ts";

const HEIGHT = 120;
const MARGIN = 12;
const PEN = penOf(TEXT_SIZE);

/** The cross-section as it lies, of a beam that is not only bent about x. The slope falls to the right. */
export function orientationFigure(
  inputs: SteelBeamInputs,
  { kind, name, plates }: SteelSection,
  width: number,
): readonly Figure[] {
  const isSideways = actsSideways(inputs);
  if (!plates || (inputs.bentAbout === "x" && !isSideways)) return [];
  const outline = attempt(() => outlineOf(plates.dimensions));
  if (isUnavailable(outline)) return [];
  const turn = inputs.bentAbout === "y" ? Math.PI / 2 : inputs.slope;
  const clockwise = turn + (kind === "channel" && inputs.toes === "up" ? Math.PI : 0);
  const [cos, sin] = [Math.cos(clockwise), Math.sin(clockwise)];
  const turned = ({ x, y }: Point): Point => ({ x: x * cos + y * sin, y: -x * sin + y * cos });
  const { left, right, bottom, top } = outline.box;
  const reach = [left, right].flatMap((x) => [bottom, top].map((y) => turned({ x, y })));
  const span = (of: (p: Point) => number) => Math.max(...reach.map(of)) - Math.min(...reach.map(of));
  const scale =
    (HEIGHT - 2 * MARGIN) /
    Math.max(
      span(({ y }) => y),
      span(({ x }) => x) / 1.5,
    );
  const [midX, midY] = [({ x }: Point) => x, ({ y }: Point) => y].map(
    (of) => (Math.max(...reach.map(of)) + Math.min(...reach.map(of))) / 2,
  );
  const centre = { x: width / 2, y: HEIGHT / 2 };
  const place = (p: Point): Point => {
    const { x, y } = turned(p);
    return { x: centre.x + (x - (midX ?? 0)) * scale, y: centre.y - (y - (midY ?? 0)) * scale };
  };
  const words = wordsOf(inputs, kind);
  const half = (span(({ x }) => x) * scale) / 2;
  const from = { x: centre.x + half + 14, y: centre.y };
  const along = { x: Math.cos(inputs.slope), y: Math.sin(inputs.slope) };
  const to = { x: from.x + 26 * along.x, y: from.y + 26 * along.y };
  return [
    {
      id: "orientation",
      title: "Cross-section",
      description: `${name}, ${words}.`,
      bounds: { x: 0, y: 0, width, height: HEIGHT },
      layers: [
        {
          ink: "outline",
          items: [
            { kind: "path", d: loopsPath(outline.loops, place, scale), className: "drawing-thick" },
            textItem([{ text: words, style: "text" }], {
              at: { x: 2, y: 14 },
              size: TEXT_SIZE,
              className: "drawing-text",
            }),
          ],
        },
        // Sideways, down the slope.
        { ink: "dimension", items: isSideways ? [thinLine(from, to), arrowhead(to, along, PEN)] : [] },
      ],
    },
  ];
}

function wordsOf({ bentAbout, toes, slope }: SteelBeamInputs, kind: SteelSection["kind"]): string {
  const ofChannel = (where: string) => (kind === "channel" ? `, toes ${where}` : "");
  if (bentAbout === "y") return `on its side${ofChannel(toes)}`;
  const degrees = formatNumber(fromBase(slope, "\u00b0"), { decimals: [0, 2] });
  return slope === 0
    ? `upright${ofChannel(toes === "down" ? "along lateral loads" : "against lateral loads")}`
    : `on a slope of ${degrees}\u00b0${ofChannel(`${toes} the slope`)}`;
}

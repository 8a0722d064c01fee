import { ALPHA_N_DIV, BIAXIAL_PHI, biaxialContour, designMoment } from "@kingpost/as3600";
import { SILENT } from "@kingpost/calc";
import { circle, type Point, type SceneItem } from "@kingpost/drawing/core";
import { alongY, axesItems, curvePath, makeScale, numberWidth, placeOf } from "@kingpost/drawing/plot";
import type { Figure } from "../../frame/figures/figure.ts";
import { kilo, TEXT_SIZE, text } from "../../frame/figures/figure-items.ts";
import type { CombinationResult, ConcreteColumnResults } from "../design.ts";

/** Above the plot. */
const CAPTION = 18;
const HEIGHT = 300;
const MARK = 4;
const STEPS = 40;

/** Both moments at the axial force of a combination: strain compatibility, and the curve of Clause 10.6.4. None of bending about one axis. */
export function biaxialFigure(
  { surface, isBiaxial, strengths, model }: ConcreteColumnResults,
  { of, moments }: CombinationResult,
  width: number,
): readonly Figure[] {
  if (!isBiaxial || !moments) return [];
  const { n } = of.actions;
  const inFirst = biaxialContour(surface(), n)
    .map(({ mx, my }) => ({ x: Math.abs(mx) / 1e6, y: Math.abs(my) / 1e6 }))
    .slice(0, 19);
  if (inFirst.length === 0) return [];
  const clause = model.isCircular ? [] : clauseCurve(strengths, n);
  const dot = { x: moments.x / 1e6, y: moments.y / 1e6 };
  const all: readonly Point[] = [...inFirst, ...clause, dot];
  const x = makeScale({ least: 0, most: Math.max(...all.map((one) => one.x)) }, "linear");
  const y = makeScale({ least: 0, most: Math.max(...all.map((one) => one.y)) }, "linear");
  const frame = {
    left: numberWidth(y, TEXT_SIZE) + 16,
    top: 30,
    right: width - 20,
    bottom: HEIGHT - 46,
    textSize: TEXT_SIZE,
  };
  const zero = alongY(frame, y, 0);
  const axes = axesItems(
    frame,
    { scale: x, grid: "none", hasMarks: true },
    { scale: y, grid: "none", hasMarks: true },
  ).map(
    (item): SceneItem =>
      item.kind === "text" ? { ...item, className: "drawing-text" } : { ...item, className: "drawing-thin" },
  );
  const curve = (points: readonly Point[], className: string): SceneItem => ({
    kind: "path",
    d: curvePath(frame, x, y, points),
    className,
  });
  return [
    {
      id: "biaxial",
      title: "Moments about both axes",
      description: `The design strength about both axes at N* = ${kilo(n)} kN, with the moments of ${of.name}.`,
      bounds: { x: 0, y: -CAPTION, width, height: HEIGHT + CAPTION },
      layers: [
        {
          ink: "dimension",
          items: [
            ...axes,
            { kind: "path", d: `M${frame.left} ${zero}H${frame.right}`, className: "drawing-fine" },
          ],
        },
        {
          ink: "outline",
          items: [
            curve(inFirst, "drawing-thick"),
            ...(clause.length > 0 ? [curve(clause, "drawing-axis-line")] : []),
            text("M*y (kNm)", { x: 2, y: 14 }, "start"),
            text("M*x (kNm)", { x: frame.right, y: HEIGHT - 14 }, "end"),
            text(
              `N* = ${kilo(n)} kN; thick: strain compatibility${clause.length > 0 ? "; dashed: 10.6.4" : ""}`,
              { x: width / 2, y: -4 },
            ),
          ],
        },
        {
          ink: "accent",
          items: [
            { kind: "path", d: circle(placeOf(frame, x, y, dot), MARK), className: "drawing-mark-fill" },
          ],
        },
      ],
    },
  ];
}

/** Where the sum of Clause 10.6.4 is 1. kNm. */
function clauseCurve(strengths: ConcreteColumnResults["strengths"], n: number): readonly Point[] {
  const a = designMoment(strengths.x, n, SILENT, BIAXIAL_PHI) / 1e6;
  const b = designMoment(strengths.y, n, SILENT, BIAXIAL_PHI) / 1e6;
  if (a <= 0 || b <= 0) return [];
  const alpha = Math.min(2, Math.max(1, 0.7 + (1.7 * Math.max(n, 0)) / (ALPHA_N_DIV * strengths.x.nuo)));
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = (Math.PI / 2) * (step / STEPS);
    return { x: a * Math.sin(angle) ** (2 / alpha), y: b * Math.cos(angle) ** (2 / alpha) };
  });
}

import { strutEccentricity } from "@kingpost/as4100";
import { SILENT } from "@kingpost/calc";
import type { Point } from "@kingpost/drawing/core";
import type { Figure } from "../../frame/figures/figure.ts";
import { line, millimetres, text } from "../../frame/figures/figure-items.ts";
import { sectionPicture } from "../../frame/figures/section-picture.ts";
import { part, viewOf } from "../../frame/figures/view.ts";
import { isStrut, type Strut } from "../angle-strut.ts";

const HEIGHT = 300;
/** The mark of the force, in drawing units, and how far axes reach beyond the section, as a share of the long leg. */
const FORCE = 8;
const BEYOND = 0.2;

/** An angle that is joined by one leg, to scale: the line of the force, its eccentricity, the axis of the leg and the major axis. */
export function strutFigure(strut: Strut | undefined, width: number): readonly Figure[] {
  if (!isStrut(strut)) return [];
  const { section, legs, ends } = strut;
  const dimensions = section.plates?.dimensions;
  if (dimensions?.shape !== "angle") return [];
  const { b1, b2, t } = dimensions;
  const e = strutEccentricity(strut, SILENT);
  const isLong = legs.isEqual || ends.leg === "long";
  const gusset = ends.side.by === "gusset" ? ends.side.thickness : 0;
  // From the centroid, the heel at the lower left and the long leg upright.
  const heel = { x: -legs.nL, y: -legs.pB };
  const beyond = BEYOND * b1;
  const view = viewOf(
    {
      left: Math.min(heel.x - (isLong ? gusset : 0), isLong ? -e : 0) - beyond,
      right: heel.x + b2 + beyond,
      bottom: Math.min(heel.y - (isLong ? 0 : gusset), isLong ? 0 : -e) - beyond,
      top: heel.y + b1 + beyond,
    },
    { left: 60, right: width - 60, top: 34, bottom: HEIGHT - 30 },
  );
  const { at, lineOf, box, scale } = view;
  const middle = at(heel.x + b2 / 2, heel.y + b1 / 2);
  const slope = legs.isEqual ? Math.PI / 4 : Math.atan(legs.tanAlpha);
  const reach = b1 / 2 + beyond / 2;
  const major = { x: reach * Math.cos(slope), y: reach * Math.sin(slope) };
  const axis = isLong ? { x: 0, y: reach } : { x: reach, y: 0 };
  const force = isLong ? { x: -e, y: 0 } : { x: 0, y: -e };
  const words = `e = ${millimetres(e)} mm to the ${legs.isEqual ? "connected" : ends.leg} leg`;
  const name = (label: string, { x, y }: Point) => text(label, at(x, y, 8, -4), "start");
  return [
    {
      id: "strut",
      title: "Angle loaded through one leg",
      description: `${section.name} with the axial force at ${words}, the axis h parallel to that leg, and the major principal axis x.`,
      scale,
      bounds: { x: 0, y: 0, width, height: HEIGHT },
      layers: [
        {
          ink: "outline",
          items: [
            ...(sectionPicture(section, middle, () => scale)?.items ?? []),
            ...(gusset > 0
              ? [
                  isLong
                    ? box(heel.x - gusset, heel.y, heel.x, heel.y + b1, "drawing-thin")
                    : box(heel.x, heel.y - gusset, heel.x + b2, heel.y, "drawing-thin"),
                ]
              : []),
            text(words, { x: width / 2, y: 18 }),
          ],
        },
        {
          ink: "axis",
          items: [
            lineOf("drawing-axis-line", [-axis.x, -axis.y], [axis.x, axis.y]),
            lineOf("drawing-axis-line", [-major.x, -major.y], [major.x, major.y]),
            name("h", axis),
            name("x", major),
          ],
        },
        {
          ink: "accent",
          items: [
            line([at(force.x, force.y, -FORCE, -FORCE), at(force.x, force.y, FORCE, FORCE)], "drawing-thick"),
            line([at(force.x, force.y, -FORCE, FORCE), at(force.x, force.y, FORCE, -FORCE)], "drawing-thick"),
            isLong
              ? text("N*", at(force.x, force.y, -12, -10), "end")
              : text("N*", at(force.x, force.y, 12, 24), "start"),
          ],
        },
        {
          ink: "dimension",
          items: view.dimension(
            [force.x, force.y],
            [0, 0],
            isLong ? at(0, heel.y).y + 16 : at(heel.x, 0).x - 16,
            { words: millimetres(e) },
          ),
        },
      ],
      parts: [part("/strutLeg", `Joined leg, t = ${millimetres(t)} mm`, at(force.x, force.y), [24, 24])],
    },
  ];
}

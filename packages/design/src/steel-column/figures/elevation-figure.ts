import { columnElevation } from "../../column/figures/elevation-figure.ts";
import type { Figure } from "../../frame/figures/figure.ts";
import { sectionPicture } from "../../frame/figures/section-picture.ts";
import { longest } from "../column-member.ts";
import type { ColumnResults } from "../design.ts";
import type { EndCase } from "../fields.ts";

/** The buckled shapes of the ideal members. */
const SHAPES: Readonly<Record<EndCase, (t: number) => number>> = {
  pinned: (t) => Math.sin(Math.PI * t),
  "fixed-pinned": (t) => 6.75 * t * t * (1 - t),
  fixed: (t) => (1 - Math.cos(2 * Math.PI * t)) / 2,
  chart: (t) => Math.sin(Math.PI * t),
  own: (t) => Math.sin(Math.PI * t),
  "sway-fixed": (t) => (1 - Math.cos(Math.PI * t)) / 2,
  "sway-free": (t) => 1 - Math.cos((Math.PI * t) / 2),
  "sway-pinned": (t) => Math.sin((Math.PI * t) / 2),
  "sway-chart": (t) => (1 - Math.cos(Math.PI * t)) / 2,
  "sway-own": (t) => (1 - Math.cos(Math.PI * t)) / 2,
};

/** The column with its effective lengths, and its section: the axes of an angle are not those of its drawing. */
export function elevationFigure({ inputs, member, section }: ColumnResults, width: number): Figure {
  const axisOf = (axis: "x" | "y", path: "casesX" | "casesY") => ({
    shape: SHAPES[inputs[path]],
    parts: member[axis].parts,
    le: member[axis].factor.ke * longest(member[axis].parts),
    path: `/${path}`,
  });
  return columnElevation(
    {
      length: inputs.length,
      axes: { x: axisOf("x", "casesX"), y: axisOf("y", "casesY") },
      restraints: inputs.restraints.map(({ position, kind }) => ({ position, isFull: kind === "both" })),
      section: {
        name: section.name,
        picture: (centre, scaleOf) => sectionPicture(section, centre, scaleOf),
        hasAxes: section.kind !== "angle",
        hasBeams: inputs.actionsBy === "cases" && inputs.reactions.length > 0,
      },
    },
    width,
  );
}

import { circle } from "@kingpost/drawing/core";
import type { FrameSection } from "./frame-sections.ts";
import { at, dimensionLine, type Point, steps } from "./line.ts";
import { Axis, Filled, Lettering, Thick, Thin } from "./strokes.tsx";

/** Drawing units to the millimetre. */
const SCALE = 0.235;

interface SectionDetailProps {
  readonly section: FrameSection;
  readonly centre: Point;
  readonly radius: number;
  readonly clip: string;
}

/** The cross-section from the catalogue with its depth and width, in a circle. */
export function SectionDetail({ section, centre, radius, clip }: SectionDetailProps) {
  const { x, y } = centre;
  const half = (section.d * SCALE) / 2;
  const wide = (section.bf * SCALE) / 2;
  const left = x - wide - 15;
  const under = y + half + 12;
  const depth = dimensionLine(at(left, y - half), at(left, y + half));
  const width = dimensionLine(at(x - wide, under), at(x + wide, under));
  const hatch = steps(40, -200, 16)
    .map((c) => `M${c - 260} 260L${c + 260} -260`)
    .join("");
  return (
    <g>
      <circle className="sheet" cx={x} cy={y} r={radius} />
      <g transform={`translate(${x} ${y}) scale(${SCALE})`}>
        <clipPath id={clip}>
          <path d={section.outline} />
        </clipPath>
        <path className="steel" d={section.outline} />
        <g clipPath={`url(#${clip})`}>
          <Thin d={hatch} also="hatch" />
        </g>
        <Thick d={section.outline} step={3} />
      </g>
      <Axis d={`M${x - wide - 8} ${y}H${x + wide + 8}M${x} ${y - half - 8}V${y + half + 6}`} />
      <Thin
        also="fine"
        d={`${depth.line}M${left - 4} ${y - half}H${x - wide - 3}M${left - 4} ${y + half}H${x - wide - 3}`}
      />
      <Thin d={width.line} also="fine" />
      <Filled d={depth.heads + width.heads} also="fine" />
      <Lettering x={left - 4} y={y} turn={-90} anchor="middle" also="fine small">
        {String(section.d)}
      </Lettering>
      <Lettering x={x} y={under + 13} anchor="middle" also="fine small">
        {String(section.bf)}
      </Lettering>
      <Thick d={circle(centre, radius)} step={3} />
    </g>
  );
}

import { useId } from "react";
import "./drawings.css";
import { EavesDetail } from "./eaves-detail.tsx";
import { footing, halfFrame, mirrored } from "./frame-geometry.ts";
import { FrameNotes } from "./frame-notes.tsx";
import type { FrameSections } from "./frame-sections.ts";
import { at, closed, open, type Point, placed } from "./line.ts";
import { SectionDetail } from "./section-detail.tsx";
import { Thick, Thin } from "./strokes.tsx";

export const VIEW = { width: 1200, height: 492 };
/** Drawing units to the metre. */
const SCALE = 40;
const place = placed(at(120, 366), SCALE);

const EAVES_DETAIL = { centre: place(at(6.3, 3.35)), radius: 108 };
const SECTION_DETAIL = { centre: place(at(20.1, 3.35)), radius: 80 };

const both = (lines: readonly (readonly Point[])[], draw: typeof open): string =>
  lines.map((line) => draw(place, ...line) + draw(place, ...line.map(mirrored))).join("");

/** The drawing alone, in units of `VIEW`. */
export function FrameLines({ sections, id }: { readonly sections: FrameSections; readonly id: string }) {
  const half = halfFrame(sections);
  return (
    <>
      <clipPath id={`${id}e`}>
        <circle cx={EAVES_DETAIL.centre.x} cy={EAVES_DETAIL.centre.y} r={EAVES_DETAIL.radius} />
      </clipPath>
      <Thin d={both(footing.hatch, open)} also="hatch" />
      <Thick d={both([footing.pad], closed)} step={0} />
      <Thin d={both(footing.bolts, open)} />
      <Thick d={both([footing.plate], closed)} step={1} />
      <Thick d={both(half.column, open)} step={1} />
      <Thick d={both(half.rafter, open)} step={2} />
      <Thin d={both(half.plates, open)} />
      <Thin d={both(half.secondary, open)} also="section-line" />
      <Thin d={both(half.sheeting, open)} />
      <FrameNotes place={place} sections={sections} eaves={EAVES_DETAIL} section={SECTION_DETAIL} />
      <EavesDetail sections={sections} clip={`${id}e`} {...EAVES_DETAIL} />
      <SectionDetail section={sections.column} clip={`${id}s`} {...SECTION_DETAIL} />
    </>
  );
}

interface PortalFrameProps {
  readonly sections: FrameSections;
  readonly className?: string | undefined;
}

/**
 * A portal frame to scale: 24 m between setting-out lines, 6.5 m to the eaves, 7.5 degrees. It draws itself once within
 * 1200 ms; a narrow page shows it to its line of symmetry.
 */
export function PortalFrame({ sections, className = "" }: PortalFrameProps) {
  const id = useId();
  const { column, rafter } = sections;
  return (
    <div className={`line-drawing ${className}`}>
      <svg
        viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
        className="portal-frame"
        role="img"
        aria-labelledby={`${id}t`}
        aria-describedby={`${id}d`}
      >
        <title id={`${id}t`}>A steel portal frame, drawn to scale</title>
        <desc id={`${id}d`}>
          {`Span 24 m, eaves height 6.5 m, roof pitch 7.5 degrees. Columns ${column.name}, rafters ${rafter.name} with haunches at the eaves and the apex, base plates on pad footings. Two details: the bolted eaves connection, and the cross-section of the column.`}
        </desc>
        <FrameLines sections={sections} id={id} />
      </svg>
    </div>
  );
}

import type { Sector } from "../../../../shared/brand.ts";
import "./drawings.css";
import { SECTOR_LINES } from "./sector-lines.ts";
import { Thick, Thin } from "./strokes.tsx";

/** A structure of a sector in the two line widths; decorative, because its card has the text. */
export function SectorDrawing({ sector }: { readonly sector: Sector }) {
  const { thick, thin, axis } = SECTOR_LINES[sector];
  return (
    <div className="line-drawing">
      <svg viewBox="0 0 240 150" aria-hidden="true" focusable="false">
        <Thin d={thin} />
        {axis === undefined ? null : <path className="thin" strokeDasharray="7 2 1.5 2" d={axis} />}
        <Thick d={thick} />
      </svg>
    </div>
  );
}

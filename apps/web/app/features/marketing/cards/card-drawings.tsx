import { loopsPath } from "@kingpost/drawing/core";
import { outlineOf } from "@kingpost/drawing/steel-section";
import { type Catalogue, dimensionsOf } from "@kingpost/sections";
import type { SitePage } from "../../../../shared/site-pages.ts";
import { MARK_CHORDS, MARK_WEB } from "../../../ui/icons/mark.tsx";
import { BeamUnderLoad } from "../drawings/beam-diagrams.tsx";
import { frameSections } from "../drawings/frame-sections.ts";
import { PipeRack } from "../drawings/pipe-rack.tsx";
import { FrameLines, VIEW } from "../drawings/portal-frame.tsx";
import { Axis, Lettering, Thick } from "../drawings/strokes.tsx";

interface CardDrawing {
  readonly width: number;
  readonly height: number;
  readonly lines: React.ReactNode;
}

const SHOWN = ["610UB125", "380PFC", "150x150x16EA", "168.3x7.1CHS", "200x200x9.0SHS", "350WC258"];
/** Card units to the millimetre, for sections on one line. */
const SCALE = 0.4;
const GAP = 62;
const GROUND = 262;

/** Sections of the catalogue, true to each other's scale, on one line. */
function sectionsOf(catalogue: Catalogue): CardDrawing {
  let left = 10;
  const lines = SHOWN.map((name) => {
    const record = catalogue.records({}).find((one) => one.name === name);
    if (!record) throw new Error(`The card needs ${name}, which the catalogue does not have.`);
    const { loops, box } = outlineOf(dimensionsOf(record.category, record.properties));
    const x = left - box.left * SCALE;
    const y = GROUND + box.bottom * SCALE;
    left += (box.right - box.left) * SCALE + GAP;
    const d = loopsPath(loops, (point) => ({ x: x + point.x * SCALE, y: y - point.y * SCALE }), SCALE);
    const top = y - box.top * SCALE;
    return (
      <g key={name}>
        <path className="steel" fillRule="evenodd" d={d} />
        <Thick d={d} />
        <Axis d={`M${x} ${top - 9}V${GROUND + 9}`} />
        <Lettering x={x} y={GROUND + 30} anchor="middle" also="title">
          {name}
        </Lettering>
      </g>
    );
  });
  return { width: left - GAP + 10, height: GROUND + 40, lines };
}

/** What a card shows, from the drawings of the pages. */
export function cardDrawing(kind: SitePage["drawing"], catalogue: Catalogue): CardDrawing {
  if (kind === "frame")
    return { ...VIEW, lines: <FrameLines sections={frameSections(catalogue)} id="card" /> };
  if (kind === "rack") return { width: 560, height: 240, lines: <PipeRack /> };
  if (kind === "diagrams") return { width: 560, height: 240, lines: <BeamUnderLoad /> };
  if (kind === "sections") return sectionsOf(catalogue);
  const mark = (
    <>
      <Thick d={MARK_CHORDS} />
      <Thick d={MARK_WEB} />
    </>
  );
  return { width: 32, height: 32, lines: mark };
}

import type { Catalogue } from "@kingpost/sections";
import { brand } from "../../../../shared/brand.ts";
import { CARD, type SitePage } from "../../../../shared/site-pages.ts";
import { MARK_CHORDS, MARK_WEB } from "../../../ui/icons/mark.tsx";
import { cardDrawing } from "./card-drawings.tsx";

/** The light theme's values, because an image has no CSS variables. */
const INK = "#14212e";
const STEEL = "#43515e";
const RULE = "#8b959d";
const PAPER = "#fbfaf6";

const MARGIN = 28;
const BLOCK_TOP = 518;
/** The position of the drawing: at the right, to balance the headline. */
const AREA = { right: 1136, top: 184, width: 1072, height: 318 };

/** Line widths in pixels of the card, whatever a drawing is scaled by; SVG renderers differ in `non-scaling-stroke`. */
const styles = (scale: number) => `
  .drawing { fill: none; stroke-linejoin: round }
  .thick { stroke: ${INK}; stroke-width: ${2.6 / scale} }
  .thin { stroke: #5d6a76; stroke-width: ${1.3 / scale} }
  .axis { stroke: #14559e; stroke-dasharray: 14 3 2 3 }
  .hatch { stroke: #8d9aa6 }
  .accent { stroke: #b8430b }
  .filled { fill: ${STEEL} }
  .sheet { fill: ${PAPER} }
  .steel { fill: #eef1f3 }
  .drawing g[transform] .thick { stroke-width: ${2.6 / scale / 0.235} }
  .drawing g[transform] .thin { stroke-width: ${1 / scale / 0.235} }
  .half { display: none }
  .lettering { fill: ${INK}; font-size: 15px }
  .lettering.title { font-size: 17px }
  .lettering.small { fill: ${STEEL} }
  .symbol { font-style: italic }
`;

const GRID = Array.from({ length: 25 }, (_, index) => index * 48);

function Sheet() {
  const inner = { x: MARGIN, y: MARGIN, width: CARD.width - 2 * MARGIN, height: CARD.height - 2 * MARGIN };
  return (
    <>
      <rect width={CARD.width} height={CARD.height} fill={PAPER} />
      <path
        stroke="#efede6"
        fill="none"
        d={GRID.map((at) => `M${at + 24} 0V${CARD.height}M0 ${at + 27}H${CARD.width}`).join("")}
      />
      <rect {...inner} fill="none" stroke={INK} strokeWidth={2.5} />
    </>
  );
}

/** Firm, service area and title of the sheet, as at the foot of every page. */
function TitleBlock({ page }: { readonly page: SitePage }) {
  const right = CARD.width - MARGIN;
  const bottom = CARD.height - MARGIN;
  const cells = [560, 900];
  const words = [
    { x: 64, label: brand.firmName, text: brand.serviceAreas },
    { x: 584, label: brand.phone, text: brand.email },
    { x: 924, label: page.name, text: `Sheet ${page.sheet}` },
  ];
  return (
    <>
      <rect x={MARGIN} y={BLOCK_TOP} width={right - MARGIN} height={bottom - BLOCK_TOP} fill="#ffffff" />
      <path
        d={`M${MARGIN} ${BLOCK_TOP}H${right}${cells.map((x) => `M${x} ${BLOCK_TOP}V${bottom}`).join("")}`}
        stroke={RULE}
        strokeWidth={1.5}
      />
      <rect
        x={MARGIN}
        y={MARGIN}
        width={right - MARGIN}
        height={bottom - MARGIN}
        fill="none"
        stroke={INK}
        strokeWidth={2.5}
      />
      {words.map(({ x, label, text }) => (
        <g key={label}>
          <text x={x} y={BLOCK_TOP + 38} fontSize={23} fill={INK}>
            {label}
          </text>
          <text x={x} y={BLOCK_TOP + 66} fontFamily="Archivo" fontSize={17} fill={STEEL}>
            {text}
          </text>
        </g>
      ))}
    </>
  );
}

/** The picture that a shared link shows: the page as a drawing sheet. 1200 by 630. */
export function SocialCard({ page, catalogue }: { readonly page: SitePage; readonly catalogue: Catalogue }) {
  const { width, height, lines } = cardDrawing(page.drawing, catalogue);
  const scale = Math.min(AREA.width / width, AREA.height / height);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${CARD.width} ${CARD.height}`}
      fontFamily="Archivo Narrow"
    >
      <title>{page.headline}</title>
      <style>{styles(scale)}</style>
      <Sheet />
      <g transform="translate(64 52) scale(1.375)" fill="none" stroke={INK}>
        <path d={MARK_CHORDS} strokeWidth={2.25} />
        <path d={MARK_WEB} strokeWidth={1.4} />
      </g>
      <text x={120} y={85} fontSize={30} fill={INK}>
        {brand.productName}
      </text>
      <text x={64} y={162} fontSize={page.headline.length > 34 ? 58 : 66} fill={INK}>
        {page.headline}
      </text>
      <g
        className="drawing"
        transform={`translate(${AREA.right - width * scale} ${AREA.top}) scale(${scale})`}
      >
        {lines}
      </g>
      <TitleBlock page={page} />
    </svg>
  );
}

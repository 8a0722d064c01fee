import { circle } from "@kingpost/drawing/core";
import { EAVES, roofAt, SLOPE } from "./frame-geometry.ts";
import type { FrameSections } from "./frame-sections.ts";
import { at, box, closed, open, type Place, type Point, placed } from "./line.ts";
import { Filled, Lettering, Thick, Thin } from "./strokes.tsx";

/** Drawing units to the metre: four times the frame's. */
const SCALE = 160;
/** The point at the centre of the circle, m. */
const MIDDLE = at(0.27, EAVES - 0.2);
const PLATE = 0.025;
const STIFFENER = 0.012;

interface EavesDetailProps {
  readonly sections: FrameSections;
  readonly centre: Point;
  readonly radius: number;
  readonly clip: string;
}

function linesOf({ column, rafter }: FrameSections, place: Place) {
  const face = column.d / 2000;
  const flange = column.tf / 1000;
  const half = rafter.d / 2000;
  const tf = rafter.tf / 1000;
  const far = 2;
  const slope = SLOPE + (0.95 * 2 * half) / 2.4;
  const foot = roofAt(face, -half - 1.9 * half);
  const start = face + PLATE;
  const haunch = (x: number) => foot + (x - face) * slope;
  const sloped = (offset: number, from: number, to: number) =>
    open(place, at(from, roofAt(from, offset)), at(to, roofAt(to, offset)));
  const top = roofAt(face, half);
  const rows = [top - 0.075, top - 0.165, top - 0.43, haunch(face) + 0.165, haunch(face) + 0.075];
  const inner = face - flange;
  return {
    rows,
    face,
    flange,
    top,
    foot,
    outline: [
      closed(
        place,
        at(-face, EAVES - far),
        at(face, EAVES - far),
        at(face, roofAt(face, half)),
        at(-face, roofAt(-face, half)),
      ),
      closed(place, ...box(face, foot - 0.04, start, top + 0.02)),
      sloped(half, start, far),
      open(place, at(start, haunch(start)), at(far, haunch(far))),
      sloped(-half, start, far),
      closed(
        place,
        at(-face - 0.02, roofAt(-face - 0.02, half)),
        at(face, roofAt(face, half)),
        at(face, roofAt(face, half) + STIFFENER),
        at(-face - 0.02, roofAt(-face - 0.02, half) + STIFFENER),
      ),
    ].join(""),
    fine: [
      open(place, at(-inner, EAVES - far), at(-inner, roofAt(-inner, half))),
      open(place, at(inner, EAVES - far), at(inner, roofAt(inner, half))),
      sloped(half - tf, start, far),
      sloped(-half + tf, start, far),
      open(place, at(start, haunch(start) + tf), at(far, haunch(far) + tf)),
      closed(place, ...box(-inner, foot, inner, foot + STIFFENER)),
      open(place, at(inner, foot + 0.03), at(-inner, roofAt(-inner, half) - 0.03)),
      open(place, at(inner, foot + 0.05), at(-inner, roofAt(-inner, half) - 0.01)),
    ].join(""),
  };
}

/** Heads on the column's side, nuts on the plate's, M24. */
function boltsOf(rows: readonly number[], face: number, flange: number, place: Place) {
  const inner = face - flange;
  return {
    heads: rows
      .map(
        (y) =>
          closed(place, ...box(inner - 0.016, y - 0.018, inner, y + 0.018)) +
          closed(place, ...box(face + PLATE, y - 0.018, face + PLATE + 0.021, y + 0.018)),
      )
      .join(""),
    shanks: rows.map((y) => open(place, at(inner - 0.04, y), at(face + PLATE + 0.06, y))).join(""),
  };
}

/** The eaves connection, four times as large as on the frame: end plate, bolts, stiffeners, haunch, weld. */
export function EavesDetail({ sections, centre, radius, clip }: EavesDetailProps) {
  const place = placed(at(centre.x - MIDDLE.x * SCALE, centre.y + MIDDLE.y * SCALE), SCALE);
  const { outline, fine, rows, face, flange, top, foot } = linesOf(sections, place);
  const { heads, shanks } = boltsOf(rows, face, flange, place);
  const weld = place(at(face + PLATE, foot));
  const note = (index: number) => centre.y - 42 + index * 26;
  const notes = [
    { text: "25 end plate", to: place(at(face + PLATE / 2, top - 0.29)) },
    { text: "M24 8.8/TB, 5 rows", to: place(at(face + PLATE + 0.02, rows[2] ?? 0)) },
    { text: "Haunch cut from 360UB44.7", to: place(at(0.75, foot + 0.26)) },
    { text: "Stiffener 12, each side", to: place(at(0.05, foot + STIFFENER / 2)) },
  ];
  return (
    <g>
      <circle className="sheet thin" cx={centre.x} cy={centre.y} r={radius} />
      <g clipPath={`url(#${clip})`}>
        <Thin d={fine} />
        <Thick d={outline} step={3} />
        <Thick d={heads} />
        <Thin d={shanks} />
      </g>
      <Thick d={circle(centre, radius)} step={3} />
      {notes.map(({ text, to }, index) => {
        const end = at(centre.x + radius + 14, note(index));
        return (
          <g key={text} className="fine">
            <Thin d={open((p) => p, at(end.x + 10, end.y), end, to)} />
            <Filled d={circle(to, 1.6)} />
            <Lettering x={end.x + 14} y={end.y + 4} also="small">
              {text}
            </Lettering>
          </g>
        );
      })}
      <g className="fine">
        <Thin d={open((p) => p, weld, at(weld.x + 16, weld.y + 24), at(weld.x + 52, weld.y + 24))} />
        <Filled d={`M${weld.x + 26} ${weld.y + 24}v9l9 -9z`} />
        <Lettering x={weld.x + 37} y={weld.y + 36} also="small">
          6
        </Lettering>
      </g>
    </g>
  );
}

import { circle } from "@kingpost/drawing/core";
import { APEX, EAVES, PITCH, roofAt, SLOPE, SPAN } from "./frame-geometry.ts";
import type { FrameSection, FrameSections } from "./frame-sections.ts";
import {
  along,
  arrowHead,
  at,
  dimensionLine,
  millimetres,
  open,
  type Place,
  type Point,
  steps,
} from "./line.ts";
import { Axis, Filled, Lettering, Thick, Thin } from "./strokes.tsx";

interface Round {
  readonly centre: Point;
  readonly radius: number;
}

interface FrameNotesProps {
  readonly place: Place;
  readonly sections: FrameSections;
  readonly eaves: Round;
  readonly section: Round;
}

/** Below the floor, m: the line of the span, the middle of the bubbles. */
const SPAN_LINE = -1.6;
const BUBBLE = -2.35;
const HEIGHT_LINE = -1.75;

const same: Place = (point) => point;

function Grid({ place, x, name, also = "" }: { place: Place; x: number; name: string; also?: string }) {
  const centre = place(at(x, BUBBLE));
  const top = place(at(x, EAVES + 0.9));
  return (
    <g className={also}>
      <Axis d={open(same, top, at(centre.x, centre.y - 15))} />
      <Thick d={circle(centre, 15)} />
      <Lettering x={centre.x} y={centre.y + 5.5} anchor="middle" also="title">
        {name}
      </Lettering>
    </g>
  );
}

function Span({ place, to, also }: { place: Place; to: number; also: string }) {
  const { line, heads } = dimensionLine(place(at(0, SPAN_LINE)), place(at(to, SPAN_LINE)));
  const middle = place(at(to / 2, SPAN_LINE));
  return (
    <g className={also}>
      <Thin d={line} />
      <Filled d={heads} />
      <Lettering x={middle.x} y={middle.y - 5} anchor="middle">
        {millimetres(to)}
      </Lettering>
    </g>
  );
}

function EavesHeight({ place }: { place: Place }) {
  const foot = place(at(HEIGHT_LINE, 0));
  const head = place(at(HEIGHT_LINE, EAVES));
  const { line, heads } = dimensionLine(foot, head);
  return (
    <>
      <Thin d={line + open(place, at(HEIGHT_LINE - 0.12, EAVES), at(-0.62, EAVES))} />
      <Filled d={heads} />
      <Lettering x={foot.x - 6} y={(foot.y + head.y) / 2} turn={-90} anchor="middle">
        {millimetres(EAVES)}
      </Lettering>
    </>
  );
}

/** The pitch as a triangle standing on the roof. */
function Pitch({ place }: { place: Place }) {
  const foot = place(at(4.2, roofAt(4.2, 0.95)));
  const run = 76;
  const rise = run * SLOPE;
  return (
    <>
      <Thin d={`M${foot.x} ${foot.y}h${run}v${-rise}z`} />
      <Lettering x={foot.x + run + 6} y={foot.y - 1}>
        {`${PITCH}°`}
      </Lettering>
    </>
  );
}

function Floor({ place }: { place: Place }) {
  const earth = [-2.4, SPAN + 1.2].flatMap((x) =>
    steps(6, x, 0.22).map((from) => open(place, at(from, -0.14), at(from + 0.12, -0.02))),
  );
  const mark = place(at(13.3, 0));
  return (
    <>
      <Thick
        d={
          open(place, at(-2.6, 0), at(-0.24, 0)) +
          open(place, at(0.24, 0), at(SPAN - 0.24, 0)) +
          open(place, at(SPAN + 0.24, 0), at(SPAN + 2.6, 0))
        }
        step={0}
      />
      <Thin d={open(place, at(0.24, -0.16), at(SPAN - 0.24, -0.16)) + earth.join("")} />
      <g className="whole">
        <Thin d={`M${mark.x} ${mark.y - 1}l-6 -10h12zM${mark.x + 6} ${mark.y - 11}h62`} />
        <Lettering x={mark.x + 10} y={mark.y - 15}>
          FFL 0.000
        </Lettering>
      </g>
    </>
  );
}

function ScaleBar({ place }: { place: Place }) {
  const ends = steps(6, 9.5, 1);
  const ticks = ends.map((x) => open(place, at(x, -0.95), at(x, -0.85))).join("");
  return (
    <g className="fine">
      <Thin d={open(place, at(9.5, -0.95), at(14.5, -0.95)) + ticks} />
      {[0, 5].map((metres) => {
        const { x, y } = place(at(9.5 + metres, -0.76));
        return (
          <Lettering key={metres} x={x} y={y} anchor="middle" also="small">
            {metres === 0 ? "0" : `${metres}\u2009m`}
          </Lettering>
        );
      })}
    </g>
  );
}

function Members({ place, sections }: { place: Place; sections: FrameSections }) {
  const rafter = place(at(16.2, roofAt(SPAN - 16.2, -0.62)));
  const column = place(at(0.72, 2.6));
  const purlin = place(along(at(SPAN, EAVES), APEX, 5.85, -0.33));
  const girt = place(at(SPAN + 0.4, 4.4));
  return (
    <>
      <Lettering x={rafter.x} y={rafter.y} turn={PITCH} anchor="middle" also="whole">
        {sections.rafter.name}
      </Lettering>
      <Lettering x={column.x} y={column.y} turn={-90} anchor="middle">
        {sections.column.name}
      </Lettering>
      <g className="fine">
        <Thin d={open(same, purlin, at(purlin.x + 22, purlin.y - 26), at(purlin.x + 34, purlin.y - 26))} />
        <Filled d={arrowHead(at(purlin.x + 22, purlin.y - 26), purlin)} />
        <Lettering x={purlin.x + 38} y={purlin.y - 22} also="small">
          Z200 purlins at 1200
        </Lettering>
        <Thin d={open(same, girt, at(girt.x + 14, girt.y - 14), at(girt.x + 20, girt.y - 14))} />
        <Lettering x={girt.x + 23} y={girt.y - 10} also="small">
          C200 girts
        </Lettering>
      </g>
    </>
  );
}

/** The circle on the frame and the leader to its detail. */
function Leaders({ place, eaves, section }: Omit<FrameNotesProps, "sections">) {
  const knee = place(at(0.45, EAVES - 0.15));
  const cut = place(at(SPAN, 3.35));
  return (
    <>
      <path className="thin accent" d={circle(knee, 34)} />
      <path
        className="thin accent"
        d={open(same, along(knee, eaves.centre, 34), along(eaves.centre, knee, eaves.radius))}
      />
      <path
        className="thin accent"
        d={open(same, at(cut.x - 14, cut.y), along(section.centre, cut, section.radius))}
      />
      <Thick d={`M${cut.x - 14} ${cut.y}h-1M${cut.x - 14} ${cut.y}h28`} step={3} />
    </>
  );
}

function Titles({ eaves, section, column }: { eaves: Round; section: Round; column: FrameSection }) {
  const right = section.centre.x - section.radius - 12;
  return (
    <>
      <Lettering x={eaves.centre.x + eaves.radius + 2} y={eaves.centre.y - 78} also="title whole">
        Eaves haunch
      </Lettering>
      <g className="half">
        <Lettering x={eaves.centre.x + eaves.radius - 2} y={eaves.centre.y - 84} also="title">
          Eaves
        </Lettering>
        <Lettering x={eaves.centre.x + eaves.radius - 2} y={eaves.centre.y - 62} also="title">
          haunch
        </Lettering>
      </g>
      <Lettering x={right} y={section.centre.y - 8} anchor="end" also="title">
        {column.name}
      </Lettering>
      <Lettering x={right} y={section.centre.y + 12} anchor="end" also="small">
        {`${column.mass}\u2009kg/m`}
      </Lettering>
    </>
  );
}

/** All that is not steel or concrete: grid, dimensions, levels, names, leaders. */
export function FrameNotes({ place, sections, eaves, section }: FrameNotesProps) {
  const symmetry = place(at(APEX.x, 0)).x;
  return (
    <>
      <Grid place={place} x={0} name="A" />
      <Grid place={place} x={SPAN} name="B" />
      <Floor place={place} />
      <Span place={place} to={SPAN} also="whole" />
      <g className="half">
        <Span place={place} to={SPAN / 2} also="" />
        <Axis d={`M${symmetry} 20V${place(at(0, SPAN_LINE - 0.3)).y}`} />
      </g>
      <EavesHeight place={place} />
      <Pitch place={place} />
      <ScaleBar place={place} />
      <Members place={place} sections={sections} />
      <Leaders place={place} eaves={eaves} section={section} />
      <Titles eaves={eaves} section={section} column={sections.column} />
    </>
  );
}

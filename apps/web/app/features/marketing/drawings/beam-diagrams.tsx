import { arrowHead, at, steps } from "./line.ts";
import { Filled, Lettering, Thick, Thin } from "./strokes.tsx";

/**
 * A beam of 8 m with a uniform load of 12 kN/m and 60 kN at 5 m. Every ordinate follows from these: none is drawn by eye.
 * kN, m, positive shear on the left face upwards, sagging moment positive and drawn below the line.
 */
const SPAN = 8;
const LOAD = 12;
const POINT_LOAD = 60;
const POINT_AT = 5;
const LEFT_REACTION = (LOAD * SPAN) / 2 + (POINT_LOAD * (SPAN - POINT_AT)) / SPAN;

const shear = (x: number, after = x > POINT_AT): number =>
  LEFT_REACTION - LOAD * x - (after ? POINT_LOAD : 0);
const moment = (x: number): number =>
  LEFT_REACTION * x - (LOAD * x * x) / 2 - POINT_LOAD * Math.max(0, x - POINT_AT);

/** Room at the left for the symbols, at the right for the largest shear force. */
const LEFT = 72;
const SCALE = 50;
const RIGHT = LEFT + SPAN * SCALE;
const BEAM_TOP = 56;
const SHEAR_LINE = 130;
const MOMENT_LINE = 178;
const SHEAR_SCALE = 0.34;
const MOMENT_SCALE = 0.27;

const across = (x: number): number => LEFT + x * SCALE;
const shearPoint = (x: number, value: number) => at(across(x), SHEAR_LINE - value * SHEAR_SCALE);
const momentPoint = (x: number) => at(across(x), MOMENT_LINE + moment(x) * MOMENT_SCALE);

const path = (points: readonly { readonly x: number; readonly y: number }[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

function Loads() {
  const arrows = steps(17, 0, SPAN / 16).map((x) => ({
    tail: at(across(x), 32),
    tip: at(across(x), BEAM_TOP - 1),
  }));
  const point = { tail: at(across(POINT_AT), 8), tip: at(across(POINT_AT), BEAM_TOP - 1) };
  const supports = [LEFT, RIGHT].map((x) => `M${x} ${BEAM_TOP + 15}l-7 12h14z`).join("");
  return (
    <>
      <Thin d={`M${LEFT} 32H${RIGHT}${arrows.map(({ tail, tip }) => path([tail, tip])).join("")}`} />
      <Filled d={arrows.map(({ tail, tip }) => arrowHead(tail, tip, 6)).join("")} />
      <Thick d={path([point.tail, point.tip])} />
      <Filled d={arrowHead(point.tail, point.tip, 12)} />
      <Thick d={`M${LEFT - 8} ${BEAM_TOP}H${RIGHT + 8}v14H${LEFT - 8}z${supports}`} />
      <Thin
        d={`M${LEFT - 8} ${BEAM_TOP + 2.6}H${RIGHT + 8}M${LEFT - 8} ${BEAM_TOP + 11.4}H${RIGHT + 8}M${LEFT - 14} ${BEAM_TOP + 27}h28M${RIGHT - 14} ${BEAM_TOP + 31}h28M${RIGHT - 14} ${BEAM_TOP + 27}h28`}
      />
    </>
  );
}

/** Ordinates, a quarter of a metre apart: the hatch of a diagram. */
const ORDINATES = steps(31, 0.25, 0.25);

function Shear() {
  const corners = [
    shearPoint(0, 0),
    shearPoint(0, shear(0)),
    shearPoint(POINT_AT, shear(POINT_AT, false)),
    shearPoint(POINT_AT, shear(POINT_AT, true)),
    shearPoint(SPAN, shear(SPAN)),
    shearPoint(SPAN, 0),
  ];
  const hatch = ORDINATES.map((x) => path([shearPoint(x, 0), shearPoint(x, shear(x))])).join("");
  return (
    <>
      <Thin d={hatch} also="hatch" />
      <Thick d={path(corners)} />
      <Thin d={`M${LEFT - 8} ${SHEAR_LINE}H${RIGHT + 8}`} />
    </>
  );
}

function Moment() {
  const hatch = ORDINATES.map((x) => path([at(across(x), MOMENT_LINE), momentPoint(x)])).join("");
  return (
    <>
      <Thin d={hatch} also="hatch" />
      <Thick d={path(steps(33, 0, SPAN / 32).map(momentPoint))} />
      <Thin d={`M${LEFT - 8} ${MOMENT_LINE}H${RIGHT + 8}`} />
    </>
  );
}

/** A beam under load, and its shear force and bending moment, in true proportion. */
export function BeamUnderLoad() {
  const most = at(across(6.3), 230);
  const names = [
    { y: 36, text: "w*" },
    { y: SHEAR_LINE + 4, text: "V*" },
    { y: MOMENT_LINE + 4, text: "M*" },
  ];
  return (
    <>
      <Loads />
      <Shear />
      <Moment />
      <Lettering x={across(POINT_AT) + 7} y={19} also="title symbol">
        P*
      </Lettering>
      {names.map(({ y, text }) => (
        <Lettering key={text} x={LEFT - 30} y={y} anchor="end" also="title symbol">
          {text}
        </Lettering>
      ))}
      <Lettering x={RIGHT + 6} y={SHEAR_LINE + 24} also="small">
        {`${Math.abs(shear(SPAN))}\u2009kN`}
      </Lettering>
      <Lettering x={most.x} y={most.y} also="small">
        {`${moment(POINT_AT)}\u2009kNm`}
      </Lettering>
    </>
  );
}

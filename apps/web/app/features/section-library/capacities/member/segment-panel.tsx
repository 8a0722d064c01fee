import type { EndRestraints } from "@kingpost/as4100";
import { formatNumber, StepList as Recording } from "@kingpost/calc";
import type { SteelSectionRecord } from "@kingpost/sections";
import { useId, useMemo, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { StepList } from "../../../../ui/calc/step-list.tsx";
import { steelOf } from "../capacity-for.ts";
import { NumberField, Pick } from "../panel-fields.tsx";
import type { Member } from "./member.ts";
import { FREE_SHAPES, type FreeShape, SHAPES, type Shape, START_SEGMENT, segmentOf } from "./segment.ts";

interface SegmentPanelProps {
  readonly record: SteelSectionRecord;
  readonly member: Member;
  readonly onMember: (next: Member) => void;
}

const ENDS: readonly (readonly [EndRestraints, string])[] = [
  ["FF", "F and F: both ends fully restrained"],
  ["FP", "F and P"],
  ["PP", "P and P: both ends partially restrained"],
  ["FL", "F and L"],
  ["PL", "P and L"],
  ["LL", "L and L: both ends laterally restrained"],
  ["FU", "F and U: one end free"],
  ["PU", "P and U: one end free"],
];

const LOADS = [
  ["shear-centre", "At the shear centre, or on a restrained flange"],
  ["flange-within", "On the flange, within the segment"],
  ["flange-at-end", "On the flange, at an end"],
] as const;

const ROTATIONS = [
  ["0", "No end restrained"],
  ["1", "One end restrained"],
  ["2", "Both ends restrained"],
] as const;

/** Each shape of the moments: its words, and its diagram in a box of 48 x 20. */
const SHAPE_WORDS: Readonly<Record<Shape, readonly [words: string, path: string]>> = {
  uniform: ["Uniform moment", "M2 6H46"],
  "end-moments": ["End moments", "M2 4L46 16"],
  "uniform-load": ["Uniform load", "M2 10Q24 30 46 10"],
  "uniform-load-fixed": ["Uniform load, fixed ends", "M2 3Q24 30 46 3"],
  "midspan-load": ["Load at midspan", "M2 10L24 19L46 10"],
  "midspan-load-fixed": ["Load at midspan, fixed ends", "M2 3L24 17L46 3"],
  moments: ["Moments at the quarter points", "M2 8Q12 20 24 14T46 4"],
};

const FREE_WORDS: Readonly<Record<FreeShape, readonly [words: string, path: string]>> = {
  "end-moment": ["Moment at the free end", "M2 6H46"],
  "end-load": ["Load at the free end", "M2 2L46 10"],
  uniform: ["Uniform load", "M2 2Q24 10 46 10"],
};

const MOMENT_LABELS = ["M*m", "M*2", "M*3", "M*4"];

/** Works out the effective length and the moment modification factor of a segment, and takes them over. */
export function SegmentPanel({ record, member, onMember }: SegmentPanelProps) {
  const id = useId();
  const [segment, change] = useState({ ...START_SEGMENT, length: member.leb });
  const hasFree = segment.ends === "FU" || segment.ends === "PU";
  const { steps, found } = useMemo(() => {
    const list = new Recording();
    return { found: segmentOf(steelOf(record), segment, list), steps: list.steps };
  }, [record, segment]);

  const shape = hasFree ? segment.freeShape : segment.shape;
  const shapes: readonly (readonly [string, readonly [string, string]])[] = hasFree
    ? FREE_SHAPES.map((one) => [one, FREE_WORDS[one]])
    : SHAPES.map((one) => [one, SHAPE_WORDS[one]]);
  const pick = (next: string) => {
    const free = FREE_SHAPES.find((one) => one === next);
    const held = SHAPES.find((one) => one === next);
    if (hasFree && free) change({ ...segment, freeShape: free });
    else if (held) change({ ...segment, shape: held });
  };

  return (
    <div className="segment-panel">
      <form
        aria-label="Segment in bending"
        className="segment-form"
        onSubmit={(event) => event.preventDefault()}
      >
        <NumberField
          label="Length of the segment, m"
          value={segment.length}
          isGood={(value) => value >= 0.1 && value <= 50}
          onValue={(length) => change({ ...segment, length })}
        />
        <Pick
          label="Ends"
          value={segment.ends}
          options={ENDS}
          onPick={(ends) => change({ ...segment, ends })}
        />
        <Pick
          label="Load height"
          value={segment.load}
          options={LOADS}
          onPick={(load) => change({ ...segment, load })}
        />
        <Pick
          label="Rotation about y at the ends"
          value={String(segment.rotationEnds)}
          options={ROTATIONS}
          onPick={(next) => change({ ...segment, rotationEnds: next === "2" ? 2 : next === "1" ? 1 : 0 })}
        />
      </form>
      <fieldset className="segment-shapes">
        <legend>Shape of the moments</legend>
        {shapes.map(([one, [words, path]]) => (
          <label key={one}>
            <input type="radio" name={`${id}-shape`} checked={shape === one} onChange={() => pick(one)} />
            <svg viewBox="0 0 48 22" aria-hidden="true">
              <path d="M2 10H46" className="segment-axis" />
              <path d={path} className="segment-moment" />
            </svg>
            {words}
          </label>
        ))}
      </fieldset>
      <div className="segment-form">
        {!hasFree && segment.shape === "end-moments" ? (
          <NumberField
            label={"Ratio \u03b2m, + in double curvature"}
            value={segment.betaM}
            isGood={(value) => value >= -1 && value <= 1}
            onValue={(betaM) => change({ ...segment, betaM })}
          />
        ) : null}
        {!hasFree && segment.shape === "moments"
          ? MOMENT_LABELS.map((label, at) => (
              <NumberField
                key={label}
                label={`${label}, kNm`}
                value={segment.moments[at] ?? 0}
                isGood={Number.isFinite}
                onValue={(moment) => {
                  const [m, m2, m3, m4] = segment.moments.map((one, index) => (index === at ? moment : one));
                  change({ ...segment, moments: [m ?? 0, m2 ?? 0, m3 ?? 0, m4 ?? 0] });
                }}
              />
            ))
          : null}
      </div>
      {"le" in found ? (
        <>
          <p className="my-2">
            <Button
              onClick={() =>
                onMember({
                  ...member,
                  leb: Number(found.le.toFixed(3)),
                  alphaM: Number(found.alphaM.toFixed(3)),
                })
              }
            >
              {`Use le = ${formatNumber(found.le, { decimals: 3 })} m and \u03b1m = ${formatNumber(found.alphaM, { decimals: 3 })}`}
            </Button>
          </p>
          <StepList steps={steps} assumptions={[]} level={5} />
        </>
      ) : (
        <p role="alert">{found.message}</p>
      )}
    </div>
  );
}

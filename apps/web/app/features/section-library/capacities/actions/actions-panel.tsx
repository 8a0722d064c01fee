import { type Capacity, formatNumber, isCovered, StepList as Recording, type Step } from "@kingpost/calc";
import { axesItems, curvePath, type PlotFrame, placeOf, scaleBetween } from "@kingpost/drawing/plot";
import type { SteelSectionRecord } from "@kingpost/sections";
import { useMemo, useState } from "react";
import { SceneItems } from "../../../../ui/calc/scene.tsx";
import { StepList } from "../../../../ui/calc/step-list.tsx";
import { SubscriptText } from "../../../../ui/calc/subscript-text.tsx";
import { steelOf } from "../capacity-for.ts";
import type { Member } from "../member/member.ts";
import { NumberField } from "../panel-fields.tsx";
import {
  axialRatio,
  interactionLines,
  memberUnderActions,
  START_ACTIONS,
  sectionUnderActions,
  type TypedActions,
} from "./actions.ts";

interface ActionsPanelProps {
  readonly record: SteelSectionRecord;
  readonly member: Member;
}

const FIELDS: readonly (readonly [keyof TypedActions, string, (value: number) => boolean])[] = [
  ["n", "N*, kN, + in compression", (value) => Math.abs(value) <= 1e5],
  ["mx", "M*x, kNm", (value) => Math.abs(value) <= 1e5],
  ["my", "M*y, kNm", (value) => Math.abs(value) <= 1e5],
  ["betaX", "\u03b2m about x", (value) => Math.abs(value) <= 1],
  ["betaY", "\u03b2m about y", (value) => Math.abs(value) <= 1],
];

/** Axial force with bending: the checks of the section and of the member, and where the actions lie in the interaction. */
export function ActionsPanel({ record, member }: ActionsPanelProps) {
  const [actions, change] = useState(START_ACTIONS);
  const section = steelOf(record);
  const found = useMemo(() => {
    const ofSection = new Recording();
    const ofMember = new Recording();
    return {
      axial: axialRatio(section, member, actions),
      section: sectionUnderActions(section, actions, ofSection),
      member: memberUnderActions(section, member, actions, ofMember),
      steps: [
        { title: "Section, Clause 8.3.4", steps: ofSection.steps },
        { title: "Member, Clause 8.4.5", steps: ofMember.steps },
      ],
    };
  }, [section, member, actions]);
  return (
    <div className="segment-panel">
      <form aria-label="Design actions" className="segment-form" onSubmit={(event) => event.preventDefault()}>
        {FIELDS.map(([field, label, isGood]) => (
          <NumberField
            key={field}
            label={label}
            value={actions[field]}
            isGood={isGood}
            onValue={(value) => change({ ...actions, [field]: value })}
          />
        ))}
      </form>
      <p className="my-2 max-w-prose text-steel">
        <SubscriptText text="Design actions after amplification (Clause 4.4). β_m is the ratio of the end moments, positive in double curvature; −1 also for loads between the ends. Lengths and α_m are the member inputs above; A_n = A_g." />
      </p>
      <table className="capacity-table" aria-label="Checks under the design actions">
        <tbody>
          <Ratio title="Axial force alone, Clauses 6.1 and 7.1" ratio={found.axial} />
          <Ratio title="Section, Clause 8.3.4" ratio={found.section} />
          <Ratio title="Member, Clause 8.4.5" ratio={found.member} />
        </tbody>
      </table>
      {(["x", "y"] as const).map((axis) => (
        <InteractionPlot
          key={axis}
          axis={axis}
          lines={interactionLines(section, axis, member, actions)}
          actions={actions}
        />
      ))}
      {found.steps.map(({ title, steps }) => (
        <Derivation key={title} title={title} steps={steps} />
      ))}
    </div>
  );
}

function Ratio({ title, ratio }: { readonly title: string; readonly ratio: Capacity }) {
  const isOver = isCovered(ratio) && ratio > 1;
  return (
    <tr>
      <th scope="row" className="py-1 pr-2 pl-4 text-left">
        {title}
      </th>
      {isCovered(ratio) ? (
        <td className={isOver ? "font-semibold text-accent" : undefined}>
          {formatNumber(ratio, { decimals: 3 })} {isOver ? "> 1, fails" : "\u2264 1"}
        </td>
      ) : (
        <td className="capacity-reason">{ratio.reason}</td>
      )}
    </tr>
  );
}

function Derivation({ title, steps }: { readonly title: string; readonly steps: readonly Step[] }) {
  if (steps.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer py-1">Working: {title}</summary>
      <StepList steps={steps} assumptions={[]} level={5} />
    </details>
  );
}

const WIDTH = 560;
const HEIGHT = 320;
const FRAME: PlotFrame = { left: 64, top: 22, right: WIDTH - 14, bottom: HEIGHT - 40, textSize: 13 };

interface InteractionPlotProps {
  readonly axis: "x" | "y";
  readonly lines: ReturnType<typeof interactionLines>;
  readonly actions: TypedActions;
}

/** Moment about one axis across, axial force up, with a point for the actions. */
function InteractionPlot({ axis, lines, actions }: InteractionPlotProps) {
  if (lines.length === 0) return null;
  const point = { x: Math.abs(axis === "x" ? actions.mx : actions.my), y: actions.n };
  const values = [...lines.flatMap(({ points }) => points), point];
  const x = scaleBetween({ least: 0, most: Math.max(...values.map((one) => one.x)) * 1.05 }, 6);
  const y = scaleBetween(
    { least: Math.min(...values.map((one) => one.y)), most: Math.max(...values.map((one) => one.y)) },
    6,
  );
  const place = placeOf(FRAME, x, y, point);
  const title = `Axial force with moment about ${axis}`;
  return (
    <figure className="capacity-chart">
      <figcaption className="font-narrow font-semibold text-14">{title}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${title}: the actions are at ${point.x} kNm and ${point.y} kN`}
      >
        <SceneItems
          items={axesItems(
            FRAME,
            { scale: x, grid: "all", hasMarks: true },
            { scale: y, grid: "all", hasMarks: false },
          )}
        />
        <text x={FRAME.right} y={HEIGHT - 4} textAnchor="end" className="plot-name">
          moment about {axis}, kNm
        </text>
        <text x={FRAME.left} y={12} className="plot-name">
          axial force, kN; compression up
        </text>
        {lines.map(({ name, points }, at) => (
          <path key={name} d={curvePath(FRAME, x, y, points)} className="plot-curve" data-line={at} />
        ))}
        <g className="plot-chosen">
          <circle cx={place.x} cy={place.y} r={5} />
        </g>
      </svg>
      <ul className="plot-legend">
        {lines.map(({ name }, at) => (
          <li key={name}>
            <svg viewBox="0 0 32 8" aria-hidden="true">
              <path d="M0 4H32" className="plot-curve" data-line={at} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </figure>
  );
}

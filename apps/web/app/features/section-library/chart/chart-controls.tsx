import { canBeLog, extentOf, kindFor } from "@kingpost/drawing/plot";
import { useId } from "react";
import { quantityOf } from "../quantities/quantities.ts";
import { shortName } from "../quantities/quantity-name.tsx";
import { AllQuantityOptions } from "../quantities/quantity-options.tsx";
import type { Axis, LibraryState } from "../view-state/library-state.ts";
import type { UpdateState } from "../view-state/use-library-state.ts";
import { type ChartPoint, frontierOf } from "./chart-points.ts";

interface ChartControlsProps {
  readonly state: LibraryState;
  readonly points: readonly ChartPoint[];
  readonly update: UpdateState;
}

/** What the axes show, how they are divided, and whether the lightest stand out. */
export function ChartControls({ state, points, update }: ChartControlsProps) {
  const { axes, frontier } = state;
  const y = quantityOf(axes.y.key);
  const isOfMass = axes.y.key === "mass";
  return (
    <div className="chart-controls" data-print="hide">
      <AxisControl
        name="Vertical"
        axis={axes.y}
        values={points.map((point) => point.y)}
        onChange={(next) => update({ axes: { ...axes, y: next } }, "push")}
      />
      <AxisControl
        name="Horizontal"
        axis={axes.x}
        values={points.map((point) => point.x)}
        onChange={(next) => update({ axes: { ...axes, x: next } }, "push")}
      />
      <label className="tick-box">
        <input
          type="checkbox"
          checked={frontier && !isOfMass}
          disabled={isOfMass}
          onChange={({ target }) => update({ frontier: target.checked }, "push")}
          className="size-4 accent-ink"
        />
        <span>
          Lightest for a given {y && !isOfMass ? shortName(y) : "vertical value"}
          {frontier && !isOfMass ? <span className="text-steel"> ({frontierOf(points).length})</span> : null}
        </span>
      </label>
    </div>
  );
}

interface AxisControlProps {
  readonly name: string;
  readonly axis: Axis;
  readonly values: readonly number[];
  readonly onChange: (axis: Axis) => void;
}

function AxisControl({ name, axis, values, onChange }: AxisControlProps) {
  const id = useId();
  const extent = extentOf(values);
  const possible = extent !== undefined && canBeLog(extent);
  const kind = axis.scale ?? (extent ? kindFor(extent) : "linear");
  return (
    <div className="chart-axis">
      <label htmlFor={id} className="text-steel">
        {name}
      </label>
      <select
        id={id}
        value={axis.key}
        onChange={({ target }) => onChange({ key: target.value, scale: undefined })}
        className="filter-control min-w-0 flex-1"
      >
        <AllQuantityOptions />
      </select>
      <label className="tick-box" title={possible ? undefined : "Some values are zero or negative"}>
        <input
          type="checkbox"
          aria-label={`${name} axis logarithmic`}
          checked={possible && kind === "log"}
          disabled={!possible}
          onChange={({ target }) => onChange({ ...axis, scale: target.checked ? "log" : "linear" })}
          className="size-4 accent-ink"
        />
        Log
      </label>
    </div>
  );
}

import { equalMemberTable, type MemberState, memberSchedule, pathFigure } from "@kingpost/design/load-path";
import { memo, useMemo } from "react";
import { PictureLayers } from "../../figures/picture-layers.tsx";
import { ResultTableView } from "../../tabs/result-table.tsx";

interface PathScheduleProps {
  /** Members from the first to carry a load to the last. */
  readonly levels: readonly (readonly MemberState[])[];
  /** Names of saved designs, by their marks. */
  readonly names: Readonly<Record<string, string>>;
}

/** The members as a graph in the order of calculation, and as a table. Rendered only where members or names changed. */
export const PathSchedule = memo(function PathSchedule({ levels, names }: PathScheduleProps) {
  const figure = useMemo(() => pathFigure(levels), [levels]);
  const table = useMemo(() => memberSchedule(levels.flat(), names), [levels, names]);
  const equal = useMemo(() => equalMemberTable(levels.flat()), [levels]);
  const { x, y, width, height } = figure.bounds;
  return (
    <section className="path-schedule" aria-labelledby="path-schedule">
      <h2 id="path-schedule">Schedule</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls, so that a keyboard has to reach it */}
      <section className="path-scroll" tabIndex={0} aria-label="Load path as a graph">
        <div className="design-figure" style={{ width }}>
          <svg
            viewBox={`${x} ${y} ${width} ${height}`}
            role="img"
            aria-label={figure.description}
            fill="none"
          >
            <PictureLayers layers={figure.layers} />
          </svg>
        </div>
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls, so that a keyboard has to reach it */}
      <section className="path-scroll" tabIndex={0} aria-label={table.title}>
        <ResultTableView table={table} />
      </section>
      {equal ? (
        <>
          <h3>{equal.title}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls, so that a keyboard has to reach it */}
          <section className="path-scroll" tabIndex={0} aria-label={equal.title}>
            <ResultTableView table={equal} />
          </section>
        </>
      ) : null}
    </section>
  );
});

import { useMemo } from "react";
import { Link } from "react-router";
import { withoutFamily } from "../filter/families.ts";
import { FamilyToggles } from "../filter/family-toggles.tsx";
import { useFound } from "../filter/found/found.ts";
import { MemberChoice, memberInWords } from "../lightest/member-choice.tsx";
import type { FoundViewProps } from "../page/found-view-props.ts";
import { quantityOf } from "../quantities/quantities.ts";
import { QuantityName, shortName } from "../quantities/quantity-name.tsx";
import { VerifyNote } from "../section/verify-note.tsx";
import { toSearch } from "../view-state/library-state.ts";
import { ChartCard } from "./chart-card.tsx";
import { ChartControls } from "./chart-controls.tsx";
import { ChartDrawing } from "./chart-drawing.tsx";
import { pointsOf } from "./chart-points.ts";

/** The sections found, any quantity against any other. */
export function Chart({ catalogue, state, found, onView, update, onOpen, onCompare }: FoundViewProps) {
  const { axes, conditions, standard, member } = state;
  const x = quantityOf(axes.x.key);
  const y = quantityOf(axes.y.key);
  const ofAllFamilies = useMemo(() => withoutFamily(conditions), [conditions]);
  const offered = useFound(catalogue, { ...state, conditions: ofAllFamilies });
  const points = useMemo(
    () => (x && y ? pointsOf(catalogue, found, x, y, member) : []),
    [catalogue, found, x, y, member],
  );
  // `parseState` accepts known quantities only, so this narrows the type.
  if (!x || !y) return null;
  const keys = [x.key, y.key];
  const inUse = memberInWords(keys, member);
  const absent = found.length - points.length;
  const sort = { key: y.key, descending: true };

  return (
    <article aria-labelledby="chart-name" className="chart-view">
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3">
        <h3 id="chart-name" className="text-20">
          <QuantityName quantity={y} /> against <QuantityName quantity={x} />
        </h3>
        <p role="status" className="text-13 text-steel">
          {points.length === 1 ? "1 section" : `${points.length} sections`}, {standard}
          {inUse === "" ? "" : `; ${inUse}`}
          {absent === 0 ? "" : `; ${absent} more without ${shortName(x)} or ${shortName(y)}`}
        </p>
      </header>
      <ChartControls state={state} points={points} update={update} />
      <MemberChoice keys={keys} member={member} onChange={(next) => update({ member: next }, "typing")} />
      <FamilyToggles
        conditions={conditions}
        offered={offered}
        onChange={(next) => update({ conditions: next }, "push")}
        withMarks
      />
      <div className="chart-columns">
        {points.length === 0 ? (
          <p className="p-4 text-16">
            No section with both properties matches the search, filters and availability.
          </p>
        ) : (
          <ChartDrawing
            catalogue={catalogue}
            state={state}
            points={points}
            x={x}
            y={y}
            onChoose={(id) => update({ section: id }, "push")}
            onOpen={onOpen}
          />
        )}
        <ChartCard
          catalogue={catalogue}
          record={onView}
          member={member}
          quantities={[x, y]}
          isDrawn={points.some(({ entry }) => entry.id === onView?.id)}
          onOpen={onOpen}
          onCompare={onCompare}
        />
      </div>
      <p className="px-4 pt-3 text-13" data-print="hide">
        <Link to={{ search: toSearch({ ...state, view: "table", family: "all", sort }) }} preventScrollReset>
          View as table
        </Link>
      </p>
      <VerifyNote />
    </article>
  );
}

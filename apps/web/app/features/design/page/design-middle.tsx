import {
  editionsText,
  type RawInputs,
  type ResultTable,
  type RunnableModule,
  type ShownResult,
} from "@kingpost/design";
import { memo, useMemo, useRef } from "react";
import { Link } from "react-router";
import { SubscriptText } from "../../../ui/calc/subscript-text.tsx";
import { onDemand } from "../../../ui/loading/on-demand.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import type { Alternatives } from "../alternatives/alternatives.ts";
import { DesignFigures } from "../figures/design-figures.tsx";
import { useDrawingSize } from "../figures/use-drawing-size.ts";
import type { SetValue } from "../state/design-state.ts";
import { ResultTableView } from "../tabs/result-table.tsx";
import { Working } from "../tabs/working.tsx";
import { LoadedPart } from "./loaded-part.tsx";

interface DesignMiddleProps {
  readonly module: RunnableModule;
  readonly alternatives: Alternatives;
  /** The design that is drawn. */
  readonly drawn: {
    readonly inputs: RawInputs;
    readonly result: ShownResult | undefined;
    /** Whether the result is of earlier inputs. */
    readonly isOutdated: boolean;
  };
  readonly isFrozen: boolean;
  readonly selected: string | undefined;
  readonly tab: string;
  readonly setSelected: (check: string) => void;
  readonly setTab: (tab: string) => void;
  readonly onMove: ((values: readonly SetValue[], drag: string) => void) | undefined;
  readonly onApply: (inputs: RawInputs) => void;
}

/** Tabs that few open. */
const Candidates = onDemand(async () => (await import("../alternatives/candidates.tsx")).Candidates);
const Sensitivity = onDemand(async () => (await import("../alternatives/sensitivity.tsx")).Sensitivity);

export const WORKING = "Working";
const CANDIDATES = "Candidates";
const SENSITIVITY = "Sensitivity";

const tabOf = ({ title, tab = title }: ResultTable) => tab;

/** Drawing, diagrams and the tabs of results. Rendered only where a property changed: it is the larger part of the page. */
export const DesignMiddle = memo(function DesignMiddle({
  module,
  alternatives,
  drawn: { inputs, result, isOutdated },
  isFrozen,
  selected,
  tab,
  setSelected,
  setTab,
  onMove,
  onApply,
}: DesignMiddleProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const { units, scale } = useDrawingSize(drawing);
  const figures = useMemo(() => result?.figures(units) ?? [], [result, units]);
  const tables = result?.tables ?? [];
  const tabs = [WORKING, ...new Set(tables.map(tabOf)), ...(isFrozen ? [] : [CANDIDATES]), SENSITIVITY];
  const ofTab = tables.filter((table) => tabOf(table) === tab);
  return (
    <section aria-label="Drawing and diagrams" className="design-middle">
      <div className="design-figures" data-outdated={isOutdated ? "" : undefined}>
        <div ref={drawing} className="design-figures-width" />
        <DesignFigures figures={figures} scale={scale} onMove={onMove} />
      </div>
      <Tabs
        label="Results"
        id="design-tab"
        values={tabs}
        selected={tab}
        onSelect={setTab}
        panelClassName="design-tab"
      >
        {tab === CANDIDATES ? (
          <LoadedPart what="This tab">
            <Candidates
              alternatives={alternatives}
              words={module.candidates}
              inputs={inputs}
              onApply={onApply}
            />
          </LoadedPart>
        ) : tab === SENSITIVITY ? (
          <LoadedPart what="This tab">
            <Sensitivity alternatives={alternatives} inputs={inputs} />
          </LoadedPart>
        ) : ofTab.length > 0 ? (
          ofTab.map((table) => <ResultTableView key={table.id} table={table} />)
        ) : (
          <Working checks={result?.checks ?? []} selected={selected} onSelect={setSelected} />
        )}
      </Tabs>
      <Scope module={module} />
    </section>
  );
});

const Scope = memo(function Scope({
  module: { kind, title, scope, standards, engine },
}: {
  readonly module: RunnableModule;
}) {
  return (
    <section className="design-scope" aria-label="Assumptions and exclusions">
      <h2>Assumptions</h2>
      <ul>
        {scope.assumptions.map((one) => (
          <li key={one}>
            <SubscriptText text={one} />
          </li>
        ))}
      </ul>
      <h2>Not covered</h2>
      <ul>
        {scope.exclusions.map((one) => (
          <li key={one}>
            <SubscriptText text={one} />
          </li>
        ))}
      </ul>
      <h2>To be confirmed against the Standard</h2>
      <ul>
        {scope.toConfirm.map((one) => (
          <li key={one}>
            <SubscriptText text={one} />
          </li>
        ))}
      </ul>
      <p>
        {editionsText(standards)}. Engine {engine}.{" "}
        <Link to={`/design/${kind}/validation`} reloadDocument>
          How {title} is validated
        </Link>
      </p>
    </section>
  );
});

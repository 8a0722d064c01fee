import { overallVerdict, type Problem } from "@kingpost/calc";
import {
  type RawInputs,
  type ResultTable,
  type RunnableModule,
  type ShownResult,
  withDefaults,
} from "@kingpost/design";
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { formatDay } from "../../../../shared/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { onDemand } from "../../../ui/on-demand.tsx";
import { usePublicUrl } from "../../../ui/public-url.ts";
import { useCatalogue } from "../../../ui/section-picker/catalogue-store.ts";
import { LoadFailure } from "../../../ui/section-picker/load-failure.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { useWidth } from "../../../ui/use-width.ts";
import type { Alternatives } from "../alternatives/alternatives.ts";
import { type Preview, PreviewBar } from "../alternatives/preview-bar.tsx";
import { Remedies } from "../alternatives/remedies.tsx";
import { DesignFigures } from "../figures/design-figures.tsx";
import type { ReportLength, ReportOf } from "../files/design-report.ts";
import { FileMenu } from "../files/file-menu.tsx";
import { InputColumn } from "../inputs/input-column.tsx";
import { useOfflineDesign } from "../offline/use-offline-design.ts";
import { usePrintSheet } from "../print/use-print-sheet.tsx";
import { keptProject } from "../project/project-details.ts";
import { ProjectGroup } from "../project/project-group.tsx";
import { useProject } from "../project/use-project.ts";
import { AccountSlot } from "../saved/account-slot.tsx";
import type { SavedTitle } from "../saved/title-details.ts";
import { type OpenedLink, openingProblem } from "../state/open-link.ts";
import { useDesign } from "../state/use-design.ts";
import { withValue } from "../state/with-value.ts";
import { ResultTableView } from "../tabs/result-table.tsx";
import { checkOnView, Working } from "../tabs/working.tsx";
import { VerdictColumn } from "../verdict/verdict-column.tsx";
import { CopyDesignLink } from "./copy-design-link.tsx";
import { staleReason } from "./stale-reason.ts";

interface DesignShellProps {
  readonly module: RunnableModule;
  readonly alternatives: Alternatives;
  readonly opened: OpenedLink;
}

/** Of tabs that few open. */
const Candidates = onDemand(async () => (await import("../alternatives/candidates.tsx")).Candidates);
const Sensitivity = onDemand(async () => (await import("../alternatives/sensitivity.tsx")).Sensitivity);

const CANDIDATES = "Candidates";
const SENSITIVITY = "Sensitivity";

/** The width of a drawing until its own is known. */
const USUAL_WIDTH = 640;

const tabOf = ({ title, tab = title }: ResultTable) => tab;

/** One frame for every design module: inputs, drawing and diagrams, verdict. */
export function DesignShell({ module, alternatives, opened }: DesignShellProps) {
  const [state, edit, isBeyondLink] = useDesign(module, opened);
  const frozen = opened.saved?.frozen;
  const isFrozen = frozen !== undefined;
  const [name, setName] = useState(opened.saved?.design.name);
  const saved = name === undefined ? undefined : { name, frozen };
  const { inputs, outcome, last } = state;
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const width = useWidth(drawing, USUAL_WIDTH);
  const [selected, setSelected] = useState<string>();
  const [tab, setTab] = useState("Working");
  const catalogue = useCatalogue();
  const [preview, setPreview] = useState<Preview & { readonly result: ShownResult }>();
  // A preview is of the present inputs: any change of them ends it, undo too.
  const dispatch = useCallback<typeof edit>(
    (action) => {
      if (isFrozen) return;
      setPreview(undefined);
      edit(action);
    },
    [edit, isFrozen],
  );
  const [trouble, setTrouble] = useState(openingProblem(opened));

  useEffect(() => frame.current?.setAttribute("data-hydrated", ""), []);
  useUndoKeys(dispatch);
  const [project, setProject, showProject] = useProject();
  const address = usePublicUrl() + useLocation().pathname;
  const reportOf = (length: ReportLength): ReportOf | undefined =>
    outcome.kind === "result"
      ? {
          module,
          inputs,
          result: outcome.result,
          problems: outcome.problems,
          project,
          saved,
          date: formatDay(new Date()),
          address,
          length,
        }
      : undefined;
  const printed = usePrintSheet(() => reportOf("standard"));

  const change = useCallback(
    (next: RawInputs, path?: string) => dispatch({ kind: "change", inputs: next, path }),
    [dispatch],
  );
  const open = ({ inputs: found, project: details, problem }: OpenedLink) => {
    if (isFrozen) return setTrouble("A revision cannot be changed. Open it as a copy first.");
    setTrouble(problem);
    if (details) setProject(details);
    if (found) change(withDefaults(module.fields, found));
  };
  const setTitle = ({ name: savedName, details }: SavedTitle) => {
    setName(savedName);
    const titled = { ...keptProject(), ...details };
    // The letter of a revision is not of the next design.
    if (isFrozen) showProject(titled);
    else setProject(titled);
  };
  // All moves of a drag are one step of undo.
  const move = (path: string, value: number, drag: string) => change(withValue(inputs, path, value), drag);
  useOfflineDesign(module, open);
  const problems: readonly Problem[] = outcome.problems;
  const stale = staleReason(outcome, last !== undefined);
  const shown = preview?.result ?? last;
  const figures = useMemo(() => shown?.figures(width) ?? [], [shown, width]);
  const showPreview = (next: Preview | undefined) => {
    const previewed = next && module.run(next.inputs, { catalogue });
    setPreview(next && previewed?.kind === "result" ? { ...next, result: previewed.result } : undefined);
  };
  const tables = shown?.tables ?? [];
  const tabs = ["Working", ...new Set(tables.map(tabOf)), ...(isFrozen ? [] : [CANDIDATES]), SENSITIVITY];
  const ofTab = tables.filter((table) => tabOf(table) === tab);
  const examples = module.examples.map(({ id, title, inputs: example }) => ({
    id,
    label: title,
    onSelect: () => change(withDefaults(module.fields, example)),
  }));
  const showWorking = (check: string) => {
    setSelected(check);
    setTab("Working");
  };

  return (
    <div ref={frame} className="design">
      <div className="design-actions" data-print="hide">
        <Button disabled={isFrozen || state.past.length === 0} onClick={() => dispatch({ kind: "undo" })}>
          Undo
        </Button>
        <Button disabled={isFrozen || state.future.length === 0} onClick={() => dispatch({ kind: "redo" })}>
          Redo
        </Button>
        {isFrozen ? null : <Menu label="Examples" groups={[examples]} />}
        <FileMenu
          module={module}
          inputs={inputs}
          project={project}
          saved={saved}
          reportOf={reportOf}
          onOpen={open}
        />
        <CopyDesignLink module={module} inputs={inputs} onTrouble={setTrouble} />
        <AccountSlot
          module={module}
          inputs={inputs}
          outcome={outcome}
          opened={opened.saved}
          onInputs={change}
          onTitle={setTitle}
          onTrouble={setTrouble}
        />
      </div>
      {trouble === undefined ? null : (
        <p role="alert" className="design-alert">
          {trouble}
        </p>
      )}
      {isBeyondLink ? (
        <p role="alert" className="design-alert">
          This design is too large for its address: a reload loses the last changes. Keep it with File, Save
          design.
        </p>
      ) : null}
      {preview ? (
        <PreviewBar
          module={module}
          inputs={inputs}
          preview={preview}
          onApply={() => change(preview.inputs)}
          onCancel={() => setPreview(undefined)}
        />
      ) : null}
      <div className="design-columns">
        <fieldset disabled={isFrozen} className="contents">
          <legend className="sr-only">Design</legend>
          <InputColumn module={module} inputs={inputs} problems={problems} onChange={change}>
            <ProjectGroup details={project} onChange={setProject} />
          </InputColumn>
        </fieldset>
        <section aria-label="Drawing and diagrams" className="design-middle">
          <div className="design-figures" data-outdated={stale === undefined ? undefined : ""}>
            <div ref={drawing} className="design-figures-width" />
            <DesignFigures figures={figures} onMove={preview || isFrozen ? undefined : move} />
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
              <Loaded>
                <Candidates alternatives={alternatives} inputs={inputs} onApply={change} />
              </Loaded>
            ) : tab === SENSITIVITY ? (
              <Loaded>
                <Sensitivity alternatives={alternatives} inputs={inputs} />
              </Loaded>
            ) : ofTab.length > 0 ? (
              ofTab.map((table) => <ResultTableView key={table.id} table={table} />)
            ) : (
              <Working checks={shown?.checks ?? []} selected={selected} onSelect={setSelected} />
            )}
          </Tabs>
          <Scope module={module} />
        </section>
        <VerdictColumn
          result={shown}
          stale={stale}
          selected={checkOnView(shown?.checks ?? [], selected)?.id}
          onSelect={showWorking}
          remedies={
            outcome.kind === "result" && !isFrozen && overallVerdict(outcome.result.checks) === "fail" ? (
              <Remedies
                alternatives={alternatives}
                inputs={inputs}
                previewed={preview?.id}
                onPreview={showPreview}
                onApply={change}
              />
            ) : null
          }
        />
      </div>
      {printed}
    </div>
  );
}

/** Around what is loaded when it is first shown. */
function Loaded({ children }: { readonly children: ReactNode }) {
  return (
    <LoadFailure className="design-waits" what="This tab">
      <Suspense fallback={<p role="status">Loading{"\u2026"}</p>}>{children}</Suspense>
    </LoadFailure>
  );
}

function Scope({ module: { kind, title, scope, edition, engine } }: { readonly module: RunnableModule }) {
  return (
    <section className="design-scope" aria-label="Assumptions and exclusions">
      <h2>Assumptions</h2>
      <ul>
        {scope.assumptions.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <h2>Not covered</h2>
      <ul>
        {scope.exclusions.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <h2>To be confirmed against the Standard</h2>
      <ul>
        {scope.toConfirm.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p>
        {edition}. Engine {engine}.{" "}
        <Link to={`/design/${kind}/validation`} reloadDocument>
          How {title} is validated
        </Link>
      </p>
    </section>
  );
}

/** Ctrl+Z and Ctrl+Y undo and redo changes of the design, also from within an input. */
function useUndoKeys(dispatch: (action: { readonly kind: "undo" | "redo" }) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const isRedo = key === "y" || (key === "z" && event.shiftKey);
      if (!isRedo && key !== "z") return;
      event.preventDefault();
      dispatch({ kind: isRedo ? "redo" : "undo" });
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [dispatch]);
}

import { overallVerdict, type Problem } from "@kingpost/calc";
import {
  type RawInputs,
  type RunnableModule,
  type ShownResult,
  usesSections,
  withDefaults,
} from "@kingpost/design";
import type { ReportLength, ReportOf } from "@kingpost/design/report";
import { type RefObject, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { formatDay } from "../../../../shared/dates.ts";
import { usePublicUrl } from "../../../ui/address/public-url.ts";
import { Button } from "../../../ui/button.tsx";
import { useCatalogueFor } from "../../../ui/catalogue/catalogue-store.ts";
import { issuerOf } from "../../../ui/firm/kept-firm.ts";
import { useFirm } from "../../../ui/firm/use-firm.ts";
import { lazyOrNothing } from "../../../ui/loading/on-demand.tsx";
import { Menu } from "../../../ui/menu.tsx";
import type { Alternatives } from "../alternatives/alternatives.ts";
import type { Preview } from "../alternatives/preview-bar.tsx";
import { FileMenu } from "../files/file-menu.tsx";
import { savedInReport } from "../files/saved-in-report.ts";
import { InputColumn } from "../inputs/input-column.tsx";
import { CodeOnDemand } from "../modules/code-on-demand.tsx";
import { loadPathModules } from "../modules/modules-on-demand.ts";
import { runOnPage } from "../modules/run-on-page.ts";
import { useOfflineDesign } from "../offline/use-offline-design.ts";
import { usePrintSheet } from "../print/use-print-sheet.tsx";
import { ProjectGroup } from "../project/project-group.tsx";
import { useProject } from "../project/use-project.ts";
import { AccountSlot } from "../saved/account-slot.tsx";
import type { SavedTitle } from "../saved/title-details.ts";
import type { SetValue } from "../state/design-state.ts";
import { type OpenedLink, openingProblem } from "../state/open-link.ts";
import { useDesign } from "../state/use-design.ts";
import { checkOnView } from "../tabs/working.tsx";
import { VerdictColumn } from "../verdict/verdict-column.tsx";
import { ContinueDesign } from "./continue-design.tsx";
import { CopyDesignLink } from "./copy-design-link.tsx";
import { DesignMiddle, WORKING } from "./design-middle.tsx";
import { Jumps } from "./jumps.tsx";
import { staleReason } from "./stale-reason.ts";
import { useFollowing } from "./use-following.ts";
import { usePaintedMark } from "./use-painted-mark.ts";
import { useUndoKeys } from "./use-undo-keys.ts";
import { useWarmCalculation } from "./use-warm-calculation.ts";

interface DesignShellProps {
  readonly module: RunnableModule;
  readonly alternatives: Alternatives;
  readonly opened: OpenedLink;
  /** Set to the inputs on view. */
  readonly onView: RefObject<RawInputs | undefined>;
}

/** Parts of the page that only designs that fail need. */
const fixes = () => import("../alternatives/fixes.ts");
const Remedies = lazyOrNothing(async () => (await fixes()).Remedies);
const PreviewBar = lazyOrNothing(async () => (await fixes()).PreviewBar);

/** Part of the page that only members of a load path need. */
const MemberBar = lazyOrNothing(async () => {
  const [{ MemberBar: Bar }] = await Promise.all([import("../load-path/member-bar.tsx"), loadPathModules()]);
  return Bar;
});

/** One frame for every design module: inputs, drawing and diagrams, verdict. */
export function DesignShell({ module, alternatives, opened, onView }: DesignShellProps) {
  const [state, edit, isBeyondLink] = useDesign(module, opened);
  const frozen = opened.saved?.frozen;
  const isFrozen = frozen !== undefined;
  const [name, setName] = useState(opened.saved?.design.name);
  const saved = name === undefined ? undefined : { name, frozen };
  const { inputs, outcome, last } = state;
  useEffect(() => {
    onView.current = inputs;
  }, [onView, inputs]);
  const frame = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<string>();
  const [tab, setTab] = useState(WORKING);
  const catalogue = useCatalogueFor(usesSections(module.fields));
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
  usePaintedMark(frame);
  useUndoKeys(dispatch);
  useWarmCalculation(() => runOnPage(module, inputs, catalogue));
  const { details: project, change: setProject, takeSaved } = useProject();
  const firm = useFirm();
  const { pathname, search } = useLocation();
  const address = usePublicUrl() + pathname;
  const member = new URLSearchParams(search).get("member");
  const reportOf = (length: ReportLength): ReportOf | undefined =>
    outcome.kind === "result"
      ? {
          module,
          inputs,
          result: outcome.result,
          problems: outcome.problems,
          project,
          saved: saved && savedInReport(saved, module.engine, outcome),
          issuer: issuerOf(firm.firm),
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
    // The letter of a revision is not kept for the next design.
    takeSaved(details, isFrozen);
  };
  // All moves of a drag are one step of undo.
  const move = useCallback(
    (values: readonly SetValue[], drag: string) => dispatch({ kind: "set", values, step: drag }),
    [dispatch],
  );
  useOfflineDesign(module, open);
  const problems: readonly Problem[] = outcome.problems;
  const stale = staleReason(outcome, last !== undefined);
  const shown = preview?.result ?? last;
  // The verdict is painted first; drawing, diagrams, tabs and the list of checks follow, all of one design.
  const current = useMemo(
    () => ({ inputs, result: shown, isOutdated: stale !== undefined }),
    [inputs, shown, stale],
  );
  const drawn = useFollowing(current, state.typedIn?.at !== undefined);
  const showPreview = (next: Preview | undefined) => {
    const previewed = next && runOnPage(module, next.inputs, catalogue);
    setPreview(next && previewed?.kind === "result" ? { ...next, result: previewed.result } : undefined);
  };
  /** Moves the focus to the verdict, because the button of a remedy disappears with it. */
  const leaveRemedy = (next?: RawInputs) => {
    frame.current?.querySelector<HTMLElement>(".verdict-head")?.focus({ preventScroll: true });
    if (next) change(next);
    else setPreview(undefined);
  };
  const examples = module.examples.map(({ id, title, inputs: example }) => ({
    id,
    label: title,
    onSelect: () => change(withDefaults(module.fields, example)),
  }));
  const showWorking = useCallback((check: string) => {
    setSelected(check);
    setTab(WORKING);
  }, []);

  return (
    <div ref={frame} className="design">
      <div className="design-actions locked-without-scripts" data-print="hide">
        <Button disabled={isFrozen || state.past.length === 0} onClick={() => dispatch({ kind: "undo" })}>
          Undo
        </Button>
        <Button disabled={isFrozen || state.future.length === 0} onClick={() => dispatch({ kind: "redo" })}>
          Redo
        </Button>
        <ContinueDesign
          kind={module.kind}
          onContinue={(found) => change(withDefaults(module.fields, found))}
        />
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
          begun={state.begun}
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
      <CodeOnDemand module={module} outcome={outcome} onLoaded={() => edit({ kind: "calculate" })} />
      {isBeyondLink ? (
        <p role="alert" className="design-alert">
          This design is too large for a link: this tab keeps the last changes, but a bookmark does not have
          them. To keep them, use File, Save design.
        </p>
      ) : null}
      {preview ? (
        <Suspense>
          <PreviewBar
            module={module}
            inputs={inputs}
            preview={preview}
            onApply={() => leaveRemedy(preview.inputs)}
            onCancel={() => leaveRemedy()}
          />
        </Suspense>
      ) : null}
      {member === null ? null : (
        <Suspense>
          <MemberBar mark={member} inputs={inputs} />
        </Suspense>
      )}
      <Jumps />
      <div className="design-columns" data-updating={drawn === current ? undefined : ""}>
        <fieldset disabled={isFrozen} className="contents">
          <legend className="sr-only">Design</legend>
          <InputColumn module={module} inputs={inputs} problems={problems} onChange={change}>
            <ProjectGroup details={project} onChange={setProject} firm={firm} />
          </InputColumn>
        </fieldset>
        <DesignMiddle
          drawn={drawn}
          {...{ module, alternatives, isFrozen, selected, tab, setSelected, setTab }}
          onMove={preview || isFrozen ? undefined : move}
          onApply={change}
        />
        <VerdictColumn
          result={shown}
          listed={drawn.result?.checks}
          stale={stale}
          selected={checkOnView(shown?.checks ?? [], selected)?.id}
          onSelect={showWorking}
          remedies={
            outcome.kind === "result" && !isFrozen && overallVerdict(outcome.result.checks) === "fail" ? (
              <Suspense>
                <Remedies
                  alternatives={alternatives}
                  inputs={inputs}
                  previewed={preview?.id}
                  onPreview={showPreview}
                  onApply={leaveRemedy}
                />
              </Suspense>
            ) : null
          }
        />
      </div>
      {printed}
    </div>
  );
}

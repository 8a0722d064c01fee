import { isUnavailable, readFile } from "@kingpost/calc";
import { type RawInputs, type RunnableModule, type RunOutcome, withDefaults } from "@kingpost/design";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { formatDateTime } from "../../../../shared/dates.ts";
import type { Project, SavedDesign } from "../../../../shared/design-types.ts";
import { Button } from "../../../ui/button.tsx";
import { Menu, type MenuItem } from "../../../ui/menu.tsx";
import type { ProjectDetails } from "../project/project-details.ts";
import { Autosave, type DesignEntry, type SaveState } from "./autosave.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { type DesignDetails, fileOf, resultOf, resultWords, summaryOf } from "./design-content.ts";
import { DetailsDialog } from "./details-dialog.tsx";
import { EngineNote } from "./engine-note.tsx";
import type { SavedOnView } from "./saved-on-view.ts";
import { addDesign, freezeDesign, saveDesign } from "./send-design.ts";
import { titleDetails } from "./title-details.ts";
import "./saved.css";

export interface SaveControlProps {
  readonly uid: string;
  readonly module: RunnableModule;
  readonly inputs: RawInputs;
  readonly outcome: RunOutcome;
  /** The saved design that the page was opened with. */
  readonly opened: SavedOnView | undefined;
  /** Replaces the inputs on view. */
  readonly onInputs: (inputs: RawInputs) => void;
  /** Fills the title block of the report. */
  readonly onTitle: (details: Partial<ProjectDetails>) => void;
}

/** Saves the design on view to the account, and then each change of it. */
export function SaveControl(props: SaveControlProps) {
  const { uid, module, inputs, outcome, opened, onTitle } = props;
  const [stored, setStored] = useState(opened?.design);
  const [isNaming, setNaming] = useState(false);
  const showAddress = useSavedAddress();
  const isTitled = useRef(false);
  useEffect(() => {
    if (!opened || isTitled.current) return;
    isTitled.current = true;
    onTitle(titleDetails(opened.project, opened.design, opened.frozen?.letter));
  });
  if (opened?.frozen) return <FrozenControl {...props} opened={opened} frozen={opened.frozen} />;
  const add = async (details: DesignDetails, project: Project | null) => {
    const done = await addDesign(uid, { ...details, file: fileOf(module, inputs), ...resultOf(outcome) });
    if (done.kind === "failed") return done.message;
    onTitle(titleDetails(project, done.design));
    setStored(done.design);
    showAddress(done.design.id);
    return undefined;
  };
  if (stored) {
    const onCopy = (copy: SavedDesign) => {
      setStored(copy);
      showAddress(copy.id);
    };
    return <SavedControl key={stored.id} {...props} first={stored} onCopy={onCopy} />;
  }
  return (
    <>
      <Button onClick={() => setNaming(true)}>Save to account</Button>
      {isNaming ? (
        <DetailsDialog
          uid={uid}
          title="Save to account"
          start={{ name: module.title, mark: "", project: null }}
          onSave={add}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </>
  );
}

/** Puts the saved design into the address of the page. */
function useSavedAddress(): (id: string) => void {
  const navigate = useNavigate();
  return (id) => {
    const search = new URLSearchParams(window.location.search);
    search.set("design", id);
    search.delete("revision");
    navigate({ search: `?${search}` }, { replace: true, preventScrollReset: true });
  };
}

interface SavedControlProps extends SaveControlProps {
  readonly first: SavedDesign;
  readonly onCopy: (copy: SavedDesign) => void;
}

function SavedControl(props: SavedControlProps) {
  const { uid, module, inputs, outcome, opened, first, onInputs, onTitle, onCopy } = props;
  const autosave = useMemo(
    () => new Autosave(first, (stored, entry) => saveDesign(uid, stored, entry)),
    [uid, first],
  );
  const { stored, state } = useSyncExternalStore(autosave.subscribe, autosave.view, autosave.view);
  const [details, setDetails] = useState<DesignDetails>(first);
  const [isNaming, setNaming] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** The revision that was just frozen. */
  const [frozen, setFrozen] = useState<string>();
  /** A conflict whose dialog the user has closed. */
  const [closed, setClosed] = useState<SavedDesign>();
  const [revisions, setRevisions] = useState(opened?.design.id === first.id ? opened.revisions : []);
  const now = useRef({ details, inputs, outcome });
  useEffect(() => {
    now.current = { details, inputs, outcome };
  });
  const entry = (): DesignEntry => {
    const { name, mark, project } = now.current.details;
    return {
      name,
      mark,
      project,
      file: fileOf(module, now.current.inputs),
      ...resultOf(now.current.outcome),
    };
  };

  /** The inputs that the server has. */
  const clean = useRef<RawInputs>(inputs);
  const wasOpened = useRef(false);
  useEffect(() => {
    if (wasOpened.current) return;
    wasOpened.current = true;
    const saved = opened?.design === first ? withDefaults(module.fields, opened.inputs) : clean.current;
    // The address had changes that were not saved, or the design was saved since.
    if (JSON.stringify(saved) !== JSON.stringify(clean.current)) autosave.dispute(entry);
  });
  useEffect(() => {
    if (inputs === clean.current) return;
    clean.current = inputs;
    setFrozen(undefined);
    setFailure(undefined);
    autosave.change(entry);
  });

  // A page that is left does not wait for the changes to rest.
  useEffect(() => {
    const leave = () => void autosave.flush();
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [autosave]);

  const rename = async (next: DesignDetails, project: Project | null) => {
    setDetails(next);
    onTitle(titleDetails(project, next));
    now.current = { ...now.current, details: next };
    autosave.change(entry);
    await autosave.flush();
    const { state } = autosave.view();
    return state.kind === "failed" ? state.message : undefined;
  };
  const freeze = async () => {
    setFailure(undefined);
    await autosave.flush();
    const view = autosave.view();
    if (view.state.kind !== "saved") return;
    const done = await freezeDesign(uid, view.stored, summaryOf(now.current.outcome));
    if (typeof done === "string") return setFailure(`Not frozen: ${done}`);
    const { file, ...revision } = done;
    setRevisions([...revisions, revision]);
    setFrozen(revision.letter);
  };
  const letter = nextLetter(revisions.at(-1)?.letter);
  const items = revisions.map(
    (one): MenuItem => ({
      id: one.letter,
      label: `Revision ${one.letter}, ${resultWords(one)}`,
      detail: formatDateTime(one.createdAt),
      onSelect: () => window.location.assign(`?design=${stored.id}&revision=${one.letter}`),
    }),
  );
  const freezing: MenuItem[] =
    letter === undefined
      ? []
      : [{ id: "freeze", label: `Freeze as revision ${letter}`, onSelect: () => void freeze() }];

  const theirs = state.kind === "conflict" ? state.theirs : undefined;
  const theirInputs = theirs && inputsOf(module, theirs);
  const copy = async () => {
    const done = await addDesign(uid, { ...entry(), name: `${details.name.slice(0, 73)} (copy)` });
    if (done.kind === "failed") return setFailure(done.message);
    onCopy(done.design);
  };
  const take = () => {
    if (!theirs || !theirInputs) return;
    clean.current = theirInputs;
    setDetails(theirs);
    autosave.accept(theirs);
    onInputs(theirInputs);
  };
  return (
    <>
      <Button onClick={() => setNaming(true)} title="Name, member mark and project">
        <span className="max-w-48 truncate">{[details.mark, details.name].filter(Boolean).join(" ")}</span>
      </Button>
      <Menu label="Revisions" groups={items.length > 0 ? [freezing, items] : [freezing]} />
      <SaveStatus
        state={state}
        failure={failure}
        frozen={frozen}
        onRetry={() => void autosave.flush()}
        onCompare={() => setClosed(undefined)}
      />
      <EngineNote
        module={module}
        saved={opened?.design}
        isUnchanged={opened?.design === stored}
        outcome={outcome}
      />
      {isNaming ? (
        <DetailsDialog
          uid={uid}
          title="Saved design"
          start={details}
          onSave={rename}
          onClose={() => setNaming(false)}
        />
      ) : null}
      {theirs && theirs !== closed ? (
        <ConflictDialog
          fields={module.fields}
          mine={{ ...details, ...resultOf(outcome) }}
          inputs={inputs}
          theirs={theirs}
          theirInputs={theirInputs}
          onCopy={() => void copy()}
          onTake={take}
          onOverwrite={() => void autosave.overwrite()}
          onClose={() => setClosed(theirs)}
          failure={failure}
        />
      ) : null}
    </>
  );
}

interface SaveStatusProps {
  readonly state: SaveState;
  /** Why the last action of the user failed. */
  readonly failure: string | undefined;
  readonly frozen: string | undefined;
  readonly onRetry: () => void;
  readonly onCompare: () => void;
}

function SaveStatus({ state, failure, frozen, onRetry, onCompare }: SaveStatusProps) {
  const words = failure ?? stateWords(state);
  const isFailure = failure !== undefined || state.kind === "failed" || state.kind === "conflict";
  return (
    <span className="save-state" data-failure={isFailure || undefined}>
      <span role="status">
        {words}
        {frozen === undefined || isFailure ? "" : `. Revision ${frozen} is frozen.`}
      </span>
      {state.kind === "failed" ? (
        <button type="button" onClick={onRetry}>
          Try again
        </button>
      ) : null}
      {state.kind === "conflict" ? (
        <button type="button" onClick={onCompare}>
          Compare
        </button>
      ) : null}
    </span>
  );
}

function stateWords(state: SaveState): string {
  switch (state.kind) {
    case "saved":
      return "Saved";
    case "saving":
      return "Saving\u2026";
    case "failed":
      return `Not saved: ${state.message}`;
    case "conflict":
      return "Not saved: also changed elsewhere.";
  }
}

/** The inputs of a saved design in the version of this page; undefined if it is of a newer one. */
function inputsOf(module: RunnableModule, { file }: Pick<SavedDesign, "file">): RawInputs | undefined {
  const read = readFile(file);
  const inputs = isUnavailable(read) ? read : module.open(read);
  return isUnavailable(inputs) ? undefined : withDefaults(module.fields, inputs);
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

function nextLetter(last: string | undefined): string | undefined {
  return last === undefined ? "A" : LETTERS[LETTERS.indexOf(last) + 1];
}

interface FrozenControlProps extends SaveControlProps {
  readonly opened: SavedOnView;
  readonly frozen: NonNullable<SavedOnView["frozen"]>;
}

/** A revision on view: it cannot be changed, but copied. */
function FrozenControl({ uid, module, inputs, outcome, opened, frozen }: FrozenControlProps) {
  const [failure, setFailure] = useState<string>();
  const { design } = opened;
  const copy = async () => {
    const name = `${design.name.slice(0, 65)} (revision ${frozen.letter})`;
    const { mark, project } = design;
    const file = fileOf(module, inputs);
    const done = await addDesign(uid, { name, mark, project, file, ...resultOf(outcome) });
    if (done.kind === "failed") return setFailure(`Not saved: ${done.message}`);
    window.location.assign(`?design=${done.design.id}`);
  };
  return (
    <>
      <Button onClick={() => void copy()}>Open as a copy</Button>
      <a href={`?design=${design.id}`} className="text-13">
        Back to the design
      </a>
      <p className="saved-note">
        Revision {frozen.letter} of {"\u201c"}
        {design.name}
        {"\u201d"}, frozen {formatDateTime(frozen.createdAt)}: {frozen.summary} It cannot be changed.
      </p>
      <p role="alert" className="save-state" data-failure="">
        {failure}
      </p>
      <EngineNote module={module} saved={frozen} isUnchanged outcome={outcome} />
    </>
  );
}

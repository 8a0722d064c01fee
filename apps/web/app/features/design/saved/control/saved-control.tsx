import { isUnavailable, readFile } from "@kingpost/calc";
import { type RawInputs, type RunnableModule, withDefaults } from "@kingpost/design";
import { Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { formatDateTime } from "../../../../../shared/dates.ts";
import type { Project, SavedDesign } from "../../../../../shared/design-types.ts";
import { Button } from "../../../../ui/button.tsx";
import { lazyOrNothing } from "../../../../ui/loading/on-demand.tsx";
import { Menu, type MenuItem } from "../../../../ui/menu.tsx";
import { loadPathModules } from "../../modules/modules-on-demand.ts";
import { forgetUnsaved, keepUnsaved } from "../../state/unsaved-changes.ts";
import { type DesignDetails, fileOf, resultOf, resultWords } from "../design-content.ts";
import { EngineNote } from "../engine-note.tsx";
import { addDesign, freezeDesign, saveDesign } from "../send-design.ts";
import { type SavedTitle, titleDetails } from "../title-details.ts";
import { Autosave, type DesignEntry } from "./autosave.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { DetailsDialog } from "./details-dialog.tsx";
import type { SaveControlProps } from "./save-control-props.ts";
import { SaveStatus } from "./save-status.tsx";
import { SignOutQuestion } from "./sign-out-question.tsx";
import { SuggestedName } from "./suggested-name.ts";

interface SavedControlProps extends SaveControlProps {
  readonly first: SavedDesign;
  /** The inputs that this page was opened with or has stored as `first`: those on view may have changed since. */
  readonly sent: RawInputs;
  readonly onCopy: (copy: SavedDesign, sent: RawInputs) => void;
}

/** Notice on the load path of the project, loaded with the modules of all members. */
const ProjectNotice = lazyOrNothing(async () => {
  const [{ ProjectNotice: Notice }] = await Promise.all([
    import("../../load-path/project-notice.tsx"),
    loadPathModules(),
  ]);
  return Notice;
});

/** A saved design on view: each change is saved, and it can be frozen as a revision. */
export function SavedControl(props: SavedControlProps) {
  const { uid, module, inputs, outcome, opened, first, sent, onInputs, onTitle, onCopy } = props;
  const { kind } = module;
  const autosave = useMemo(
    () =>
      new Autosave(first, async (stored, entry) => {
        const sent = await saveDesign(uid, stored, entry);
        if (sent.kind === "saved") forgetUnsaved(kind, uid, stored.id);
        return sent;
      }),
    [uid, first, kind],
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
  const now = useRef({ details, inputs });
  useEffect(() => {
    now.current = { details, inputs };
  });
  const entry = (): DesignEntry => {
    const { name, mark, project } = now.current.details;
    return { name, mark, project, file: fileOf(module, now.current.inputs) };
  };

  const retitle = (next: DesignDetails, title: SavedTitle["details"]) => {
    setDetails(next);
    onTitle({ name: next.name, details: title });
    now.current = { ...now.current, details: next };
  };
  /** A suggested name follows the inputs. */
  const follow = () => {
    const name = suggested.after(details.name, module, inputs);
    if (name !== undefined) retitle({ ...details, name }, {});
  };
  /** The inputs that the server has. */
  const clean = useRef<RawInputs>(sent);
  const [saved] = useState(opened?.design === first ? withDefaults(module.fields, opened.inputs) : sent);
  const [suggested, setSuggested] = useState(() => new SuggestedName(module, saved));
  const wasOpened = useRef(false);
  useEffect(() => {
    if (wasOpened.current) return;
    wasOpened.current = true;
    // The address had changes that were not saved, or the design was saved since.
    if (JSON.stringify(saved) === JSON.stringify(clean.current)) return;
    follow();
    autosave.dispute(entry);
  });
  useEffect(() => {
    if (inputs === clean.current) return;
    clean.current = inputs;
    setFrozen(undefined);
    setFailure(undefined);
    follow();
    autosave.change(entry);
  });

  // A page that is left does not wait for the changes to rest. What could not be saved is kept in this tab: a session may have ended.
  const keep = useRef(() => {});
  useEffect(() => {
    keep.current = () => keepUnsaved(module, uid, first.id, now.current.inputs);
  });
  useEffect(() => {
    const leave = () => {
      if (autosave.view().state.kind === "failed") keep.current();
      void autosave.flush();
    };
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      if (autosave.view().state.kind !== "saved") keep.current();
    };
  }, [autosave]);

  const rename = async (next: DesignDetails, project: Project | null) => {
    retitle(next, titleDetails(project, next));
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
    const done = await freezeDesign(uid, view.stored);
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

  const accept = (saved: SavedDesign) => {
    autosave.accept(saved);
    forgetUnsaved(kind, uid, saved.id);
  };
  const theirs = state.kind === "conflict" ? state.theirs : undefined;
  const theirInputs = theirs && inputsOf(module, theirs);
  const copyAs = async (named: DesignDetails, project: Project | null): Promise<string | undefined> => {
    // What was typed before is of this design too.
    await autosave.flush();
    const copied = now.current.inputs;
    const done = await addDesign(uid, { ...entry(), ...named });
    if (done.kind === "failed") return done.message;
    // In a conflict the changes are the copy's.
    if (theirs) accept(theirs);
    onCopy(done.design, copied);
    onTitle({ name: named.name, details: titleDetails(project, done.design) });
    return undefined;
  };
  const copy = async () => {
    const copied = now.current.inputs;
    const done = await addDesign(uid, { ...entry(), name: `${details.name.slice(0, 73)} (copy)` });
    if (done.kind === "failed") return setFailure(done.message);
    // The copy has the changes, so that the stored design stays as it is.
    if (theirs) accept(theirs);
    onCopy(done.design, copied);
  };
  const take = () => {
    if (!theirs || !theirInputs) return;
    clean.current = theirInputs;
    setSuggested(new SuggestedName(module, theirInputs));
    setDetails(theirs);
    onTitle({ name: theirs.name, details: { mark: theirs.mark } });
    accept(theirs);
    onInputs(theirInputs);
  };
  return (
    <>
      <Button onClick={() => setNaming(true)} title="Name, member mark, project and copies">
        <span className="max-w-48 truncate">{[details.mark, details.name].filter(Boolean).join(" ")}</span>
      </Button>
      {details.project === null ? null : (
        <Suspense>
          <ProjectNotice project={details.project} design={stored.id} inputs={inputs} />
        </Suspense>
      )}
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
      <SignOutQuestion autosave={autosave} />
      {isNaming ? (
        <DetailsDialog
          uid={uid}
          title="Saved design"
          start={details}
          onSave={rename}
          onCopy={copyAs}
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

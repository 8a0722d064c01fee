import type { Member } from "@kingpost/design/load-path";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { SavedDesign } from "../../../../shared/design-types.ts";
import { useReplaceSearch } from "../../../ui/address/use-replace-search.ts";
import { Button } from "../../../ui/button.tsx";
import { NameForm } from "../../../ui/saving/name-form.tsx";
import { Autosave } from "../saved/control/autosave.ts";
import { SaveStatus } from "../saved/control/save-status.tsx";
import { SignOutQuestion } from "../saved/control/sign-out-question.tsx";
import { MAX_NAME } from "../saved/schema.ts";
import { addDesign, saveDesign } from "../saved/send-design.ts";
import { pathFile } from "./file/path-file.ts";
import type { PathAccountProps } from "./saved-path.ts";

interface PathSaveProps extends PathAccountProps {
  readonly uid: string;
}

interface StoredPath {
  readonly design: SavedDesign;
  /** The members that the server has: those on view may have changed since. Undefined where they cannot be read. */
  readonly sent: readonly Member[] | undefined;
}

const check = (typed: string) =>
  typed.trim() === "" ? { problem: "Enter a name for the load path." } : { name: typed };

/** Saves the load path on view to the account, and then each change of it. */
export function PathSave({ uid, opened, members, onSaved }: PathSaveProps) {
  const [stored, setStored] = useState<StoredPath | undefined>(
    opened.saved && { design: opened.saved, sent: opened.members },
  );
  const [isNaming, setNaming] = useState(false);
  const [failure, setFailure] = useState<string>();
  const replaceSearch = useReplaceSearch();
  if (stored) {
    const { design, sent = members } = stored;
    return <Saved uid={uid} first={design} sent={sent} members={members} onSaved={onSaved} />;
  }
  const add = async (name: string) => {
    const sent = await addDesign(uid, { name, mark: "", project: null, file: pathFile(members) });
    setFailure(sent.kind === "failed" ? sent.message : undefined);
    if (sent.kind === "failed") return;
    setStored({ design: sent.design, sent: members });
    replaceSearch(`?design=${sent.design.id}`);
  };
  return isNaming ? (
    <>
      <NameForm
        label="Name of the load path"
        initial="Load path"
        longest={MAX_NAME}
        check={check}
        onName={(name) => void add(name)}
        onCancel={() => setNaming(false)}
      />
      <span role="alert" className="text-13 text-accent">
        {failure}
      </span>
    </>
  ) : (
    <Button disabled={members.length === 0} onClick={() => setNaming(true)}>
      Save to account
    </Button>
  );
}

interface SavedProps extends Pick<PathSaveProps, "uid" | "members" | "onSaved"> {
  readonly first: SavedDesign;
  readonly sent: readonly Member[];
}

function Saved({ uid, first, sent, members, onSaved }: SavedProps) {
  const autosave = useMemo(
    () => new Autosave(first, (stored, entry) => saveDesign(uid, stored, entry)),
    [uid, first],
  );
  const { state } = useSyncExternalStore(autosave.subscribe, autosave.view, autosave.view);
  const clean = useRef(sent);
  useEffect(() => onSaved({ id: first.id, flush: () => autosave.flush() }), [autosave, first, onSaved]);
  useEffect(() => {
    if (clean.current === members) return;
    clean.current = members;
    autosave.change(() => ({ name: first.name, mark: "", project: null, file: pathFile(members) }));
  }, [autosave, first, members]);
  // A page that is left does not wait for the changes to rest.
  useEffect(() => {
    const leave = () => void autosave.flush();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [autosave]);
  return (
    <>
      <span className="max-w-48 truncate text-13">{first.name}</span>
      <SaveStatus
        state={state}
        failure={undefined}
        frozen={undefined}
        onRetry={() => void autosave.flush()}
        onCompare={() => window.location.reload()}
      />
      <SignOutQuestion autosave={autosave} />
    </>
  );
}

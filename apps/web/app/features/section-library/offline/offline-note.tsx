import { useEffect, useState, useSyncExternalStore } from "react";
import { isBrowserCopy } from "../../../ui/loading/browser-copy.ts";
import { keptAddresses, markLinks } from "../../../ui/loading/kept-links.ts";
import { isKept, keepLibrary } from "./worker-client.ts";

// One a page, however often the library is opened in it.
let newer: (() => void) | undefined;
let registered = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  for (const change of ["online", "offline"]) window.addEventListener(change, listener);
  if (!registered) {
    registered = true;
    void keepLibrary((change) => {
      newer = change;
      for (const one of listeners) one();
    });
  }
  return () => {
    listeners.delete(listener);
    for (const change of ["online", "offline"]) window.removeEventListener(change, listener);
  };
}

/** Shows that the browser is offline and what still works, or that a newer version is available, which the user loads. */
export function OfflineNote({ version }: { readonly version: string }) {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const change = useSyncExternalStore(subscribe, () => newer);
  const [kept, setKept] = useState(isBrowserCopy);
  useEffect(() => {
    if (online) return;
    let unmark: (() => void) | undefined;
    let isOver = false;
    void isKept().then(setKept);
    void keptAddresses().then((addresses) => {
      if (!isOver) unmark = markLinks(".library-page", addresses);
    });
    return () => {
      isOver = true;
      unmark?.();
    };
  }, [online]);
  const works = `The library uses the copy saved in this browser, data version ${version}.`;
  const reload = () => window.location.reload();
  return (
    <div role="status" className="basis-full text-14 empty:hidden" data-print="hide">
      {online ? null : (
        <Note>
          {kept ? `You are offline. ${works}` : "You are offline. This page works until you leave it."}
        </Note>
      )}
      {online && isBrowserCopy() ? (
        <Note label="Reload" act={reload}>
          This page was opened offline. {works}
        </Note>
      ) : null}
      {online && change && !isBrowserCopy() ? (
        <Note label="Reload" act={change}>
          A newer version of the library is available.
        </Note>
      ) : null}
    </div>
  );
}

interface NoteProps {
  readonly children: React.ReactNode;
  readonly label?: string;
  readonly act?: () => void;
}

function Note({ children, label, act }: NoteProps) {
  return (
    <p className="border-blue border-l-4 bg-blue-wash px-3 py-1.5">
      {children}{" "}
      {act ? (
        <button
          type="button"
          onClick={act}
          className="min-h-7 cursor-pointer text-blue underline pointer-coarse:min-h-11"
        >
          {label}
        </button>
      ) : null}
    </p>
  );
}

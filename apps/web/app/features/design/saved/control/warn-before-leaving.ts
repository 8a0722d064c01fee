import type { Autosave } from "./autosave.ts";

/** Has the browser ask before a page is closed whose changes could not be saved. Returns what ends that. */
export function warnBeforeLeaving({ view }: Pick<Autosave, "view">): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    const { kind } = view().state;
    // What is being saved is sent while the page is left.
    if (kind === "failed" || kind === "conflict") event.preventDefault();
  };
  window.addEventListener("beforeunload", ask);
  return () => window.removeEventListener("beforeunload", ask);
}

import type { Autosave, SaveState } from "./autosave.ts";

/** Saves what has changed; where that fails, asks whether the session may end without it. */
export async function saveBeforeSignOut(
  autosave: Pick<Autosave, "flush" | "view">,
  mayLose: (state: SaveState) => Promise<boolean>,
): Promise<boolean> {
  await autosave.flush();
  const { state } = autosave.view();
  return state.kind === "saved" || mayLose(state);
}

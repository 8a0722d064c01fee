import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { ENTRIES, read, write } from "../../../ui/storage/browser-storage.ts";

/** A key of the library and what it does, for the list and for the listener alike. */
export interface Shortcut {
  readonly key: string;
  readonly does: string;
}

export const SHORTCUTS = [
  { key: "/", does: "Go to search" },
  {
    key: "c",
    does: "Add the section or the focused row to the comparison, or remove it; a table stays open",
  },
  { key: "f", does: "Toggle favourite (signed in)" },
  { key: "s", does: "Show the section" },
  { key: "d", does: "Show design capacities" },
  { key: "t", does: "Show the family as a table" },
  { key: "g", does: "Show the chart" },
  { key: "l", does: "Find the lightest section" },
  { key: "?", does: "Show this list" },
] as const satisfies readonly Shortcut[];

export type ShortcutKey = (typeof SHORTCUTS)[number]["key"];

/** Keys that act on the focused element; they are always on. */
export const FOCUS_KEYS: readonly Shortcut[] = [
  { key: "\u2191 \u2193", does: "Move through the list, values or rows" },
  { key: "Home End", does: "Go to the first or last item" },
  {
    key: "Enter",
    does: "Open the focused item; in search, open the section or add the filter shown below",
  },
  { key: "Esc", does: "Clear search or close panel" },
];

/** If storage is not available, the shortcuts stay on. */
const readStored = (): boolean => read(ENTRIES.singleKeys) !== "off";

/** Whether single-key shortcuts are on: users of speech input can turn them off for this browser. */
export function useSingleKeys(): [on: boolean, set: (on: boolean) => void] {
  const [on, setOn] = useState(true);
  useEffect(() => setOn(readStored()), []);
  const set = useCallback((next: boolean) => {
    setOn(next);
    // Without storage it is for this page only.
    write(ENTRIES.singleKeys, next ? "on" : "off");
  }, []);
  return [on, set];
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input:not([type=checkbox]), textarea, select, dialog") !== null
  );
}

/** Calls `act` with the shortcut pressed, unless the user is typing or holds a modifier. */
export function useShortcuts(on: boolean, act: (key: ShortcutKey) => void): void {
  const latest: RefObject<(key: ShortcutKey) => void> = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => {
      const shortcut = SHORTCUTS.find(({ key }) => key === event.key);
      if (!shortcut || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (isTyping(event.target)) return;
      event.preventDefault();
      latest.current(shortcut.key);
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [on]);
}

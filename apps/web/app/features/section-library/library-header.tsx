import { Button } from "../../ui/button.tsx";
import { CopyLink } from "./copy-link.tsx";
import { OfflineSlot } from "./offline/offline-slot.tsx";
import type { Library } from "./use-library.ts";
import { ViewSwitch } from "./view-switch.tsx";

interface LibraryHeaderProps {
  readonly title: string;
  readonly library: Library;
  /** Of the data. */
  readonly version: string;
  readonly onKeys: () => void;
}

/** The library's title and what changes the whole of it: view, custom section, comparison. */
export function LibraryHeader({ title, library, version, onKeys }: LibraryHeaderProps) {
  const { state, comparing } = library;
  return (
    <header className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <h2 className="text-20">{title}</h2>
      <span data-print="hide" className="flex flex-wrap items-center gap-2">
        {comparing ? null : <ViewSwitch view={state.view} onSwitch={library.switchView} />}
        <button
          type="button"
          aria-label="Keyboard shortcuts"
          title="Keyboard shortcuts (?)"
          onClick={onKeys}
          className="shortcut-button"
        >
          ?
        </button>
        <CopyLink state={state} />
        <Button onClick={library.toggleCustom}>
          {state.own === undefined ? "Custom section" : "Exit custom section"}
        </Button>
        <Button onClick={library.toggleComparing}>{comparing ? "Exit Compare" : "Compare Sections"}</Button>
      </span>
      <OfflineSlot version={version} />
    </header>
  );
}

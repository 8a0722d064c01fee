import { memo } from "react";
import { Button } from "../../../ui/button.tsx";
import { CopyLink } from "./copy-link.tsx";
import type { Library } from "./use-library.ts";
import { ViewSwitch } from "./view-switch.tsx";

interface LibraryHeaderProps {
  readonly library: Library;
  readonly onKeys: () => void;
}

/** What changes the whole library: view, custom section, comparison. It shares a row with the page's title where there is room. */
export const LibraryHeader = memo(function LibraryHeader({ library, onKeys }: LibraryHeaderProps) {
  const { state, comparing } = library;
  return (
    <div data-print="hide" className="library-controls">
      {comparing ? null : <ViewSwitch view={state.view} onSwitch={library.switchView} />}
      <CopyLink state={state} />
      <button
        type="button"
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts (?)"
        onClick={onKeys}
        className="shortcut-button"
      >
        ?
      </button>
      <Button onClick={library.toggleCustom}>
        {state.own === undefined ? "Custom section" : "Exit custom section"}
      </Button>
      <Button onClick={library.toggleComparing}>{comparing ? "Exit Compare" : "Compare Sections"}</Button>
    </div>
  );
});

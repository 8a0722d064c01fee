import type { MouseEvent } from "react";
import { MAIN_ID } from "./main.tsx";

/** The first tab stop of every page: skips the bar. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    const main = document.getElementById(MAIN_ID);
    if (!main) return;
    // The address stays unchanged, so that it can be copied without a fragment.
    event.preventDefault();
    main.focus();
  };
  return (
    <a
      href={`#${MAIN_ID}`}
      onClick={skip}
      data-print="hide"
      className="sr-only focus:not-sr-only focus:fixed! focus:top-2! focus:left-2! focus:z-20 focus:rounded-sm focus:border focus:border-ink focus:bg-sheet focus:px-4! focus:py-2! focus:font-medium focus:text-14 focus:text-ink"
    >
      Skip to content
    </a>
  );
}

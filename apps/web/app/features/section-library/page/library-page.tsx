import type { ReactNode } from "react";
import { Main } from "../../../ui/page/main.tsx";
import { SectionLibrary } from "./section-library.tsx";
import "./library-page.css";

interface LibraryPageProps {
  readonly title: string;
  readonly subtitle?: string;
  /** At the left end of the header: the way home. */
  readonly start: ReactNode;
  /** At the right end of the header: the account menu. */
  readonly end?: ReactNode;
}

/** The library with one header: the page's title and the library's own buttons share a row where there is room. */
export function LibraryPage({ title, subtitle, start, end }: LibraryPageProps) {
  return (
    <div className="library-page" translate="no">
      <header className="library-bar" data-print="hide">
        <div className="library-start">{start}</div>
        <div className="library-title">
          <h1>{title}</h1>
          {subtitle ? <p>{subtitle}</p> : null}
          <noscript>
            <p>
              The library needs JavaScript. Every section has <a href="/sections">its own page</a> without it.
            </p>
          </noscript>
        </div>
        <button type="button" aria-label="Go to search" className="library-search-door" onClick={goToSearch}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM12.5 12.5 17 17" />
          </svg>
        </button>
        {end ? <div className="library-end">{end}</div> : null}
      </header>
      <Main className="library-main">
        <SectionLibrary />
      </Main>
    </div>
  );
}

/** On a phone the search is above what it has opened. */
function goToSearch() {
  const field = document.getElementById("section-search");
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}

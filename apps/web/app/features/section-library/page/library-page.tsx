import type { ReactNode } from "react";
import { Main } from "../../../ui/page/main.tsx";
import { SectionLibrary } from "./section-library.tsx";
import "./library-page.css";

interface LibraryPageProps {
  readonly title: string;
  readonly subtitle?: string;
  /** At the left end of the header: the logo. */
  readonly start?: ReactNode;
  /** At the right end of the header: the account menu or the way home. */
  readonly end: ReactNode;
}

/** The library with one header: the page's title and the library's own buttons share a row where there is room. */
export function LibraryPage({ title, subtitle, start, end }: LibraryPageProps) {
  return (
    <div className="library-page" translate="no">
      <header className="library-bar" data-print="hide">
        {start ? <div className="library-start">{start}</div> : null}
        <div className="library-title">
          <h1>{title}</h1>
          {subtitle ? <p>{subtitle}</p> : null}
          <noscript>
            <p>
              The library needs JavaScript. Every section has <a href="/sections">its own page</a> without it.
            </p>
          </noscript>
        </div>
        <div className="library-end">{end}</div>
      </header>
      <Main className="library-main">
        <SectionLibrary />
      </Main>
    </div>
  );
}

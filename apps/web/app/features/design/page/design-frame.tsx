import { type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { Main } from "../../../ui/main.tsx";
import { LoadFailure } from "../../../ui/section-picker/load-failure.tsx";
import { HomeLink } from "../../../ui/top-bar.tsx";
import "./design-page.css";

interface DesignFrameProps {
  readonly title: string;
  readonly className: string;
  /** May wait for the section data. */
  readonly children: ReactNode;
}

/** The bar and the content of a page of the design modules. */
export function DesignFrame({ title, className, children }: DesignFrameProps) {
  return (
    <div className="design-page">
      <header className="design-bar" data-print="hide">
        <HomeLink />
        <div className="design-title">
          <h1>
            {title} <span className="beta-mark">Beta</span>
          </h1>
          <p>Results must be verified by a qualified engineer.</p>
        </div>
        <Link to="/design" className="design-all">
          All modules
        </Link>
      </header>
      <Main className={className}>
        <LoadFailure className="design-waits">
          <Suspense fallback={<p className="design-waits">Loading the section data{"\u2026"}</p>}>
            {children}
          </Suspense>
        </LoadFailure>
      </Main>
    </div>
  );
}

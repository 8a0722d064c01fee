import type { RunnableModule } from "@kingpost/design";
import { Suspense } from "react";
import { Link } from "react-router";
import { EarlyInput } from "../../../ui/early-input/early-input.tsx";
import { Main } from "../../../ui/main.tsx";
import { NeedsScripts } from "../../../ui/needs-scripts/needs-scripts.tsx";
import { LoadFailure } from "../../../ui/section-picker/load-failure.tsx";
import { HomeLink } from "../../../ui/top-bar.tsx";
import type { Alternatives } from "../alternatives/alternatives.ts";
import type { OpenedLink } from "../state/open-link.ts";
import { DesignShell } from "./design-shell.tsx";
import "./design-page.css";

interface DesignPageProps {
  readonly module: RunnableModule;
  readonly alternatives: Alternatives;
  readonly opened: OpenedLink;
}

/** The page of a design module. */
export function DesignPage({ module, alternatives, opened }: DesignPageProps) {
  return (
    <div className="design-page" translate="no">
      <header className="design-bar" data-print="hide">
        <HomeLink />
        <div className="design-title">
          <h1>
            {module.title} <span className="beta-mark">Beta</span>
          </h1>
          <p>Results must be verified by a qualified engineer.</p>
        </div>
        <Link to="/design" className="design-all">
          All modules
        </Link>
      </header>
      <Main className="design-main">
        <NeedsScripts result="The result" />
        <LoadFailure className="design-waits">
          <Suspense fallback={<p className="design-waits">Loading the section data{"\u2026"}</p>}>
            <DesignShell module={module} alternatives={alternatives} opened={opened} />
            <EarlyInput />
          </Suspense>
        </LoadFailure>
      </Main>
    </div>
  );
}

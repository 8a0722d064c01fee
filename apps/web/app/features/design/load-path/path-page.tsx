import { Suspense } from "react";
import { Link } from "react-router";
import { LoadFailure } from "../../../ui/catalogue/load-failure.tsx";
import { EarlyInput } from "../../../ui/early-input/early-input.tsx";
import { NeedsScripts } from "../../../ui/needs-scripts/needs-scripts.tsx";
import { Main } from "../../../ui/page/main.tsx";
import { HomeLink } from "../../../ui/page/top-bar.tsx";
import { useEndedSessions } from "../../../ui/storage/use-ended-sessions.ts";
import { Calculating } from "../page/calculating.tsx";
import { useOpened } from "../page/use-opened.ts";
import { type OpenedPath, openPath, PATH_PAGE } from "./file/open-path.ts";
import { PathShell } from "./path-shell.tsx";
import "../page/design-page.css";
import "./path.css";

const openAddress = async (loaded: OpenedPath, address: string) =>
  loaded.isInAddress ? openPath(address) : loaded;

/** The page of a load path: members, what they pass on, and which are out of date. */
export function PathPage({ loaded }: { readonly loaded: OpenedPath }) {
  const ended = useEndedSessions();
  // Thirty members of a link are seconds of work: the browser's, not the server's.
  const isForBrowser = loaded.isInAddress === true || loaded.members !== undefined;
  const opened = useOpened(loaded, isForBrowser, openAddress);
  return (
    <div className="design-page" translate="no">
      <header className="design-bar" data-print="hide">
        <HomeLink />
        <div className="design-title">
          <h1>
            Load Path <span className="beta-mark">Beta</span>
          </h1>
          <p>Results must be verified by a qualified engineer.</p>
        </div>
        <Link to="/design" className="design-all">
          All modules
        </Link>
      </header>
      <Main className="path-main">
        <NeedsScripts result="The load path" />
        <LoadFailure className="design-waits">
          <Suspense fallback={<p className="design-waits">Loading the section data{"\u2026"}</p>}>
            {opened ? (
              <PathShell key={`${ended} ${opened.project?.id}`} opened={opened} />
            ) : (
              <Calculating what="the members" path={PATH_PAGE} />
            )}
            <EarlyInput />
          </Suspense>
        </LoadFailure>
      </Main>
    </div>
  );
}

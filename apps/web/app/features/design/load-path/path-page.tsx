import { Suspense } from "react";
import { preloadColumns } from "../../../ui/catalogue/catalogue-store.ts";
import { LoadFailure } from "../../../ui/catalogue/load-failure.tsx";
import { EarlyInput } from "../../../ui/early-input/early-input.tsx";
import { NeedsScripts } from "../../../ui/needs-scripts/needs-scripts.tsx";
import { Main } from "../../../ui/page/main.tsx";
import { useEndedSessions } from "../../../ui/storage/use-ended-sessions.ts";
import { Calculating } from "../page/calculating.tsx";
import { DesignBar } from "../page/design-bar.tsx";
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
  const opened = useOpened(loaded, isForBrowser, ended, openAddress);
  preloadColumns();
  return (
    <div className="design-page" translate="no">
      <DesignBar title="Load Path" />
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

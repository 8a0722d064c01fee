import { type RawInputs, type RunnableModule, usesSections } from "@kingpost/design";
import { Suspense, useRef } from "react";
import { preloadColumns } from "../../../ui/catalogue/catalogue-store.ts";
import { LoadFailure } from "../../../ui/catalogue/load-failure.tsx";
import { EarlyInput } from "../../../ui/early-input/early-input.tsx";
import { NeedsScripts } from "../../../ui/needs-scripts/needs-scripts.tsx";
import { Main } from "../../../ui/page/main.tsx";
import { useEndedSessions } from "../../../ui/storage/use-ended-sessions.ts";
import { useOwner } from "../../../ui/storage/use-owner.ts";
import type { Alternatives } from "../alternatives/alternatives.ts";
import { loadCodeFor } from "../modules/code-on-demand.tsx";
import { type OpenedLink, openAddress } from "../state/open-link.ts";
import { unsavedOf } from "../state/unsaved-changes.ts";
import { Calculating } from "./calculating.tsx";
import { DesignBar } from "./design-bar.tsx";
import { DesignShell } from "./design-shell.tsx";
import { useOpened } from "./use-opened.ts";
import "./design-page.css";

interface DesignPageProps {
  readonly module: RunnableModule;
  readonly alternatives: Alternatives;
  /** The design as the server gave it. */
  readonly loaded: OpenedLink;
}

/** The page of a design module. */
export function DesignPage({ module, alternatives, loaded }: DesignPageProps) {
  const ended = useEndedSessions();
  // A design may be a second of work: the browser's, not the server's, which renders the default design only.
  const isForBrowser = loaded.isInAddress === true || loaded.inputs !== undefined;
  const owner = useOwner();
  const onView = useRef<RawInputs>(undefined);
  const opened = useOpened(loaded, isForBrowser, ended, async (given, address) => {
    const found = await openAddress(module, given, address);
    // The address follows typing with a delay, and has no large design: what was typed when a session ended is not lost.
    const typed = ended > 0 && found.inputs ? onView.current : undefined;
    const inputs = typed ?? unsavedOf(module, owner, new URL(address).search);
    const shown = inputs ? { ...found, inputs } : found;
    await loadCodeFor(module, shown.inputs);
    return shown;
  });
  const isWithSections = usesSections(module.fields);
  // A new design needs no columns of the section data at first.
  if (isWithSections && isForBrowser) preloadColumns();
  return (
    <div
      className="design-page"
      data-kind={module.kind}
      data-sections={isWithSections ? undefined : "none"}
      translate="no"
    >
      <DesignBar title={module.title} />
      <Main className="design-main">
        <NeedsScripts result="The result" />
        <LoadFailure className="design-waits">
          <Suspense fallback={<p className="design-waits">Loading the section data{"\u2026"}</p>}>
            {opened ? (
              <DesignShell key={ended} {...{ module, alternatives, opened, onView }} />
            ) : (
              <Calculating what="the design" path={`/design/${module.kind}`} />
            )}
            <EarlyInput />
          </Suspense>
        </LoadFailure>
      </Main>
    </div>
  );
}

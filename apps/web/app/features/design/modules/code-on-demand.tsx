import { type RawInputs, type RunnableModule, type RunOutcome, usesSections } from "@kingpost/design";
import { Suspense, useEffect } from "react";
import { loadRecords } from "../../../ui/catalogue/catalogue-store.ts";
import { LoadFailure } from "../../../ui/catalogue/load-failure.tsx";
import { awaitLoaded, type Resource, resource } from "../../../ui/loading/resource.ts";
import { isMissing, isWaiting } from "./run-on-page.ts";

/** Delay until the page has come to rest. */
const REST_MS = 1500;

const ofModules = new Map<string, Resource<unknown>>();

/** What designs of a module need besides its first load. */
function restOf({ kind, fields, onDemand }: RunnableModule): Resource<unknown> {
  const known =
    ofModules.get(kind) ??
    resource(() => Promise.all([onDemand?.load(), usesSections(fields) ? loadRecords() : undefined]));
  ofModules.set(kind, known);
  return known;
}

/** Loads what a design needs besides the first load of its module. A failure is shown where the design is. */
export async function loadCodeFor(module: RunnableModule, inputs: RawInputs | undefined): Promise<void> {
  if (!inputs || !isMissing(module, inputs)) return;
  await restOf(module)
    .load()
    .catch(() => undefined);
}

interface CodeOnDemandProps {
  readonly module: RunnableModule;
  readonly outcome: RunOutcome;
  readonly onLoaded: () => void;
}

/** Loads what only some designs need: at once where there is no result without it, else when the page has come to rest. */
export function CodeOnDemand({ module, outcome, onLoaded }: CodeOnDemandProps) {
  useEffect(() => {
    const load = () =>
      restOf(module)
        .load()
        .catch(() => undefined);
    const timer = window.setTimeout(load, REST_MS);
    return () => window.clearTimeout(timer);
  }, [module]);
  if (!isWaiting(outcome)) return null;
  return (
    <LoadFailure className="design-alert" what="The calculation of this design">
      <Suspense>
        <Awaited module={module} onLoaded={onLoaded} />
      </Suspense>
    </LoadFailure>
  );
}

function Awaited({ module, onLoaded }: Pick<CodeOnDemandProps, "module" | "onLoaded">) {
  awaitLoaded(restOf(module));
  return <Loaded onLoaded={onLoaded} />;
}

/** A component of its own, because React fails where a component that was suspended calls a hook after it no longer waits. */
function Loaded({ onLoaded }: Pick<CodeOnDemandProps, "onLoaded">) {
  useEffect(onLoaded, []);
  return null;
}

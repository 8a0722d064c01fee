import { Suspense } from "react";
import type { DesignKind } from "../../../../shared/design-pages.ts";
import { LoadFailure } from "../../../ui/catalogue/load-failure.tsx";
import { alternativesOf } from "../alternatives/alternatives.ts";
import { preloadModuleFiles } from "../modules/module-files.ts";
import { useModule } from "../modules/modules-on-demand.ts";
import type { OpenedLink } from "../state/open-link.ts";
import { DesignPage } from "./design-page.tsx";

interface ModulePageProps {
  readonly kind: DesignKind;
  /** The design as the server gave it. */
  readonly loaded: OpenedLink;
}

/** The page of a module of the registry, whose code it loads on demand. */
export function ModulePage({ kind, loaded }: ModulePageProps) {
  preloadModuleFiles(kind);
  return (
    <LoadFailure className="design-waits">
      <Suspense fallback={<p className="design-waits">Loading the module{"\u2026"}</p>}>
        <Loaded kind={kind} loaded={loaded} />
      </Suspense>
    </LoadFailure>
  );
}

const Loaded = ({ kind, loaded }: ModulePageProps) => (
  <DesignPage module={useModule(kind)} alternatives={alternativesOf(kind)} loaded={loaded} />
);

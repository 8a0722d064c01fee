import type { RunnableModule } from "@kingpost/design";
import type { Alternatives } from "../alternatives/alternatives.ts";
import type { OpenedLink } from "../state/open-link.ts";
import { DesignFrame } from "./design-frame.tsx";
import { DesignShell } from "./design-shell.tsx";

interface DesignPageProps {
  readonly module: RunnableModule;
  readonly alternatives: Alternatives;
  readonly opened: OpenedLink;
}

/** The page of a design module. */
export function DesignPage({ module, alternatives, opened }: DesignPageProps) {
  return (
    <DesignFrame title={module.title} className="design-main">
      <DesignShell module={module} alternatives={alternatives} opened={opened} />
    </DesignFrame>
  );
}

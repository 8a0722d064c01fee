import { useSyncExternalStore } from "react";
import { DesignFrame } from "../page/design-frame.tsx";
import type { OpenedPath } from "./open-path.ts";
import { PathShell } from "./path-shell.tsx";
import "./path.css";

const never = () => () => {};

/** The page of a load path: members, what they pass on, and which are out of date. */
export function PathPage({ opened }: { readonly opened: OpenedPath }) {
  // Thirty members of a link are seconds of work: the browser's, not the server's.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <DesignFrame title="Load Path" className="path-main">
      {opened.members && !isInBrowser ? (
        <p className="design-waits">Calculating the members{"\u2026"}</p>
      ) : (
        <PathShell key={opened.project?.id} opened={opened} />
      )}
    </DesignFrame>
  );
}

import type { Member } from "@kingpost/design/load-path";
import type { OpenedPath } from "./file/open-path.ts";

/** A load path in the account, and what saves its last changes there. */
export interface SavedPath {
  readonly id: string;
  readonly flush: () => Promise<void>;
}

export interface PathAccountProps {
  readonly opened: OpenedPath;
  readonly members: readonly Member[];
  readonly onSaved: (saved: SavedPath) => void;
}

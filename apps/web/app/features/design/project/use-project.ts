import { NO_PROJECT, type ProjectDetails } from "@kingpost/design/report";
import { useEffect, useState } from "react";
import { keepProject, keepSavedProject, keptProject } from "../../../ui/firm/kept-project.ts";
import { useOwner } from "../../../ui/storage/use-owner.ts";

interface ProjectState {
  readonly details: ProjectDetails;
  /** What the user typed or opened: kept for the next design. */
  readonly change: (details: ProjectDetails) => void;
  /** Shows the details of a saved design, over those that are kept; keeps them too, unless they are only shown. */
  readonly takeSaved: (details: Partial<ProjectDetails>, isOnlyShown: boolean) => void;
}

/** The project details, as this browser keeps them for the user. */
export function useProject(): ProjectState {
  const [details, setDetails] = useState(NO_PROJECT);
  const owner = useOwner();
  // Only the browser has them: the page is rendered without.
  useEffect(() => setDetails(keptProject(owner)), [owner]);
  return {
    details,
    change: (next) => {
      setDetails(next);
      keepProject(next, owner);
    },
    takeSaved: (saved, isOnlyShown) => {
      const next = { ...keptProject(owner), ...saved };
      setDetails(next);
      if (!isOnlyShown) keepSavedProject(next, owner);
    },
  };
}

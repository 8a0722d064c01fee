import { useEffect, useState } from "react";
import { keepProject, keptProject, NO_PROJECT, type ProjectDetails } from "./project-details.ts";

/** The project details, as this browser keeps them. `show` shows others without keeping them. */
export function useProject(): [
  details: ProjectDetails,
  change: (details: ProjectDetails) => void,
  show: (details: ProjectDetails) => void,
] {
  const [details, setDetails] = useState(NO_PROJECT);
  // Only the browser has them: the page is rendered without.
  useEffect(() => setDetails(keptProject()), []);
  const change = (next: ProjectDetails) => {
    setDetails(next);
    keepProject(next);
  };
  return [details, change, setDetails];
}

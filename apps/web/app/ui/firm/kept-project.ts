import { NO_PROJECT, PROJECT_FIELDS, type ProjectDetails, parseProject } from "@kingpost/design/report";
import { ENTRIES, read, readOwn, remove, VISITOR, write } from "../storage/browser-storage.ts";

function parsed(text: string | undefined): ProjectDetails {
  try {
    return parseProject(JSON.parse(text ?? "null"));
  } catch {
    // A text from elsewhere.
    return NO_PROJECT;
  }
}

/** The details that this browser has kept for a user (`useOwner`). */
export const keptProject = (owner: string): ProjectDetails => parsed(read(ENTRIES.project, owner));

/** Keeps the details that a user has typed. */
export function keepProject(details: ProjectDetails, owner: string): void {
  write(ENTRIES.project, JSON.stringify(details), owner);
}

/** Keeps the details of a saved design. They are the account's: where they have all that was typed before signing in, no visitor keeps that. */
export function keepSavedProject(details: ProjectDetails, owner: string): void {
  keepProject(details, owner);
  if (owner === VISITOR) return;
  const typed = parsed(readOwn(ENTRIES.project, VISITOR));
  const isSaved = PROJECT_FIELDS.every(({ name }) => typed[name] === "" || typed[name] === details[name]);
  if (isSaved) remove(ENTRIES.project);
}

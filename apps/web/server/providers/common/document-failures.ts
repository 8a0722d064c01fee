import {
  type DocumentFailure,
  MAX_COMPARISONS,
  MAX_DESIGN_BYTES,
  MAX_DESIGNS,
  MAX_FAVOURITES,
  MAX_PROJECTS,
} from "../documents.ts";

/** The expected failures of documents, with their messages for users. */
function failure(code: DocumentFailure["code"], message: string): DocumentFailure {
  return { ok: false, code, message };
}

export const UNAVAILABLE = failure("unavailable", "The database cannot be reached at the moment.");
export const NO_OWNER = failure("not-found", "This account has been deleted.");

export const NO_MESSAGE = failure("not-found", "There is no such message.");

export const TOO_MANY_FAVOURITES = failure(
  "full",
  `You have ${MAX_FAVOURITES} favourites, the maximum. Remove one to add another.`,
);
export const TOO_MANY_COMPARISONS = failure(
  "full",
  `You have ${MAX_COMPARISONS} saved comparisons, the maximum. Delete one to save another.`,
);
export const NAME_TAKEN = failure(
  "name-taken",
  "You already have a comparison with this name. Choose another name.",
);
export const NO_COMPARISON = failure("not-found", "This comparison no longer exists.");

export const NO_DESIGN = failure("not-found", "This design no longer exists.");
export const NO_PROJECT_TO_CHOOSE = failure(
  "not-found",
  "This project no longer exists. Choose another one.",
);
export const TOO_MANY_DESIGNS = failure(
  "full",
  `You have ${MAX_DESIGNS} saved designs, the maximum. Delete one to save another.`,
);
export const TOO_LARGE = failure(
  "full",
  `Your saved designs have reached ${MAX_DESIGN_BYTES / 1024 / 1024} MB, the maximum. Delete one to save more.`,
);
export const CHANGED = failure("conflict", "This design has been changed in another tab or browser.");
export const NO_LETTER = failure("full", "Revision Z is the last one. Duplicate the design to continue.");

export const NO_PROJECT = failure("not-found", "This project no longer exists.");
export const TOO_MANY_PROJECTS = failure(
  "full",
  `You have ${MAX_PROJECTS} projects, the maximum. Delete one to add another.`,
);

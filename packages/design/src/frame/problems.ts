import type { Problem } from "@kingpost/calc";

/** What must be changed before a design is calculated. `path` is that of its input: `/actions/0/n`. */
export const error = (path: string, message: string): Problem => ({ kind: "error", path, message });

/** What a user should know of an input that is calculated all the same. */
export const note = (path: string, message: string): Problem => ({ kind: "note", path, message });

/** Strings that the specification prescribes word for word. */
export const LITERALS = [];

/** Quoted licences, the rules themselves, and files that are generated from others' text. */
const EXEMPT = [
  "scripts/lib/language/rules.mjs",
  "scripts/lib/language/check.test.mjs",
  "packages/sections/data/",
  "data/",
];

/** Folders that are still to be converted. This list only ever gets shorter. */
export const PENDING = [
  "apps/web/app/features/",
  "apps/web/app/routes/",
];

/** Names and texts from these folders that other folders use. */
export const PENDING_NAMES = ["goes on working"];

export const isExempt = (path) => EXEMPT.some((start) => path.startsWith(start));
export const isPending = (path) => PENDING.some((start) => path.startsWith(start));

/** Strings that the specification prescribes word for word. */
export const LITERALS = [];

/** Quoted licences, the rules themselves, and files that are generated from others' text. */
const EXEMPT = [
  "scripts/lib/language/rules.mjs",
  "scripts/lib/language/check.test.mjs",
  "packages/sections/data/",
  "data/",
  "apps/web/app/features/section-library/licence-notice.ts",
];

/** Folders that are still to be converted. This list only ever gets shorter. */
export const PENDING = [
  "apps/web/server/providers/",
  "apps/web/server/http/",
  "apps/web/server/mail/",
  "apps/web/server/limits/",
  "packages/as4100/",
  "packages/sections/",
];

/** Names and texts from these folders that other folders use. */
export const PENDING_NAMES = ["limits/say-wait.ts", "sayBusy"];

export const isExempt = (path) => EXEMPT.some((start) => path.startsWith(start));
export const isPending = (path) => PENDING.some((start) => path.startsWith(start));

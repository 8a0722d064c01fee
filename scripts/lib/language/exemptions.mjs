/** Strings that the specification prescribes word for word. */
export const LITERALS = [];

/** Quoted licences, the rules themselves, and files that are generated from others' text. */
const EXEMPT = [
  "scripts/lib/language/rules.mjs",
  "scripts/lib/language/check.test.mjs",
  "packages/sections/data/",
  "data/",
  "apps/web/app/features/section-library/export/licence-notice.ts",
];

export const isExempt = (path) => EXEMPT.some((start) => path.startsWith(start));

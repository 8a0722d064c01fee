/** What is run as the server, from the repository's root. The start and the browser tests read it here. */
export const SERVER_ENTRY = "apps/web/server/main.ts";

/** What the build must leave for it. */
export const BUILD_RESULT = "apps/web/build/server/index.js";

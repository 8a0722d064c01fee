/** The server's entry, relative to the repository's root. */
export const SERVER_ENTRY = "apps/web/server/main.ts";

/** The build output that it needs. */
export const BUILD_RESULT = "apps/web/build/server/index.js";

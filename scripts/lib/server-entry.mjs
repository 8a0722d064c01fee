/** The built server, from the repository's root. The start, the build stamp and the browser tests all read it here. */
export const SERVER_ENTRY = "apps/web/server/main.ts";

/** The server as the build makes it, relative to the repository's root. */
export const SERVER_ENTRY = "apps/web/build/server/main.js";

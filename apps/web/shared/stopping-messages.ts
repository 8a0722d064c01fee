/** The response of the reverse proxy (deploy/) while the process restarts: the page recognises it by this text. */
export const STOPPING = "The server is restarting. Nothing was changed. Please try again.";

/** For a form, which may have been processed. */
export const UNFINISHED =
  "The server is restarting, and your request may have been completed. Please check before you try again.";

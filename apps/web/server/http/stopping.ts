/** What a process answers because it ends, at the beginning of a line: the page knows it by this. */
export const STOPPING = "This process is stopping. Nothing was changed; please try again.";

/** To whoever had sent something that was being worked on. */
export const UNFINISHED =
  "This process is stopping, and it is not known whether this was done. Please try again in a moment.";

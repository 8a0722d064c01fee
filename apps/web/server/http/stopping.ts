/** What a process answers because it ends, at the beginning of a line: the page knows it by this. */
export const STOPPING = "This process is stopping. Nothing was changed; please try again.";

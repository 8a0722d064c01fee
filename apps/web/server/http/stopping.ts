/** How every answer begins that a process gives because it ends: the page knows it by this. */
export const STOPPING = "This process is stopping.";

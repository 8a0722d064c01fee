/** How the type of a script begins that waits until its page is used. What follows is the type that it then gets. */
export const LATER = "later/";

/** Prefix of the type of a script that is deferred until the page is used, followed by its real type. */
export const LATER = "later/";

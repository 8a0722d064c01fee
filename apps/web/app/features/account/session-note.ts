/** Where a browser notes the uid of whoever is signed in, so that a change in one tab reaches the others. No secret. */
export const SESSION_NOTE = "kingpost.session";

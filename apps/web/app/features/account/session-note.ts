/** The storage key of the uid of the signed-in user, so that a change in one tab reaches the others. No secret. */
export const SESSION_NOTE = "kingpost.session";

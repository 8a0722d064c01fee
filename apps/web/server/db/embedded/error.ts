/** The embedded database cannot be used: the message can be shown to the operator as it is. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = "EmbeddedDatabaseError";
}

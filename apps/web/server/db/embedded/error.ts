/** The embedded database can not be used: the message is the one line that a person needs. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = "EmbeddedDatabaseError";
}

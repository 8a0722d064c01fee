/**
 * An error without user data. The database layer writes a failed statement's parameters into its message (addresses, password
 * hashes, session tokens), so only the innermost cause's name, code and message are kept.
 */
export function safeError(error: unknown): { type: string; code?: string; message?: string } {
  if (!(error instanceof Error)) return { type: typeof error };
  const root = innermost(error);
  const code = "code" in root && typeof root.code === "string" ? root.code : undefined;
  // "Failed query: insert into ... params: ...": the layer's own wrapper, whose cause was lost.
  const telling = root.message.startsWith("Failed query") ? undefined : root.message;
  return {
    type: root.name,
    ...(code === undefined ? {} : { code }),
    ...(telling === undefined ? {} : { message: telling }),
  };
}

function innermost(error: Error): Error {
  return error.cause instanceof Error ? innermost(error.cause) : error;
}

/** The code of an error of the system, a library or a service; empty if it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

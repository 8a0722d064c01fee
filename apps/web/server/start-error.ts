import { DataFolderError } from "./data-folder.ts";
import { EmbeddedDatabaseError } from "./db/embedded/error.ts";
import { MigrationError } from "./db/migrate.ts";
import { DatabaseUnreachableError } from "./db/open-database.ts";
import { SettingError } from "./env.ts";
import { codeOf } from "./safe-error.ts";

/** Errors whose message can be shown to the operator as it is. */
const EXPLAINED = [
  SettingError,
  DataFolderError,
  EmbeddedDatabaseError,
  DatabaseUnreachableError,
  MigrationError,
];

/** Error codes of listening on an address that this machine does not have. */
const NOT_OURS = /^(EADDRNOTAVAIL|EINVAL|ENOTFOUND|EAI_AGAIN)$/;

/** The message of an error that can be shown as it is. */
export function lineOf(error: unknown): string | undefined {
  return error instanceof Error && EXPLAINED.some((kind) => error instanceof kind)
    ? error.message
    : undefined;
}

/** The one-line message for a failed start; an unexpected error keeps its stack. */
export function explainStartError(error: unknown): string {
  const line = lineOf(error);
  if (line !== undefined) return line;
  if (error instanceof Error && codeOf(error) === "EADDRINUSE") {
    const port = "port" in error ? error.port : "";
    return `Port ${port} is already in use. Stop the other program, or choose another port: PORT=3001 npm start`;
  }
  const call = error instanceof Error && "syscall" in error ? error.syscall : "";
  if (error instanceof Error && call === "listen" && codeOf(error) === "EACCES") {
    return `This user is not allowed to listen on that port (${error.message}). Choose one above 1023: PORT=3000 npm start`;
  }
  if (error instanceof Error && /^(listen|getaddrinfo)$/.test(String(call)) && NOT_OURS.test(codeOf(error))) {
    const host = "address" in error ? error.address : "hostname" in error ? error.hostname : "";
    return `Invalid setting: HOST=${JSON.stringify(host)} is not an address of this machine.`;
  }
  if (
    error instanceof Error &&
    codeOf(error) === "ERR_MODULE_NOT_FOUND" &&
    error.message.includes("build/server")
  ) {
    return "The product is not built yet. Run `npm start`, which builds it, or `npm run build`.";
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** From sysexits.h: a configuration error. */
const CONFIGURATION = 78;

/** The exit code of a failed start: 78 if only an operator can fix it, 1 if a retry may succeed. */
export function startExitCode(error: unknown): number {
  return error instanceof SettingError || error instanceof MigrationError ? CONFIGURATION : 1;
}

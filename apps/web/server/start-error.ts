import { DataFolderError } from "./data-folder.ts";
import { EmbeddedDatabaseError } from "./db/embedded/error.ts";
import { MigrationError } from "./db/migrate.ts";
import { DatabaseUnreachableError } from "./db/open-database.ts";
import { SettingError } from "./env.ts";

/** Faults whose message is the line for the person. */
const EXPLAINED = [
  SettingError,
  DataFolderError,
  EmbeddedDatabaseError,
  DatabaseUnreachableError,
  MigrationError,
];

/** What listening says of an address that this machine does not have. */
const NOT_OURS = /^(EADDRNOTAVAIL|EINVAL|ENOTFOUND|EAI_AGAIN)$/;

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}

/** The line for the person, of a fault that says it itself. */
export function lineOf(error: unknown): string | undefined {
  return error instanceof Error && EXPLAINED.some((kind) => error instanceof kind)
    ? error.message
    : undefined;
}

/** The one line that a person needs when the start fails; an unforeseen fault keeps its stack. */
export function explainStartError(error: unknown): string {
  const line = lineOf(error);
  if (line !== undefined) return line;
  if (error instanceof Error && codeOf(error) === "EADDRINUSE") {
    const port = "port" in error ? error.port : "";
    return `Port ${port} is already in use. Stop the other program, or choose another port: PORT=3001 npm start`;
  }
  const call = error instanceof Error && "syscall" in error ? error.syscall : "";
  if (error instanceof Error && call === "listen" && codeOf(error) === "EACCES") {
    return `This user may not listen on that port (${error.message}). Choose one above 1023: PORT=3000 npm start`;
  }
  if (
    error instanceof Error &&
    /^(listen|getaddrinfo)$/.test(String(call)) &&
    NOT_OURS.test(codeOf(error) ?? "")
  ) {
    const host = "address" in error ? error.address : "hostname" in error ? error.hostname : "";
    return `Bad setting: HOST=${JSON.stringify(host)} is not an address of this machine.`;
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

/** Of the system's own list (sysexits.h): what is wrong is the configuration. */
const CONFIGURATION = 78;

/** How the process ends when the start fails: by 78 where only a person can help, by 1 where the next try may succeed. */
export function startExitCode(error: unknown): number {
  return error instanceof SettingError || error instanceof MigrationError ? CONFIGURATION : 1;
}

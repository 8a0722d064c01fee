import { ownManifest } from "./own-manifest.ts";

/** Why a file of the build did not arrive. A passing loss is over: the server has the file. */
export type Loss = "outdated" | "offline" | "busy" | "passing";

/** What happened and what the user can do, after a sentence that names what is missing. */
export const LOSS_WORDS: Readonly<Record<Loss, string>> = {
  outdated: "This page is of an earlier version. Reload it to get the current one.",
  offline: "There is no connection to the server. Check your connection and try again.",
  busy: "The server is temporarily unavailable. Try again in 15 seconds.",
  passing: "Try again, or reload the page.",
};

/** The path of a file of the build in a message: of ours, and of the browsers that name the script that they could not load. */
const FILE = /\/assets\/[\w.-]+/;

/** Timeout in milliseconds: the user waits for the message. */
const SILENT = 5000;

/**
 * Finds out why a file did not arrive: asks the server once for the file that the error names, else for the manifest of this page, which goes with
 * every change of the product.
 */
export async function lossOf(error: unknown): Promise<Loss> {
  const [named] = FILE.exec(error instanceof Error ? error.message : "") ?? [];
  const file = named ?? ownManifest() ?? import.meta.url;
  const response = await fetch(file, {
    method: "HEAD",
    cache: "no-store",
    signal: AbortSignal.timeout(SILENT),
  }).catch(() => undefined);
  if (!response) return "offline";
  if (response.ok) return "passing";
  return response.status === 404 ? "outdated" : "busy";
}

/** The error of a worker: the browser does not name the script that it could not load. */
export const workerError = (url: string, { message }: Pick<ErrorEvent, "message">): Error =>
  new Error(message || `The worker ${url} could not be loaded.`);

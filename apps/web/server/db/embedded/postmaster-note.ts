import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "../../operator-error.ts";
import type { Endpoint } from "./endpoint.ts";
import { commandOf } from "./processes.ts";

/** What PostgreSQL writes into `postmaster.pid`. A killed server leaves the file. */
export interface PostmasterNote extends Endpoint {
  readonly pid: number;
  readonly isReady: boolean;
}

/** Undefined if no server has the folder. */
export async function postmasterNote(cluster: string): Promise<PostmasterNote | undefined> {
  const text = await readFile(join(cluster, "postmaster.pid"), "utf8").catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const [pid, , , port, socket, address, , state] = text.split("\n").map((line) => line.trim());
  return { pid: Number(pid), host: socket || address || "", port: Number(port), isReady: state === "ready" };
}

/** Whether this process is the PostgreSQL of the folder: another process may have got the ID of one that was killed. */
export async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  return (await commandOf(pid)).includes(` -D ${cluster} `);
}

import { type ChildProcessByStdio, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { brand } from "../../../shared/brand.ts";
import { OperatorError } from "../../operator-error.ts";

const NO_USER = "PostgreSQL does not run as root, and this system has no user `postgres` or `nobody`.";

/** A started program, whose output is to be read. */
export type Program = ChildProcessByStdio<null, Readable, Readable>;

/** The system user that PostgreSQL runs as, and how to start a program as that user. */
export interface SystemUser {
  /** Undefined for the current user. */
  readonly ids?: { readonly uid: number; readonly gid: number };
  readonly spawn: (program: string, args: readonly string[]) => Program;
}

const SETPRIV = "setpriv";
/** PostgreSQL needs a user with a name: `postgres` where there is one, otherwise `nobody`. */
const NAMES = ["postgres", "nobody"];
// In its own session: Ctrl-C at the terminal goes to this process, which stops PostgreSQL after the last request.
const OPTIONS = { detached: true, windowsHide: true, cwd: "/" };

function start(program: string, args: readonly string[], ids = {}): Program {
  return spawn(program, args, { ...OPTIONS, ...ids, stdio: ["ignore", "pipe", "pipe"] });
}

interface Ids {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

function namedUser(): Ids | undefined {
  const rows = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const users = NAMES.flatMap((wanted) => rows.filter(([name]) => name === wanted));
  return users
    .map(([name = "", , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .find(({ uid, gid }) => uid > 0 && gid > 0);
}

/** The owner of the existing database, unless that is root. */
export function ownerOf(folder: string): Ids | undefined {
  const stat = statSync(folder, { throwIfNoEntry: false });
  return stat && stat.uid > 0 ? { name: `number ${stat.uid}`, uid: stat.uid, gid: stat.gid } : undefined;
}

export function mayPass(folder: string, { uid, gid }: Ids): boolean {
  const { mode, uid: owner, gid: group } = statSync(folder);
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  return (mode & bit) !== 0;
}

/** The folders above a path that a user may not enter. */
function closedFolders(path: string, user: Ids): string[] {
  const folder = dirname(path);
  const above = folder === path ? [] : closedFolders(folder, user);
  return folder === path || mayPass(folder, user) ? above : [...above, folder];
}

/** util-linux's `setpriv` starts a program as another user that may still enter closed folders; [] where that does not work. */
function throughClosedFolders({ uid, gid }: Ids, program: string): string[] {
  const right = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
  const words = [`--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", ...right];
  const { status } = spawnSync(SETPRIV, [...words, program, "--version"], { stdio: "ignore" });
  return status === 0 ? words : [];
}

/** The user that runs PostgreSQL, which does not start as root: the current user; as root, the owner of the existing database, or a system user. */
export function systemUserFor(home: string, program: string): SystemUser {
  if (process.getuid?.() !== 0) return { spawn: start };
  const user = ownerOf(home) ?? namedUser();
  if (!user) {
    throw new OperatorError(`${NO_USER} Start ${brand.productName} as an unprivileged user.`);
  }
  const { uid, gid } = user;
  const ids = { uid, gid };
  const closed = [...new Set([program, home].flatMap((path) => closedFolders(path, user)))];
  if (closed.length === 0) return { ids, spawn: (command, args) => start(command, args, ids) };
  const words = throughClosedFolders(user, program);
  if (words.length === 0) {
    throw new OperatorError(
      `PostgreSQL does not run as root, and the user ${user.name} cannot traverse ${closed.join(", ")}. Allow it (chmod o+x ${closed.join(" ")}), start ${brand.productName} as an unprivileged user, or set DATABASE_URL.`,
    );
  }
  return { ids, spawn: (command, args) => start(SETPRIV, [...words, command, ...args]) };
}

/** Runs a program to its end as that user. Returns what it wrote to standard error if it failed, else undefined. */
export async function runAs(
  user: SystemUser,
  program: string,
  args: readonly string[],
): Promise<string | undefined> {
  const child = user.spawn(program, args);
  child.stdout.resume();
  const [words, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
  return code === 0 ? undefined : words.trim().replaceAll(/\s*\n\s*/g, " ");
}

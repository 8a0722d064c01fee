import { type ChildProcess, execFileSync } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** A free loopback port. */
export function freePort(): Promise<number> {
  return new Promise((settle, refuse) => {
    const server = createServer();
    server.once("error", refuse);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === "object" && address) settle(address.port);
        else refuse(new Error("The server has no port."));
      });
    });
  });
}

/** Polls until the URL returns 200 or the process has ended. */
export async function untilAnswers(url: string, child: ChildProcess, limit = 60_000): Promise<void> {
  for (const end = performance.now() + limit; performance.now() < end; await wait(10)) {
    if (child.exitCode !== null) throw new Error(`The process that should serve ${url} has ended.`);
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
  }
  throw new Error(`No response from ${url}.`);
}

/** Stops one of our processes by its ID and waits until it is gone. */
export async function stop(child: ChildProcess, patience = 15_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((settle) => child.once("exit", settle));
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), patience);
  await gone;
  clearTimeout(timer);
}

export interface ProcessLine {
  readonly pid: number;
  readonly parent: number;
  /** Resident memory. */
  readonly bytes: number;
  readonly command: string;
}

/** The process and all its descendants. */
export function processTree(root: number): readonly ProcessLine[] {
  const text = execFileSync("ps", ["-eo", "pid=,ppid=,rss=,args="], { encoding: "utf8" });
  const lines = text.split("\n").flatMap((line) => {
    const [, pid, parent, kib, command = ""] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parent: Number(parent), bytes: Number(kib) * 1024, command }] : [];
  });
  const below = (pid: number): readonly ProcessLine[] =>
    lines.filter(({ parent }) => parent === pid).flatMap((line) => [line, ...below(line.pid)]);
  return [...lines.filter(({ pid }) => pid === root), ...below(root)];
}

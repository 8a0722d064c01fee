import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer, type NetConnectOpts, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startEmbedded } from "../server/db/embedded/start.ts";
import { startClients } from "./clients.ts";
import type { Fault, Outcome } from "./fault.ts";
import { Ledger } from "./ledger.ts";
import { openStage } from "./stage.ts";

export type Line = "whole" | "cut" | "silent";

/** A connection to a database that can be cut, as by a failed switch, or go silent, as by a dropped route. */
export async function startLine(upstream: () => NetConnectOpts) {
  let state: Line = "whole";
  const open = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    if (state === "cut") return near.destroy();
    const far = connect(upstream());
    const pair = [near, far] as const;
    open.add(pair);
    const end = () => {
      open.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on("error", end).on("close", end);
      from.on("data", (chunk) => {
        if (state !== "silent") to.write(chunk);
      });
    }
    return undefined;
  });
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
  const address = server.address();
  const destroyAll = () => {
    for (const pair of open) for (const socket of pair) socket.destroy();
  };
  return {
    port: typeof address === "object" && address ? address.port : 0,
    turn(next: Line) {
      // Swallowed bytes are lost, so a connection that recovers starts again.
      if (next !== "silent") destroyAll();
      state = next;
    },
    async stop() {
      destroyAll();
      await new Promise((settle) => server.close(settle));
    },
  };
}

/** The embedded server listens on a socket or, if its folder's path is too long, on a port. */
function partsOf(url: string) {
  const { searchParams, username, password, pathname } = new URL(url);
  const host = searchParams.get("host") ?? "";
  const port = Number(searchParams.get("port"));
  const upstream: NetConnectOpts = host.startsWith("/")
    ? { path: join(host, `.s.PGSQL.${port}`) }
    : { host, port };
  return { upstream, username, password, pathname };
}

async function disturbing(states: readonly { readonly line: Line; readonly ms: number }[]): Promise<Outcome> {
  const home = await mkdtemp(join(tmpdir(), "kingpost-line-"));
  const server = await startEmbedded(home);
  const { upstream, username, password, pathname } = partsOf(server.url);
  const line = await startLine(() => upstream);
  const DATABASE_URL = `postgresql://${username}:${password}@127.0.0.1:${line.port}${pathname}`;
  const stage = await openStage({ DATABASE_URL });
  const ledger = new Ledger();
  try {
    await stage.start();
    const clients = startClients(stage.origin, ledger);
    await wait(500);
    for (const { line: state, ms } of states) {
      line.turn(state);
      await wait(ms);
      line.turn("whole");
      await stage.untilReady();
      await wait(500);
    }
    await clients.stop();
    const { lost, twice } = await stage.check(ledger);
    const problems = ledger.count("failure") === 0 ? ["the cut had no effect"] : [];
    return { ledger, rounds: states.length, lost: lost.length, twice: twice.length, problems };
  } finally {
    await stage.end();
    await line.stop();
    await server.stop();
    await rm(home, { recursive: true, force: true });
  }
}

export const NETWORK: readonly Fault[] = [
  {
    title: "database connection cut",
    run: (rounds) =>
      disturbing(
        Array.from({ length: Math.ceil(rounds / 5) }, (_, n) => ({
          line: "cut" as const,
          ms: 100 + n * 150,
        })),
      ),
  },
  { title: "database connection silent for 25 s", run: () => disturbing([{ line: "silent", ms: 25_000 }]) },
];

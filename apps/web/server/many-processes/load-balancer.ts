import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { listen } from "../testing/listen.ts";

/** Between two health checks of a process. */
const LOOK_MS = 100;

interface Backend {
  readonly port: number;
  isReady: boolean;
  isRemoved: boolean;
}

/** A typical load balancer: round robin over the ready processes. */
export interface LoadBalancer {
  readonly port: number;
  add(port: number): void;
  /** Sends no new request to a process. */
  remove(port: number): void;
  readonly stop: () => Promise<void>;
}

async function look(backend: Backend): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${backend.port}/readyz`, {
    signal: AbortSignal.timeout(5000),
    headers: { Connection: "close" },
  }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  backend.isReady = answer?.status === 200;
}

/** Checks one after the other: of two at once, the earlier could be answered last, and count although it is out of date. */
async function watch(backend: Backend): Promise<void> {
  while (!backend.isRemoved) {
    await look(backend);
    await wait(LOOK_MS);
  }
}

const never = (error: Error) => "code" in error && error.code === "ECONNREFUSED";

export async function startLoadBalancer(clientAddress: () => string): Promise<LoadBalancer> {
  const backends: Backend[] = [];
  let turn = 0;
  const next = () => {
    const ready = backends.filter(({ isReady, isRemoved }) => isReady && !isRemoved);
    turn += 1;
    return ready[turn % ready.length];
  };

  /** Forwards a request; to the next process on ECONNREFUSED, which is the only failure that is safe to retry. */
  function pass(
    incoming: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
    tries = 3,
  ): ClientRequest | undefined {
    const backend = next();
    if (!backend) return void outgoing.writeHead(502, { "X-Test-Reason": "no process is ready" }).end();
    const headers = { ...incoming.headers, connection: "close", "x-forwarded-for": clientAddress() };
    const { url: path, method } = incoming;
    const sent = request(
      { host: "127.0.0.1", port: backend.port, path, method, headers, agent: false },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        answer.on("error", () => outgoing.destroy());
      },
    );
    sent.on("error", (error) => {
      if (never(error) && tries > 0) {
        backend.isReady = false;
        pass(incoming, body, outgoing, tries - 1);
      } else if (!outgoing.headersSent) outgoing.writeHead(502, { "X-Test-Reason": error.message }).end();
      else outgoing.destroy();
    });
    return sent.end(body);
  }

  const server = createServer(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray());
    pass(incoming, body, outgoing);
  });
  const ownPort = await listen(server);
  return {
    port: ownPort,
    add(port) {
      const backend = { port, isReady: false, isRemoved: false };
      backends.push(backend);
      void watch(backend);
    },
    remove(port) {
      for (const backend of backends) if (backend.port === port) backend.isRemoved = true;
    },
    stop() {
      for (const backend of backends) backend.isRemoved = true;
      server.closeAllConnections();
      return new Promise((settle) => server.close(() => settle()));
    },
  };
}

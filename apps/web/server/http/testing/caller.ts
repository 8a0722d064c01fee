import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { send } from "../../testing/send.ts";

/**
 * A client on its own thread, so that it connects even while the server's thread is busy: sends a request on a new connection soon after
 * each response until a connection fails. Posts each status, and the code of the final error.
 */
const { port, pauseMs } = workerData as { readonly port: number; readonly pauseMs: number };

async function call(): Promise<number | string | undefined> {
  try {
    return (await send(port, "/")).status;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
}

for (let outcome: number | string | undefined = 0; typeof outcome === "number"; ) {
  outcome = await call();
  parentPort?.postMessage(outcome);
  await wait(pauseMs);
}

import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { send } from "../../testing/send.ts";

/**
 * A visitor on a thread of its own, so that he comes also while the server's is busy: asks on a new connection each time, again soon
 * after each answer, until nobody listens or he is broken off. Says each status, and the code of the error at the end.
 */
const { port, pauseMs } = workerData as { readonly port: number; readonly pauseMs: number };

async function call(): Promise<number | string | undefined> {
  try {
    return (await send(port, "/")).status;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
}

for (let told: number | string | undefined = 0; typeof told === "number"; ) {
  told = await call();
  parentPort?.postMessage(told);
  await wait(pauseMs);
}

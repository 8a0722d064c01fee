import { setImmediate as othersFirst } from "node:timers/promises";
import { createQueue } from "../../../services.server.ts";

/**
 * A design takes up to a second or two of the processor. One at a time, with the other requests between them, so that many of them
 * delay no page by more than one.
 */
const calculations = createQueue({ atOnce: 1, waiting: 64, patience: 20_000 });

/**
 * Runs a calculation when it is its turn. Clients are served round robin.
 *
 * Errors   those of the calculation; TooBusyError
 */
export function calculateInTurn<Value>(client: string, calculate: () => Value): Promise<Awaited<Value>> {
  return calculations.run(
    async (): Promise<Awaited<Value>> => {
      await othersFirst();
      return await calculate();
    },
    undefined,
    client,
  );
}

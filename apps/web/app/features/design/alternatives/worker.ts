/**
 * Calculates the alternatives to the designs of one module in a worker, so that they never delay a key. The page imports this file for its
 * address alone, and the worker runs it: both share the files of the engine.
 */
import { type DesignKind, REGISTRY } from "@kingpost/design/registry";
import type { WorkerMessage } from "./messages.ts";
import { alternativesServer } from "./serve-alternatives.ts";

export const { url } = import.meta;

async function serverOf(kind: DesignKind): Promise<ReturnType<typeof alternativesServer>> {
  const entry = REGISTRY.find((one) => one.kind === kind);
  if (!entry) throw new TypeError(`${kind} is not a design module.`);
  return alternativesServer(await entry.alternatives(), (calculated) => self.postMessage(calculated));
}

if (typeof document === "undefined" && typeof self !== "undefined") {
  let server: ReturnType<typeof serverOf> | undefined;
  self.addEventListener("message", ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.kind === "module") {
      server = serverOf(data.module);
      return;
    }
    server
      ?.then((serve) => serve(data))
      .catch((cause: unknown) => {
        // Reaches the page as the error of the worker.
        setTimeout(() => {
          throw cause;
        });
      });
  });
}

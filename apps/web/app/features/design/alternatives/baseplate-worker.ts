/**
 * Calculates the alternatives to a base plate in a worker, so that they never delay a key. The page imports this module for its address
 * alone, and the worker runs it: both share the files of the engine.
 */
import { BASEPLATE_ALTERNATIVES } from "@kingpost/design/baseplate";
import type { Asked } from "./messages.ts";
import { alternativesServer } from "./serve-alternatives.ts";

export const { url } = import.meta;

if (typeof document === "undefined" && typeof self !== "undefined") {
  const serve = alternativesServer(BASEPLATE_ALTERNATIVES, (calculated) => self.postMessage(calculated));
  self.addEventListener("message", ({ data }: MessageEvent<Asked>) => serve(data));
}

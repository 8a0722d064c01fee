import { catalogueDataOnDemand } from "../../../ui/catalogue/catalogue-store.ts";
import { workerError } from "../../../ui/loading/loss.ts";
import type { AskedPackage, PackageContent, PackageMessage, PackageProgress } from "./messages.ts";
import type { PackageBasis } from "./package-items.ts";

/**
 * The PDF of a package, made in a worker. `signal` ends the work.
 *
 * Errors    rejects if the section data, the script or the typefaces do not load, and if the work is ended
 */
export async function makePackage(
  content: PackageContent,
  basis: PackageBasis,
  signal: AbortSignal,
  onProgress: (progress: PackageProgress) => void,
): Promise<Blob> {
  const [data, { default: url }] = await Promise.all([
    catalogueDataOnDemand(),
    import("./package-worker.ts?worker&url"),
  ]);
  signal.throwIfAborted();
  const worker = new Worker(url, { type: "module" });
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  worker.addEventListener("error", (event) => reject(workerError(url, event)));
  worker.addEventListener("message", ({ data: message }: MessageEvent<PackageMessage>) => {
    if (message.kind === "done") resolve(message.bytes);
    else onProgress(message.progress);
  });
  signal.addEventListener("abort", () => reject(signal.reason));
  const asked: AskedPackage = { data, basis, content };
  worker.postMessage(asked);
  try {
    return new Blob([await promise], { type: "application/pdf" });
  } finally {
    worker.terminate();
  }
}

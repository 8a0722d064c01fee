import type { RawInputs } from "@kingpost/design";
import type { DesignKind } from "../../../../shared/design-pages.ts";
import { catalogueDataOnDemand } from "../../../ui/catalogue/catalogue-store.ts";
import type { Alternative, Asked, Calculated, Sequence, WorkerMessage } from "./messages.ts";

/** Functions that receive the items of a sequence. */
interface Receiver {
  readonly onItems: (calculated: Calculated) => void;
  readonly onFailure: () => void;
}

/** The alternatives to the designs of a module, calculated by a worker that starts with the first request. */
export class Alternatives {
  readonly #kind: DesignKind;
  readonly #script: () => Promise<{ readonly url: string }>;
  #worker: Promise<Worker> | undefined;
  readonly #receivers = new Map<number, Receiver>();
  #last = 0;

  /** `script` is what the worker runs. */
  constructor(
    kind: DesignKind,
    script: () => Promise<{ readonly url: string }> = () => import("./worker.ts"),
  ) {
    this.#kind = kind;
    this.#script = script;
  }

  /** Begins a sequence. Returns a function that stops it. */
  begin<S extends Sequence>(
    sequence: S,
    inputs: RawInputs,
    onItems: (calculated: Calculated<Alternative[S]>) => void,
    onFailure: () => void,
  ): () => void {
    this.#last += 1;
    const id = this.#last;
    // The worker answers a request with the items of its sequence.
    this.#receivers.set(id, { onItems: onItems as Receiver["onItems"], onFailure });
    this.#send({ kind: "start", id, sequence, inputs });
    return () => {
      if (this.#receivers.delete(id)) this.#send({ kind: "stop", id });
    };
  }

  #send(asked: Asked): void {
    this.#worker ??= this.#start();
    this.#worker.then(
      (worker) => worker.postMessage(asked),
      () => this.#fail(),
    );
  }

  async #start(): Promise<Worker> {
    const [{ url }, data] = await Promise.all([this.#script(), catalogueDataOnDemand()]);
    const worker = new Worker(url, { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<Calculated>) => this.#receive(data));
    worker.addEventListener("error", () => {
      worker.terminate();
      this.#fail();
    });
    const first: readonly WorkerMessage[] = [
      { kind: "module", module: this.#kind },
      { kind: "sections", data },
    ];
    for (const message of first) worker.postMessage(message);
    return worker;
  }

  #receive(calculated: Calculated): void {
    const receiver = this.#receivers.get(calculated.id);
    if (calculated.isDone) this.#receivers.delete(calculated.id);
    receiver?.onItems(calculated);
  }

  /** Drops a worker whose script did not load, or whose calculation ended with an error: the next request starts another. */
  #fail(): void {
    this.#worker = undefined;
    const waiting = [...this.#receivers.values()];
    this.#receivers.clear();
    for (const { onFailure } of waiting) onFailure();
  }
}

const ofModules = new Map<DesignKind, Alternatives>();

/** The alternatives to the designs of a module, the same on every visit of its page. */
export function alternativesOf(kind: DesignKind): Alternatives {
  const known = ofModules.get(kind) ?? new Alternatives(kind);
  ofModules.set(kind, known);
  return known;
}

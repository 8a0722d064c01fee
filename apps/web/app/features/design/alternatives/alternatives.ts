import type { RawInputs } from "@kingpost/design";
import { catalogueData } from "../../../ui/section-picker/catalogue-store.ts";
import type { Alternative, Asked, Calculated, Sequence } from "./messages.ts";

/** Who receives the items of a sequence. */
interface Receiver {
  readonly onItems: (calculated: Calculated) => void;
  readonly onFailure: () => void;
}

/** The alternatives to the designs of a module, calculated by a worker that starts with the first request. */
export class Alternatives {
  readonly #script: () => Promise<{ readonly url: string }>;
  #worker: Promise<Worker> | undefined;
  readonly #receivers = new Map<number, Receiver>();
  #last = 0;

  /** `script` is the module that the worker runs. */
  constructor(script: () => Promise<{ readonly url: string }>) {
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
    const { url } = await this.#script();
    const worker = new Worker(url, { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<Calculated>) => this.#receive(data));
    worker.addEventListener("error", () => {
      worker.terminate();
      this.#fail();
    });
    const sections: Asked = { kind: "sections", data: catalogueData() };
    worker.postMessage(sections);
    return worker;
  }

  #receive(calculated: Calculated): void {
    const receiver = this.#receivers.get(calculated.id);
    if (calculated.isDone) this.#receivers.delete(calculated.id);
    receiver?.onItems(calculated);
  }

  /** Its script did not load, or an error ended a calculation: the next request starts another. */
  #fail(): void {
    this.#worker = undefined;
    const waiting = [...this.#receivers.values()];
    this.#receivers.clear();
    for (const { onFailure } of waiting) onFailure();
  }
}

import type { DesignContent, SavedDesign } from "../../../../../shared/design-types.ts";

/** What is sent of a design at each save; the server calculates its result. */
export type DesignEntry = Omit<DesignContent, "kind" | "ratio" | "status">;

export type Sent =
  | { readonly kind: "saved"; readonly design: SavedDesign }
  /** Another tab has saved since. */
  | { readonly kind: "conflict"; readonly theirs: SavedDesign }
  | Failure;

interface Failure {
  readonly kind: "failed";
  readonly message: string;
  /** Seconds after which the save is tried again by itself. */
  readonly retryAfter?: number;
}

export type SaveState =
  | { readonly kind: "saved" | "saving" }
  | { readonly kind: "conflict"; readonly theirs: SavedDesign }
  | Failure;

export interface AutosaveView {
  /** The design as the server has it. */
  readonly stored: SavedDesign;
  readonly state: SaveState;
}

/** How long changes must rest before they are saved. Milliseconds. */
export const REST_MS = 800;

/** Saves a design after its last change, one request at a time; waits while there is a conflict or a failure. A save that found the server busy is repeated. */
export class Autosave {
  #view: AutosaveView;
  #wanted: (() => DesignEntry) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;
  readonly #send: (stored: SavedDesign, entry: DesignEntry) => Promise<Sent>;
  readonly #listeners = new Set<() => void>();

  constructor(stored: SavedDesign, send: (stored: SavedDesign, entry: DesignEntry) => Promise<Sent>) {
    this.#view = { stored, state: { kind: "saved" } };
    this.#send = send;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly view = () => this.#view;

  #publish(view: Partial<AutosaveView>): void {
    this.#view = { ...this.#view, ...view };
    for (const listener of this.#listeners) listener();
  }

  /** The design has changed; `entry` is called when it is saved. */
  change(entry: () => DesignEntry): void {
    this.#wanted = entry;
    if (this.#view.state.kind === "conflict") return;
    this.#publish({ state: { kind: "saving" } });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), REST_MS);
  }

  /** Shows that another design is stored than the one on view. */
  dispute(entry: () => DesignEntry): void {
    this.#wanted = entry;
    this.#publish({ state: { kind: "conflict", theirs: this.#view.stored } });
  }

  /** Saves now what has changed. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#sending;
    const wanted = this.#wanted;
    if (!wanted || this.#view.state.kind === "conflict") return;
    this.#wanted = undefined;
    this.#publish({ state: { kind: "saving" } });
    this.#sending = this.#send(this.#view.stored, wanted()).then((sent) => this.#receive(sent, wanted));
    await this.#sending;
  }

  #receive(sent: Sent, wanted: () => DesignEntry): void {
    this.#sending = undefined;
    if (sent.kind === "saved") {
      this.#publish({ stored: sent.design, state: { kind: this.#wanted ? "saving" : "saved" } });
      return;
    }
    this.#wanted ??= wanted;
    clearTimeout(this.#timer);
    this.#publish({ state: sent });
    if (sent.kind === "failed" && sent.retryAfter !== undefined) {
      this.#timer = setTimeout(() => void this.flush(), sent.retryAfter * 1000);
    }
  }

  /** Ends a conflict: the design on view replaces the stored one. */
  overwrite(): Promise<void> {
    const { state } = this.#view;
    if (state.kind !== "conflict") return Promise.resolve();
    this.#publish({ stored: state.theirs, state: { kind: "saving" } });
    return this.flush();
  }

  /** Ends a conflict: the given design is stored and on view. */
  accept(stored: SavedDesign): void {
    this.#wanted = undefined;
    this.#publish({ stored, state: { kind: "saved" } });
  }
}

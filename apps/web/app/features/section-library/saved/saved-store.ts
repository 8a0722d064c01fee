import { useSyncExternalStore } from "react";
import { askServer } from "../../../ui/saving/ask-server.ts";
import type { Notice } from "../../../ui/saving/notice-bar.tsx";
import { after, type Change, fieldsOf } from "./saved-changes.ts";
import type { Saved } from "./schema.ts";

const ADDRESS = "/api/saved";
/** Minimum time between requests of a tab that becomes visible again. Milliseconds. */
const FRESH_MS = 2000;
/** Until a refresh that failed is tried once more. Milliseconds. */
const RETRY_MS = 5000;

export interface Snapshot {
  /** Undefined until the server has responded. */
  readonly saved: Saved | undefined;
  readonly notice: Notice | undefined;
}

interface Pending {
  readonly change: Change;
  readonly done: Notice | undefined;
}

const NOTHING: Snapshot = { saved: undefined, notice: undefined };

class RequestError extends Error {}

/** The saved items, or a RequestError with a message for the user. */
async function ask(init?: RequestInit): Promise<Saved> {
  const answer = await askServer(ADDRESS, init);
  if (answer.ok) return answer.body as Saved;
  throw new RequestError(answer.message);
}

/**
 * A user's saved items. A change shows at once and is sent to the server in order; one that the server rejects is reverted
 * alone, with a message and a button to try again.
 */
export class SavedStore {
  readonly uid: string;
  #confirmed: Saved | undefined;
  #pending: readonly Pending[] = [];
  #notice: Notice | undefined;
  #snapshot = NOTHING;
  #work: Promise<void> = Promise.resolve();
  #askedAt = 0;
  #later: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(uid: string) {
    this.uid = uid;
  }

  /** The first subscriber starts the request. */
  readonly subscribe = (listener: () => void) => {
    if (this.#listeners.size === 0) this.refresh();
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly snapshot = () => this.#snapshot;

  get isLookedAt(): boolean {
    return this.#listeners.size > 0;
  }

  #publish(): void {
    const saved =
      this.#confirmed && this.#pending.reduce((so, { change }) => after(so, change), this.#confirmed);
    this.#snapshot = { saved, notice: this.#notice };
    for (const listener of this.#listeners) listener();
  }

  /**
   * Loads the saved items of a tab that is shown again: at once, or as soon as the last request is old enough, because
   * they may have changed since then.
   */
  refreshShown(): void {
    const wait = this.#askedAt + FRESH_MS - Date.now();
    if (wait > 0) this.#refreshIn(Math.min(wait, FRESH_MS));
    else this.refresh();
  }

  #refreshIn(wait: number, isRetry = false): void {
    clearTimeout(this.#later);
    this.#later = setTimeout(() => this.isLookedAt && this.refresh(isRetry), wait);
  }

  /** Loads the saved items. A failure is shown only if none have been loaded; otherwise the request is sent once more. */
  refresh(isRetry = false): void {
    const now = Date.now();
    if (now - this.#askedAt < FRESH_MS) return;
    this.#askedAt = now;
    clearTimeout(this.#later);
    this.#work = this.#work.then(async () => {
      try {
        this.#take(await ask());
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        if (this.#confirmed) {
          if (!isRetry) this.#refreshIn(RETRY_MS, true);
          return;
        }
        this.say({
          text: `Your favourites could not be loaded. ${error.message}`,
          isFailure: true,
          action: {
            label: "Try again",
            act: () => {
              this.#askedAt = 0;
              this.dismiss();
              this.refresh();
            },
          },
        });
      }
      this.#publish();
    });
  }

  /** Another user may have signed in in another tab: their items are not shown here. */
  #take(saved: Saved): void {
    if (saved.uid === this.uid) this.#confirmed = saved;
  }

  change(change: Change, done?: Notice): void {
    const pending = { change, done };
    this.#pending = [...this.#pending, pending];
    this.#notice = done;
    this.#publish();
    this.#work = this.#work.then(async () => {
      let failure: string | undefined;
      try {
        this.#take(await ask({ method: "POST", body: fieldsOf(this.uid, change) }));
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        failure = error.message;
      }
      this.#pending = this.#pending.filter((one) => one !== pending);
      if (failure !== undefined) this.#notice = this.#failed(pending, failure);
      this.#publish();
    });
  }

  #failed({ change, done }: Pending, message: string): Notice {
    return {
      text: `${WHAT[change.change]} ${message}`,
      isFailure: true,
      action: { label: "Try again", act: () => this.change(change, done) },
    };
  }

  /** Toggles a favourite, as soon as the saved items are loaded. */
  toggle(section: string): void {
    const { saved } = this.#snapshot;
    if (saved) {
      this.change({ change: saved.favourites.includes(section) ? "unstar" : "star", section });
      return;
    }
    this.refresh();
    this.#work = this.#work.then(() => {
      if (this.#confirmed) this.toggle(section);
    });
  }

  say(notice: Notice): void {
    this.#notice = notice;
    this.#publish();
  }

  dismiss(): void {
    this.#notice = undefined;
    this.#publish();
  }
}

const WHAT: Readonly<Record<Change["change"], string>> = {
  star: "The favourite was not saved.",
  unstar: "The favourite was not removed.",
  save: "The comparison was not saved.",
  rename: "The comparison was not renamed.",
  delete: "The comparison was not deleted.",
};

let current: SavedStore | undefined;

/** The store of the signed-in user: one for each page. */
export function storeOf(uid: string): SavedStore {
  if (current?.uid !== uid) current = new SavedStore(uid);
  return current;
}

if (typeof document !== "undefined") {
  // Another tab, or another machine, may have changed something since.
  const refresh = () =>
    document.visibilityState === "visible" && current?.isLookedAt && current.refreshShown();
  document.addEventListener("visibilitychange", refresh);
  window.addEventListener("focus", refresh);
}

const subscribeToNothing = () => () => undefined;

/** The user's saved items now; none on the server. */
export function useSaved(uid: string): { readonly store: SavedStore | undefined } & Snapshot {
  const store = typeof document === "undefined" ? undefined : storeOf(uid);
  const snapshot = useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    store?.snapshot ?? (() => NOTHING),
    () => NOTHING,
  );
  return { store, ...snapshot };
}

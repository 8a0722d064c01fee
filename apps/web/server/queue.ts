/** The queue is full, or the wait was too long. */
export class TooBusyError extends Error {
  override readonly name = "TooBusyError";
}

interface Place {
  readonly go: () => void;
  /** Rejects the entry if it is still waiting. */
  readonly leave: (reason: unknown) => void;
}

interface QueueLimits {
  readonly atOnce: number;
  /** The maximum number of waiting entries. */
  readonly waiting: number;
  /** The maximum wait in milliseconds; unlimited if not given. */
  readonly patience?: number;
}

type Lines = Map<string, Set<Place>>;

/** The longest line, if longer than `times`. */
function longestLine(lines: Lines, times: number): Set<Place> | undefined {
  let most: Set<Place> | undefined;
  for (const places of lines.values()) if (places.size > (most?.size ?? times)) most = places;
  return most;
}

/** First in, first out per client, and round robin between clients: one with many entries delays no other. */
export function createQueue({ atOnce, waiting: mostWaiting, patience }: QueueLimits) {
  // The next client is first. Sets keep the order of arrival, and allow removal from the middle.
  const lines: Lines = new Map();
  let waiting = 0;
  let running = 0;

  /** Removes an entry; false if it was no longer waiting. */
  function remove(client: string, place: Place): boolean {
    const places = lines.get(client);
    if (!places?.delete(place)) return false;
    if (places.size === 0) lines.delete(client);
    waiting -= 1;
    return true;
  }

  /** Makes room for a client by rejecting the newest entry of the one with the longest line. */
  function makeRoom(client: string): void {
    const last = [...(longestLine(lines, (lines.get(client)?.size ?? 0) + 1) ?? [])].at(-1);
    if (!last) throw new TooBusyError("The queue is full.");
    last.leave(new TooBusyError("Too many requests of one client are waiting."));
  }

  async function waitForSlot(signal: AbortSignal | undefined, client: string): Promise<void> {
    signal?.throwIfAborted();
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting >= mostWaiting) makeRoom(client);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = (reason: unknown) => {
      if (remove(client, place)) reject(reason);
    };
    const place: Place = { go: resolve, leave };
    const abort = () => leave(signal?.reason);
    const expire = () => leave(new TooBusyError("The wait in the queue was too long."));
    const places = lines.get(client) ?? new Set();
    lines.set(client, places.add(place));
    waiting += 1;
    signal?.addEventListener("abort", abort);
    const timer = patience === undefined ? undefined : setTimeout(expire, patience);
    await promise.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    });
  }

  function release(): void {
    const [next] = lines;
    const [client = "", places] = next ?? [];
    const [place] = places ?? [];
    if (!places || !place) {
      running -= 1;
      return;
    }
    // The slot passes to the next entry directly. The client's other entries move behind those of all other clients.
    lines.delete(client);
    places.delete(place);
    if (places.size > 0) lines.set(client, places);
    waiting -= 1;
    place.go();
  }

  return {
    /**
     * Runs the work when a slot is free, unless `signal` has aborted by then.
     *
     * Errors   those of the work; TooBusyError immediately if the queue is full, later if the wait is too long or a client with
     *          fewer entries needs the place; the signal's reason
     */
    async run<Value>(work: () => Promise<Value>, signal?: AbortSignal, client = ""): Promise<Value> {
      await waitForSlot(signal, client);
      try {
        return await work();
      } finally {
        release();
      }
    },
    /** The number of waiting entries. */
    waiting: () => waiting,
  };
}

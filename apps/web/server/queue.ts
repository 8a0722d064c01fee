/** More work waits than can be done in a time that somebody would wait for. */
export class TooBusyError extends Error {
  override readonly name = "TooBusyError";
}

export interface Queue {
  /**
   * Runs the work when its turn comes. Who has gone by then, as `signal` tells, loses the place to the next. Askers take turns: one
   * who waits many times over holds up nobody else.
   *
   * Errors   those of the work; TooBusyError at once when too many wait, later when the wait was too long, when those who wait are sent
   *          away, or when another asker needs the place of who waits most often; the signal's reason
   */
  run<Value>(work: () => Promise<Value>, signal?: AbortSignal, asker?: string): Promise<Value>;
  /** How many wait for their turn. */
  readonly waiting: () => number;
  /** Sends away everybody who waits. What runs goes on. */
  readonly sendAway: () => void;
}

interface Place {
  readonly go: () => void;
  /** Refuses who is still waiting. */
  readonly leave: (reason: unknown) => void;
}

export interface QueueLimits {
  readonly atOnce: number;
  /** How many more may wait. */
  readonly waiting: number;
  /** Milliseconds that each of them waits at most; if not given, as long as it takes. */
  readonly patience?: number;
}

type Lines = Map<string, Set<Place>>;

/** Who waits most often, if more often than so many times. */
function mostOften(lines: Lines, times: number): Set<Place> | undefined {
  let most: Set<Place> | undefined;
  for (const places of lines.values()) if (places.size > (most?.size ?? times)) most = places;
  return most;
}

/** First come, first served, among the askers in turn. */
export function createQueue({ atOnce, waiting: mostWaiting, patience }: QueueLimits): Queue {
  // The asker whose turn is next comes first. Sets keep the order of arrival, and let somebody leave from the middle.
  const lines: Lines = new Map();
  let waiting = 0;
  let running = 0;

  /** Whether the place was still in its line. */
  function remove(asker: string, place: Place): boolean {
    const places = lines.get(asker);
    if (!places?.delete(place)) return false;
    if (places.size === 0) lines.delete(asker);
    waiting -= 1;
    return true;
  }

  /** Makes room for somebody who waits less often than another, at the cost of who came last of the other's. */
  function makeRoom(asker: string): void {
    const last = [...(mostOften(lines, (lines.get(asker)?.size ?? 0) + 1) ?? [])].at(-1);
    if (!last) throw new TooBusyError("Too many wait already.");
    last.leave(new TooBusyError("Too many of one asker wait already."));
  }

  async function turn(signal: AbortSignal | undefined, asker: string): Promise<void> {
    signal?.throwIfAborted();
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting >= mostWaiting) makeRoom(asker);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = (reason: unknown) => {
      if (remove(asker, place)) reject(reason);
    };
    const place: Place = { go: resolve, leave };
    const goAway = () => leave(signal?.reason);
    const tired = () => leave(new TooBusyError("The wait was too long."));
    const places = lines.get(asker) ?? new Set();
    lines.set(asker, places.add(place));
    waiting += 1;
    signal?.addEventListener("abort", goAway);
    const timer = patience === undefined ? undefined : setTimeout(tired, patience);
    await promise.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", goAway);
    });
  }

  function passOn(): void {
    const [next] = lines;
    const [asker = "", places] = next ?? [];
    const [place] = places ?? [];
    if (!places || !place) {
      running -= 1;
      return;
    }
    // The place passes on: nobody who comes in between takes it. What else this asker waits for comes after everybody else's.
    lines.delete(asker);
    places.delete(place);
    if (places.size > 0) lines.set(asker, places);
    waiting -= 1;
    place.go();
  }

  return {
    async run(work, signal, asker = "") {
      await turn(signal, asker);
      try {
        return await work();
      } finally {
        passOn();
      }
    },
    waiting: () => waiting,
    sendAway() {
      const places = [...lines.values()].flatMap((some) => [...some]);
      for (const { leave } of places) leave(new TooBusyError("Nobody is served any more."));
    },
  };
}

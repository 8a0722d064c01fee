/** More work waits than can be done in a time that somebody would wait for. */
export class TooBusyError extends Error {
  override readonly name = "TooBusyError";
}

export interface Queue {
  /**
   * Runs the work when its turn comes. Who has gone by then, as `signal` tells, loses the place to the next.
   *
   * Errors   those of the work; TooBusyError at once when too many wait, later when the wait was too long or those who wait are sent
   *          away; the signal's reason
   */
  run<Value>(work: () => Promise<Value>, signal?: AbortSignal): Promise<Value>;
  /** How many wait for their turn. */
  readonly waiting: () => number;
  /** Sends away everybody who waits. What runs goes on. */
  readonly sendAway: () => void;
}

interface Place {
  readonly go: () => void;
  readonly refuse: (reason: unknown) => void;
}

export interface QueueLimits {
  readonly atOnce: number;
  /** How many more may wait. */
  readonly waiting: number;
  /** Milliseconds that each of them waits at most; if not given, as long as it takes. */
  readonly patience?: number;
}

/** First come, first served. */
export function createQueue({ atOnce, waiting: mostWaiting, patience }: QueueLimits): Queue {
  // A set keeps the order of arrival, and lets somebody leave from its middle.
  const line = new Set<Place>();
  let running = 0;

  async function turn(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (line.size >= mostWaiting) throw new TooBusyError("Too many wait already.");
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const place: Place = { go: resolve, refuse: reject };
    const leave = (reason: unknown) => {
      if (line.delete(place)) reject(reason);
    };
    const goAway = () => leave(signal?.reason);
    const tired = () => leave(new TooBusyError("The wait was too long."));
    line.add(place);
    signal?.addEventListener("abort", goAway);
    const timer = patience === undefined ? undefined : setTimeout(tired, patience);
    await promise.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", goAway);
    });
  }

  function passOn(): void {
    const [next] = line;
    // The place passes on: nobody who comes in between takes it.
    if (next) {
      line.delete(next);
      next.go();
    } else running -= 1;
  }

  return {
    async run(work, signal) {
      await turn(signal);
      try {
        return await work();
      } finally {
        passOn();
      }
    },
    waiting: () => line.size,
    sendAway() {
      for (const { refuse } of line) refuse(new TooBusyError("Nobody is served any more."));
      line.clear();
    },
  };
}

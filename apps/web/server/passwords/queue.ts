/** More work waits than can be done in a time that somebody would wait for. */
export class TooBusyError extends Error {
  override readonly name = "TooBusyError";
}

export interface Queue {
  /** Runs the work when its turn comes. Errors: those of the work, and TooBusyError at once when too many wait. */
  run<Value>(work: () => Promise<Value>): Promise<Value>;
}

/** So many works at once, so many more waiting, first come, first served. */
export function createQueue(atOnce: number, waiting: number): Queue {
  const line: (() => void)[] = [];
  let running = 0;

  const turn = () =>
    new Promise<void>((go, refuse) => {
      if (running < atOnce) {
        running += 1;
        go();
      } else if (line.length < waiting) line.push(go);
      else refuse(new TooBusyError("Too many wait already."));
    });

  return {
    async run(work) {
      await turn();
      try {
        return await work();
      } finally {
        const next = line.shift();
        // The place passes on: nobody who comes in between takes it.
        if (next) next();
        else running -= 1;
      }
    },
  };
}

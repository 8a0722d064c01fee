import { UnavailableError } from "../server/db/unavailable.ts";

/** Remembers that a service does not answer, so that only one call waits for it. */
export interface Outage {
  /**
   * Runs a call. During an outage it is rejected at once, and one call at a time continues in the background: the first that is answered
   * ends the outage.
   *
   * Errors   UnavailableError; the call's own
   */
  inTime<Value>(call: () => Promise<Value>): Promise<Value>;
}

export function createOutage(): Outage {
  let isOut = false;
  let isTrying = false;

  /** A quota is an answer, and comes at once. */
  const learn = (error?: unknown) => {
    isOut = error instanceof UnavailableError && error.retryAfter === undefined;
  };
  function tryAgain(call: () => Promise<unknown>): void {
    if (isTrying) return;
    isTrying = true;
    call()
      .then(() => learn(), learn)
      .finally(() => {
        isTrying = false;
      });
  }

  return {
    async inTime(call) {
      if (isOut) {
        tryAgain(call);
        throw new UnavailableError("outage");
      }
      try {
        return await call();
      } catch (error) {
        learn(error);
        // One slow answer is no outage: the next request already knows.
        if (isOut) tryAgain(call);
        throw error;
      }
    },
  };
}

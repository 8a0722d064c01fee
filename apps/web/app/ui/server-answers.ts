/** Milliseconds until the server is asked once more whether it answers. */
const AGAIN = 5000;

/** A proxy may keep /readyz to itself: then its refusal says as much as we can learn. */
const isAway = (status: number) => status >= 500 || status === 429;

/** Whether the server answers at this moment. */
export function isServerThere(signal: AbortSignal | null = null): Promise<boolean> {
  return fetch("/readyz", { cache: "no-store", signal }).then(
    async (answer) => {
      // Until it is read, the browser takes the page for one that is still loading.
      await answer.text().catch(() => "");
      return !isAway(answer.status);
    },
    () => false,
  );
}

/**
 * Waits until the server answers. What a page asks in the background it asks after this: the router puts an error in the place of a
 * page whose question fails, and what somebody was typing there would be gone.
 *
 * Errors   the signal's reason
 */
export async function serverAnswers(signal: AbortSignal): Promise<void> {
  for (;;) {
    if (await isServerThere(signal)) return;
    signal.throwIfAborted();
    await new Promise((settle) => setTimeout(settle, AGAIN));
    signal.throwIfAborted();
  }
}

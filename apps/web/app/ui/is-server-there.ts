/** A proxy may keep /readyz to itself: then its refusal says as much as we can learn. */
const isAway = (status: number) => status >= 500 || status === 429;

/** Milliseconds after which a server that takes the question and says nothing is away too: somebody waits for a page. */
const SILENT = 5000;

/** Whether the server answers at this moment. */
export function isServerThere(): Promise<boolean> {
  return fetch("/readyz", { cache: "no-store", signal: AbortSignal.timeout(SILENT) }).then(
    async (answer) => {
      // Until it is read, the browser takes the page for one that is still loading.
      await answer.text().catch(() => "");
      return !isAway(answer.status);
    },
    () => false,
  );
}

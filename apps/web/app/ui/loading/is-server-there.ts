/** A proxy may block /readyz: then its 404 is all that can be learnt. */
const isAway = (status: number) => status >= 500 || status === 429;

/** Timeout in milliseconds of a server that accepts the request without responding: the user waits for a page. */
const SILENT = 5000;

/** Whether the server responds now. */
export function isServerThere(): Promise<boolean> {
  return fetch("/readyz", { cache: "no-store", signal: AbortSignal.timeout(SILENT) }).then(
    async (answer) => {
      // Until the body is read, the browser shows the page as loading.
      await answer.text().catch(() => "");
      return !isAway(answer.status);
    },
    () => false,
  );
}

import { forgetAccount } from "../storage/browser-storage.ts";

/** False keeps the session: the user does not want to lose what could not be saved. */
type Work = () => Promise<boolean>;

const unfinished = new Set<Work>();

/** Has something finished before the session ends, such as a save that waits for typing to rest. Returns what withdraws it. */
export function finishBeforeSignOut(work: Work): () => void {
  unfinished.add(work);
  return () => void unfinished.delete(work);
}

/**
 * Signs the user out and removes what the account left in this browser; false if the user stays, or if it failed, which is only logged
 * (specification). Not through the router: it would load the route's module first, and would replace the page by an error if the response
 * is not ours.
 */
export async function signOut(): Promise<boolean> {
  const finished = await Promise.allSettled([...unfinished].map((work) => work()));
  if (finished.some((one) => one.status === "fulfilled" && !one.value)) return false;
  try {
    // The Accept header distinguishes this from a form that the browser submits by itself.
    const { ok, status } = await fetch("/signout", {
      method: "POST",
      headers: { Accept: "application/json" },
      redirect: "error",
    });
    if (ok) {
      forgetAccount();
      return true;
    }
    throw new Error(`HTTP ${status}`);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the browser's console is the only log available
    console.error("sign-out failed", error);
    return false;
  }
}

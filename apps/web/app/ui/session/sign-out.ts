import { forgetAccount } from "../storage/browser-storage.ts";

/**
 * Signs the user out and removes what the account left in this browser; false if it failed, which is only logged (specification). Not through the router: it would load the route's
 * module first, and would replace the page by an error if the response is not ours.
 */
export async function signOut(): Promise<boolean> {
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

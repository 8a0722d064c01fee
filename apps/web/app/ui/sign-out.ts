/**
 * Whether the server has signed the person out. One that fails, or does not arrive, is logged only (specification). Not by the router:
 * it would fetch the module of the route first, and puts an error in the place of the page when there is no answer of ours.
 */
export async function signOut(): Promise<boolean> {
  try {
    // What is asked for tells this from a form that the browser sends by itself.
    const { ok, status } = await fetch("/signout", {
      method: "POST",
      headers: { Accept: "application/json" },
      redirect: "error",
    });
    if (ok) return true;
    throw new Error(`HTTP ${status}`);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the browser's log is the only one that can be reached
    console.error("sign-out failed", error);
    return false;
  }
}

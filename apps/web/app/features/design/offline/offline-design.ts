import type { OpenedLink } from "../state/open-link.ts";

const CANNOT_OPEN =
  "Without a connection this saved design cannot be opened: it is in your account. The default design is shown instead, and changes to it are not saved to your account. Reload the page when you are connected.";
const NOT_SAVED =
  "You are offline. This is the design of its link: changes are not saved to your account. To keep them, save a file. Reload the page when you are connected.";

/** The design of an address in a copy of the page that knows no account: a link has its design, a saved design alone cannot be opened. */
export function offlineDesign(linked: OpenedLink, address: string): OpenedLink {
  const { searchParams } = new URL(address);
  if (!searchParams.has("design")) return linked;
  return linked.inputs && !searchParams.has("revision")
    ? { ...linked, problem: NOT_SAVED }
    : { problem: CANNOT_OPEN };
}

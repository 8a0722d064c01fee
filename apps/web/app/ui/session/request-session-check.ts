const doubts = new EventTarget();
const DOUBT = "doubt";

/** Requests a check of the session, after a request was rejected as signed out: what the page shows may be outdated. */
export function requestSessionCheck(): void {
  doubts.dispatchEvent(new Event(DOUBT));
}

export function onSessionDoubt(listen: () => void, signal: AbortSignal): void {
  doubts.addEventListener(DOUBT, listen, { signal });
}

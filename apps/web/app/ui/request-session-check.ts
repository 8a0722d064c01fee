const doubts = new EventTarget();
const DOUBT = "doubt";

/** Says that a request of the page was told that nobody is signed in: what the page shows of the session may be over. */
export function requestSessionCheck(): void {
  doubts.dispatchEvent(new Event(DOUBT));
}

export function onSessionDoubt(listen: () => void, signal: AbortSignal): void {
  doubts.addEventListener(DOUBT, listen, { signal });
}

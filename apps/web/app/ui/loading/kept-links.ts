/** The beginnings of the addresses that open in this browser without a connection. */
export async function keptAddresses(): Promise<readonly string[]> {
  if (!("serviceWorker" in navigator)) return [];
  const registrations = await navigator.serviceWorker.getRegistrations();
  return registrations.filter(({ active }) => active).map(({ scope }) => new URL(scope).pathname);
}

/** Pages whose worker shows why they need a connection (worker/account-worker.ts): they are not kept. */
const NOT_KEPT: ReadonlySet<string> = new Set(["/dashboard", "/settings"]);

/**
 * The style rule that marks the links of a page to pages which this browser has not kept. `within` selects the page, `kept` are the
 * beginnings of the addresses that open without a connection.
 */
function needsConnectionRule(within: string, kept: readonly string[]): string {
  const others = kept
    .filter((address) => !NOT_KEPT.has(address))
    .map(CSS.escape)
    // Not those of pages below one that is kept.
    .map((address) => `:not([href^="${address}"]:not([href^="${address}/"]))`);
  // A star has no room for words: the page that it leads to has them.
  return `${within} a[href^="/"]:not([data-star])${others.join("")}::after { content: " (needs a connection)"; color: var(--steel); font-size: 0.75rem; }`;
}

/** Marks them while the browser is offline. Returns a function that removes the marks. */
export function markLinks(within: string, kept: readonly string[]): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(needsConnectionRule(within, kept));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** Pages whose worker shows why they need a connection (worker/account-worker.ts): they are not kept. */
const NOT_KEPT: ReadonlySet<string> = new Set(["/dashboard", "/settings"]);

/**
 * The style rule that marks the links of the library to pages which this browser has not kept. `kept` are the beginnings of the
 * addresses that open without a connection.
 */
export function needsConnectionRule(kept: readonly string[]): string {
  const others = kept
    .filter((address) => !NOT_KEPT.has(address))
    .map((address) => `:not([href^="${CSS.escape(address)}"])`);
  return `.library-page a[href^="/"]${others.join("")}::after { content: " (needs a connection)"; color: var(--steel); font-size: 0.75rem; }`;
}

/** Marks them while the browser is offline. Returns a function that removes the marks. */
export function markLinks(kept: readonly string[]): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(needsConnectionRule(kept));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

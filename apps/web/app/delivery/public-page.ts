/**
 * The only script of a public page, which works without it. It implements the specification's anchors, keeps the bar in sync with
 * the sign-in state, and hydrates the page once the user begins to use a form.
 */

import { SESSION_NOTE } from "../features/account/session-note.ts";
import { scrollToSection } from "../features/marketing/scroll-to-section.ts";
import { LATER } from "./page-handle.ts";

/** The section that the address will name, and one that it will not. */
const WANTED = "kingpost.section";
const SCROLL_TO = "kingpost.scroll-to";
const root = document.documentElement;

/** Storage may be disabled: then the sign-in state is neither stored nor known. */
function tryTo<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

// A link to a section opens its page and then scrolls there, instead of jumping.
addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const address = link?.getAttribute("href") ?? "";
  if (!link || !isPlain || event.defaultPrevented) return;
  if (address.startsWith("#")) {
    // The skip link leaves the address unchanged, so that it can be copied without a fragment.
    event.preventDefault();
    document.getElementById(address.slice(1))?.focus();
  }
  const { scrollTo } = link.dataset;
  if (scrollTo) tryTo(() => sessionStorage.setItem(SCROLL_TO, scrollTo));
  if (!address.startsWith("/#")) return;
  const { hash, pathname } = link;
  if (pathname === location.pathname) {
    event.preventDefault();
    history.pushState(null, "", hash);
    link.closest<HTMLElement>("[popover]")?.hidePopover();
    scrollToSection(hash);
  } else if (tryTo(() => sessionStorage.setItem(WANTED, hash) ?? true)) {
    event.preventDefault();
    location.assign(pathname);
  }
});

/** A value stored by the previous page under a key, read once. */
function take(key: string): string | null | undefined {
  const left = tryTo(() => sessionStorage.getItem(key));
  if (left) sessionStorage.removeItem(key);
  return left;
}

const wanted = take(WANTED);
if (wanted) history.replaceState(null, "", wanted);
const destination = wanted ?? take(SCROLL_TO);
if (destination) scrollToSection(destination);

// This page was rendered for a visitor. After a sign-in, here or in another tab, it reloads as the user's page. If a reload still returns
// a visitor's page, the session has ended. A form in use is hydrated instead, which checks the session on the server.
const isSignedIn = () => Boolean(tryTo(() => localStorage.getItem(SESSION_NOTE)));
let isTakenOver = false;
/** After hydration the page itself checks the session, and input typed meanwhile must be kept. */
const isOwn = () => !isTakenOver && !("hydrated" in root.dataset);
const inForm = (target: EventTarget | null) => target instanceof Element && target.closest("form") !== null;
const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (isSignedIn()) {
  if (arrival?.type === "reload") localStorage.setItem(SESSION_NOTE, "");
  else if (!inForm(document.activeElement)) location.reload();
}
addEventListener("storage", ({ key, newValue }) => {
  if (key === SESSION_NOTE && newValue && isOwn()) location.reload();
});
addEventListener("pageshow", ({ persisted }) => {
  if (persisted && isOwn() && isSignedIn()) location.reload();
});

/** Runs the page's deferred scripts. A copy runs; the originals stay where hydration expects them. */
function takeOver(): void {
  isTakenOver = true;
  for (const script of document.querySelectorAll<HTMLScriptElement>(`script[type^="${LATER}"]`)) {
    const copy = document.createElement("script");
    copy.type = script.type.slice(LATER.length);
    copy.text = script.text;
    script.type = "text/plain";
    document.head.append(copy);
    copy.remove();
  }
}

addEventListener("focusin", ({ target }) => inForm(target) && takeOver());
if (inForm(document.activeElement)) takeOver();

// For tests: from here on the page is interactive.
root.dataset.reading = "";

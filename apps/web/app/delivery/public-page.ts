/**
 * The only script of a public page, which works without it. It implements the specification's anchors, keeps the bar in sync with
 * the sign-in state, and hydrates the page once the user begins to use a form.
 */

import { scrollToSection } from "../features/marketing/scroll-to-section.ts";
import {
  ENTRIES,
  forgetOthers,
  noteSession,
  read,
  remove,
  SESSION_NOTE,
  VISITOR,
  write,
} from "../ui/storage/browser-storage.ts";
import { LATER } from "./page-handle.ts";

const root = document.documentElement;

/** The link of a click that opens it in place. */
function clickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  return link && isPlain && !event.defaultPrevented ? link : undefined;
}

// A link to a section opens its page and then scrolls there, instead of jumping.
addEventListener("click", (event) => {
  const link = clickedLink(event);
  if (!link) return;
  const address = link.getAttribute("href") ?? "";
  if (address.startsWith("#")) {
    // The skip link leaves the address unchanged, so that it can be copied without a fragment.
    event.preventDefault();
    document.getElementById(address.slice(1))?.focus();
  }
  const { scrollTo } = link.dataset;
  if (scrollTo) write(ENTRIES.scrollTo, scrollTo);
  if (!address.startsWith("/#")) return;
  const { hash, pathname } = link;
  if (pathname === location.pathname) {
    event.preventDefault();
    history.pushState(null, "", hash);
    link.closest<HTMLElement>("[popover]")?.hidePopover();
    scrollToSection(hash);
  } else if (write(ENTRIES.wantedSection, hash)) {
    event.preventDefault();
    location.assign(pathname);
  }
});

/** A value stored by the previous page under a key, read once. */
function take(entry: Parameters<typeof remove>[0]): string | undefined {
  const left = read(entry);
  if (left) remove(entry);
  return left;
}

const wanted = take(ENTRIES.wantedSection);
if (wanted) history.replaceState(null, "", wanted);
const destination = wanted ?? take(ENTRIES.scrollTo);
if (destination) scrollToSection(destination);

// This page was rendered for a visitor. After a sign-in, here or in another tab, it reloads as the user's page. If a reload still returns
// a visitor's page, the session has ended. A form in use is hydrated instead, which checks the session on the server.
const isSignedIn = () => Boolean(read(ENTRIES.session));
let isTakenOver = false;
/** After hydration the page itself checks the session, and input typed meanwhile must be kept. */
const isOwn = () => !isTakenOver && !("hydrated" in root.dataset);
const inForm = (target: EventTarget | null) => target instanceof Element && target.closest("form") !== null;
const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (isSignedIn()) {
  if (arrival?.type === "reload") noteSession(VISITOR);
  else if (!inForm(document.activeElement)) location.reload();
} else forgetOthers(VISITOR);
addEventListener("storage", ({ key, newValue }) => {
  if (key !== SESSION_NOTE) return;
  if (!newValue) forgetOthers(VISITOR);
  else if (isOwn()) location.reload();
});
addEventListener("pageshow", ({ persisted }) => {
  if (persisted && isOwn() && isSignedIn()) location.reload();
});

/** Runs the page's deferred scripts. A copy runs; the originals stay where hydration expects them. `onFailure`: one did not arrive. */
function takeOver(onFailure?: () => void): void {
  isTakenOver = true;
  for (const script of document.querySelectorAll<HTMLScriptElement>(`script[type^="${LATER}"]`)) {
    const copy = document.createElement("script");
    copy.type = script.type.slice(LATER.length);
    copy.text = script.text;
    if (onFailure) copy.addEventListener("error", onFailure);
    script.type = "text/plain";
    document.head.append(copy);
    copy.remove();
  }
}

// A link that the page operates hydrates it, and is clicked again. It leads to another page if this one cannot hydrate.
addEventListener("click", (event) => {
  const link = clickedLink(event);
  if (!link || !("hydrates" in link.dataset) || "hydrated" in root.dataset) return;
  event.preventDefault();
  if (isTakenOver) return;
  link.ariaBusy = "true";
  new MutationObserver((_, observer) => {
    if (!("hydrated" in root.dataset)) return;
    observer.disconnect();
    link.ariaBusy = null;
    link.click();
  }).observe(root, { attributeFilter: ["data-hydrated"] });
  takeOver(() => location.assign(link.href));
});

addEventListener("focusin", ({ target }) => inForm(target) && takeOver());
if (inForm(document.activeElement)) takeOver();

// For tests: from here on the page is interactive.
root.dataset.reading = "";

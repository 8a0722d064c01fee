import { ownManifest } from "../../../ui/loading/own-manifest.ts";

const WORKER = "/sw.js";
/** Both addresses of the library begin with it, and no other page's does. */
const SCOPE = "/section-library";
/** A page that stays open for days checks for a newer version when the user returns to it. Milliseconds. */
const ASK_AGAIN_MS = 3_600_000;
/** A worker that does not respond in this time has an unknown version. Milliseconds. */
const ANSWER_MS = 3000;

/** Whether a worker holds the version that this page is of. */
function isSameBuild(worker: ServiceWorker): Promise<boolean> {
  return new Promise((settle) => {
    const { port1, port2 } = new MessageChannel();
    const late = window.setTimeout(() => settle(false), ANSWER_MS);
    port1.onmessage = ({ data }) => {
      window.clearTimeout(late);
      settle(data === true);
    };
    worker.postMessage({ manifest: ownManifest() ?? "" }, [port2]);
  });
}

/** Whether the library can be opened in this browser without a connection. */
export async function isKept(): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return Boolean(registration?.active);
}

/** A newer version takes over, and the page is loaded again as that one. */
function change(worker: ServiceWorker): void {
  const reload = () => window.location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  worker.postMessage("take-over");
  window.setTimeout(reload, ANSWER_MS);
}

/** The pages that the library links to and keeps with itself, each with its worker. */
const LINKED = { "/about-the-data": "/about-sw.js", "/design-tables": "/design-sw.js" } as const;

/** Caches them too; one that fails needs a connection. */
function keepLinked(): void {
  if (!navigator.onLine) return;
  for (const [scope, worker] of Object.entries(LINKED)) {
    navigator.serviceWorker.register(worker, { scope, updateViaCache: "none" }).catch(() => undefined);
  }
}

/**
 * Caches the library in the browser and reports a newer version: `onNewer` receives a function that activates it when the user
 * chooses. Without a cache (for example in a private window) the library works online.
 */
export async function keepLibrary(onNewer: (change: () => void) => void): Promise<void> {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  const options: RegistrationOptions = { scope: SCOPE, updateViaCache: "none" };
  const registration = await navigator.serviceWorker.register(WORKER, options).catch(() => undefined);
  if (!registration) return;
  keepLinked();

  const judge = async (worker: ServiceWorker | null) => {
    // The first version activates at once.
    if (!worker || !registration.active) return;
    if (await isSameBuild(worker)) worker.postMessage("take-over-when-alone");
    else onNewer(() => change(worker));
  };
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed") void judge(worker);
    });
  registration.addEventListener("updatefound", () => follow(registration.installing));
  follow(registration.installing);
  await judge(registration.waiting);

  let askedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - askedAt < ASK_AGAIN_MS) return;
    askedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}

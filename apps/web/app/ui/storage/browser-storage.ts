/**
 * Everything that the product keeps in a browser, and whose it is. A test allows no other file of the pages to use the browser's storage: a new key
 * declares itself here.
 *
 * - Of the browser: no content of a user. It stays when users change.
 * - Of a user: for a visitor under the key itself. It stays in this browser. For a signed-in user under a key of that user, which is removed when the
 *   session ends: in this tab, in another one, at the server, or because another user signs in.
 * - Of an account: for a signed-in user who signs in again in the same tab, after the server has ended the session. It is removed when the user signs out
 *   or another one signs in.
 *
 * What the service workers keep (`worker/`) are pages as an anonymous visitor sees them, and files of the build. The router keeps scroll
 * positions of a tab. There are no databases in the browser, and the cookie of the session cannot be read by scripts.
 */

interface Entry {
  /** For all tabs and until it is removed, or for one tab until it is closed. */
  readonly in: "browser" | "tab";
  readonly of: "browser" | "user" | "account";
  readonly key: string;
}

/** The uid of the signed-in user, so that a change in one tab reaches the others; empty for a visitor. No secret. */
export const SESSION_NOTE = "kingpost.session";

export const ENTRIES = {
  session: { in: "browser", of: "browser", key: SESSION_NOTE },
  /** Whether the shortcuts of single keys are on. */
  singleKeys: { in: "browser", of: "browser", key: "kp-single-keys" },
  /** The section of the home page that the next page scrolls to: one that its address names, and one that it does not. */
  wantedSection: { in: "tab", of: "browser", key: "kingpost.section" },
  scrollTo: { in: "tab", of: "browser", key: "kingpost.scroll-to" },
  /** Client, site address, By, Checked and the other fields of a report. */
  project: { in: "browser", of: "user", key: "kingpost.design.project" },
  /** The user's firm in the title block of a report. */
  firm: { in: "browser", of: "user", key: "kingpost.design.firm" },
  /** A load path while one of its members is edited on the page of its module, and that member. */
  path: { in: "tab", of: "user", key: "kingpost.design.load-path" },
  /** The ID of that load path in the account; empty if it is not saved there. */
  pathSaved: { in: "tab", of: "user", key: "kingpost.design.load-path.saved" },
  pathEdit: { in: "tab", of: "user", key: "kingpost.design.load-path.edit" },
  /** A load path with its undo, as its page was left. */
  leftPath: { in: "tab", of: "user", key: "kingpost.design.load-path.left" },
} as const satisfies Readonly<Record<string, Entry>>;

/** The undo of the design of a module. */
export const historyEntry = (kind: string): Entry => ({
  ...{ in: "tab", of: "user", key: `kingpost.design.${kind}` },
});

/** The last design of a module, which is not saved in an account. */
export const lastDesignEntry = (kind: string): Entry => ({
  ...{ in: "browser", of: "user", key: `kingpost.design.${kind}` },
});

/** Changes of a saved design of a module that the account does not have yet. */
export const unsavedEntry = (kind: string): Entry => ({
  ...{ in: "tab", of: "account", key: `kingpost.design.${kind}` },
});

const OF_USERS = "kingpost.user.";
const OF_ACCOUNTS = "kingpost.account.";

/** A visitor. */
export const VISITOR = "";

const keyOf = ({ of, key }: Entry, owner: string) => {
  if (of === "account") return `${OF_ACCOUNTS}${owner}.${key}`;
  return of === "user" && owner !== VISITOR ? `${OF_USERS}${owner}.${key}` : key;
};

const storageOf = (entry: Pick<Entry, "in">): Storage =>
  entry.in === "browser" ? localStorage : sessionStorage;

/** Storage may be disabled or full: then nothing is kept. */
function tryTo<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** What is kept under exactly this owner. */
export function readOwn(entry: Entry, owner: string): string | undefined {
  return tryTo(() => storageOf(entry).getItem(keyOf(entry, owner))) ?? undefined;
}

/** What is kept for a user: their own, else what a visitor has typed here before signing in. */
export function read(entry: Entry, owner = VISITOR): string | undefined {
  return readOwn(entry, owner) ?? readOwn(entry, VISITOR);
}

/** Keeps a text. A user whose session has ended meanwhile leaves nothing. Returns whether it is kept. */
export function write(entry: Entry, text: string, owner = VISITOR): boolean {
  if (owner !== VISITOR && read(ENTRIES.session) !== owner) return false;
  return tryTo(() => storageOf(entry).setItem(keyOf(entry, owner), text) ?? true) ?? false;
}

export function remove(entry: Entry, owner = VISITOR): void {
  tryTo(() => storageOf(entry).removeItem(keyOf(entry, owner)));
}

/** Notes who is signed in, and removes what other users have left in this browser and this tab. */
export function noteSession(uid: string): void {
  if ((read(ENTRIES.session) ?? VISITOR) !== uid) write(ENTRIES.session, uid);
  forgetOthers(uid);
}

/** Removes what users other than this one have left in this browser and this tab; after a session, not what is of its account. */
export function forgetOthers(uid: string): void {
  forget((key) => key.startsWith(OF_USERS) && !isOf(uid, OF_USERS, key));
  if (uid !== VISITOR) forget((key) => key.startsWith(OF_ACCOUNTS) && !isOf(uid, OF_ACCOUNTS, key));
}

/** Removes what a user who signs out has left. */
export function forgetAccount(): void {
  noteSession(VISITOR);
  forget((key) => key.startsWith(OF_ACCOUNTS));
}

const isOf = (uid: string, kind: string, key: string) => uid !== VISITOR && key.startsWith(`${kind}${uid}.`);

function forget(isForgotten: (key: string) => boolean): void {
  for (const place of ["browser", "tab"] as const) {
    tryTo(() => {
      const storage = storageOf({ in: place });
      for (const key of Object.keys(storage).filter(isForgotten)) storage.removeItem(key);
    });
  }
}

import type { ContactService } from "./contact/contact.ts";
import type { Settings } from "./env.ts";
import type { Limits } from "./limits/limits.ts";
import type { AccountProvider } from "./providers/accounts.ts";
import type { DocumentStore } from "./providers/documents.ts";

/** What the product needs while it runs. One set a process. */
export interface Services {
  readonly settings: Settings;
  readonly accounts: AccountProvider;
  readonly documents: DocumentStore;
  readonly contact: ContactService;
  /** How often something may be done, counted for all processes together. */
  readonly limits: Pick<Limits, "withinWindow">;
  /** The account service's own HTTP surface, `/api/auth/*`. */
  readonly handleAuthRequest: (request: Request) => Promise<Response>;
  /** A fresh challenge of the bot check, for the page to solve. */
  readonly createBotChallenge: () => Promise<unknown>;
  /** Whether the database answers; for /readyz. */
  readonly isReady: () => Promise<boolean>;
  /** Releases connections and stops what this process started. */
  readonly stop: () => Promise<void>;
}

// The HTTP process and the bundled application are two module graphs: what they share hangs on the process itself.
const KEY = Symbol.for("kingpost.services");
const holder = globalThis as { [KEY]?: Promise<Services> };

/** Sets what `services` answers with. Called once, by the start of the process. */
export function provideServices(starting: Promise<Services>): void {
  holder[KEY] = starting;
}

/** The running services. The development server, which has no start of its own, starts them at the first call. */
export function services(): Promise<Services> {
  holder[KEY] ??= import.meta.env?.DEV
    ? import("./start-services.ts").then(({ startServices }) => startServices(process.env))
    : Promise.reject(new Error("The services were asked for before the process started them."));
  return holder[KEY];
}

import type { ContactService } from "./contact/contact.ts";
import type { Settings } from "./env.ts";
import type { Limits } from "./limits/limits.ts";
import type { AccountProvider } from "./providers/common/account-provider.ts";
import type { DocumentStore } from "./providers/common/document-store.ts";

/** What the product needs while it runs. One set a process. */
export interface Services {
  readonly settings: Settings;
  readonly accounts: AccountProvider;
  readonly documents: DocumentStore;
  readonly contact: ContactService;
  /** The rate limits, counted across all processes. */
  readonly limits: Pick<Limits, "withinWindow">;
  /** Whether the database responds; for /readyz. */
  readonly isReady: () => Promise<boolean>;
  /** Releases connections and stops what this process started. */
  readonly stop: () => Promise<void>;
}

import type { DocumentStore } from "../../server/providers/common/document-store.ts";
import type { ContactMessage, SavedComparison } from "../../server/providers/documents.ts";
import type { Firm, UserProfile } from "../../shared/account-types.ts";
import type { DesignRevision, SavedDesign, SavedProject } from "../../shared/design-types.ts";

/** An account on its way from one provider to the other. */
export interface MovedAccount {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** Whether it is a sign-up that awaits its confirmation and was never used. */
  readonly isPending: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
  /** The stored hash as our text; null if it cannot be taken along, so that the user has to reset the password. */
  readonly hash: string | null;
}

/** All documents of one user. */
export interface UserDocuments {
  readonly profile: UserProfile | null;
  readonly firm: Firm | null;
  readonly favourites: readonly string[];
  readonly comparisons: readonly SavedComparison[];
  readonly projects: readonly SavedProject[];
  /** The last changed first. */
  readonly designs: readonly (SavedDesign & { readonly revisions: readonly DesignRevision[] })[];
}

/** One side of a move. Writing can be repeated: identifiers stay the same. */
export interface MoveSide {
  readonly documents: DocumentStore;
  /** All accounts, some at a time. */
  accounts(): AsyncIterable<readonly MovedAccount[]>;
  /** Returns the addresses that were not accepted, with the reason. */
  writeAccounts(accounts: readonly MovedAccount[]): Promise<readonly string[]>;
  writeDocuments(uid: string, documents: UserDocuments): Promise<void>;
  writeMessages(messages: readonly ContactMessage[]): Promise<void>;
  close(): Promise<void>;
}

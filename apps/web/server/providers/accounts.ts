import type { UserProfile } from "../../shared/account-types.ts";
import type { AccountFailure } from "./common/failures.ts";

export interface Account {
  readonly uid: string;
  /** As typed at sign-up, trimmed, lower case. */
  readonly email: string;
  readonly emailVerified: boolean;
}

export interface Cookies {
  readonly cookies: readonly string[];
}

export type AccountResult<Value> = ({ readonly ok: true } & Value) | AccountFailure;

export interface SignUp {
  readonly email: string;
  readonly password: string;
  /** Stored as a document, in the same write as the account. The user's name is rejected as a password. */
  readonly profile: Omit<UserProfile, "email">;
  /** The solution of the bot check, if one is required. */
  readonly botCheck?: string | undefined;
}

/** The state of the link of a verification email. */
export type Confirmation =
  /** A sign-in with the password of that sign-up confirms the address. */
  | { readonly state: "open" | "confirmed"; readonly email: string }
  | { readonly state: "outdated" | "unavailable" };

import type { Auth, UserRecord } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";
import type { Account } from "../server/providers/accounts.ts";
import type { AccountCalls } from "../server/providers/common/account-calls.ts";
import type { AccountContext } from "../server/providers/common/account-context.ts";
import { codeOf } from "../server/safe-error.ts";
import type { Signer } from "../server/signed-value.ts";
import type { IdTokens } from "./accounts/id-tokens.ts";
import type { IdentityToolkit } from "./accounts/identity-toolkit.ts";
import type { Outage } from "./outage.ts";
import { inTime } from "./service-call.ts";

/** The shared context of the hosted account service. */
export interface Context extends AccountContext {
  readonly auth: Auth;
  readonly identity: IdentityToolkit;
  readonly db: Firestore;
  /** Where the product writes email; undefined if none is sent. Links are sent by the service. */
  readonly mailCollection: string | undefined;
  /** ID tokens for receivers outside. */
  readonly idTokens: IdTokens;
  /** Signs the cookies of sessions. */
  readonly sessions: Signer;
  /** Signs what the links of reset emails carry. */
  readonly resets: Signer;
  /** Whether sessions cannot be read for now. */
  readonly outage: Outage;
}

export interface CurrentSession {
  readonly id: string;
  readonly account: Account;
  /** When the user signed in, and when the cookie was made: seconds since 1970. */
  readonly since: number;
  readonly issuedAt: number;
}

/** A reset link that is still valid: the service's code in it, when it was requested in milliseconds since 1970, and the account. */
export interface LinkOwner {
  readonly code: string;
  readonly requestedAt: number;
  readonly uid: string;
  readonly email: string;
}

/** The ID token of a sign-in with the right password. */
export interface PasswordToken {
  readonly idToken: string;
}

export type Calls = AccountCalls<CurrentSession, LinkOwner, PasswordToken>;

/**
 * Binds the cookies of known browsers to the account and its last password change. Read it before the password is checked: a change in
 * between then invalidates the cookie.
 */
export function generationOf({ uid, tokensValidAfterTime = "" }: UserRecord): string {
  return `${uid}\n${tokensValidAfterTime}`;
}

export function accountOf({ uid, email = "", emailVerified }: UserRecord): Account {
  return { uid, email, emailVerified };
}

const isMissing = (error: unknown) => codeOf(error) === "auth/user-not-found";

/** The result of a look-up; undefined if there is no such account. */
async function found(lookUp: Promise<UserRecord>): Promise<UserRecord | undefined> {
  try {
    return await inTime(lookUp);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

export const userOf = ({ auth }: Pick<Context, "auth">, uid: string) => found(auth.getUser(uid));

export const userWithEmail = ({ auth }: Pick<Context, "auth">, email: string) =>
  found(auth.getUserByEmail(email));

/** Changes an account; undefined if it is gone. */
export const updateUser = (
  { auth }: Pick<Context, "auth">,
  uid: string,
  fields: Parameters<Auth["updateUser"]>[1],
) => found(auth.updateUser(uid, fields));

/**
 * Waits until the service's clock has counted the next second. The service ends sessions by their second: those that began in the same
 * one would remain.
 */
export async function nextSecond(): Promise<void> {
  await new Promise((settle) => setTimeout(settle, 1010 - (Date.now() % 1000)));
}

import type { UserProfile } from "../../../shared/account-types.ts";
import type { BotCheckMode } from "../../bot-check/bot-check.ts";
import type { MailMessage } from "../../mail/message.ts";
import type { AccountProvider, SignUp } from "../accounts.ts";
import { newEmail, Visitor } from "./visitor.ts";

export interface HarnessOptions {
  readonly botCheck?: BotCheckMode;
  readonly requireEmailVerification?: boolean;
  readonly publicUrl?: string;
}

/** In what the implementations differ. */
export interface ProviderTraits {
  /** The capability of the same name. */
  readonly sessionList: boolean;
  /** Whether ID tokens are signed: those of an emulator are not. */
  readonly signedTokens: boolean;
}

/** The ID tokens of an implementation, from the receiver's point of view. */
export interface IdTokens {
  readonly issuer: string;
  readonly audience: string;
  /** The shortest and longest life in seconds. */
  readonly life: readonly [number, number];
}

/** What the contract needs from an implementation besides the interface. */
export interface AccountHarness {
  readonly idTokens: IdTokens;
  readonly accounts: AccountProvider;
  readonly publicUrl: string;
  /** Values that must not appear in any log: the tests add those that they use. */
  readonly secrets: Set<string>;
  /** All emails to an address, oldest first, once all have been sent. */
  mailsTo(email: string): Promise<readonly MailMessage[]>;
  /** Solves a new challenge of the bot check. */
  solveBotCheck(): Promise<string>;
  /** Advances the clock of limits and links. */
  advance(seconds: number): void;
  /** The stored profile of an account. */
  profileOf(uid: string): Promise<UserProfile | null>;
  /** Makes the emailed links of an account expire. */
  expireLinks(uid: string): Promise<void>;
}

export type MakeHarness = (options?: HarnessOptions) => Promise<AccountHarness>;

export const GOOD = "correct horse battery";
export const BETTER = "another staple entirely";
export const NEWEST = "yet another stable entirely";
export const WRONG = "wrong horse battery";

export function newVisitor({ publicUrl, secrets }: AccountHarness, address?: string): Visitor {
  return new Visitor(publicUrl, secrets, address);
}

export const PROFILE = { fullName: "Ann O'Neil", company: "University of Queensland" };

/** A sign-up with a default profile. */
export function signUpAs({ accounts }: AccountHarness, request: Request, input: Omit<SignUp, "profile">) {
  return accounts.signUp(request, { ...input, profile: PROFILE });
}

/** A user with an account, signed in in one browser. */
export async function newUser(harness: AccountHarness) {
  const visitor = newVisitor(harness);
  const email = newEmail();
  for (const password of [GOOD, BETTER, NEWEST, WRONG]) harness.secrets.add(password);
  const answer = visitor.keep(await signUpAs(harness, visitor.request(), { email, password: GOOD }));
  if (!answer.ok || !answer.account) throw new Error("The user could not sign up.");
  return { visitor, email, uid: answer.account.uid };
}

/** The same user in another browser. */
export async function onAnotherBrowser(
  harness: AccountHarness,
  email: string,
  password = GOOD,
): Promise<Visitor> {
  const visitor = newVisitor(harness);
  const answer = visitor.keep(await harness.accounts.signIn(visitor.request(), { email, password }));
  if (!answer.ok) throw new Error(`${answer.code}: ${answer.message}`);
  return visitor;
}

export async function isSignedIn({ accounts }: AccountHarness, visitor: Visitor): Promise<boolean> {
  return (await accounts.currentAccount(visitor.request())).account !== null;
}

/** The session's Set-Cookie line; the others are the device cookie's. */
export function sessionCookieOf({ cookies }: { readonly cookies: readonly string[] }): string {
  return cookies.find((cookie) => !cookie.includes(".device=")) ?? "";
}

/** The first link of the newest email to an address. */
export async function linkFor(harness: AccountHarness, email: string): Promise<string> {
  const link = /https?:\S+/.exec((await harness.mailsTo(email)).at(-1)?.text ?? "")?.[0];
  if (!link) throw new Error("No link was sent.");
  return link;
}

/** The value in the link of a verification email. */
export function confirmationIn(link: string): string {
  return new URL(link).searchParams.get("confirm") ?? "";
}

/** The token of the newest reset email. */
export async function resetTokenFor(harness: AccountHarness, email: string): Promise<string> {
  const mails = await harness.mailsTo(email);
  const token = /\/reset-password\?token=(\S+)/.exec(mails.at(-1)?.text ?? "")?.[1];
  if (!token) throw new Error("No reset link was sent.");
  harness.secrets.add(token);
  return decodeURIComponent(token);
}

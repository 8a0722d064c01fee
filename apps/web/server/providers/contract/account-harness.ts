import { pino } from "pino";
import { expect } from "vitest";
import type { UserProfile } from "../../../shared/account-types.ts";
import type { BotCheckMode } from "../../bot-check/bot-check.ts";
import type { MailMessage } from "../../mail/message.ts";
import type { SignUp } from "../accounts.ts";
import type { AccountProvider } from "../common/account-provider.ts";
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
}

/** What the contract needs from an implementation besides the interface. */
export interface AccountHarness {
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

/** The log of a file's tests, and the values that must not be in it. */
export interface LogRecord {
  readonly lines: string[];
  readonly secrets: Set<string>;
}

export const loggerOf = ({ lines }: LogRecord) =>
  pino({ level: "trace" }, { write: (line) => void lines.push(line) });

/** Checks that no secret of the tests was logged, and that there were secrets and a log to check. */
export function expectNoSecrets({ lines, secrets }: LogRecord): void {
  const log = lines.join("");
  expect(lines.length).toBeGreaterThan(0);
  expect(secrets.size).toBeGreaterThan(50);
  expect([...secrets].filter((secret) => secret.length > 3 && log.includes(secret))).toEqual([]);
}

export const AUTH_SECRET = "the secret of the tests, 32 characters and more";

/** A service whose emails are collected before a call returns, as if they were sent at once. */
export function thenMails<Service extends AccountProvider>(
  service: Service,
  collect: () => Promise<void>,
): Service {
  const then =
    <Args extends readonly unknown[], Value>(call: (...args: Args) => Promise<Value>) =>
    async (...args: Args): Promise<Value> => {
      const answer = await call(...args);
      await collect();
      return answer;
    };
  return {
    ...service,
    signUp: then(service.signUp),
    signIn: then(service.signIn),
    requestPasswordReset: then(service.requestPasswordReset),
    resetPassword: then(service.resetPassword),
    changePassword: then(service.changePassword),
    deleteAccount: then(service.deleteAccount),
  };
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

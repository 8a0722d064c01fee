import type { SessionSummary } from "../../../shared/account-types.ts";
import type { Account, AccountResult, Cookies, SignUp } from "../accounts.ts";
import type { AccountFailure } from "./failures.ts";

export interface SignedIn extends Cookies {
  readonly ok: true;
  readonly account: Account;
}

/**
 * What a provider does itself. It is called once limits, origin, input and session have been checked; an error becomes "unavailable".
 * `Owner` is the account of a reset link, `Proof` of a password that was right.
 */
export interface AccountCalls<Session extends { readonly account: Account }, Owner, Proof extends object> {
  /** What a service can do beyond the rest. Pages show no more than that. `sessionList`: it lists the user's sessions, and ends one. */
  readonly capabilities: { readonly sessionList: boolean };
  /** The page that a link in the service's own email opens, at `/account/link`: path and query. Undefined if it is no such link. */
  pageOfLink(link: URL): string | undefined;
  /** How long a response takes at least: longer than the calls, so that the time does not reveal whether an address is known. */
  readonly minDurationMs: { readonly signUp: number; readonly reset: number };
  readonly sessionCookie: string;

  find(uid: string): Promise<Account | undefined>;
  /** What binds the cookies of known browsers to an account and its password; undefined without an account. */
  generation(email: string): Promise<string | undefined>;
  session(request: Request): Promise<Session | undefined>;
  /** Like `session`, with the cookies of a renewed session. */
  currentAccount(request: Request): Promise<{ readonly account: Account | null } & Cookies>;

  /** Creates an account with its profile and signs in; undefined if the address is taken, also by a concurrent sign-up. */
  signUp(request: Request, email: string, input: SignUp): Promise<SignedIn | undefined>;
  /** Replaces an unconfirmed account, and sends the email with the link or about the existing account. */
  signUpUnconfirmed(email: string, input: SignUp): Promise<void>;
  /** The account, if its address still has to be confirmed. `claimed` is the uid whose link was opened. Undefined: wrong password. */
  signIn(
    request: Request,
    input: { readonly email: string; readonly password: string },
    claimed: string | undefined,
  ): Promise<SignedIn | AccountFailure | { readonly unconfirmed: Account } | undefined>;
  sendConfirmation(account: Account): Promise<void>;

  /** Ends the session of the request; `noSession` are the cookies afterwards. */
  endSession(request: Request): Promise<void>;
  noSession(request: Request): Promise<readonly string[]>;
  sessions(session: Session): Promise<readonly SessionSummary[]>;
  endOne(session: Session, id: string): Promise<AccountResult<unknown>>;
  endOthers(request: Request, session: Session): Promise<AccountResult<Cookies>>;

  /** Sends the email, if the address has an account. */
  sendReset(email: string): Promise<void>;
  linkOwner(token: string): Promise<Owner | undefined>;
  /** Returns the account's new generation; undefined if the link has been used meanwhile. */
  resetPassword(owner: Owner, password: string): Promise<string | undefined>;

  provePassword(account: Account, password: string): Promise<Proof | undefined>;
  changePassword(
    request: Request,
    session: Session,
    proof: Proof,
    password: string,
  ): Promise<AccountResult<Cookies>>;
  deleteAccount(session: Session, proof: Proof): Promise<AccountResult<unknown>>;

  /** An ID token; undefined if the account is gone. */
  token(request: Request, session: Session): Promise<string | undefined>;
  /** The published keys. */
  keys(): Promise<object>;
}

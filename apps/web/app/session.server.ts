import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from "react-router";
import type { Account } from "../server/providers/accounts.ts";
import { services } from "../server/services.ts";
import { nextPath, signInPath } from "./next-path.ts";

const accountContext = createContext<Account | null>(null);

/** Who is asking, known before anything renders. Null for a visitor. */
export function accountOf(context: Readonly<RouterContextProvider>): Account | null {
  return context.get(accountContext);
}

/** The signed-in account; only behind `requireAccount`. */
export function signedInAccount(context: Readonly<RouterContextProvider>): Account {
  const account = accountOf(context);
  if (!account) throw new Error("A page behind the guard was reached without an account.");
  return account;
}

/**
 * Reads the session once a request. A visitor without the cookie costs no database call. Who can not be asked for is not taken for
 * a visitor: the person would be sent to sign in, and fail there too.
 */
export const readSession: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { accounts } = await services();
  const { account, cookies } = await accounts.currentAccount(request).catch(() => {
    throw data(null, { status: 503 });
  });
  context.set(accountContext, account);
  return withCookies(await next(), cookies);
};

/** Sends a visitor to sign in, and from there back to where the person wanted to go. */
export const requireAccount: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  if (!accountOf(context)) throw redirect(signInPath(url));
  return next();
};

/**
 * For /signin and /signup: who is signed in has no business there. A form that was still open in another tab is heard all the
 * same: it says as whom the person wants to go on.
 */
export const requireVisitor: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  if (accountOf(context) && request.method !== "POST") throw redirect(nextPath(url.searchParams.get("next")));
  return next();
};

function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

/** Headers that set the cookies a provider's answer carries. */
export function cookieHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return headers;
}

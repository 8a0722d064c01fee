import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from "react-router";
import { NO_COOKIE, nextPath, signInPath } from "./next-path.ts";
import { type Account, services } from "./services.server.ts";

/** Who sends a request. `isUnchecked`: its session could not be read: whether a user is signed in is unknown. */
interface RequestSession {
  readonly account: Account | null;
  readonly isUnchecked: boolean;
}

const VISITOR: RequestSession = { account: null, isUnchecked: false };
const sessionContext = createContext<() => Promise<RequestSession>>(async () => VISITOR);
const signedInContext = createContext<Account | null>(null);

/** The session of the request, for pages that visitors may see too. Read at the first call. */
export function sessionOf(context: Readonly<RouterContextProvider>): Promise<RequestSession> {
  return context.get(sessionContext)();
}

/**
 * The account of the request. Null for a visitor.
 *
 * Errors   a 503 response where the session could not be read: the user is not treated as a visitor, who would be sent to a
 *          sign-in that fails too
 */
export async function accountOf(context: Readonly<RouterContextProvider>): Promise<Account | null> {
  const { account, isUnchecked } = await sessionOf(context);
  if (isUnchecked) throw data(null, { status: 503 });
  return account;
}

/** The signed-in account; only behind `requireAccount`. */
export function signedInAccount(context: Readonly<RouterContextProvider>): Account {
  const account = context.get(signedInContext);
  if (!account) throw new Error("A guarded page was rendered without an account.");
  return account;
}

/**
 * Lets a route read the session, once per request: what is the same for every user does not read it, and sets no cookie. A request
 * without the cookie needs no database call. While sessions cannot be read, pages that visitors may see are still sent; whatever asks for
 * the account is not.
 */
export const provideSession: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const read = async () => {
    const { accounts } = await services();
    // The provider has logged the error.
    const found = await accounts.currentAccount(request).catch(() => undefined);
    return {
      session: { account: found?.account ?? null, isUnchecked: found === undefined },
      cookies: found?.cookies ?? [],
    };
  };
  let reading: ReturnType<typeof read> | undefined;
  context.set(sessionContext, async () => {
    reading ??= read();
    return (await reading).session;
  });
  const response = await next();
  return withCookies(response, (await reading)?.cookies ?? []);
};

/** Whether the request comes from a page that signs users in. One from there without a session shows that the browser has not kept the cookie. */
function comesFromSignIn({ headers }: Request): boolean {
  const from = headers.get("Referer") ?? "";
  return URL.canParse(from) && /^\/(signin|signup)\/?$/.test(new URL(from).pathname);
}

/** Redirects a visitor to sign in, and from there back to the requested page. */
export const requireAccount: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const account = await accountOf(context);
  if (!account) throw redirect(signInPath(url) + (comesFromSignIn(request) ? `&${NO_COOKIE}` : ""));
  context.set(signedInContext, account);
  return next();
};

/**
 * For /signin and /signup: redirects signed-in users. A form that was still open in another tab is processed: it names the account
 * to continue with.
 */
export const requireVisitor: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  if ((await accountOf(context)) && request.method !== "POST")
    throw redirect(nextPath(url.searchParams.get("next")));
  return next();
};

function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

/** Headers that set the cookies of a provider's response. */
export function cookieHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return headers;
}

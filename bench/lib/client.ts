import { randomUUID } from "node:crypto";
import autocannon, { type Options, type Request } from "autocannon";

/** A visitor's request. */
export interface Wanted {
  readonly path: string;
  /** The kind in the results. */
  readonly kind?: string;
  readonly method?: "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Reply {
  readonly kind: string;
  readonly status: number;
  readonly milliseconds: number;
  /** Whether it names the time to retry. */
  readonly isForLater: boolean;
}

let addresses = 0;

/** A new client address each time, for a product that trusts its proxy's X-Forwarded-For. */
function nextAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** A form posted from the product's own page, from a new client address. */
export const form = (origin: string, path: string, fields: Readonly<Record<string, string>>): Wanted => ({
  path,
  method: "POST",
  body: new URLSearchParams(fields).toString(),
  headers: {
    Origin: origin,
    "Content-Type": "application/x-www-form-urlencoded",
    "X-Forwarded-For": nextAddress(),
  },
});

const PASSWORD = "correct horse battery staple";
export interface User {
  readonly email: string;
  readonly cookie: string;
}

/** Signs up a new user; returns the address and the session cookie. */
export async function signUp(origin: string): Promise<User> {
  const email = `${randomUUID()}@example.com`;
  const fields = { fullName: "Alex Rafter", company: "Purlin High School", email };
  const passwords = { password: PASSWORD, confirmPassword: PASSWORD };
  const { path, ...request } = form(origin, "/signup", { ...fields, ...passwords });
  const { status, headers } = await fetch(origin + path, { ...request, redirect: "manual" });
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
  if (status !== 302 || cookie === "") throw new Error(`Sign-up failed: status ${status}.`);
  return { email, cookie };
}

export const signIn = (origin: string, { email }: Pick<User, "email">): Wanted =>
  form(origin, "/signin", { email, password: PASSWORD });

/** Successful responses per second to one request on 16 keep-alive connections, each used again after the response. */
export async function rate(url: string, seconds: number, headers: Readonly<Record<string, string>>) {
  const result = await autocannon({ url, connections: 16, duration: seconds, headers });
  if (result.errors + result.non2xx > 0) throw new Error(`Not every response from ${url} was a 200.`);
  return { count: result.requests.total, perSecond: result.requests.total / result.duration };
}

export interface Crowd {
  readonly replies: readonly Reply[];
  /** Broken connections and timeouts; with a given amount, also requests without a response. */
  readonly lost: number;
}

/** A user gives up after this. */
const PATIENCE_SECONDS = 60;

/** Requests that `next` returns, over keep-alive connections; the options set how many, for how long and how often. */
export async function crowd(origin: string, next: () => Wanted, options: Partial<Options>): Promise<Crowd> {
  const replies: Reply[] = [];
  const sent = new WeakMap<object, { readonly kind: string; readonly began: number }>();
  const request: Request = {
    setupRequest(defaults, context) {
      const { kind = "", path, method = "GET", headers, body } = next();
      sent.set(context, { kind, began: performance.now() });
      return { ...defaults, path, method, headers: { ...headers }, ...(body === undefined ? {} : { body }) };
    },
    onResponse(status, _body, context, headers = {}) {
      const { kind = "", began = Number.NaN } = sent.get(context) ?? {};
      const retry = Object.entries(headers).find(([name]) => name.toLowerCase() === "retry-after");
      const isForLater = Number(retry?.[1]) > 0;
      replies.push({ kind, status, milliseconds: performance.now() - began, isForLater });
    },
  };
  const result = await autocannon({
    url: origin,
    timeout: PATIENCE_SECONDS,
    requests: [request],
    ...options,
  });
  const silent = options.amount === undefined ? 0 : options.amount - replies.length;
  return { replies, lost: Math.max(result.errors, silent) };
}

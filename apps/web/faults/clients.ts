import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Answer, Ledger } from "./ledger.ts";

const CLIENTS = 4;
/** The share of sign-ups: hashing a password takes longer than all other work. */
const SIGN_UP_EVERY = 6;
/** Longer than the product's own database timeout. */
const PATIENCE_MS = 45_000;
export const PASSWORD = "purlin rafter trimmer 71";

const FAILURE = /Failed to (send message|create an account): [A-Z][^<]{10,}/;

let addresses = 0;

/** Each request has its own client address, for a product that trusts its proxy, so that it meets no rate limit. */
function nextAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

export function post(
  origin: string,
  path: string,
  form: Readonly<Record<string, string>>,
): Promise<Response> {
  return fetch(`${origin}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: origin, "X-Forwarded-For": nextAddress(), Accept: "text/html" },
    body: new URLSearchParams(form),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}

async function judge(
  asked: Promise<Response>,
  isSuccess: (status: number, text: string) => boolean,
): Promise<Answer> {
  try {
    const response = await asked;
    const text = await response.text();
    if (isSuccess(response.status, text)) return { outcome: "success" };
    if ([429, 503].includes(response.status) && FAILURE.test(text)) return { outcome: "failure" };
    return {
      outcome: "unclear",
      what: `${response.status}: ${text.replaceAll(/<[^>]*>/g, " ").slice(-200)}`,
    };
  } catch (error) {
    if (error instanceof Error && error.name === "TimeoutError")
      return { outcome: "unclear", what: `no response within ${PATIENCE_MS} ms` };
    return { outcome: "cut" };
  }
}

export async function sendMessage(origin: string, ledger: Ledger): Promise<void> {
  const key = `fault ${randomUUID()}`;
  const form = { form: "contact", name: "Ann Purlin", email: "ann@example.com", website: "", message: key };
  const answer = await judge(
    post(origin, "/contact", form),
    (status, text) => status === 200 && text.includes("Message sent successfully"),
  );
  ledger.note("message", key, answer);
}

export async function signUp(origin: string, ledger: Ledger): Promise<void> {
  const key = `fault-${randomUUID()}@example.com`;
  const person = { fullName: "Ann Purlin", company: "Rafters", email: key };
  const form = { ...person, password: PASSWORD, confirmPassword: PASSWORD };
  const answer = await judge(post(origin, "/signup", form), (status) => status === 302);
  ledger.note("account", key, answer);
}

/** Clients that write messages and sign up until they are stopped; resolves after the last response. */
export function startClients(origin: string, ledger: Ledger): { readonly stop: () => Promise<void> } {
  let isOver = false;
  const live = async (first: number) => {
    for (let n = first; !isOver; n += 1) {
      await (n % SIGN_UP_EVERY === 0 ? signUp(origin, ledger) : sendMessage(origin, ledger));
      await wait(100);
    }
  };
  const lives = Array.from({ length: CLIENTS }, (_, n) => live(n));
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(lives);
    },
  };
}

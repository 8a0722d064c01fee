import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

const PATIENCE_MS = 30_000;
const PASSWORD = "purlin rafter trimmer 71";
/** The requests that run while the product stops: pages, files and password hashing. */
const VISITORS = 4;

let addresses = 0;

/** Sends one request from a unique address; does not follow redirects. */
function ask(origin, path, { form, cookie = "" } = {}) {
  addresses += 1;
  const headers = { Origin: origin, Accept: "text/html", Cookie: cookie };
  return fetch(`${origin}${path}`, {
    method: form ? "POST" : "GET",
    redirect: "manual",
    headers: { ...headers, "X-Forwarded-For": `10.${(addresses >> 8) & 255}.${addresses & 255}.1` },
    body: form && new URLSearchParams(form),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}

/** The text of a page or a file. */
export async function get(origin, path, cookie) {
  const answer = await ask(origin, path, { cookie });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return text;
}

async function enter(origin, path, form) {
  const answer = await ask(origin, path, { form });
  await answer.arrayBuffer();
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  if (answer.status !== 302 || !cookie) throw new Error(`POST ${path} answered ${answer.status}`);
  return cookie;
}

/** Creates an account: { email, cookie }. */
export async function signUp(origin) {
  const email = `check-${randomBytes(6).toString("hex")}@example.com`;
  const passwords = { password: PASSWORD, confirmPassword: PASSWORD };
  const cookie = await enter(origin, "/signup", {
    fullName: "Ann Purlin",
    company: "Rafters",
    email,
    ...passwords,
  });
  return { email, cookie };
}

/** Signs in and returns the session cookie. */
export const signIn = (origin, email) => enter(origin, "/signin", { email, password: PASSWORD });

/**
 * Visitors that request pages and sign up until /readyz shows that the product is stopping, as behind a load balancer; `over`
 * resolves to the number of requests, and throws if one failed.
 */
export function startVisitors(origin) {
  const seen = { answered: 0, faults: [] };
  let isStopping = false;
  const note = async (asked) => {
    try {
      await asked;
      seen.answered += 1;
    } catch (error) {
      seen.faults.push(error.cause?.message ?? error.message);
    }
  };
  const visit = async () => {
    while (!isStopping) {
      await note(get(origin, "/"));
      if (!isStopping) await note(signUp(origin));
    }
  };
  const watch = async () => {
    while (!isStopping) {
      const answer = await ask(origin, "/readyz");
      await answer.arrayBuffer();
      isStopping = answer.status === 503;
      await wait(20);
    }
  };
  const all = [watch(), ...Array.from({ length: VISITORS }, visit)];
  return {
    async over() {
      await Promise.all(all);
      if (seen.faults.length > 0) throw new Error(`${seen.faults.length} requests failed: ${seen.faults[0]}`);
      return seen.answered;
    },
  };
}

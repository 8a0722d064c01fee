import { Agent, request } from "node:http";

export interface Answer {
  readonly status: number;
  readonly milliseconds: number;
  /** The cookies as a browser would return them. */
  readonly cookie: string;
}

export interface Question {
  readonly path: string;
  readonly cookie?: string;
  /** Posted as a form of the product's own page. */
  readonly form?: Readonly<Record<string, string>>;
}

export interface Visitor {
  ask(question: Question): Promise<Answer>;
  leave(): void;
}

let addresses = 0;

/** A new client address each time, for a product that trusts its proxy's X-Forwarded-For. */
export function nextAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** A browser with one keep-alive connection; each of its forms has a new client address. */
export function newVisitor(origin: string): Visitor {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    ask: ({ path, cookie, form }) =>
      new Promise((settle, refuse) => {
        const began = performance.now();
        const headers = {
          ...(cookie ? { Cookie: cookie } : {}),
          ...(form
            ? {
                Origin: origin,
                "X-Forwarded-For": nextAddress(),
                "Content-Type": "application/x-www-form-urlencoded",
              }
            : {}),
        };
        request(`${origin}${path}`, { agent, headers, method: form ? "POST" : "GET" }, (response) => {
          response.resume().once("end", () => {
            const milliseconds = performance.now() - began;
            const cookies = response.headers["set-cookie"] ?? [];
            settle({
              status: response.statusCode ?? 0,
              milliseconds,
              cookie: cookies.map((line) => line.split(";", 1)[0]).join("; "),
            });
          });
        })
          .on("error", refuse)
          .end(form ? new URLSearchParams(form).toString() : undefined);
      }),
    leave: () => agent.destroy(),
  };
}

export const PASSWORD = "correct horse battery staple";
let people = 0;

/** An address without an account. */
export function newEmail(): string {
  people += 1;
  return `bench-${people}@example.com`;
}

/** Signs up a new user; returns the address and the session cookie. */
export async function signUp(visitor: Visitor): Promise<{ readonly email: string; readonly cookie: string }> {
  const email = newEmail();
  const words = { fullName: "Alex Rafter", company: "Purlin High School" };
  const form = { ...words, email, password: PASSWORD, confirmPassword: PASSWORD };
  const answer = await visitor.ask({ path: "/signup", form });
  if (answer.status !== 302 || answer.cookie === "")
    throw new Error(`Sign-up failed: status ${answer.status}.`);
  return { email, cookie: answer.cookie };
}

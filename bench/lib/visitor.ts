import { Agent, request } from "node:http";

export interface Answer {
  readonly status: number;
  readonly milliseconds: number;
  /** As a browser would send them back. */
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

/** Another client's address each time, for a product that trusts the X-Forwarded-For of its proxy. */
export function nextAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** One browser with one connection that is kept open; each of its forms comes from another address. */
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

/** An address that has no account yet. */
export function newEmail(): string {
  people += 1;
  return `bench-${people}@example.com`;
}

/** Signs a new person up; answers with the address and the session's cookie. */
export async function signUp(visitor: Visitor): Promise<{ readonly email: string; readonly cookie: string }> {
  const email = newEmail();
  const words = { fullName: "Alex Rafter", company: "Purlin High School" };
  const form = { ...words, email, password: PASSWORD, confirmPassword: PASSWORD };
  const answer = await visitor.ask({ path: "/signup", form });
  if (answer.status !== 302 || answer.cookie === "") throw new Error(`No sign-up: status ${answer.status}.`);
  return { email, cookie: answer.cookie };
}

/** The public URL of a product under test; the tests themselves connect to the loopback. */
export const PUBLIC_URL = "http://kingpost.test";
export const PASSWORD = "a quiet purlin over the river";

/** The parts of a request. */
export interface Asking {
  /** Sent as a form of the product's own page. */
  readonly form?: Readonly<Record<string, string>>;
  readonly cookie?: string;
  /** Override the headers of a form and a cookie. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Sends a request to a product on the loopback; does not follow redirects. */
export function ask(
  port: number,
  path: string,
  { form, cookie, headers, signal }: Asking = {},
): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    redirect: "manual",
    headers: { ...(cookie ? { Cookie: cookie } : {}), ...(form ? { Origin: PUBLIC_URL } : {}), ...headers },
    ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
    ...(signal ? { signal } : {}),
  });
}

/** The Cookie header of a browser that has stored these Set-Cookie lines. */
export const cookieHeader = (lines: readonly string[]) =>
  lines.map((line) => line.split(";", 1)[0]).join("; ");

/** The Cookie header of a browser that has stored a response's cookies. */
export const cookieOf = (answer: Response) => cookieHeader(answer.headers.getSetCookie());

export const signUpForm = (email: string, password = PASSWORD) => ({
  fullName: "Ann Rafter",
  company: "Purlin High School",
  email,
  password,
  confirmPassword: password,
});

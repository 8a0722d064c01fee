import { z } from "zod";
import { accountCall, awayError } from "./service-call.ts";

/** The service's answer to what a user entered or to a link or token that is no longer valid, such as INVALID_PASSWORD. */
export class IdentityError extends Error {
  override readonly name = "IdentityError";
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const signedIn = z.object({ idToken: z.string(), localId: z.string().optional() });
const checkedCode = z.object({ email: z.string(), requestType: z.string() });
const fault = z.object({ error: z.object({ message: z.string() }) });

/** A sign-in as the service confirms it. */
export interface SignedIn {
  readonly idToken: string;
}

/**
 * The documented REST calls that the server library lacks: everything that needs the user's password or an emailed code.
 * https://cloud.google.com/identity-platform/docs/reference/rest
 *
 * Errors   IdentityError with the service's code; AwayError; FailedRequest if a quota is reached; any other if the project is not set up
 */
export interface IdentityToolkit {
  signInWithPassword(email: string, password: string): Promise<SignedIn>;
  signInWithCustomToken(token: string): Promise<SignedIn>;
  /** The service sends the email, whose link leads to `continueUrl`. */
  sendResetMail(email: string, continueUrl: string): Promise<void>;
  sendVerificationMail(idToken: string, continueUrl: string): Promise<void>;
  /** The address that a code of a reset email was sent to. */
  emailOfResetCode(oobCode: string): Promise<string>;
  /** Uses up the code. */
  resetPassword(oobCode: string, newPassword: string): Promise<void>;
  /** The service rejects a token from before the last password change. */
  changePassword(idToken: string, password: string): Promise<void>;
  deleteAccount(idToken: string): Promise<void>;
}

interface Options {
  readonly apiKey: string;
  /** Host and port of the emulator. */
  readonly emulator: string | undefined;
}

/** The code before its explanation: "WEAK_PASSWORD : Password should be at least 6 characters". */
const codeIn = (message: string) => message.split(/[\s:]/, 1)[0] ?? "";

/** Any other code is about the project or its key: the user cannot do anything about it. */
const OF_USER =
  /^(INVALID_LOGIN_CREDENTIALS|INVALID_PASSWORD|INVALID_EMAIL|EMAIL_NOT_FOUND|USER_NOT_FOUND|USER_DISABLED|(INVALID|EXPIRED)_OOB_CODE|INVALID_ID_TOKEN|TOKEN_EXPIRED|CREDENTIAL_TOO_OLD_LOGIN_AGAIN|RESET_PASSWORD_EXCEED_LIMIT)$/;
const AWAY = /^(TOO_MANY_ATTEMPTS|QUOTA_EXCEEDED|RESOURCE_EXHAUSTED|INTERNAL_ERROR|BACKEND_ERROR)/;

export function createIdentityToolkit({ apiKey, emulator }: Options): IdentityToolkit {
  const base =
    emulator === undefined
      ? "https://identitytoolkit.googleapis.com/v1"
      : `http://${emulator}/identitytoolkit.googleapis.com/v1`;

  async function send(method: string, body: object): Promise<unknown> {
    const response = await fetch(`${base}/accounts:${method}`, {
      method: "POST",
      // In a header, because addresses are logged on the way.
      headers: { "Content-Type": "application/json", "X-Goog-Api-Key": apiKey },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5000),
    }).catch((error: unknown) => {
      throw awayError(error instanceof Error ? error.name : "fetch");
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok) return answer;
    const code = codeIn(fault.safeParse(answer).data?.error.message ?? "");
    if (response.status === 429) throw awayError("QUOTA_EXCEEDED");
    if (response.status >= 500 || code === "" || AWAY.test(code))
      throw awayError(code || String(response.status));
    if (OF_USER.test(code)) throw new IdentityError(code);
    throw new Error(`Firebase Authentication rejected a call with ${code}.`);
  }

  const call = (method: string, body: object) => accountCall(send(method, body));
  return {
    signInWithPassword: async (email, password) =>
      signedIn.parse(await call("signInWithPassword", { email, password, returnSecureToken: true })),
    signInWithCustomToken: async (token) =>
      signedIn.parse(await call("signInWithCustomToken", { token, returnSecureToken: true })),
    async sendResetMail(email, continueUrl) {
      await call("sendOobCode", { requestType: "PASSWORD_RESET", email, continueUrl });
    },
    async sendVerificationMail(idToken, continueUrl) {
      await call("sendOobCode", { requestType: "VERIFY_EMAIL", idToken, continueUrl });
    },
    async emailOfResetCode(oobCode) {
      const { email, requestType } = checkedCode.parse(await call("resetPassword", { oobCode }));
      if (requestType !== "PASSWORD_RESET") throw new IdentityError("INVALID_OOB_CODE");
      return email;
    },
    async resetPassword(oobCode, newPassword) {
      await call("resetPassword", { oobCode, newPassword });
    },
    async changePassword(idToken, password) {
      await call("update", { idToken, password, returnSecureToken: false });
    },
    async deleteAccount(idToken) {
      await call("delete", { idToken });
    },
  };
}

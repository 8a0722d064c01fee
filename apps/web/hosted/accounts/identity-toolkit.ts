import { z } from "zod";
import { inTime, unavailableError } from "../service-call.ts";

/** The service's answer to what a user entered or to a link or token that is no longer valid, such as INVALID_PASSWORD. */
export class IdentityError extends Error {
  override readonly name = "IdentityError";
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** The result of a call; undefined if it ends with an IdentityError. */
export async function unlessRejected<Value>(call: Promise<Value>): Promise<Value | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof IdentityError) return undefined;
    throw error;
  }
}

/** The service compares the bytes of a password; a letter may have several Unicode forms. */
export const passwordText = (password: string) => password.normalize("NFKC");

const json = z.looseObject({});
const signedIn = z.object({ idToken: z.string() });
const signedInByServer = signedIn.extend({ isNewUser: z.boolean().default(false) });
const checkedCode = z.object({ email: z.string(), requestType: z.string() });
const fault = z.object({ error: z.object({ message: z.string() }) });

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

/**
 * The documented REST calls that the server library lacks: everything that needs the user's password or an emailed code.
 * https://cloud.google.com/identity-platform/docs/reference/rest
 *
 * Errors   IdentityError with the service's code; UnavailableError, with a delay if a quota is reached; any other if the project is not set up
 */
export function createIdentityToolkit({ apiKey, emulator }: Options) {
  const base =
    emulator === undefined
      ? "https://identitytoolkit.googleapis.com/v1"
      : `http://${emulator}/identitytoolkit.googleapis.com/v1`;

  async function send(method: string, body: object): Promise<object> {
    const response = await fetch(`${base}/accounts:${method}`, {
      method: "POST",
      // In a header, because addresses are logged on the way.
      headers: { "Content-Type": "application/json", "X-Goog-Api-Key": apiKey },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5000),
    }).catch((error: unknown) => {
      throw unavailableError(error instanceof Error ? error.name : "fetch");
    });
    const answer = json.safeParse(await response.json().catch(() => undefined)).data ?? {};
    if (response.ok) return answer;
    const code = codeIn(fault.safeParse(answer).data?.error.message ?? "");
    if (response.status === 429) throw unavailableError("QUOTA_EXCEEDED");
    if (response.status >= 500 || code === "" || AWAY.test(code))
      throw unavailableError(code || String(response.status));
    if (OF_USER.test(code)) throw new IdentityError(code);
    throw new Error(`Firebase Authentication rejected a call with ${code}.`);
  }

  const call = (method: string, body: object) => inTime(send(method, body));
  const signIn = (method: string, body: object) => call(method, { ...body, returnSecureToken: true });
  const deleteAccount = (idToken: string) => call("delete", { idToken });
  return {
    /**
     * An ID token for the right password, which the service rejects once the password has changed. Undefined if the password is wrong or
     * there is no such account: which it is reveals whether the address is known.
     */
    async provePassword(email: string, password: string): Promise<string | undefined> {
      const answer = await unlessRejected(
        signIn("signInWithPassword", { email, password: passwordText(password) }),
      );
      return answer && signedIn.parse(answer).idToken;
    },
    /** Undefined if the account is gone: the service creates one for the token, which is deleted again. */
    async signInWithCustomToken(token: string): Promise<string | undefined> {
      const { idToken, isNewUser } = signedInByServer.parse(await signIn("signInWithCustomToken", { token }));
      if (!isNewUser) return idToken;
      await deleteAccount(idToken);
      return undefined;
    },
    /** The service sends the email, whose link leads to `continueUrl`. */
    sendResetMail: (email: string, continueUrl: string) =>
      call("sendOobCode", { requestType: "PASSWORD_RESET", email, continueUrl }),
    sendVerificationMail: (idToken: string, continueUrl: string) =>
      call("sendOobCode", { requestType: "VERIFY_EMAIL", idToken, continueUrl }),
    /** The address that a code of a reset email was sent to; undefined if the code is no longer valid. */
    async emailOfResetCode(oobCode: string): Promise<string | undefined> {
      const answer = await unlessRejected(call("resetPassword", { oobCode }));
      if (answer === undefined) return undefined;
      const { email, requestType } = checkedCode.parse(answer);
      return requestType === "PASSWORD_RESET" ? email : undefined;
    },
    /** Uses up the code. */
    resetPassword: (oobCode: string, password: string) =>
      call("resetPassword", { oobCode, newPassword: passwordText(password) }),
    /** The service rejects a token from before the last password change. */
    changePassword: (idToken: string, password: string) =>
      call("update", { idToken, password: passwordText(password), returnSecureToken: false }),
    deleteAccount,
  };
}

export type IdentityToolkit = ReturnType<typeof createIdentityToolkit>;

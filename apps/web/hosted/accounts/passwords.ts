import { createHash } from "node:crypto";
import { z } from "zod";
import { passwordChangedMail } from "../../server/mail/account-messages.ts";
import { failure } from "../../server/providers/common/failures.ts";
import {
  type Calls,
  type Context,
  generationOf,
  type LinkOwner,
  updateUser,
  userOf,
  userWithEmail,
} from "../context.ts";
import { inTime } from "../service-call.ts";
import { IdentityError, passwordText, unlessRejected } from "./identity-toolkit.ts";
import { partsOfResetToken, resetPage } from "./links.ts";
import { sendMail } from "./mails.ts";
import { endSessions, replaceSession, revoke } from "./sessions.ts";

const HOUR_S = 3600;

const lastReset = z.object({ at: z.number() });

/** Binds a link to its address, which it does not show. */
const digestOf = (email: string) => createHash("sha256").update(email).digest("base64url");

export const passwordCalls = (context: Context) => {
  const { identity, resets, clock, publicUrl, logger } = context;
  const resetsOf = (uid: string) => context.db.collection("resets").doc(uid);
  const sendNotice = (email: string) =>
    sendMail(context, passwordChangedMail(email, publicUrl), "password-notice");
  /** Whether no other link of the account has been used since this one was requested. */
  const isNewest = (stored: unknown, requestedAt: number) => {
    const last = lastReset.safeParse(stored).data;
    return last === undefined || last.at < requestedAt;
  };
  /** Check and action in one step: of several links that are used concurrently only one gets true. */
  const claimReset = ({ uid, requestedAt }: LinkOwner) =>
    inTime(
      context.db.runTransaction(async (tx) => {
        const ref = resetsOf(uid);
        if (!isNewest((await tx.get(ref)).data(), requestedAt)) return false;
        tx.set(ref, { at: Math.max(clock().getTime(), requestedAt) });
        return true;
      }),
    );
  return {
    /**
     * The service sends the email, if the address has an account. Its link carries the time of the request. An error that only an address
     * with an account has is logged and not shown: it would reveal the account.
     */
    async sendReset(email) {
      const state = resets.sign(`${clock().getTime().toString(36)}-${digestOf(email)}`, HOUR_S);
      await identity.sendResetMail(email, resetPage(publicUrl, state)).catch((error: unknown) => {
        if (!(error instanceof IdentityError)) throw error;
        if (error.code !== "EMAIL_NOT_FOUND")
          logger.error({ code: error.code }, "accounts: the service did not send a reset email");
      });
    },
    /** The service's own code outlives a reset by another link; ours does not. */
    async linkOwner(token) {
      const parts = partsOfResetToken(token);
      if (!parts) return undefined;
      // Ours first: without it the service is not called.
      const [, askedAt = "", digest] = /^([0-9a-z]+)-([\w-]{43})$/.exec(resets.read(parts.state) ?? "") ?? [];
      if (digest === undefined) return undefined;
      const email = await identity.emailOfResetCode(parts.code);
      const user = email && digestOf(email) === digest ? await userWithEmail(context, email) : undefined;
      if (!email || !user) return undefined;
      const requestedAt = Number.parseInt(askedAt, 36);
      const stored = (await inTime(resetsOf(user.uid).get())).data();
      return isNewest(stored, requestedAt)
        ? { code: parts.code, requestedAt, uid: user.uid, email }
        : undefined;
    },
    async resetPassword(owner, password) {
      const { code, uid, email } = owner;
      if (!(await claimReset(owner))) return undefined;
      if (!(await unlessRejected(identity.resetPassword(code, password)))) return undefined;
      // Again, in the next second: it ends sessions of this one, and overrides an intruder's change in it.
      const user = await endSessions(context, uid, () =>
        updateUser(context, uid, { password: passwordText(password), emailVerified: true }),
      );
      if (user) await sendNotice(email);
      return user && generationOf(user);
    },
    async provePassword({ email }, password) {
      const idToken = await identity.provePassword(email, password);
      return idToken === undefined ? undefined : { idToken };
    },
    async changePassword(request, { account: { uid, email } }, { idToken }, password) {
      // With the token of the current password: the service rejects it if the password has changed since.
      if (!(await unlessRejected(identity.changePassword(idToken, password)))) return failure("conflict");
      await endSessions(context, uid, () => revoke(context, uid));
      const user = await userOf(context, uid);
      // The later of two changes in one second is stored.
      const fresh = await identity.provePassword(email, password);
      if (!user || fresh === undefined) return failure("conflict");
      await sendNotice(email);
      return replaceSession(context, request, fresh, user);
    },
  } satisfies Partial<Calls>;
};

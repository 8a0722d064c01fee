import { createCookie } from "react-router";
import { logger } from "../../../server/log.ts";
import type { Account } from "../../../server/providers/accounts.ts";
import { services } from "../../../server/services.ts";
import { profileSchema } from "./schema.ts";

/**
 * A sign-up makes the account first and writes the profile after. Should that write fail, the person gets in all the same and
 * the browser keeps the two fields in this cookie; each page behind the guard tries the write again until it succeeds.
 */
const pendingProfile = createCookie("kp-profile", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  maxAge: 60 * 60 * 24 * 30,
});

interface Profile {
  readonly fullName: string;
  readonly company: string;
}

async function write(account: Account, profile: Profile): Promise<boolean> {
  const { documents } = await services();
  const answer = await documents.users.set(account.uid, { ...profile, email: account.email });
  if (!answer.ok)
    logger.error({ uid: account.uid, code: answer.code }, "profile could not be written; kept for later");
  return answer.ok;
}

/** The cookies that keep a profile until the person with this address is signed in: at once, or after verifying the address. */
export async function keepProfile(email: string, profile: Profile): Promise<readonly string[]> {
  const { settings } = await services();
  const secure = settings.PUBLIC_URL.startsWith("https:");
  return [await pendingProfile.serialize({ email, ...profile }, { secure })];
}

/** Writes the profile of a new account; answers with the cookies that remember it when the write failed. */
export async function writeProfile(account: Account, profile: Profile): Promise<readonly string[]> {
  if (await write(account, profile)) return [];
  return keepProfile(account.email, profile);
}

/** Writes a profile that is still waiting in the request's cookie; answers with the cookie that ends the waiting. */
export async function completeProfile(request: Request, account: Account): Promise<readonly string[]> {
  const waiting: unknown = await pendingProfile.parse(request.headers.get("Cookie"));
  if (waiting === null || waiting === undefined) return [];
  const parsed = profileSchema.safeParse(waiting);
  const isOwn = typeof waiting === "object" && "email" in waiting && waiting.email === account.email;
  if (parsed.success && isOwn && !(await write(account, parsed.data))) return [];
  return [await pendingProfile.serialize("", { maxAge: 0 })];
}

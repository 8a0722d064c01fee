import type { LinkOutcome } from "../../../server/providers/accounts.ts";
import { services } from "../../../server/services.ts";
import type { FormResult } from "../../ui/form-result.ts";

const ANSWERS: Readonly<Record<LinkOutcome, FormResult>> = {
  verified: { success: "Your email address is verified. You can sign in now." },
  outdated: {
    error:
      "This link is too old, or a newer one has replaced it. Sign in, or sign up again, and we send you a fresh one.",
  },
  unavailable: { error: "The link could not be checked now. Please open it again in a moment." },
};

/** What the sign-in page says to somebody whom the link of a verification e-mail has led there, and to nobody else. */
export async function verification({ searchParams }: URL): Promise<FormResult | undefined> {
  const value = searchParams.get("verified");
  if (value === null) return undefined;
  const outcome = (await services()).accounts.linkOutcome(value);
  return outcome === null ? undefined : ANSWERS[outcome];
}

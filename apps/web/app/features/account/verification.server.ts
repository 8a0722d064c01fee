import type { Confirmation } from "../../../server/providers/accounts.ts";
import { services } from "../../../server/services.ts";
import type { FormResult } from "../../ui/form-result.ts";

function answerTo(found: Confirmation): FormResult {
  switch (found.state) {
    case "open":
      return {
        success:
          "Enter the password that you chose when you signed up. It confirms your email address and signs you in.",
        values: { email: found.email },
      };
    case "confirmed":
      return { success: "Your email address is confirmed. You can sign in.", values: { email: found.email } };
    case "outdated":
      return {
        error:
          "This link is too old, or a newer one has replaced it. Sign in, or sign up again, and we send you a fresh one.",
      };
    case "unavailable":
      return { error: "The link could not be checked now. Please open it again in a moment." };
  }
}

/** What the sign-in page says to somebody whom the link of a verification e-mail has led there. */
export async function verification({ searchParams }: URL): Promise<FormResult | undefined> {
  const value = searchParams.get("confirm");
  if (value === null) return undefined;
  return answerTo(await (await services()).accounts.confirmation(value));
}

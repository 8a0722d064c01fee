import { type Confirmation, services } from "../../services.server.ts";
import type { FormResult } from "../../ui/form/form-result.ts";

function answerTo(found: Confirmation): FormResult {
  switch (found.state) {
    case "open":
      return {
        success: "Enter the password you chose when you signed up to confirm your email address and sign in.",
        values: { email: found.email },
      };
    case "confirmed":
      return { success: "Email address confirmed. You can now sign in.", values: { email: found.email } };
    case "outdated":
      return {
        error:
          "This link has expired or has been replaced by a newer one. Sign in or sign up again, and we will send you a new one.",
      };
    case "unavailable":
      return { error: "We could not check this link. Please open it again in a moment." };
  }
}

/** The messages of the sign-in page after a verification link was opened. */
export async function verification({ searchParams }: URL): Promise<FormResult | undefined> {
  const value = searchParams.get("confirm");
  if (value === null) return undefined;
  return answerTo(await (await services()).accounts.confirmation(value));
}

import type { ShouldRevalidateFunctionArgs } from "react-router";
import { type FormResult, isUnreachable } from "../../ui/form-result.ts";

/** What a form says when its request does not arrive; what was typed stays. A redirect or a fault of the server goes its own way. */
export async function orUnreachable<Answer>(
  prefix: string,
  send: () => Promise<Answer>,
): Promise<Answer | FormResult> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return {
      error: `${prefix}The server could not be reached. Check the connection and try again.`,
      unreachable: true,
    };
  }
}

/** A page whose form did not arrive stays as it is. */
export function stayIfUnreachable({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return isUnreachable(actionResult) ? false : defaultShouldRevalidate;
}

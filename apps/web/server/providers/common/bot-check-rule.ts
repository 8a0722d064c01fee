import type { BotCheck, BotCheckMode } from "../../bot-check/bot-check.ts";
import { addressBucket } from "../../http/client-address.ts";
import { type Limits, limitKey } from "../../limits/limits.ts";
import { FREE_SIGN_UPS } from "../../limits/rules.ts";
import type { AccountFailure } from "../accounts.ts";
import { failure } from "./failures.ts";

interface BotCheckContext {
  readonly botCheck: BotCheck;
  readonly botCheckMode: BotCheckMode;
  readonly limits: Limits;
}

/** The bot check's failure, if any. It runs before the account is created, so that a bot costs little. */
export async function botCheckFailure(
  { botCheck, botCheckMode, limits }: BotCheckContext,
  request: Request,
  solution?: string,
): Promise<AccountFailure | undefined> {
  if (botCheckMode === "off") return undefined;
  if (solution) return (await botCheck.accept(solution)) ? undefined : failure("bot-check-failed");
  if (botCheckMode === "always") return failure("bot-check-required");
  // Counting and checking are one step, so that ten concurrent sign-ups are not all the first.
  const key = limitKey("sign-up-free", addressBucket(request.headers));
  const free = await limits.withinWindow(key, FREE_SIGN_UPS);
  return free.allowed ? undefined : failure("bot-check-required");
}

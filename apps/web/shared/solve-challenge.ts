import { type Challenge, solveChallenge as search } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/**
 * Solves a challenge of the bot check; the answer goes into the form's field `botCheck`. The browser's own cryptography does
 * the work beside the page, which stays usable meanwhile.
 *
 * Errors   when no solution is found in a minute, or the page is on plain http, where browsers provide no cryptography
 */
export async function solveChallenge(challenge: Challenge): Promise<string> {
  const solution = await search({ challenge, deriveKey, timeout: 60_000 });
  if (!solution) throw new Error("The bot check was not solved in time.");
  return btoa(JSON.stringify({ challenge, solution }));
}

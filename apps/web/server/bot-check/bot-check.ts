import { createHash } from "node:crypto";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";

export type BotCheckMode = "auto" | "always" | "off";

/** PBKDF2 rounds per guess, and the number of guesses: the work is their product, the same for every client. */
const ROUNDS = 2000;
const GUESSES = { from: 600, to: 1000 } as const;
const LIFETIME_S = 10 * 60;

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal("PBKDF2/SHA-256"),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(ROUNDS),
      keyLength: z.number().int().min(1).max(64),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({
    counter: z.number().int().nonnegative(),
    derivedKey: z.string().regex(/^[0-9a-f]{2,128}$/),
  }),
});

function parsePayload(solution: string) {
  try {
    const text = Buffer.from(solution, "base64").toString("utf8");
    return payload.safeParse(JSON.parse(text)).data;
  } catch {
    // A text that is not JSON is no solution.
    return undefined;
  }
}

/** Remembers the solution of a challenge until it expires; false if it is known already. */
export type UseOnce = (id: string, expiresAt: Date) => Promise<boolean>;

/**
 * Proof of work: no third party, no CAPTCHA, nothing stored on the server until a solution is used. Challenges are signed with
 * `key`; `useOnce` makes sure that each solution works once, across all web processes.
 */
export function createBotCheck(useOnce: UseOnce, key: string, clock: () => Date) {
  const secrets = { hmacSignatureSecret: `challenge:${key}`, hmacKeySignatureSecret: `solution:${key}` };
  return {
    /** A puzzle for the browser: find the counter whose key begins as given. Takes a phone about a second. */
    createChallenge: () =>
      createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: ROUNDS,
        counter: randomInt(GUESSES.to, GUESSES.from),
        expiresAt: new Date(clock().getTime() + LIFETIME_S * 1000),
        deriveKey,
        ...secrets,
      }),
    /** Whether a solution is correct, not expired and not used before. */
    async accept(solution: string): Promise<boolean> {
      const parsed = parsePayload(solution);
      if (!parsed) return false;
      const expiresAt = new Date(parsed.challenge.parameters.expiresAt * 1000);
      if (expiresAt <= clock()) return false;
      const { verified } = await verifySolution({
        challenge: parsed.challenge,
        solution: { ...parsed.solution, time: 0 },
        deriveKey,
        ...secrets,
      });
      if (!verified) return false;
      // The salt and the nonce identify the challenge, and both are signed.
      const { nonce, salt } = parsed.challenge.parameters;
      const id = createHash("sha256").update(`${nonce}.${salt}`).digest("base64url");
      return useOnce(id, expiresAt);
    },
  };
}

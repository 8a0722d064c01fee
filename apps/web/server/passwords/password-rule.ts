import { brand } from "../../shared/brand.ts";
import { findWeakness, type Weakness } from "./guessability.ts";

const MIN_LENGTH = 8;
export const MAX_LENGTH = 128;

/** User-perceived characters, in the form in which the password is hashed (NFKC). */
export function passwordLength(password: string): number {
  return [...password.normalize("NFKC")].length;
}

/** Letters and digits only, so that `Jane.Citizen` and `janecitizen` are equal. */
function joined(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "");
}

/** Obvious guesses for this user: the address, its parts, the name, and the names of the product. */
function ownWords(email: string, name: string): readonly string[] {
  const texts = [email, ...email.split("@"), name, brand.productName, brand.firmName];
  const parts = texts.flatMap((text) => [text, joined(text), ...text.split(/[^\p{L}\p{N}]+/u)]);
  const words = parts.map((part) => part.normalize("NFKC").toLowerCase());
  return [...new Set(words)].filter((word) => word.length >= 3);
}

const BETTER = "Try three or four unrelated words.";

const MESSAGES: Readonly<Record<Weakness, string>> = {
  "own-words": `This password is too similar to your name, your email address or our name. ${BETTER}`,
  repeated: `This password repeats the same characters. ${BETTER}`,
  sequence: `This password is a sequence such as abc or 123. ${BETTER}`,
  keys: `This password is a row of neighbouring keys. ${BETTER}`,
  date: `This password is a date. ${BETTER}`,
  common: `This password is too common. ${BETTER}`,
};

/** Why a password is rejected, as a message for the user, or undefined when it is allowed (docs/decisions/0011-password-rules.md). */
export async function passwordFault(password: string, email: string, name = ""): Promise<string | undefined> {
  const length = passwordLength(password);
  if (length < MIN_LENGTH)
    return `This password is too short. Use at least ${MIN_LENGTH} characters; 15 or more is better.`;
  if (length > MAX_LENGTH) return `This password is too long. Use at most ${MAX_LENGTH} characters.`;
  const found = await findWeakness(password.normalize("NFKC"), ownWords(email, name));
  return found && MESSAGES[found];
}

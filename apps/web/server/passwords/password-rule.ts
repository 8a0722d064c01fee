import { readFileSync } from "node:fs";
import { brand } from "../../app/brand.ts";

export const MIN_LENGTH = 8;
export const MAX_LENGTH = 128;

const common = new Set(
  readFileSync(new URL("./common-passwords.txt", import.meta.url), "utf8")
    .trimEnd()
    .split("\n"),
);

/** Characters as a person counts them, in the form in which the password is hashed (NFKC). */
export function passwordLength(password: string): number {
  return [...password.normalize("NFKC")].length;
}

/** Lower case letters and digits only, so that `Jane.Citizen` and `janecitizen` are one. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** What everybody would try first for this person: the address, its parts, and the names of the product. */
function obviousWords(email: string): readonly string[] {
  const [name = "", host = ""] = email.split("@");
  const words = [email, name, host, ...name.split(/[._+-]/), brand.productName, brand.firmName];
  return words.map(plain).filter((word) => word.length >= 3);
}

/** The same word twice or thrice, or with a few digits behind it, is still that word. */
function isVariantOf(password: string, word: string): boolean {
  const rest = password.replaceAll(word, "");
  return rest !== password && /^\d{0,4}$/.test(rest);
}

/**
 * Why a password is refused, in words for the person, or undefined when it is allowed.
 *
 * The rule: 8 to 128 characters, any characters, none of the common passwords of breaches, not the person's own address.
 */
export function passwordFault(password: string, email: string): string | undefined {
  const length = passwordLength(password);
  if (length < MIN_LENGTH)
    return `The password is too short: use at least ${MIN_LENGTH} characters, 15 are better.`;
  if (length > MAX_LENGTH) return `The password is too long: use at most ${MAX_LENGTH} characters.`;
  const lower = password.normalize("NFKC").toLowerCase();
  if (/^(.)\1*$/su.test(lower))
    return "The password is one character repeated. Choose one that is harder to guess.";
  if (common.has(lower)) {
    return "This password is on the list of those that attackers try first. Choose another; a few unrelated words are good.";
  }
  const bare = plain(password);
  if (obviousWords(email).some((word) => isVariantOf(bare, word))) {
    return "The password is too close to your email address or to our name. Choose one that is harder to guess.";
  }
  return undefined;
}

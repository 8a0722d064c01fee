import type { Client } from "pg";
import { SettingError } from "../env.ts";
import { fingerprintOf } from "../providers/embedded/auth-secret.ts";
import type { Header } from "./content.ts";

const NEW_SECRET = "or add --new-secret: all users then have to sign in again with their current password";

/** The secret that the data folder must contain after a restore; undefined if it is set or no product ever ran on the database. */
export function secretFor(header: Header, given: string | undefined): string | undefined {
  const { authFingerprint, authSecret } = header;
  if (authFingerprint === null) return undefined;
  if (given === undefined) {
    if (authSecret !== null) return authSecret;
    throw new SettingError(
      `The backup was made where AUTH_SECRET was set, and does not contain it. Set AUTH_SECRET to the same value, ${NEW_SECRET}.`,
    );
  }
  if (fingerprintOf(given) === authFingerprint) return undefined;
  const way =
    authSecret === null
      ? "Set the value it had then"
      : "Remove it, because the backup contains the right one";
  throw new SettingError(`AUTH_SECRET is not the one that the backup was made with. ${way}, ${NEW_SECRET}.`);
}

/** Removes what only the old secret can decrypt: sessions, token keys, emailed links. Accounts and passwords stay. */
export async function forgetSecret(client: Client): Promise<void> {
  await client.query("delete from session");
  await client.query("delete from jwks");
  await client.query("delete from verification");
}

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * All emails in the outbox of a data folder, oldest first, without the soft line breaks of quoted-printable, which break links.
 */
export function mailsIn(dataFolder: string): readonly string[] {
  const outbox = join(dataFolder, "outbox");
  // The folder is created with the first email, and a file without this extension is still being written.
  const names = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith(".eml")) : [];
  return names.sort().map((name) =>
    readFileSync(join(outbox, name), "utf8")
      .replace(/=\r?\n/g, "")
      .replaceAll("=3D", "="),
  );
}

import { createHmac, timingSafeEqual } from "node:crypto";

/** Signs short values that leave the process and come back: they cannot be forged and expire. */
export function createSigner(key: string, clock: () => Date) {
  const mac = (text: string, expires: string, about: string) =>
    createHmac("sha256", key).update([text, expires, about].join("\n")).digest();

  return {
    /** Signs a text of letters, digits, `-` and `_` for a number of seconds. Reading it requires the same `about`, which is not part of it. */
    sign(text: string, seconds: number, about = ""): string {
      const expires = Math.floor(clock().getTime() / 1000 + seconds).toString(36);
      return `${text}.${expires}.${mac(text, expires, about).toString("base64url")}`;
    },
    /** The text, or undefined if the value is forged, expired or for another purpose. */
    read(value: string, about = ""): string | undefined {
      const [, text = "", expires = "", given = ""] = /^([\w-]+)\.(\w{1,12})\.([\w-]{43})$/.exec(value) ?? [];
      if (text === "" || !timingSafeEqual(mac(text, expires, about), Buffer.from(given, "base64url")))
        return undefined;
      return Number.parseInt(expires, 36) * 1000 > clock().getTime() ? text : undefined;
    },
  };
}

export type Signer = ReturnType<typeof createSigner>;

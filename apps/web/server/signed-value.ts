import { createHmac, timingSafeEqual } from "node:crypto";

/** Short values that leave the process and come back: nobody else can make one, or use it after its time. */
export interface Signer {
  /** Signs a text of letters, digits, `-` and `_` for so many seconds. `about` must be named again to read it; it is not in it. */
  sign(text: string, seconds: number, about?: string): string;
  /** The text, or undefined when the value is forged, too old or about something else. */
  read(value: string, about?: string): string | undefined;
}

export function createSigner(key: string, clock: () => Date): Signer {
  const mac = (text: string, expires: string, about: string) =>
    createHmac("sha256", key).update([text, expires, about].join("\n")).digest();

  return {
    sign(text, seconds, about = "") {
      const expires = Math.floor(clock().getTime() / 1000 + seconds).toString(36);
      return `${text}.${expires}.${mac(text, expires, about).toString("base64url")}`;
    },
    read(value, about = "") {
      const [, text = "", expires = "", given = ""] = /^([\w-]+)\.(\w{1,12})\.([\w-]{43})$/.exec(value) ?? [];
      if (text === "" || !timingSafeEqual(mac(text, expires, about), Buffer.from(given, "base64url")))
        return undefined;
      return Number.parseInt(expires, 36) * 1000 > clock().getTime() ? text : undefined;
    },
  };
}

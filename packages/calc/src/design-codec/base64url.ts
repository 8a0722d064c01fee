// Web platform, as browsers, workers and Node have it. Declared here because packages compile without the DOM.
declare const btoa: (binary: string) => string;
declare const atob: (base64: string) => string;

/** Bytes in the letters that an address carries unescaped. */
export function toBase64url(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Bytes of a text in these letters; undefined if it has other characters. */
export function fromBase64url(text: string): Uint8Array | undefined {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined;
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

import { type Zippable, zipSync } from "fflate";

export { strToU8, zipSync } from "fflate";

/**
 * `zip` of fflate for the writer of workbooks, without its workers: they are scripts from a blob, which the content security policy blocks
 * (security-headers.server.ts), and the writer would wait forever. vite.config.ts puts it in place.
 */
export function zip(files: Zippable, done: (error: null, archive: Uint8Array) => void): void {
  done(null, zipSync(files));
}

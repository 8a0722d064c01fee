import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/*
 * Preloaded by the tests that are not about the strength of a hash. A password hashed as `password-hash.ts` does it takes a third of a second
 * of a core; here it takes a thousandth of that, in the same steps and the same form. Every other scrypt is as it is.
 */
const { scrypt } = crypto;
crypto.scrypt = (password, salt, bytes, options, done) => {
  const isOurs = options.N === 2 ** 15 && options.r === 8;
  return scrypt(password, salt, bytes, isOurs ? { ...options, N: 2 ** 5 } : options, done);
};
syncBuiltinESMExports();

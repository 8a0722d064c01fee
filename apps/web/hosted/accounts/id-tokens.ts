import { createECDH, hkdfSync } from "node:crypto";
import { importJWK, type JSONWebKeySet, type JWK, SignJWT } from "jose";
import type { Account } from "../../server/providers/accounts.ts";

/** As on the embedded provider: the life of a token, and of a key. */
const LIFE_S = 600;
const KEY_MS = 90 * 24 * 3600 * 1000;

const ALG = "ES256";
/** The order of P-256. */
const ORDER = BigInt("0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551");

/**
 * The key pair of a period of 90 days, the same in all processes: there is no place to store one.
 *
 * Source   FIPS 186-5, A.2.1: 64 bits more than the order, reduced
 */
function keyPair(secret: string, period: number) {
  const bits = Buffer.from(hkdfSync("sha256", secret, "", `id-token:${period}`, 40)).toString("hex");
  const number = (BigInt(`0x${bits}`) % (ORDER - 1n)) + 1n;
  const d = Buffer.from(number.toString(16).padStart(64, "0"), "hex");
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(d);
  const point = curve.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const open: JWK = {
    kty: "EC",
    crv: "P-256",
    x: x ?? "",
    y: y ?? "",
    alg: ALG,
    use: "sig",
    kid: String(period),
  };
  return { open, secret: { ...open, d: d.toString("base64url") } };
}

/**
 * ID tokens of our own for receivers outside. The service's would be a password: with the web API key, which is in every link that the
 * service emails, it changes the account's password without the current one.
 */
export function createIdTokens(secret: string, publicUrl: string, clock: () => Date) {
  const period = () => Math.floor(clock().getTime() / KEY_MS);
  return {
    async sign({ uid, email, emailVerified }: Account): Promise<string> {
      const { open, secret: key } = keyPair(secret, period());
      const iat = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ email, email_verified: emailVerified })
        .setProtectedHeader({ alg: ALG, kid: open.kid ?? "" })
        .setIssuer(publicUrl)
        .setAudience(publicUrl)
        .setSubject(uid)
        .setIssuedAt(iat)
        .setExpirationTime(iat + LIFE_S)
        .sign(await importJWK(key, ALG));
    },
    /** The public keys of this period, the one before it and the one after it, which receivers may know in advance. */
    keys(): JSONWebKeySet {
      return { keys: [0, -1, 1].map((step) => keyPair(secret, period() + step).open) };
    },
  };
}

export type IdTokens = ReturnType<typeof createIdTokens>;

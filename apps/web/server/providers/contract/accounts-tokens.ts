import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, jwtVerify } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { type AccountHarness, type MakeHarness, newUser } from "./account-harness.ts";

/** The ID token, from the receiver's point of view. */
export function describeTokens(makeHarness: MakeHarness): void {
  let harness: AccountHarness;
  beforeAll(async () => {
    harness = await makeHarness();
  });

  async function tokenOf(request: Request) {
    const answer = await harness.accounts.idToken(request);
    if (!answer.ok) throw new Error(answer.message);
    harness.secrets.add(answer.token);
    return answer;
  }

  async function publishedKeys(): Promise<JSONWebKeySet> {
    const request = new Request(`${harness.publicUrl}/api/auth/jwks`);
    return (await harness.accounts.handleAuthRequest(request)).json();
  }

  describe("the ID token", () => {
    test("contains the user, the issuer and the audience", async () => {
      const { visitor, uid, email } = await newUser(harness);
      const { token, issuedAt } = await tokenOf(visitor.request());
      const payload = decodeJwt(token);
      expect(payload).toMatchObject({ sub: uid, email, iss: harness.publicUrl, aud: harness.publicUrl });
      expect(payload.iat).toBe(issuedAt);
      expect(Math.abs(Date.now() / 1000 - issuedAt)).toBeLessThan(60);
      const life = (payload.exp ?? 0) - issuedAt;
      expect(life).toBeGreaterThanOrEqual(5 * 60);
      expect(life).toBeLessThanOrEqual(10 * 60);
    });
  });

  describe("the signature of the ID token", () => {
    test("is verifiable with the published keys", async () => {
      const { visitor } = await newUser(harness);
      const { token } = await tokenOf(visitor.request());
      const keys = createLocalJWKSet(await publishedKeys());
      const [issuer, audience] = [harness.publicUrl, harness.publicUrl];
      await expect(jwtVerify(token, keys, { issuer, audience })).resolves.toBeDefined();
    });

    test("fails verification after a change", async () => {
      const { visitor } = await newUser(harness);
      const { token } = await tokenOf(visitor.request());
      const [head = "", body = "", signature = ""] = token.split(".");
      const claims = JSON.parse(Buffer.from(body, "base64url").toString("utf8"));
      const forged = Buffer.from(JSON.stringify({ ...claims, sub: "another-user" })).toString("base64url");
      const keys = createLocalJWKSet(await publishedKeys());
      await expect(jwtVerify(`${head}.${forged}.${signature}`, keys)).rejects.toThrow();
    });

    test("has published keys without their private parts", async () => {
      const { keys } = await publishedKeys();
      expect(keys.length).toBeGreaterThan(0);
      for (const key of keys) {
        for (const secret of ["d", "p", "q", "dp", "dq", "qi", "k"]) expect(key).not.toHaveProperty(secret);
      }
    });
  });
}

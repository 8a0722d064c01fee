import { expect, test } from "vitest";
import { cacheControlOf } from "./security-headers.ts";

test.each(["public, max-age=3600", "max-age=300, stale-while-revalidate=86400", "no-cache", "s-maxage=60"])(
  "a response with a cookie is not stored by shared caches, and one without is: %s",
  (own) => {
    expect(cacheControlOf(new Headers({ "Cache-Control": own }))).toBe(own);
    expect(cacheControlOf(new Headers({ "Cache-Control": own, "Set-Cookie": "a=b" }))).toBe("no-store");
  },
);

test.each(["private, no-cache", "no-store", "No-Store, no-transform"])(
  "a response that only its user may store keeps its rule with a cookie: %s",
  (own) => {
    expect(cacheControlOf(new Headers({ "Cache-Control": own, "Set-Cookie": "a=b" }))).toBe(own);
  },
);

test("a response without a rule is not stored", () => {
  expect(cacheControlOf(new Headers())).toBe("no-store");
});

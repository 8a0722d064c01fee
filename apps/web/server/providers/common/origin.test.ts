import { expect, test } from "vitest";
import { isForeign } from "./origin.ts";

const OURS = "https://tools.example.com";
const post = (headers: Record<string, string>) => new Request(`${OURS}/signin`, { method: "POST", headers });

test.each([
  { origin: OURS },
  { origin: OURS, cookie: "a=b", "sec-fetch-site": "same-origin" },
  { referer: `${OURS}/signin`, cookie: "a=b" },
  {},
])("a request with %j is from this site", (headers) => {
  expect(isForeign(post(headers), OURS)).toBe(false);
});

test.each([
  { origin: "https://evil.example" },
  { origin: "http://tools.example.com" },
  { origin: "https://tools.example.com.evil.example" },
  { origin: "https://tools.example.com:8443" },
  { origin: "null" },
  { origin: "null", "sec-fetch-site": "same-origin" },
  { origin: "null", "sec-fetch-site": "cross-site" },
  { referer: "https://evil.example/https://tools.example.com/" },
  { referer: "rubbish" },
  { cookie: "a=b" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
])("a request with %j is foreign", (headers) => {
  expect(isForeign(post(headers), OURS)).toBe(true);
});

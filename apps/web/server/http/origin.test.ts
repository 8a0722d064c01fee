import { expect, test } from "vitest";
import { isForeign } from "./origin.ts";

const OURS = "https://tools.example.com";

test.each([
  { origin: OURS },
  { origin: OURS, cookie: "a=b", "sec-fetch-site": "same-origin" },
  { referer: `${OURS}/signin`, cookie: "a=b" },
  { "sec-fetch-site": "same-origin" },
  { "sec-fetch-site": "none" },
])("a request with %j is from this site", (headers) => {
  expect(isForeign(new Headers(headers), OURS)).toBe(false);
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
  {},
  { referer: `${OURS}/signin`, "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
])("a request with %j is foreign", (headers) => {
  expect(isForeign(new Headers(headers), OURS)).toBe(true);
});

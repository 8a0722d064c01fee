import { expect, test } from "vitest";
import { HOME_OF_ACCOUNT, nextPath } from "./next-path.ts";

test.each(["/settings", "/section-library?section=610UB125_300#properties"])(
  "%s is where a sign-in leads",
  (path) => {
    expect(nextPath(path)).toBe(path);
  },
);

test.each([
  "/settings/my-data.json",
  "/settings.data",
  "/settings/MY-DATA.JSON",
  "/api/session",
  "/signout",
  "https://elsewhere.example/",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "/.//elsewhere.example",
  "/a/..//elsewhere.example",
])("%s is not a page, so a sign-in leads to the dashboard", (path) => {
  expect(nextPath(path)).toBe(HOME_OF_ACCOUNT);
});

import { expect, test } from "vitest";
import { routePatterns } from "./routes.ts";

const routeOf = routePatterns({
  root: { path: "" },
  layout: { parentId: "root" },
  home: { parentId: "layout" },
  dashboard: { parentId: "layout", path: "dashboard" },
  nowhere: { parentId: "layout", path: "*" },
  data: { parentId: "root", path: "settings/my-data.json" },
  auth: { parentId: "root", path: "api/auth/*" },
  api: { parentId: "root", path: "api/*" },
});

test.each([
  ["/", "/"],
  ["/_.data", "/"],
  ["/dashboard", "/dashboard"],
  ["/dashboard/", "/dashboard"],
  ["/dashboard.data", "/dashboard"],
  ["/settings/my-data.json", "/settings/my-data.json"],
  ["/api/auth/verify-email", "/api/auth/*"],
  ["/api/else", "/api/*"],
  ["/assets/root-1a2b.js", "(file)"],
  ["/healthz", "/healthz"],
  ["/ann@example.com", "(other)"],
  ["/*", "(other)"],
  ["/api/*", "/api/*"],
  ["//evil", "(other)"],
  ["", "(other)"],
])("%s is counted as %s", (path, pattern) => {
  expect(routeOf(path)).toBe(pattern);
});

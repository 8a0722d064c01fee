import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { rejectResourceData } from "./data-addresses.ts";

const page = { default: () => null };
const resource = { loader: () => null };
const build = {
  root: { id: "root", path: "", module: page },
  home: { id: "home", parentId: "root", index: true, module: page },
  settings: { id: "settings", parentId: "root", path: "settings", module: page },
  "my-data": { id: "my-data", parentId: "root", path: "settings/my-data.json", module: resource },
  "api-all": { id: "api-all", parentId: "root", path: "api/*", module: resource },
  sections: { id: "sections", parentId: "root", path: "api/v1/sections", module: resource },
} as unknown as ServerBuild["routes"];

const app = new Hono();
app.use(rejectResourceData(build));
app.all("*", (c) => c.text("the router's"));
const statusOf = async (path: string, method = "GET") => (await app.request(path, { method })).status;

test.each([
  "/api/v1/sections.data",
  "/api/v1/sections/_.data",
  "/api/v1/sections/.data",
  "/API/V1/Sections.data",
  "/api/v1/sections.data?_routes=sections",
  "/api/v1/sections.data?_routes=nothing&category=UB",
  "/api/v1/%73ections.data",
  "/api/v1/sections.data.data",
  "/api/nothing.data",
  "/settings/my-data.json.data",
  "/settings/./my-data.json.data",
])("%s, the data address of a resource route, returns 404 for every method", async (path) => {
  for (const method of ["GET", "HEAD", "POST"]) expect(await statusOf(path, method)).toBe(404);
});

test.each([
  "/_.data",
  "/settings.data",
  "/settings/_.data",
  "/no-page.data",
  "/api/v1/sections",
  "/settings",
])("%s is passed to the router", async (path) => {
  expect(await statusOf(path)).toBe(200);
});

import type { MiddlewareHandler } from "hono";
import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { createApp } from "../app.ts";
import { parseSettings } from "../env.ts";
import { logger } from "../log.ts";
import type { Services } from "../service-set.ts";
import { provideServices } from "../services.ts";
import { PageCache } from "./page-cache.ts";

logger.level = "silent";

/** The built pages and resource routes. */
const APPLICATION = new URL("../../build/server/application.js", import.meta.url).href;

/** The whole application, recording the response when it leaves the bound of concurrent requests. A visitor's page needs no database. */
async function appThatRecords(seen: (string | null)[]) {
  const settings = parseSettings({});
  const accounts = { currentAccount: async () => ({ account: null, cookies: [] }) };
  provideServices(Promise.resolve({ settings, accounts } as unknown as Services));
  const recording: MiddlewareHandler = async (c, next) => {
    await next();
    seen.push(c.res.headers.get("Content-Encoding"), c.res.headers.get("Content-Length"));
  };
  const build: ServerBuild = await import(APPLICATION);
  const { app } = createApp(build, {
    settings,
    pages: new PageCache(),
    bounds: { middleware: recording },
    isStopping: () => false,
  });
  const server = {
    incoming: { socket: { remoteAddress: "127.0.0.1", remotePort: 1, remoteFamily: "IPv4" } },
    outgoing: { getHeader: () => "a-request-id" },
  };
  return (path: string, headers: Record<string, string>) =>
    app.request(path, { headers: { "Accept-Encoding": "br", ...headers } }, server);
}

test.each([
  ["a cached page", "/consulting", {}],
  ["an uncached page", "/no-page", {}],
  ["a page for a browser with a cookie", "/consulting", { Cookie: "a=b" }],
  ["the open data", "/api/v1/sections", {}],
  ["the open data for a browser with a cookie", "/api/v1/sections", { Cookie: "a=b" }],
  ["a search in the open data", "/api/v1/sections?q=section", {}],
])(
  "%s is compressed within the bound of concurrent requests",
  async (_what, path, headers: Record<string, string>) => {
    const seen: (string | null)[] = [];
    const ask = await appThatRecords(seen);
    const answer = await ask(path, headers);
    const { byteLength } = await answer.arrayBuffer();
    expect(seen).toEqual(["br", String(byteLength)]);
  },
);

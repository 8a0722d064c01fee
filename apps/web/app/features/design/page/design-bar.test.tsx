import { prerenderToNodeStream } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { expect, test } from "vitest";
import { DesignBar } from "./design-bar.tsx";

/** The header as the server sends it. */
async function rendered(account: { readonly email: string } | null): Promise<string> {
  const { query, dataRoutes } = createStaticHandler([
    { id: "root", path: "*", element: <DesignBar title="Steel Beam" />, loader: () => ({ account }) },
  ]);
  const context = await query(new Request("https://example.com/design/steel-beam?d=1.abc"));
  if (context instanceof Response) throw new Error("The page is elsewhere.");
  const router = createStaticRouter(dataRoutes, context);
  const page = <StaticRouterProvider router={router} context={context} hydrate={false} />;
  const { prelude } = await prerenderToNodeStream(page);
  const parts: Buffer[] = [];
  for await (const part of prelude) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
}

test("the header of a module shows a signed-in user the account menu, with the way out", async () => {
  const html = await rendered({ email: "ann@example.com" });
  expect(html).toContain("Account menu of ann@example.com");
  expect(html).toContain('href="/settings"');
  expect(html).toContain('action="/signout"');
});

test("the header of a module has no account menu for a visitor", async () => {
  const html = await rendered(null);
  expect(html).toContain("My designs");
  expect(html).not.toContain("Account menu");
});

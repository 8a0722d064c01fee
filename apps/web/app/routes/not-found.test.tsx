import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { DESIGN_PAGES, designPath } from "../../shared/design-pages.ts";
import NotFound from "./not-found.tsx";

/** The addresses that the page leads to from an address that does not exist. */
function linksAt(address: string): readonly string[] {
  const router = createMemoryRouter([{ path: "*", element: <NotFound /> }], { initialEntries: [address] });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, to = ""]) => to);
}

test("an unknown address below the design modules leads to each of them, another one does not", () => {
  const modules = DESIGN_PAGES.map(({ kind }) => designPath(kind));
  expect(linksAt("/design/beam")).toEqual(expect.arrayContaining(modules));
  expect(linksAt("/beams").filter((to) => to.startsWith("/design/"))).toEqual([]);
});

import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { TopBar } from "./top-bar.tsx";

function linksOf(props: ComponentProps<typeof TopBar>): readonly string[] {
  const router = createMemoryRouter([{ path: "/", element: <TopBar {...props} /> }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, to = ""]) => to);
}

const TOOLS = ["/section-library", "/design/load-path", "/design-tables"];

test("the header of the pages of an account leads to the tools, beside the account menu", () => {
  expect(linksOf({ email: "ann@example.com" })).toEqual(["/", ...TOOLS, "/dashboard", "/settings"]);
});

test("the header of the public site, and that of a visitor, has no links to the tools", () => {
  for (const props of [{ email: "ann@example.com", isPublicSite: true }, { email: undefined }]) {
    expect(linksOf(props).filter((to) => TOOLS.includes(to))).toEqual([]);
  }
});

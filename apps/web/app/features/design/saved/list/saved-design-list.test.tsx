import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { DesignSummary } from "../../../../../shared/design-types.ts";
import { SUMMARY } from "../testing/saved-design.ts";
import { FIRST_ROWS, SavedDesignList } from "./saved-design-list.tsx";

const design = (n: number): DesignSummary => ({
  ...SUMMARY,
  id: `id-${n}`,
  name: `Beam ${n}`,
  mark: `B${n}`,
});

/** The list of an account with this many designs, last changed first. */
function listOf(count: number, isWhole: boolean): string {
  const saved = { uid: "ann", designs: Array.from({ length: count }, (_, n) => design(n)), projects: [] };
  const element = <SavedDesignList saved={saved} isWhole={isWhole} />;
  const router = createMemoryRouter([{ path: "/dashboard", element }], { initialEntries: ["/dashboard"] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const rowsOf = (html: string) => html.match(/class="design-row-name"/g)?.length ?? 0;

test("the dashboard of an account with 500 designs shows the 50 last changed and leads to all", () => {
  const first = listOf(500, false);
  expect(rowsOf(first)).toBe(FIRST_ROWS);
  expect(first).toContain("0 of 500 selected");
  expect(first).toMatch(/href="\/dashboard\?designs=all"[^>]*>Show all 500 designs/);
  const whole = listOf(500, true);
  expect(rowsOf(whole)).toBe(500);
  expect(whole).toMatch(/href="\/dashboard"[^>]*>Show only the 50 last changed/);
});

test("there is a field to find a design where the list is longer than a screen", () => {
  const field = 'aria-label="Find a saved design"';
  expect(listOf(8, false)).not.toContain(field);
  expect(listOf(9, false)).toContain(field);
});

test("a list of up to 50 designs is whole and has no link to more", () => {
  const html = listOf(FIRST_ROWS, false);
  expect(rowsOf(html)).toBe(FIRST_ROWS);
  expect(html).not.toContain("designs=all");
});

test("a printed list has its designs and projects without what changes them", () => {
  const printed = listOf(9, false).replaceAll(/<(div|label|li) [^>]*data-print="hide".*?<\/\1>/g, "");
  expect(rowsOf(printed)).toBe(9);
  expect(printed).toContain("Projects");
  expect(printed).not.toMatch(/<(button|input)/);
});

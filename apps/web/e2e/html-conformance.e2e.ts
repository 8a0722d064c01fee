import { expect, type Page, test } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { DESIGN_MODULES } from "../app/features/dashboard/modules.ts";
import { open, signUp } from "./account.ts";
import { openLibrary, PREVIEW } from "./library.ts";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:recommended"],
    rules: {
      // How the source is written, which is React's affair.
      "attr-case": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "void-style": "off",
      "no-inline-style": "off",
      "no-implicit-input-type": "off",
      "tel-non-breaking": "off",
      "valid-id": ["error", { relaxed: true }],
      // A title with three sections in it is as long as their names.
      "long-title": "off",
      // The availability boxes are one control of several values.
      "form-dup-name": ["error", { shared: ["checkbox", "radio"] }],
      // The standard allows autocapitalize everywhere; a password that is shown is text.
      "input-attributes": "off",
      // The chart's points are options of a list that no <select> can draw.
      "prefer-native-element": "off",
      // Forms whose values apply as they are typed have nothing to submit.
      "wcag/h32": "off",
    },
  }),
);

/** What is wrong with a document, a line each. */
async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

/** The page as the server sends it and as the browser holds it once the page answers to input. */
async function checkPage(page: Page, path: string) {
  const sent = await page.request.get(path);
  expect(await faultsOf(await sent.text()), `${path} as sent`).toEqual([]);
  if (path.includes("section-library")) {
    await page.goto(path);
    await page.locator(".library[data-hydrated]").waitFor();
  } else await open(page, path);
  await checkDocument(page, path);
}

async function checkDocument(page: Page, what: string) {
  const held = await page.evaluate(() => `<!DOCTYPE html>${document.documentElement.outerHTML}`);
  expect(await faultsOf(held), `${what} in the browser`).toEqual([]);
}

const OPEN_PAGES = [
  "/",
  "/consulting",
  "/engineering-tools",
  "/design",
  "/terms",
  "/privacy",
  "/about-the-data",
  "/signin",
  "/signup",
  "/reset-password",
  "/reset-password?token=none",
  "/account-deleted",
  "/no-such-page",
  "/design/steel-beam",
];
const OWN_PAGES = ["/dashboard", "/settings", ...DESIGN_MODULES.map(({ path }) => path)];
const LIBRARY_VIEWS = [
  "",
  "?section=610UB125_300",
  "?section=150x90x8UA_300&view=capacities",
  "?compare=610UB125_300,380PFC_350,own:Box-400x300x20x12-300&overlay=top&perkg=1",
  "?own=I-500x200x16x10-300",
  "?view=table&family=UB",
  "?view=picture",
  "?view=lightest",
  "?q=999ZZ",
  "?section=1UB1&q=360ub",
];

test("the conformance check finds a block inside a phrase, a repeated ID and a list without items", async () => {
  const html = `<!DOCTYPE html><html lang="en"><head><title>Page</title></head>
    <body><span><fieldset></fieldset></span><p id="a">One</p><p id="a">Two</p><ul><p>Item</p></ul></body></html>`;
  const found = (await faultsOf(html)).map((fault) => fault.split(":")[0]);
  expect(found).toEqual(expect.arrayContaining(["element-permitted-content", "no-dup-id"]));
});

test("every public page conforms to the HTML standard", async ({ page }) => {
  test.slow();
  for (const path of OPEN_PAGES) await checkPage(page, path);
});

test("every view of the preview conforms to the HTML standard", async ({ page }) => {
  test.slow();
  for (const query of LIBRARY_VIEWS) await checkPage(page, PREVIEW + query);
});

test("every page of an account conforms to the HTML standard, with favourites and a saved comparison", async ({
  page,
}) => {
  test.slow();
  await signUp(page);
  for (const path of OWN_PAGES) await checkPage(page, path);
  await checkPage(page, "/section-library?section=610UB125_300");
  await page.getByRole("button", { name: "Favourite: 610UB125" }).click();
  await expect(
    page.getByRole("region", { name: /^Favourites/ }).or(page.locator(".favourites")),
  ).toBeVisible();
  await checkDocument(page, "a favourite");
  await checkPage(page, "/section-library?compare=610UB125_300,380PFC_350");
  await page.getByRole("button", { name: "Save this comparison" }).click();
  await checkDocument(page, "naming a comparison");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Saved comparisons (1)" }).click();
  await expect(page.getByRole("list", { name: "Saved comparisons" })).toBeVisible();
  await checkDocument(page, "a saved comparison");
});

test("forms with their errors shown conform to the HTML standard", async ({ page }) => {
  await open(page, "/signup");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please fill in all fields");
  await checkDocument(page, "sign-up");
  await openLibrary(page, "?own=Angle-150xabcx10-300");
  await checkDocument(page, "a custom section that cannot be calculated");
});

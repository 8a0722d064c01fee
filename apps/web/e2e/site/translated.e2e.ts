import { expect, type Page, test } from "@playwright/test";
import { PREVIEW } from "../library/library.ts";

/** Replaces texts as a browser's translation does: each in two elements of its own. What must not be translated stays, unless `everything`. */
const translate = (page: Page, everything = false) =>
  page.evaluate((isAll) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || text.data.trim() === "" || parent.closest("script, style")) continue;
      if (!isAll && parent.closest('[translate="no"]')) continue;
      const font = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = text.data;
      font.append(inner);
      text.replaceWith(font);
    }
  }, everything);

for (const everything of [false, true]) {
  const who = everything ? "a program that translates everything" : "the browser";
  test(`the large ratio follows the inputs of a page translated by ${who}`, async ({ page }) => {
    await page.goto("/design/steel-beam");
    await page.locator(".design[data-hydrated]").waitFor();
    const verdict = page.getByRole("region", { name: "Verdict" });
    const ratio = verdict.locator(".verdict-ratio");
    const [before = ""] = /\d+\.\d\d/.exec(await ratio.innerText()) ?? [];
    expect(before).not.toBe("");
    await translate(page, everything);
    await page.locator('[data-path="/spans/0/length"]').fill("12");
    await expect(ratio).not.toContainText(before);
    await expect(ratio).toHaveText(/\d+\.\d\d/);
  });
}

test("the library works in a translated page, and does not blame the connection for what another program changed", async ({
  page,
}) => {
  await test.step("the library works in a page translated by the browser", async () => {
    await page.goto(PREVIEW);
    await page.locator(".library[data-hydrated]").waitFor();
    await translate(page);
    await page.getByRole("searchbox").fill("610UB125");
    await page.getByRole("searchbox").press("Enter");
    await expect(page.getByRole("heading", { name: "610UB125" })).toBeVisible();
    await page.getByRole("searchbox").fill("");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
  await test.step("a library that another program has changed does not blame the connection", async () => {
    await page.goto(PREVIEW);
    await page.locator(".library[data-hydrated]").waitFor();
    await page.locator(".library-detail").evaluate((detail) => {
      const wrapper = document.createElement("x-reader");
      wrapper.append(...detail.childNodes);
      detail.append(wrapper);
    });
    await page.getByRole("searchbox").fill("610UB125");
    await page.getByRole("searchbox").press("Enter");
    await expect(page.getByRole("alert")).toContainText("turn that off for this page");
  });
});

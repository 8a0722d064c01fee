import { expect, type Locator, type Page, test } from "@playwright/test";
import { PREVIEW } from "./library.ts";

const length = (page: Page) => page.locator('[data-path="/spans/0/length"]');

async function openBeam(page: Page) {
  await page.goto("/design/steel-beam");
  await page.locator(".design[data-hydrated]").waitFor();
  await length(page).fill("7");
}

test("keys edit the text of their field and no other input, and Enter that ends a composition neither opens nor chooses a section", async ({
  page,
}) => {
  await test.step("keys in a cell, in the project details and in the section field edit their text and no input of the design", async () => {
    await openBeam(page);
    // The keypad of a phone can type a minus and a formula.
    await expect(length(page)).toHaveAttribute("inputmode", "text");
    await page.getByText("Project details").click();
    const client = page.getByLabel("Client");
    await client.pressSequentially("Acme");
    await page.keyboard.press("Control+z");
    await expect(client).not.toHaveValue("Acme");
    await expect(length(page)).toHaveValue("7");

    const section = page.locator('[data-path="/section"]');
    await section.click();
    await section.pressSequentially("410");
    await page.keyboard.press("Control+z");
    await expect(length(page)).toHaveValue("7");
    await length(page).focus();
    await page.keyboard.press("Control+z");
    await expect(length(page)).toHaveValue("6");

    await page.getByRole("button", { name: "Add a row to Spans" }).click();
    const second = page.locator('[data-path="/spans/1/length"]');
    await expect(second).toBeFocused();
    await page.keyboard.press("Control+Backspace");
    await expect(second).toHaveValue("");
  });
  await test.step("Enter that ends a composition neither opens nor chooses a section", async () => {
    const section = page.locator('[data-path="/section"]');
    const before = await section.inputValue();
    await section.click();
    await section.fill("150PFC");
    await endComposition(section);
    await expect(section).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(section).toHaveValue(before);
    await length(page).focus();
    await endComposition(length(page));
    await expect(length(page)).toBeFocused();
    await page.goto(PREVIEW);
    await page.locator(".library[data-hydrated]").waitFor();
    const search = page.getByRole("searchbox");
    await search.fill("610UB125");
    await endComposition(search);
    await expect(page).toHaveURL(/q=610UB125$/);
    await search.press("Enter");
    await expect(page).toHaveURL(/section=/);
  });
});

/** Enter that ends the composition of a word with an input method, as the browsers report it. */
async function endComposition(control: Locator) {
  const enter = { key: "Enter", bubbles: true, cancelable: true };
  await control.dispatchEvent("keydown", { ...enter, isComposing: true });
  await control.dispatchEvent("keydown", { ...enter, keyCode: 229 });
}

import { expect, test } from "@playwright/test";
import { createAccount } from "../account/account.ts";
import { neverRest } from "../moments.ts";
import { entry, family, openLibrary, PREVIEW, showView } from "./library.ts";

test("Back returns to the address of a search that was left before its keys rested", async ({ page }) => {
  await neverRest(page);
  await openLibrary(page);
  await page.getByRole("searchbox").fill("360UB");
  await page.evaluate(() => window.location.assign("/design"));
  await page.waitForURL(/\/design$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?q=360UB$/);
  await expect(page.getByRole("searchbox")).toHaveValue("360UB");
});

test("Copy link gives every view its public address, from the signed-in library too", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await createAccount(page);
  await page.goto("/section-library");
  await page.locator(".library[data-hydrated]").waitFor();
  for (const query of [
    "",
    "?view=capacities&le=6,3,1.5,1.13&section=610UB125_300",
    "?view=table&family=PFC&sort=-ix",
    "?compare=610UB125_300,360UB44.7_300",
    "?own=I-500x200x16x10-300",
  ]) {
    await showView(page, query);
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("Copied the link to this view")).toBeVisible();
    expect(await copied()).toBe(`${baseURL}${PREVIEW}${query}`);
    // A printed sheet names the same address.
    await expect(page.locator(".print-foot")).toContainText(` from ${baseURL}${PREVIEW}${query}.`);
  }
});

test("input typed before hydration is kept", async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(PREVIEW, { waitUntil: "commit" });
  await page.getByRole("searchbox").fill("610ub");
  release();
  await expect(entry(page, "610UB125")).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveValue("610ub");
});

test("the view is kept in the address, and Back and Forward restore it with its title", async ({ page }) => {
  await test.step("the view is kept in the address, and Back and Forward restore it", async () => {
    await openLibrary(page);
    await family(page, "Universal beams").click();
    await entry(page, "760UB244").click();
    await entry(page, "610UB125").click();
    await expect(page).toHaveURL(`${PREVIEW}?section=610UB125_300`);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "760UB244" })).toBeVisible();
    await page.goBack();
    await expect(page.getByText("Select a section to view its properties")).toBeVisible();
    await page.goForward();
    await expect(page.getByRole("heading", { name: "760UB244" })).toBeVisible();
  });
  await test.step("typing updates the address after a pause without adding history entries", async () => {
    await page.goto("/");
    await openLibrary(page);
    await page.getByRole("searchbox").pressSequentially("250 pfc");
    await expect(page).toHaveURL(`${PREVIEW}?q=250%20pfc`);
    await page.goBack();
    await expect(page).toHaveURL("/");
  });
  await test.step("a search that is due while Back is on its way does not undo it", async () => {
    await openLibrary(page, "?section=610UB125_300");
    await entry(page, "760UB244").click();
    await expect(page).toHaveURL(`${PREVIEW}?section=760UB244_300`);
    await page.getByRole("searchbox").fill("250 pfc");
    await page.evaluate(() => {
      // Longer than keys rest: the search is due before the router has followed.
      const work = () => {
        const end = performance.now() + 700;
        while (performance.now() < end);
      };
      window.addEventListener("popstate", work, { once: true });
      window.history.back();
    });
    await expect(page.getByRole("heading", { name: "610UB125" })).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveValue("");
    await expect(page).toHaveURL(`${PREVIEW}?section=610UB125_300`);
  });
  await test.step("the title names what is on view, and follows it", async () => {
    await openLibrary(page, "?section=610UB125_350");
    await expect(page).toHaveTitle(/^610UB125 Grade 350 · Section Library Preview/);
    await page.keyboard.press("t");
    await expect(page).toHaveTitle(/^Universal beams, table · Section Library Preview/);
    await page.goBack();
    await expect(page).toHaveTitle(/^610UB125 Grade 350 · /);
    await page.goto("/design");
    await expect(page).toHaveTitle(/^Design modules · /);
  });
});

test("a link opens its view, rendered on the server, and names what it does not know", async ({
  page,
  request,
}) => {
  await test.step("a link opens the same view, in either form of a section's name", async () => {
    await openLibrary(page, "?standard=Aust350&q=ub&availability=Common&section=700WB115_300");
    await expect(page.getByRole("heading", { name: "700WB115" })).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveValue("ub");
    await expect(page.getByRole("tab", { name: "Aust350" })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("checkbox", { name: "Special" })).not.toBeChecked();
  });
  await test.step("a link to a section that does not exist names it", async () => {
    await openLibrary(page, "?section=999UB1");
    await expect(page.getByText("The catalogue has no section \u201c999UB1\u201d.")).toBeVisible();
  });
  await test.step("a link with unknown parameters shows a message that can be closed", async () => {
    await openLibrary(page, "?view=foo&standard=Aust999");
    const note = page.getByText("There is no standard \u201cAust999\u201d; Aust300 is shown.");
    await expect(note).toContainText(
      "There is no view \u201cfoo\u201d; the section\u2019s properties are shown.",
    );
    await page
      .getByRole("region", { name: "Selected section" })
      .getByRole("button", { name: "Close" })
      .click();
    await expect(note).toHaveCount(0);
    await openLibrary(page, "?view=table&family=UB");
    await expect(page.getByText("There is no")).toHaveCount(0);
  });
  await test.step("a filter without a match on this tab is named, and links to the tab that has some", async () => {
    await openLibrary(page, "?where=grade:C450");
    await expect(page.getByText("No section in Aust300 meets the filter \u201cC450\u201d.")).toBeVisible();
    await page.getByRole("button", { name: "Search Aust350" }).click();
    await expect(family(page, "Square hollow sections")).toBeVisible();
    await expect(page).toHaveURL(/standard=Aust350/);
  });
  await test.step("the server renders the view of the link", async () => {
    const html = await (await request.get(`${PREVIEW}?section=310UC158_350`)).text();
    expect(html).toContain("310UC158");
    expect(html).toContain("Grade 350");
    expect(html).toContain("<svg");
  });
});

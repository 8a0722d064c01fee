import { expect, type Page, test } from "@playwright/test";
import { STOPPING } from "../../shared/stopping-messages.ts";
import { createAccount, open, signUp } from "../account/account.ts";

// Its own client address, because rate limits count per address.
test.use({ extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.77" } });

/** A heading of the dashboard: the error page has a link of the same name. */
const libraryTile = (page: Page) =>
  page
    .getByRole("main")
    .filter({ has: page.getByRole("heading", { name: /^Welcome/ }) })
    .getByRole("link", { name: "Section Library", exact: true });

/** Opens the dashboard in a browser that has loaded the library before. */
async function backOnDashboard(page: Page): Promise<void> {
  await signUp(page);
  await libraryTile(page).click();
  await page.locator(".library[data-hydrated]").waitFor();
  await page.goBack();
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
}

/** The error page shows that the server is away, and its link works once the server responds. */
async function leadsOn(page: Page, reason: string, mend: () => Promise<unknown>): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(reason);
  const words = page.getByRole("main");
  await expect(words).not.toContainText("noted");
  await expect(words).not.toContainText("quote");
  await mend();
  await words.getByRole("link", { name: "Reload the page" }).click();
  await expect(page).toHaveURL("/section-library");
  await page.locator(".library[data-hydrated]").waitFor();
}

test("opening a page offline shows that the server could not be reached", async ({ page, context }) => {
  await backOnDashboard(page);
  await context.setOffline(true);
  await libraryTile(page).click();
  await expect(page.getByRole("main")).toContainText("Check your connection and try again.");
  await leadsOn(page, "The server could not be reached", () => context.setOffline(false));
});

test("a page whose module was never loaded is opened as a document too, and stays if that fails", async ({
  page,
  context,
}) => {
  // A phone, on which the tile is far down.
  await page.setViewportSize({ width: 360, height: 640 });
  await createAccount(page);
  await open(page, "/dashboard");
  await context.setOffline(true);
  await libraryTile(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The server could not be reached");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("main").getByRole("link", { name: "Consulting Services" }).click();
  const again = page.getByRole("link", { name: "Reload the page" });
  await expect(again).toHaveAttribute("href", "/consulting");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The server could not be reached");
  await context.setOffline(false);
  await again.click();
  await expect(page).toHaveURL("/consulting");
  await expect(page.getByRole("button", { name: /^Account menu/ })).toBeVisible();
});

const AWAY: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "cannot be reached": (page) => page.context().setOffline(true),
  "is silent": async (page) => {
    await page.route(/\/assets\/settings-.*\.js/, (route) => route.abort());
    await page.route("**/readyz", () => undefined);
  },
};

test("a page with forms whose module does not load shows an error", async ({ page }) => {
  await createAccount(page);
  for (const [state, leave] of Object.entries(AWAY)) {
    await test.step(`the server ${state}`, async () => {
      await open(page, "/dashboard");
      await leave(page);
      await page.getByRole("button", { name: /^Account menu/ }).click();
      await page.getByRole("menuitem", { name: "Settings" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("The server could not be reached");
      await page.unrouteAll();
      await page.context().setOffline(false);
      await page.getByRole("link", { name: "Reload the page" }).click();
      await expect(page).toHaveURL("/settings");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
    });
  }
});

test("a page whose module was removed by an update is opened as a document", async ({ page }) => {
  await createAccount(page);
  await open(page, "/dashboard");
  await page.route(/\/assets\/settings-.*\.js/, (route) => route.fulfill({ status: 404, body: "" }), {
    times: 2,
  });
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await expect(page).toHaveURL("/settings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
});

test("opening a page while the server stops shows that it is restarting", async ({ page }) => {
  await backOnDashboard(page);
  await page.route("**/*.data*", (route) =>
    route.fulfill({ status: 503, contentType: "text/plain", body: `${STOPPING}\n` }),
  );
  await libraryTile(page).click();
  await expect(page.getByRole("main")).toContainText("Try again in 15 seconds.");
  await leadsOn(page, "The server is restarting", () => page.unrouteAll());
});

test("an error of the page itself is still reported as ours", async ({ page }) => {
  await createAccount(page);
  await open(page, "/dashboard");
  await page.route("**/settings.data*", (route) =>
    route.fulfill({ status: 500, contentType: "text/plain", body: "Something went wrong on our side.\n" }),
  );
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong on our side");
});

import { expect, type Page, test } from "@playwright/test";
import { hold, holdHydration } from "../account/account.ts";
import { PREVIEW } from "../library/library.ts";

const DESIGNS = [
  {
    path: "/design/steel-beam",
    number: ["/spans/0/length", "30"],
    choice: "/leftSupport",
    box: "/hasSelfWeight",
  },
  { path: "/design/steel-column", number: ["/length", "9"], choice: "/actionsBy", box: undefined },
  { path: "/design/baseplate", number: ["/plateThickness", "12"], choice: "/boltSize", box: undefined },
] as const;

const ready = (page: Page) => page.locator(".design[data-hydrated]").waitFor();

/** Changes a number, a choice and a switch of a design. */
async function change(page: Page, { number, choice, box }: (typeof DESIGNS)[number]) {
  const [path, text] = number;
  await page.locator(`[data-path="${path}"]`).fill(text);
  await page.locator(`select[data-path="${choice}"]`).selectOption({ index: 1 });
  if (box) await page.locator(`[data-path="${box}"]`).click();
}

/** What a page shows and links to. */
const result = async (page: Page) => ({
  verdict: await page.getByRole("region", { name: "Verdict" }).getByRole("status").innerText(),
  link: new URL(page.url()).searchParams.get("d"),
});
const linked = (page: Page) => expect.poll(() => new URL(page.url()).searchParams.get("d")).not.toBeNull();

test("input typed into a design before its scripts run is calculated and linked", async ({ context }) => {
  for (const design of DESIGNS) {
    await test.step(design.path, async () => {
      const late = await context.newPage();
      await late.goto(design.path);
      await ready(late);
      const before = await result(late);
      await change(late, design);
      await linked(late);
      const page = await context.newPage();
      const release = await hold(page, "**/assets/*.js");
      await page.goto(design.path, { waitUntil: "commit" });
      await change(page, design);
      release();
      await ready(page);
      // The address of either page follows when its input rests, which may be after one of the changes only.
      await expect(async () => expect(await result(page)).toEqual(await result(late))).toPass();
      expect((await result(page)).verdict).not.toBe(before.verdict);
      await linked(page);
      const [path, text] = design.number;
      await expect(page.locator(`[data-path="${path}"]`)).toHaveValue(text);
      await page.close();
      await late.close();
    });
  }
});

test("the design tables are those of the choices made before their scripts run", async ({ page }) => {
  const release = await hold(page, "**/assets/*.js");
  await page.goto("/design-tables", { waitUntil: "commit" });
  await page.getByLabel("Family").selectOption({ label: "Universal columns" });
  await page.getByRole("combobox", { name: "Grade" }).selectOption({ index: 1 });
  await page.getByLabel("Find a size").fill("310");
  release();
  await expect(page.getByRole("table").first()).toContainText("310UC158");
  await expect(page).toHaveURL(/\?family=UC&standard=Aust350&find=310$/);
});

test("the library lists legacy sections after their box is ticked before its scripts run", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/*.js");
  await page.goto(PREVIEW, { waitUntil: "commit" });
  const legacy = page.getByRole("checkbox", { name: "Legacy" });
  await legacy.click();
  const isTicked = await legacy.isChecked();
  release();
  await page.locator(".library[data-hydrated]").waitFor();
  await expect(page).toHaveURL(/availability=/);
  expect(await legacy.isChecked()).toBe(isTicked);
});

/** Inserts an element beside each field that gets the focus, as writing assistants and password managers do. */
const assist = () =>
  addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches("input, textarea")) return;
    const helper = document.createElement("x-assistant");
    helper.textContent = "Suggestions";
    target.after(helper);
  });

const FORMS = [
  { path: "/", labels: ["Name", "Email", "Message"] },
  { path: "/contact", labels: ["Name", "Email", "Message"] },
  { path: "/signin", labels: ["Email Address", "Password"] },
  { path: "/signup", labels: ["Full Name", "Email Address", "Password", "Confirm Password"] },
  { path: "/reset-password", labels: ["Email Address"] },
] as const;

test("a form keeps what is typed where another program adds an element to each field", async ({ page }) => {
  await page.addInitScript(assist);
  const typed = (label: string) => `${label.replace(" ", "-").toLowerCase()}@example.com`;
  for (const { path, labels } of FORMS) {
    await test.step(path, async () => {
      const hydrate = await holdHydration(page);
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.getByRole("main")).toBeVisible();
      for (const label of labels)
        await page.getByLabel(label, { exact: true }).pressSequentially(typed(label));
      await hydrate();
      for (const label of labels)
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(typed(label));
      await expect(page.getByLabel(labels.at(-1) ?? "", { exact: true })).toBeFocused();
    });
  }
});

test("a design keeps what is typed where another program adds an element to each field", async ({ page }) => {
  await page.addInitScript(assist);
  const release = await hold(page, "**/assets/*.js");
  await page.goto("/design/steel-beam", { waitUntil: "commit" });
  const length = page.locator('[data-path="/spans/0/length"]');
  await length.fill("30");
  release();
  await ready(page);
  await linked(page);
  await expect(length).toHaveValue("30");
});

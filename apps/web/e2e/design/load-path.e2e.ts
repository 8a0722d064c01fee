import { readFileSync } from "node:fs";
import { readLink } from "@kingpost/calc";
import { pageTexts } from "@kingpost/report/testing";
import { expect, type Page, test } from "@playwright/test";
import { accessibilityFaults } from "../accessibility-faults.ts";
import { createAccount, hold } from "../account/account.ts";
import { neverRest } from "../moments.ts";

// Its own client address, because rate limits count per address.
test.use({ extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.24" } });

const PATH = "/design/load-path";
const EXAMPLE = `${PATH}?example`;

async function openPath(page: Page, address = EXAMPLE): Promise<void> {
  await page.goto(address);
  await page.locator(".path[data-hydrated]").waitFor();
}
const card = (page: Page, name: string) => page.getByRole("article", { name });

/** The members that the address holds, as text. */
async function membersOfLink(page: Page): Promise<string> {
  const link = new URL(page.url()).searchParams.get("d");
  return link === null ? "" : JSON.stringify(await readLink(link));
}

test("a change of a beam puts the members below it out of date until they are recalculated", async ({
  page,
}) => {
  await openPath(page);
  await expect(card(page, "C1 Steel Column")).toContainText("B1 support 1");
  await card(page, "B1 Steel Beam").getByRole("button", { name: "Open B1" }).click();
  await page.locator(".design[data-hydrated]").waitFor();
  await page.getByRole("textbox", { name: "Load, row 2" }).first().fill("14");
  await page.getByRole("button", { name: "Back to the load path" }).click();

  await expect(page.getByText("4 members; C1, BP1 are out of date.")).toBeVisible();
  const column = card(page, "C1 Steel Column");
  await expect(column).toContainText("Out of date");
  await expect(column).not.toContainText("Passes");
  // Half of 8 m: 4 m times 9 and 14 kN/m.
  await expect(column.getByRole("row", { name: "Q Force (kN) 36 56" })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Update all in order" }).click();
  await expect(page.getByText("4 members, all up to date.")).toBeVisible();
  await expect(page.locator(".path-head")).toBeFocused();
  await expect(column).toContainText("Q Force 56 kN");
  await expect.poll(() => membersOfLink(page)).toContain('"force":56000');
  await openPath(page, page.url());
  await expect(card(page, "C1 Steel Column")).toContainText("Q Force 56 kN");
});

test("the schedule of a load path is a table, CSV and one sheet of PDF, and its report one PDF of all members, which opens again", async ({
  page,
}) => {
  await test.step("the schedule has a row for each member, on screen, as CSV and as one sheet of PDF", async () => {
    await openPath(page);
    const schedule = page.getByRole("region", { name: "Schedule", exact: true });
    await expect(schedule.getByRole("row")).toHaveCount(5);
    await expect(schedule.getByRole("row", { name: /^B1 Steel Beam 410UB53.7, Grade 300/ })).toContainText(
      "Passes",
    );
    await expect(schedule.getByRole("img")).toHaveAccessibleName(/C1, Steel Column, .*takes from B1 and B2/);

    await page.getByRole("button", { name: "File" }).click();
    const csv = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: /^Download schedule/ }).click();
    const text = readFileSync(await (await csv).path(), "utf8");
    expect(text).toContain("Mark,Member,Size or section");
    expect(text).toMatch(/^BP1,Baseplate,PL 350 \u00d7 350 \u00d7 20,/m);

    await page.getByRole("button", { name: "Report (PDF)" }).click();
    const pdf = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: /^Schedule/ }).click();
    const sheets = pageTexts(readFileSync(await (await pdf).path()));
    expect(sheets).toHaveLength(1);
    for (const mark of ["B1", "B2", "C1", "BP1"]) expect(sheets[0]).toContain(mark);
  });
  await test.step("the report of a load path is one PDF of all its members, and opens again", async () => {
    await page.getByRole("button", { name: "Report (PDF)" }).click();
    const downloading = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: /^Standard/ }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("load-path.pdf");
    await expect(page.getByText("Downloaded load-path.pdf.")).toBeVisible();
    const pdf = readFileSync(await download.path());
    const [front = [], ...sheets] = pageTexts(pdf);
    expect(front).toContain("4 designs, all of which pass.");
    for (const mark of ["B1", "B2", "C1", "BP1"]) {
      expect(front, mark).toContain(mark);
      expect(
        sheets.some((sheet) => sheet.includes(mark)),
        mark,
      ).toBe(true);
    }

    // A load path of its own: the members of the file replace those of the page.
    await openPath(page, `${PATH}?d=1.abc`);
    await page.getByLabel("Open a load path or a design").setInputFiles(await download.path());
    await expect(page.getByText("4 members, all up to date.")).toBeVisible();

    // The page of a module has the only design of its kind, and asks where there are several.
    await page.goto("/design/steel-column");
    await page.locator(".design[data-hydrated]").waitFor();
    await page.getByLabel("Open design").setInputFiles(await download.path());
    await expect(page.getByRole("row", { name: /B1 support 1/ }).first()).toBeVisible();
    await page.goto("/design/steel-beam");
    await page.locator(".design[data-hydrated]").waitFor();
    await page.getByLabel("Open design").setInputFiles(await download.path());
    const dialog = page.getByRole("dialog", { name: "Choose a design" });
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole("button", { name: "B2, Steel Beam" }).click();
    await expect(page.getByRole("textbox", { name: "Length, row 1" })).toHaveValue("6");
  });
});

test("Back and Forward keep each change of a member, which can be undone, after a reload too", async ({
  page,
}) => {
  await test.step("the browser's Back keeps the change of a member, which can be undone", async () => {
    await openPath(page);
    const beam = card(page, "B1 Steel Beam");
    const before = (await beam.locator(".path-verdict").textContent()) ?? "";
    await beam.getByRole("button", { name: "Open B1" }).click();
    await page.locator(".design[data-hydrated]").waitFor();
    await page.getByRole("textbox", { name: "Length, row 1" }).fill("9");
    await page.goBack();
    await expect(page.getByText("4 members; B1 fails; C1, BP1 are out of date.")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("4 members, all up to date.")).toBeVisible();
    await expect(beam.locator(".path-verdict")).toHaveText(before);
  });
  await test.step("after Back and Forward a second change of a member is kept too, and each can be undone after a reload", async () => {
    await card(page, "B1 Steel Beam").getByRole("button", { name: "Open B1" }).click();
    const length = page.getByRole("textbox", { name: "Length, row 1" });
    for (const metres of ["9", "9.5"]) {
      await page.locator(".design[data-hydrated]").waitFor();
      await length.fill(metres);
      await page.goBack();
      await expect(page.getByText("4 members; B1 fails; C1, BP1 are out of date.")).toBeVisible();
      await expect.poll(() => membersOfLink(page)).toContain(`"length":"${metres}"`);
      if (metres === "9") await page.goForward();
    }
    // Each of the changes can be undone, after a reload too.
    await openPath(page, page.url());
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => membersOfLink(page)).toContain('"length":"9"');
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("4 members, all up to date.")).toBeVisible();
    await page.getByRole("button", { name: "Redo" }).click();
    await expect(page.getByText("4 members; B1 fails; C1, BP1 are out of date.")).toBeVisible();
  });
});

test("a change of the load path is there after a reload before its address has it", async ({ page }) => {
  await neverRest(page);
  await openPath(page);
  const address = page.url();
  await page.getByRole("button", { name: "Add a member" }).click();
  await page.getByRole("menuitem", { name: "Steel Beam" }).click();
  await expect(page.getByText(/^5 members/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^5 members/)).toBeVisible();
  expect(page.url()).toBe(address);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("4 members, all up to date.")).toBeVisible();
});

/** Lets the test decide when the page's timers of 300 ms end, and when React may render: it does so in messages to itself. */
async function slowDown(page: Page) {
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    const start = window.setTimeout.bind(window);
    const timers: (() => void)[] = [];
    const messages: (() => void)[] = [];
    let isHeld = false;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
      const send = () => post.apply(this, message);
      if (isHeld) messages.push(send);
      else send();
    };
    const run = (waiting: (() => void)[]) => {
      for (const one of waiting.splice(0)) one();
    };
    Object.assign(window, {
      setTimeout: (then: () => void, delay = 0, ...given: unknown[]) =>
        delay === 300 ? timers.push(then) : start(then, delay, ...given),
      slow: {
        waiting: () => timers.length,
        hold: () => {
          isHeld = true;
        },
        async endTimers() {
          run(timers);
          // What they compress is ready before what is compressed later.
          for (let times = 0; times < 3; times += 1)
            await new Response(
              new Blob(["x".repeat(1e6)]).stream().pipeThrough(new CompressionStream("deflate-raw")),
            ).arrayBuffer();
        },
        release: () => {
          isHeld = false;
          run(messages);
        },
      },
    });
  });
  return (call: "waiting" | "hold" | "endTimers" | "release") => page.evaluate(`slow.${call}()`);
}

test("an address that follows typing while another page is opened does not cancel that", async ({ page }) => {
  const slow = await slowDown(page);
  await openPath(page);
  await card(page, "B1 Steel Beam").getByRole("button", { name: "Open B1" }).click();
  await page.locator(".design[data-hydrated]").waitFor();
  const { promise: mayOpen, resolve: open } = Promise.withResolvers<void>();
  const { promise: isOpening, resolve: seen } = Promise.withResolvers<void>();
  await page.route("**/load-path.data*", async (route) => {
    seen();
    await mayOpen;
    await route.continue();
  });
  await page.getByRole("textbox", { name: "Load, row 2" }).first().fill("14");
  await expect.poll(() => slow("waiting")).toBeGreaterThan(0);
  await slow("hold");
  await page.getByRole("button", { name: "Back to the load path" }).click();
  await isOpening;
  await slow("endTimers");
  await slow("release");
  open();
  await expect(page.getByText("4 members; C1, BP1 are out of date.")).toBeVisible();
});

test("a member that others take from asks what becomes of its values, and a position beyond a beam or a circle is rejected", async ({
  page,
}) => {
  await test.step("a member that others take from asks what becomes of its values; undo brings it back", async () => {
    await openPath(page);
    const column = card(page, "C1 Steel Column");
    const verdict = await column.locator(".path-verdict").textContent();
    await card(page, "B1 Steel Beam").getByRole("button", { name: "Edit B1" }).click();
    await page.getByRole("menuitem", { name: "Delete B1" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete B1" });
    await expect(dialog).toContainText("C1 takes actions from B1");
    await dialog.getByRole("button", { name: "Keep as numbers" }).click();
    await expect(card(page, "B1 Steel Beam")).toBeHidden();
    await expect(page.locator(".path-head")).toBeFocused();
    await expect(column).not.toContainText("B1 support 1");
    await expect(column.locator(".path-verdict")).toHaveText(verdict ?? "");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(column).toContainText("B1 support 1");
  });
  await test.step("a position beyond a beam is rejected in the dialog, and a dropped file opens on the page", async () => {
    await page.getByRole("button", { name: "Take actions for B1" }).click();
    const dialog = page.getByRole("dialog", { name: "Actions for B1" });
    await dialog.getByRole("textbox").first().fill("99");
    await dialog.getByRole("button", { name: "Take" }).click();
    await expect(dialog.getByRole("alert")).toContainText("end of the beam");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("4 members, all up to date.")).toBeVisible();
    const dropped = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(["{}"], "notes.json", { type: "application/json" }));
      return data;
    });
    await page.dispatchEvent(".path-head", "drop", { dataTransfer: dropped });
    await expect(page.getByRole("alert").first()).toContainText("notes.json");
  });
  await test.step("a column takes the base of another one, but not in a circle", async () => {
    await page.getByRole("button", { name: "Add a member" }).click();
    await page.getByRole("menuitem", { name: "Steel Column" }).click();
    const take = async (mark: string, source: string) => {
      await page.getByRole("button", { name: `Take actions for ${mark}` }).click();
      const dialog = page.getByRole("dialog", { name: `Actions for ${mark}` });
      await dialog.getByLabel("Take", { exact: true }).selectOption({ label: source });
      await dialog.getByRole("button", { name: "Take" }).click();
      return dialog;
    };
    await take("C2", "C1 base: column above");
    await expect(card(page, "C2 Steel Column")).toContainText("C1 base");
    await expect(card(page, "C2 Steel Column")).toBeFocused();
    const refused = await take("C1", "C2 base: column above");
    await expect(refused.getByRole("alert")).toContainText("circle");
  });
});

test("a load path begins empty or with an example, which one click deletes, and broken links are named", async ({
  page,
}) => {
  await test.step("a load path begins empty or with an example, which one click deletes", async () => {
    await openPath(page, PATH);
    await expect(page.getByText("No members yet.")).toBeVisible();
    await page.getByRole("button", { name: "Start with an example" }).click();
    await expect(page.getByText("4 members, all up to date.")).toBeVisible();
    await page.getByRole("button", { name: "Delete all members" }).click();
    await expect(page.getByText("No members yet.")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("4 members, all up to date.")).toBeVisible();
  });
  await test.step("broken links are named, and the page works without them", async () => {
    await openPath(page, `${PATH}?d=1.abc`);
    await expect(page.getByRole("alert").first()).toContainText("does not contain a design");
    await page.getByRole("button", { name: "Add a member" }).click();
    await page.getByRole("menuitem", { name: "Steel Beam" }).click();
    await expect(card(page, "B1 Steel Beam")).toContainText("Passes");
  });
});

test("a load path is saved without a project, and so is a change of a member", async ({ page }) => {
  await createAccount(page);
  await openPath(page);
  await page.getByRole("button", { name: "Save to account" }).click();
  await page.getByLabel("Name of the load path").fill("Awning");
  await page.keyboard.press("Enter");
  await expect(page.locator(".save-state")).toHaveText("Saved");
  await page.getByRole("link", { name: "My designs" }).click();
  await expect(page.getByRole("link", { name: "Awning" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Load Path" }).click();
  await card(page, "B1 Steel Beam").getByRole("button", { name: "Open B1" }).click();
  await page.locator(".design[data-hydrated]").waitFor();
  await page.getByRole("textbox", { name: "Load, row 2" }).first().fill("14");
  await page.getByRole("button", { name: "Back to the load path" }).click();
  await expect(page.getByText("4 members; C1, BP1 are out of date.")).toBeVisible();
  await expect(page.locator(".save-state")).toHaveText("Saved");
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Awning" }).click();
  await expect(page.getByText("4 members; C1, BP1 are out of date.")).toBeVisible();
});

test("the saved designs of a project are members, and a recalculation is saved", async ({ page }) => {
  await createAccount(page);
  await page.goto("/design/steel-beam");
  await page.locator(".design[data-hydrated]").waitFor();
  await page.getByRole("button", { name: "Save to account" }).click();
  const dialog = page.getByRole("dialog", { name: "Save to account" });
  // Without a mark it gets one in the load path.
  await dialog.getByLabel("Name").fill("Roof beam");
  await dialog.getByLabel("Project").selectOption({ label: "New project\u2026" });
  await dialog.getByLabel("Project number").fill("K-105");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByRole("link", { name: "Load path of the project" }).click();
  await page.locator(".path[data-hydrated]").waitFor();
  await expect(page.getByRole("heading", { name: "K-105" })).toBeVisible();
  const store = await hold(page, "**/api/designs");
  await page.getByRole("button", { name: "Add a member" }).click();
  await page.getByRole("menuitem", { name: "Steel Column" }).click();
  const take = page.getByRole("button", { name: "Take actions for C1" });
  await expect(card(page, "C1 Steel Column")).toContainText("Not saved yet");
  const place = await take.boundingBox();
  store();
  await expect(card(page, "C1 Steel Column").getByRole("link", { name: "Open C1" })).toBeVisible();
  // A press that began before the answer ends on the button.
  expect((await take.boundingBox())?.x).toBe(place?.x);
  await take.click();
  await page.getByRole("dialog", { name: "Actions for C1" }).getByRole("button", { name: "Take" }).click();
  await expect(card(page, "C1 Steel Column")).toContainText("B1 support 1");
  await expect(page.getByText("All changes are saved.")).toBeVisible();
  const address = page.url();

  await card(page, "B1 Steel Beam").getByRole("link", { name: "Open B1" }).click();
  await page.locator(".design[data-hydrated]").waitFor();
  const save = await hold(page, "**/api/designs");
  await page.getByRole("textbox", { name: "Load, row 2" }).first().fill("12");
  await expect(page.locator(".save-state")).toHaveText("Saving\u2026");
  save();
  await expect(page.locator(".save-state")).toHaveText("Saved");
  await openPath(page, address);
  await expect(card(page, "C1 Steel Column")).toContainText("Out of date");
  // The page of the design itself has no verdict that looks current either.
  await card(page, "C1 Steel Column").getByRole("link", { name: "Open C1" }).click();
  await expect(page.getByText("Out of date: B1 support 1 has changed.")).toBeVisible();
  await openPath(page, address);
  await page.getByRole("button", { name: "Update all in order" }).click();
  await expect(page.getByText("2 members; B1 fails.")).toBeVisible();
  await expect(page.getByText("All changes are saved.")).toBeVisible();
  await openPath(page, address);
  await expect(page.getByText("2 members; B1 fails.")).toBeVisible();
});

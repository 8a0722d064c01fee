import { expect, test } from "@playwright/test";
import { chips, entry, family, openLibrary, showView } from "./library.ts";

test("the capacities of a section have units, steps and lengths kept in the link, and follow another section of the list", async ({
  page,
}) => {
  await test.step("the capacities of a section have units and steps, and follow another section of the list", async () => {
    // Published for 300PLUS in the design capacity tables: 410UB59.7 phiMsx 324 kNm, phiVv 548 kN; 360UB56.7 phiMsx 273 kNm.
    await test.step("the capacities of a section have units, and a row shows its derivation", async () => {
      await openLibrary(page, "?section=410UB59.7_300");
      await page.getByRole("button", { name: "Capacities" }).click();
      await expect(page.getByRole("heading", { name: "410UB59.7", exact: true })).toBeVisible();
      await expect(page.getByRole("row", { name: /Section moment capacity about x 324 kNm/ })).toBeVisible();
      await expect(page.getByRole("row", { name: /Shear capacity along the web 548 kN/ })).toBeVisible();
      await expect(page).toHaveURL(/view=capacities/);

      await page.getByRole("button", { name: /Shear capacity along the web/ }).click();
      const steps = page.getByRole("region", { name: /^Calculation of/ });
      await expect(steps).toContainText("Clause 5.11");
      await expect(steps).toContainText("0.9 \u00d7 608.62 kN");
    });
    await test.step("another section of the list keeps the view", async () => {
      await showView(page, "?view=capacities&section=410UB59.7_300");
      await entry(page, "360UB56.7").click();
      await expect(page.getByRole("row", { name: /Section moment capacity about x 273 kNm/ })).toBeVisible();
    });
  });
  await test.step("a member's capacities follow its lengths, which are kept in the link", async () => {
    await showView(page, "?view=capacities&section=410UB59.7_300");
    const compression = page.getByRole("row", { name: /in compression, buckling about y/ });
    const before = await compression.textContent();
    const length = page.getByLabel("Effective length, buckling about y");
    await length.fill("6");
    await expect(compression).not.toHaveText(before ?? "");
    const at6 = (await compression.textContent()) ?? "";
    await expect(page).toHaveURL(/le=3,6,3/);
    await page.reload();
    await expect(length).toHaveValue("6");
    await expect(compression).toHaveText(at6);
  });
  await test.step("an invalid length shows an error, and keeps the input and the last valid figures", async () => {
    await showView(page, "?view=capacities&section=410UB59.7_300");
    const bending = page.getByRole("row", { name: /Member moment capacity about x/ });
    const before = (await bending.textContent()) ?? "";
    const length = page.getByLabel("Effective length, lateral buckling");
    await length.fill("0");
    await expect(page.getByRole("alert")).toContainText("Enter a length from 0.01 to 50 m.");
    await expect(length).toHaveValue("0");
    await expect(bending).toHaveText(before);
    await page.getByLabel("Moment modification factor").fill("9");
    await expect(page.getByRole("alert").last()).toContainText("between 0.25 and 2.5");
  });
  await test.step("a symbol is apart from the words beside it, however wide it is", async () => {
    await showView(page, "?view=capacities&section=610UB125_300");
    const gaps = await page.locator(".row-name").evaluateAll((names) =>
      names.map((name) => {
        // The room of the property table, which a symbol of bearing exceeds.
        if (name instanceof HTMLElement) name.style.setProperty("--symbol-room", "2.75rem");
        const words = document.createRange();
        words.selectNodeContents(name);
        words.setStartAfter(name.firstElementChild ?? name);
        const symbol = name.querySelector("i")?.parentElement?.getBoundingClientRect().right ?? Number.NaN;
        return (words.getClientRects()[0]?.left ?? Number.NaN) - symbol;
      }),
    );
    expect(gaps.length).toBeGreaterThan(10);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(5);
  });
});

test("a click on a capacity shows its calculation in the window, beside the table or below the row", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openLibrary(page, "?section=410UB59.7_300&view=capacities");
  const calculation = page.getByRole("region", { name: /^Calculation of/ });
  const row = page.locator("tr[data-capacity=phiRbyEnd]");
  await row.getByRole("cell").first().click();
  const title = calculation.getByRole("heading").first();
  await expect(title).toBeInViewport();
  await expect(calculation).toContainText("Clause 5.13");
  const [beside, table] = [await calculation.boundingBox(), await row.boundingBox()];
  expect(beside?.x).toBeGreaterThanOrEqual((table?.x ?? 0) + (table?.width ?? 9999));

  await page.setViewportSize({ width: 360, height: 740 });
  const shear = page.locator("tr[data-capacity=phiVv]");
  await shear.getByRole("button").click();
  await expect(shear).toBeInViewport();
  await expect(shear.getByRole("button")).toHaveAttribute("aria-expanded", "true");
  const [below, above] = [await calculation.boundingBox(), await shear.boundingBox()];
  expect(below?.y).toBeCloseTo((above?.y ?? 0) + (above?.height ?? 0), -1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await shear.getByRole("button").click();
  await expect(calculation).toHaveCount(0);
});

test("capacities filter the list, are compared, and show the reason for what is not covered, disputed or governed by a weld", async ({
  page,
}) => {
  await test.step("capacities filter the list and are compared side by side", async () => {
    await test.step("a capacity filters the list and sorts it", async () => {
      await openLibrary(page);
      await page.getByRole("searchbox").fill("Msx >= 3000");
      await page.getByRole("searchbox").press("Enter");
      await expect(chips(page)).toContainText("\u03c6Msx \u2265 3000");
      await expect(family(page, "Universal beams")).toHaveCount(0);
      await expect(entry(page, "1200WB455")).toBeVisible();
    });
    // Published: phiMsx 324 and 273 kNm: 15.8 % less (272.7 before rounding).
    await test.step("a comparison shows the capacities of its sections, with their change and the best marked", async () => {
      await showView(page, "?le=6,3,4&compare=410UB59.7_300,360UB56.7_300");
      await expect(page.getByRole("row", { name: /Section moment capacity about x/ })).toContainText("324");
      await expect(page.getByRole("row", { name: /Section moment capacity about x/ })).toContainText(
        "\u221215.7",
      );
      await expect(page.getByText("Design capacities, lex 6 m, ley 3 m, le 4 m")).toBeVisible();
    });
  });
  await test.step("a case that is not covered, a disputed value and a weld that governs are shown with their reason", async () => {
    await test.step("an unsupported case shows the reason instead of a value", async () => {
      await showView(page, "?view=capacities&section=100x100x10EA_300");
      await expect(page.getByRole("row", { name: /Member moment capacity about x/ })).toContainText(
        "not covered",
      );
      await page.getByRole("button", { name: /Member moment capacity about x/ }).click();
      await expect(page.getByRole("region", { name: /^Calculation of/ })).toContainText(
        "Lateral buckling of an angle",
      );
      await expect(page.getByRole("region", { name: "Assumptions and limits" })).toContainText(
        "A qualified engineer must verify",
      );
    });
    // By hand: 0.9 x 330 MPa x 5099 x 10^3 mm3 = 1514 kNm, 0.9 x 340 x 5099 = 1560.
    await test.step("a capacity that depends on a disputed published value shows both", async () => {
      await showView(page, "?view=capacities&section=310UC283_350");
      await expect(page.getByRole("row", { name: /Section moment capacity about x/ })).toContainText(
        "1510 \u2020",
      );
      const note = page.getByText(/The capacities use 330 MPa\. With the published value,/);
      await expect(note).toContainText("Published 340\u00a0MPa, product standard 330\u00a0MPa.");
      await expect(note).toContainText("would be 1560 kNm");
      await page.getByRole("button", { name: /Shear capacity along the web/ }).click();
      await expect(note).toHaveCount(0);
    });
    // Published: 3010 kN in Grade 400; the web alone has 0.9 x 0.6 x 360 x 400 x 40 = 3110 kN.
    await test.step("a shear capacity that the web-to-flange weld governs is labelled so, with the shape's own title", async () => {
      await showView(page, "?view=capacities&section=500WC440_350");
      const row = page.getByRole("row", { name: "Shear capacity along the web, weld governs" });
      await expect(row).toContainText("3010");
      await row.getByRole("button").click();
      const derivation = page.getByRole("region", { name: /^Calculation of/ });
      await expect(derivation.getByText("Shear capacity along the web", { exact: true })).toBeVisible();
      await showView(page, "?view=capacities&section=500WC440_300");
      await expect(page.getByRole("row", { name: "Shear capacity along the web" })).toBeVisible();
      await expect(page.getByText("weld governs")).toHaveCount(0);
    });
  });
});

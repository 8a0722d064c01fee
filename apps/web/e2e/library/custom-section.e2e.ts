import { expect, type Page, test } from "@playwright/test";
import { entry, family, openLibrary, PREVIEW, property, showView } from "./library.ts";

function formOf(page: Page) {
  const form = page.getByRole("form", { name: "Custom section" });
  return {
    form,
    depth: form.getByLabel("Depth d, mm"),
    flange: form.getByLabel("Flange thickness tf, mm"),
    add: form.getByRole("button", { name: "Add to comparison" }),
    status: form.getByRole("status"),
  };
}

const valueIn = (page: Page, words: string) => property(page, words).getByRole("cell").first();

test("a custom section is defined, kept by Back and Forward, compared and edited, and an invalid value stays beside its error", async ({
  page,
}) => {
  await test.step("Back leaves the form and Forward restores its section", async () => {
    await openLibrary(page);
    await family(page, "Universal beams").click();
    await entry(page, "610UB125").click();
    await page.getByRole("button", { name: "Custom section" }).click();
    await formOf(page).depth.fill("700");
    await expect(page).toHaveURL(/own=I-700x229x19\.6x11\.9-fy280_fyw300_fu440$/);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "610UB125" })).toBeVisible();
    await expect(formOf(page).form).toHaveCount(0);
    await page.goForward();
    await expect(page.getByRole("heading", { name: "Welded I 700x229x19.6x11.9" })).toBeVisible();
    await expect(formOf(page).depth).toHaveValue("700");
    await entry(page, "610UB113").click();
    await expect(page.getByRole("heading", { name: "610UB113" })).toBeVisible();
  });
  await test.step("the form starts from the section on view, and its shapes keep their input", async () => {
    await showView(page, "?section=700WB115_350");
    await page.getByRole("button", { name: "Custom section" }).click();
    await expect(page).toHaveURL(`${PREVIEW}?section=700WB115_350&own=I-692x250x16x10-400`);
    await expect(page.getByRole("tab", { name: "I", exact: true })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("heading", { name: "Welded box 692x250x16x10" })).toBeVisible();
    await page.getByLabel("Width b, mm").fill("320");
    await page.getByRole("tab", { name: "Angle" }).click();
    await expect(page.getByRole("heading", { name: "Angle 150x100x10" })).toBeVisible();
    await page.getByRole("tab", { name: "Box" }).click();
    await expect(page.getByRole("heading", { name: "Welded box 692x320x16x10" })).toBeVisible();
    await page.getByLabel("Steel").selectOption("User-defined strengths");
    await page.getByLabel("Yield stress fy, MPa").fill("350");
    await page.getByLabel("Residual stresses").selectOption("Lightly welded");
    await expect(page).toHaveURL(/own=Box-692x320x16x10-fy350_fyw300_fu430-LW$/);
  });
  await test.step("a custom section can be compared and edited from there, and a full comparison shows a message", async () => {
    await showView(page, "?compare=610UB125_300,310UC158_300");
    await page.getByRole("button", { name: "Custom section" }).click();
    const { depth, add, status } = formOf(page);
    await depth.fill("600");
    await add.click();
    await expect(page.getByRole("columnheader")).toHaveCount(3);
    await expect(page).toHaveURL(`${PREVIEW}?compare=610UB125_300,310UC158_300,own:I-600x200x16x10-300`);
    await page.getByRole("button", { name: "Edit Welded I 600x200x16x10 (custom)" }).click();
    await depth.fill("650");
    await add.click();
    await expect(status).toHaveText("You can compare up to 3 sections. Remove one to add another.");
    await page.getByRole("button", { name: "Exit custom section" }).click();
    await page.getByRole("button", { name: "Remove 610UB125 Aust300" }).click();
    await expect(page.getByRole("columnheader")).toHaveCount(2);
  });
  await test.step("a user defines a welded I, whose properties, drawing and link update", async () => {
    await showView(page);
    await page.getByRole("button", { name: "Custom section" }).click();
    const { depth, flange } = formOf(page);
    await expect(page.getByRole("tab", { name: "I", exact: true })).toBeFocused();
    await expect(page).toHaveURL(`${PREVIEW}?own=I-500x200x16x10-300`);
    await depth.fill("1200");
    await page.getByLabel("Flange width bf, mm").fill("500");
    await flange.fill("40");
    await page.getByLabel("Web thickness tw, mm").fill("16");
    await expect(page.getByRole("heading", { name: "Welded I 1200x500x40x16" })).toBeVisible();
    // 1200WB455 of the mill table: Ix 15300, Zex 28200, kf 0.837.
    await expect(valueIn(page, "Ix Second moment of area")).toHaveText("15\u202f300");
    await expect(valueIn(page, "Zex Effective modulus")).toHaveText("28\u202f200");
    await expect(valueIn(page, "Form factor")).toHaveText("0.84");
    await expect(
      page.getByRole("img", { name: "Welded I 1200x500x40x16 cross-section" }),
    ).toHaveAccessibleDescription(/depth 1200 mm, flange width 500 mm, flange thickness 40\.0 mm/);
    await expect(page).toHaveURL(`${PREVIEW}?own=I-1200x500x40x16-300`);
    await expect(page.getByText("Values calculated from the dimensions given")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Welded I 1200x500x40x16" })).toBeVisible();
    await expect(depth).toHaveValue("1200");
  });
  await test.step("an invalid value shows an error beside its field and stays, and the link keeps the last valid section", async () => {
    await showView(page, "?own=I-500x200x16x10-300");
    const { depth, flange, add, status } = formOf(page);
    await depth.fill("1,200");
    await expect(depth).toHaveAccessibleDescription(/without a comma/);
    await expect(status).toHaveText("Check the marked fields. Welded I 500x200x16x10 is still shown.");
    await expect(page.getByRole("heading", { name: "Welded I 500x200x16x10" })).toBeVisible();
    await flange.fill("");
    await expect(flange).toHaveAccessibleDescription(/Enter a number in millimetres/);
    await add.click();
    await expect(depth).toBeFocused();
    await expect(depth).toHaveValue("1,200");
    await expect(page).toHaveURL(`${PREVIEW}?own=I-500x200x16x10-300`);
    await depth.fill("600");
    await flange.fill("300");
    await expect(flange).toHaveAccessibleDescription(
      "Two flanges of 300 mm leave no web in a depth of 600 mm.",
    );
    await flange.fill("20");
    await expect(status).toHaveText("");
    await expect(page.getByRole("heading", { name: "Welded I 600x200x20x10" })).toBeVisible();
  });
});

test("a custom section of a link has its form, its drawing, a place in the comparison and a print", async ({
  page,
}) => {
  await test.step("a link with an invalid custom section opens the form with its values and errors", async () => {
    await openLibrary(page, "?own=Angle-150xabcx10-fy900_fu430");
    await expect(page.getByLabel("Short leg b2, mm")).toHaveValue("abc");
    await expect(page.getByLabel("Short leg b2, mm")).toHaveAccessibleDescription(/“abc” is not a number/);
    await expect(page.getByLabel("Yield stress fy, MPa")).toHaveAccessibleDescription(/up to 690 MPa/);
    await expect(
      page.getByText("The custom section in the link has errors. An example is shown"),
    ).toBeVisible();
    await expect(page.getByText(/^Check the marked fields\. .* is an example\.$/)).toBeVisible();
    await page.getByLabel("Short leg b2, mm").fill("90");
    await page.getByLabel("Yield stress fy, MPa").fill("300");
    await expect(page.getByText("An example is shown")).toBeHidden();
    await page.getByLabel("Short leg b2, mm").fill("");
    await expect(page.getByText(/^Check the marked fields\. .* is still shown\.$/)).toBeVisible();
    await openLibrary(page, "?own=nonsense");
    await expect(page.getByText("The custom section in the link cannot be read.")).toBeVisible();
  });
  await test.step("a link has a channel, a tee, a flat or a round, each with its drawing and what is covered", async () => {
    await openLibrary(page, "?own=Tee-200x150x12x8-300");
    await expect(page.getByRole("heading", { name: "Tee 200x150x12x8" })).toBeVisible();
    await expect(
      page.getByRole("img", { name: "Tee 200x150x12x8 cross-section" }),
    ).toHaveAccessibleDescription(/stem thickness 8\.0 mm/);
    // (1800 x 6 + 1504 x 106) / 3304 mm.
    await expect(valueIn(page, "yc Centroid from the face of the flange")).toHaveText("51.5");
    await page.getByRole("tab", { name: "Round" }).click();
    await page.getByLabel("Diameter d, mm").fill("50");
    await expect(page).toHaveURL(/own=Round-50-fy300_fu430$/);
    await expect(valueIn(page, "Ag Gross area")).toHaveText("1960");
    await page.getByRole("tab", { name: "Flat" }).click();
    await expect(page.getByRole("heading", { name: "Flat 50x10" })).toBeVisible();
    await page.getByRole("tab", { name: "Channel" }).click();
    await page.getByLabel("Depth d, mm").fill("300");
    await expect(page.getByRole("heading", { name: "Welded channel 300x150x12x8" })).toBeVisible();
    await expect(property(page, "Effective modulus, Grade 300")).toHaveCount(0);
    await page.getByRole("tab", { name: "I, unequal flanges" }).click();
    await expect(page.getByLabel("Bottom flange width bfb, mm")).toHaveValue("150");
    await expect(page.getByText("not implemented for unequal flanges")).toBeVisible();
  });
  await test.step("the comparison shortcut adds the custom section on view", async () => {
    await showView(page, "?section=610UB125_300&own=I-500x200x16x10-300");
    await page.keyboard.press("c");
    await expect(page).toHaveURL(/compare=own:I-500x200x16x10-300$/);
  });
  await test.step("a custom section prints with its drawing and without its form", async () => {
    await showView(page, "?own=Box-400x300x20x12-300");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: "Welded box 400x300x20x12" })).toBeVisible();
    await expect(page.getByRole("img", { name: "Welded box 400x300x20x12 cross-section" })).toBeVisible();
    await expect(formOf(page).form).toBeHidden();
  });
});

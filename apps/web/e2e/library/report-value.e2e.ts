import { expect, test } from "@playwright/test";
import { openLibrary, property } from "./library.ts";

// Its own client address, because contact messages are limited per address.
test.use({ extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.15" } });

const SUCCESS = "Message sent successfully! We'll get back to you within 24 hours.";

test("reporting an error fills in the section and the value", async ({ page }) => {
  await openLibrary(page, "?section=610UB125_300");
  await property(page, "Ix Second moment of area").getByRole("cell").first().click();
  await page.getByRole("link", { name: "Report an error" }).click();
  const message = page.getByLabel("Message", { exact: true });
  await expect(message).toHaveValue(/Section: 610UB125 Aust300, AS\/NZS 3679\.1 Grade 300\n/);
  await expect(message).toHaveValue(/Shown: 986 x10\^6 mm4 \(986\u202f000\u202f000 mm4\)\n/);
  const text = await message.inputValue();
  await message.fill(text.replace("Published value: ", "Published value: 985"));
  // Rejected first: the input stays.
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Please fill in all fields" })).toBeVisible();
  await expect(message).toHaveValue(/Published value: 985\n/);
  await page.getByLabel("Name", { exact: true }).fill("Alex Rafter");
  await page.getByLabel("Email", { exact: true }).fill("alex@example.com");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("status").filter({ hasText: SUCCESS })).toBeVisible();
  await expect(message).toHaveValue("");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the link under the section opens the filled-in form, and cannot put arbitrary text into it", async ({
    page,
  }) => {
    await test.step("the link under the section opens the filled-in form, which can be sent", async () => {
      await page.goto("/section-library-preview?section=25x25x3EA_350");
      await page.getByRole("link", { name: "Report an error" }).click();
      const message = page.getByLabel("Message", { exact: true });
      await expect(message).toHaveValue(/Section: 25x25x3EA Aust350/);
      await page.getByLabel("Name", { exact: true }).fill("Alex Rafter");
      await page.getByLabel("Email", { exact: true }).fill("alex@example.com");
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByRole("status").filter({ hasText: SUCCESS })).toBeVisible();
    });
    await test.step("a link cannot put arbitrary text into the form", async () => {
      await page.goto("/?report=%3Cb%3Ehello%3C%2Fb%3E&property=ix&message=hello#contact");
      await expect(page.getByLabel("Message", { exact: true })).toHaveValue("");
      expect(await page.content()).not.toContain("<b>hello");
    });
  });
});

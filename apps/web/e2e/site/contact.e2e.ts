import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { fillLines, open } from "../account/account.ts";
import { afterTimers } from "../moments.ts";

// One address may send ten messages in ten minutes: all tests here together send fewer.
const SUCCESS = "Message sent successfully! We'll get back to you within 24 hours.";

function formOf(page: Page) {
  const form = page.locator("form").filter({ has: page.getByRole("button", { name: "Send Message" }) });
  return {
    form,
    name: form.getByLabel("Name", { exact: true }),
    email: form.getByLabel("Email", { exact: true }),
    message: form.getByLabel("Message", { exact: true }),
    send: form.getByRole("button", { name: "Send Message" }),
    alert: form.getByRole("alert"),
    status: form.getByRole("status"),
  };
}

/** Opens the page at the form and begins to use it, so that the page hydrates. */
async function openForm(page: Page): Promise<void> {
  await open(page, "/#contact");
  await formOf(page).name.focus();
  await page.locator("html[data-hydrated]").waitFor();
}

async function fill({ name, email, message }: Record<"name" | "email" | "message", Locator>) {
  await name.fill("Alex Rafter");
  await email.fill(`alex-${randomUUID().slice(0, 8)}@example.com`);
  await message.fill("A shed of 24 m.\nWhen can you start?");
}

test("a sent message shows the specification's confirmation and empties the fields", {
  tag: "@journey",
}, async ({ page }) => {
  await openForm(page);
  await expect(page.getByRole("heading", { name: "Send Us a Message" })).toBeVisible();
  const { name, email, message, send, alert, status } = formOf(page);
  await expect(message).toHaveAttribute("rows", "4");
  await expect(email).toHaveAttribute("type", "email");
  await fill({ name, email, message });
  await send.click();
  await expect(status).toHaveText(SUCCESS);
  await expect(status).toBeInViewport();
  await expect(alert).toBeEmpty();
  for (const field of [name, email, message]) await expect(field).toHaveValue("");
});

test("an error has the error colour, keeps the input, and is cleared by the next attempt", async ({
  page,
}) => {
  await openForm(page);
  const { form, name, email, message, send, alert, status } = formOf(page);
  await fill({ name, email, message });
  const trap = form.locator("input[name=website]");
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = "https://spam.example";
  });
  await send.click();
  await expect(alert).toHaveText(
    "Failed to send message: A hidden field that must stay empty was filled in. It has been cleared. Please try again or contact us directly.",
  );
  const colours = await alert.locator("p").evaluate((words) => {
    const probe = document.body.appendChild(document.createElement("span"));
    probe.style.color = "var(--accent)";
    const wanted = getComputedStyle(probe).color;
    probe.remove();
    return [getComputedStyle(words).color, wanted];
  });
  expect(colours[0]).toBe(colours[1]);
  await expect(name).toHaveValue("Alex Rafter");
  await expect(message).toHaveValue("A shed of 24 m.\nWhen can you start?");
  await expect(trap).toHaveValue("");

  let answerNow = () => {};
  const held = new Promise<void>((settle) => {
    answerNow = settle;
  });
  await page.route("**/contact.data", async (route) => {
    await held;
    await route.continue();
  });
  await send.click();
  await expect(send).toBeDisabled();
  await expect(alert).toBeEmpty();
  answerNow();
  await expect(status).toHaveText(SUCCESS);
  await expect(name).toHaveValue("");
});

const broken = {
  "does not arrive": (page: Page) => page.route("**/contact.data", (route) => route.abort()),
  "meets a bare fault": (page: Page) =>
    page.route("**/contact.data", (route) => route.fulfill({ status: 500, body: "Internal Server Error" })),
  "meets a limit in front of the server": (page: Page) =>
    page.route("**/contact.data", (route) =>
      route.fulfill({ status: 429, contentType: "text/html", body: "<html>" }),
    ),
  "meets full lines": (page: Page) => fillLines(page, "**/contact.data"),
};
const REASON = {
  "does not arrive": "The server could not be reached",
  "meets a bare fault": "The server returned an error",
  "meets a limit in front of the server": "Too many requests from your network",
  "meets full lines": "The server is busy. Try again in 15 seconds",
};

test("a message that cannot be sent stays on the page, and the error is visible on a short screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await openForm(page);
  for (const [what, breakIt] of Object.entries(broken)) {
    await test.step(`a message that ${what}`, async () => {
      const { form, name, email, message, send, alert, status } = formOf(page);
      await fill({ name, email, message });
      await breakIt(page);
      await send.click();
      await expect(alert).toHaveText(
        `Failed to send message: ${REASON[what as keyof typeof REASON]}. Please try again or contact us directly.`,
      );
      await expect(alert).toBeInViewport({ ratio: 1 });
      await expect(name).toHaveValue("Alex Rafter");
      await expect(message).toHaveValue("A shed of 24 m.\nWhen can you start?");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Expert Structural Engineering Services",
      );

      await page.unrouteAll();
      // Attempted, not stored: the rate limit counts stored messages.
      await form.locator("input[name=website]").evaluate((input: HTMLInputElement) => {
        input.value = "x";
      });
      await send.click();
      await expect(alert).toContainText("field that must stay empty was filled in");
      await expect(status).toBeEmpty();
    });
  }
});

test("the result is visible on a short screen and focused, and the address has its fragment", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await openForm(page);
  const { name, email, message, send, status } = formOf(page);
  await fill({ name, email, message });
  await send.click();
  await expect(status).toHaveText(SUCCESS);
  await expect(page).toHaveURL("/#contact");
  // The scroll to an anchor would begin after this.
  await afterTimers(page, 100);
  await expect(status).toBeInViewport({ ratio: 1 });
  await expect(status).toBeFocused();
});

test("a missing or invalid field is rejected before sending, and a hidden field is out of reach", async ({
  page,
}) => {
  await test.step("the honeypot field is hidden from sight, keyboard and screen readers", async () => {
    await openForm(page);
    const { form, message, send } = formOf(page);
    await expect(form.getByRole("textbox")).toHaveCount(3);
    await message.focus();
    await page.keyboard.press("Tab");
    await expect(send).toBeFocused();
    const box = await form.locator("input[name=website]").locator("xpath=../..").boundingBox();
    expect(Math.max(box?.width ?? 0, box?.height ?? 0)).toBeLessThanOrEqual(1);
  });
  await test.step("a missing or invalid field is rejected before sending, named and focused, and the rest stays", async () => {
    const { name, email, message, send, alert } = formOf(page);
    let posts = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") posts += 1;
    });
    await send.click();
    await expect(alert).toHaveText("Please fill in all fields");
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription("Please fill in all fields");
    await fill({ name, email, message });
    await email.fill("alex");
    await send.click();
    await expect(alert).toHaveText("Please enter a valid email address");
    await expect(email).toBeFocused();
    await expect(name).toHaveValue("Alex Rafter");
    expect(posts).toBe(0);
  });
});

/** The response of a busy server or proxy to a form that the browser sends is a text, and Back returns to the input, which can then be sent. */
async function expectWayBack(page: Page): Promise<void> {
  await page.goto("/#contact");
  const { name, email, message, send, status } = formOf(page);
  await fill({ name, email, message });
  const address = await email.inputValue();
  await fillLines(page, "**/contact");
  await send.click();
  await expect(page.getByText("The server is busy. Nothing was changed.")).toBeVisible();

  await page.unrouteAll();
  await page.goBack();
  await expect(name).toHaveValue("Alex Rafter");
  await expect(email).toHaveValue(address);
  await expect(message).toHaveValue("A shed of 24 m.\nWhen can you start?");
  await send.click();
  await expect(status).toHaveText(SUCCESS);
}

test("Back returns from the message of a busy server to the input of an unhydrated page", async ({
  page,
}) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await expectWayBack(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is sent, and the result is in view", { tag: "@journey" }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 560 });
    await page.goto("/#contact");
    const { name, email, message, send, status } = formOf(page);
    await fill({ name, email, message });
    await send.click();
    await expect(status).toHaveText(SUCCESS);
    await expect(status).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL("/contact");
    await expect(name).toHaveValue("");
    await expect(message).toHaveValue("");
  });

  test("an error or a busy server keeps the input, on view or behind Back", async ({ page }) => {
    await test.step("an error is shown and the input kept", async () => {
      await page.goto("/#contact");
      const { name, email, message, send, alert } = formOf(page);
      await fill({ name, email, message });
      // Passes the browser's validation but is empty.
      await name.fill("   ");
      await send.click();
      await expect(alert).toHaveText("Please fill in all fields");
      await expect(message).toHaveValue("A shed of 24 m.\nWhen can you start?");
    });
    await test.step("Back returns from the message of a busy server to the input", async () => {
      await expectWayBack(page);
    });
  });
});

test("an invalid form gets an error status", async ({ request, baseURL }) => {
  const headers = { Origin: baseURL ?? "" };
  const answer = await request.post("/contact", { headers, form: { form: "contact", name: "Alex" } });
  expect(answer.status()).toBe(422);
});

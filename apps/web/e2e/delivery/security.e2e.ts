import { expect, type Page, test } from "@playwright/test";
import { createAccount, open } from "../account/account.ts";

// Its own client address, because rate limits count per address.
test.use({ extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.7" } });

const POLICY = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

const PASSWORD_FIELDS = [
  { path: "/signin", label: "Password", autocomplete: "current-password" },
  { path: "/signup", label: "Password", autocomplete: "new-password" },
  { path: "/signup", label: "Confirm Password", autocomplete: "new-password" },
  { path: "/settings", label: "Current Password", autocomplete: "current-password" },
  { path: "/settings", label: "New Password", autocomplete: "new-password" },
];

async function pasteInto(page: Page, label: string, text: string): Promise<string> {
  const field = page.getByLabel(label, { exact: true });
  await field.focus();
  // A page that blocks pasting cancels the event.
  const isAllowed = await field.evaluate((element) =>
    element.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true })),
  );
  expect(isAllowed, `${label} takes what is pasted`).toBe(true);
  await page.keyboard.insertText(text);
  return field.inputValue();
}

test("passwords are masked, can be pasted, and have autocomplete attributes", async ({ page }) => {
  const check = async (isSettings: boolean) => {
    for (const { path, label, autocomplete } of PASSWORD_FIELDS) {
      if ((path === "/settings") !== isSettings) continue;
      if (new URL(page.url()).pathname !== path) await open(page, path);
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute("type", "password");
      await expect(field).toHaveAttribute("autocomplete", autocomplete);
      expect(await pasteInto(page, label, "pasted phrase")).toBe("pasted phrase");
    }
  };
  await check(false);
  await createAccount(page);
  await check(true);
});

test("every page's policy allows scripts by nonce or hash only, and private files are out of reach", async ({
  request,
}) => {
  await test.step("every page's policy forbids foreign content, plugins, framing and a base element, and allows scripts by nonce or hash", async () => {
    const SHARED = ["/", "/no-such-page"];
    const nonces = new Set<string>();
    for (const path of ["/", "/signin", "/signup", "/reset-password", "/no-such-page"]) {
      const answer = await request.get(path);
      const policy = answer.headers()["content-security-policy"] ?? "";
      for (const directive of POLICY) expect(policy, path).toContain(directive);
      expect(policy, path).not.toMatch(/script-src[^;]*unsafe/);
      expect(answer.headers()["cross-origin-opener-policy"], path).toBe("same-origin");
      const own = /script-src 'self'([^;]*);/.exec(policy)?.[1]?.match(/\S+/g) ?? [];
      // A shared page has no nonce, because it could be read in advance; a user's page has a unique one.
      if (SHARED.includes(path)) expect(own.filter((source) => !source.startsWith("'sha256-"))).toEqual([]);
      else nonces.add(/^'nonce-([^']+)'$/.exec(own.join(" "))?.[1] ?? "");
    }
    expect(nonces.size).toBe(3);
    expect(nonces).not.toContain("");
  });
  await test.step("private files are not reachable by path traversal", async () => {
    for (const path of [
      "/assets/..%2f..%2fpackage.json",
      "/%2e%2e/%2e%2e/package.json",
      "/..%5cpackage.json",
    ]) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status(), path).toBeGreaterThanOrEqual(400);
      expect(await answer.text()).not.toContain('"workspaces"');
    }
  });
});

test("user input is shown as text everywhere", async ({ page }) => {
  const markup = `"><img src=x onerror="document.title='run'"></script><script>document.title='run'</script>`;
  await createAccount(page);
  await open(page, "/settings");
  await page.getByLabel("Full Name").fill(markup);
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(page.getByText("Profile saved.")).toBeVisible();
  await open(page, "/settings");
  await expect(page.getByLabel("Full Name")).toHaveValue(markup);
  expect(await page.title()).not.toBe("run");
});

import { expect, type Page, test } from "@playwright/test";
import { open, signUp } from "./account.ts";

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
      await open(page, path);
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute("type", "password");
      await expect(field).toHaveAttribute("autocomplete", autocomplete);
      expect(await pasteInto(page, label, "pasted phrase")).toBe("pasted phrase");
    }
  };
  await check(false);
  await signUp(page);
  await check(true);
});

test("user pages and data are not cacheable and not shared with other sites", async ({ page }) => {
  await signUp(page);
  const { request } = page.context();
  for (const path of [
    "/dashboard",
    "/settings",
    "/settings/my-data.json",
    "/api/id-token",
    "/api/session",
    "/settings.data",
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()["cache-control"], path).toContain("no-store");
    expect(answer.headers()["access-control-allow-origin"], path).toBeUndefined();
  }
  const data = await request.get("/settings/my-data.json");
  expect(data.headers()["content-disposition"]).toContain("attachment");
  expect(data.headers()["content-type"]).toMatch(/^application\/json/);
});

test("every page's policy forbids foreign content, plugins, framing and a base element, and allows scripts by nonce or hash", async ({
  request,
}) => {
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

test("user input is shown as text everywhere", async ({ page }) => {
  const markup = `"><img src=x onerror="document.title='run'"></script><script>document.title='run'</script>`;
  await signUp(page);
  await open(page, "/settings");
  await page.getByLabel("Full Name").fill(markup);
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(page.getByText("Profile saved.")).toBeVisible();
  await open(page, "/settings");
  await expect(page.getByLabel("Full Name")).toHaveValue(markup);
  expect(await page.title()).not.toBe("run");
});

test("a form accepts only its own fields", async ({ page, baseURL }) => {
  const person = await signUp(page);
  const { request } = page.context();
  const answer = await request.post("/settings", {
    headers: { Origin: baseURL ?? "" },
    form: {
      form: "profile",
      fullName: "Alex Rafter",
      company: "Purlin High School",
      email: "mallory@example.com",
      uid: "somebody-else",
      emailVerified: "true",
      role: "admin",
    },
  });
  expect(answer.status()).toBe(200);
  const data = await (await request.get("/settings/my-data.json")).json();
  expect(data.account).toMatchObject({ email: person.email, emailVerified: false });
  expect(Object.keys(data.account).sort()).toEqual(["email", "emailVerified", "uid"]);
  expect(data.profile.email).toBe(person.email);
});

test("a GET request neither signs out nor deletes", async ({ page }) => {
  await signUp(page);
  const { request } = page.context();
  for (const path of ["/signout", "/settings?form=delete", "/settings?form=sessions"])
    await request.get(path);
  expect((await request.get("/dashboard", { maxRedirects: 0 })).status()).toBe(200);
});

test("a sign-up does not reuse a session planted in the browser (session fixation)", async ({
  page,
  context,
  baseURL,
}) => {
  const name = "kingpost.session_token";
  await context.addCookies([{ name, value: "planted.cGxhbnRlZA%3D%3D", url: baseURL ?? "" }]);
  await signUp(page);
  const session = (await context.cookies()).find((cookie) => cookie.name === name);
  expect(session?.value).not.toContain("planted");
  // 22 characters of 64 kinds would be 128 bits already.
  expect(session?.value.split(".")[0]?.length).toBeGreaterThanOrEqual(22);
});

test.describe("private files", () => {
  for (const path of [
    "/assets/",
    "/.git/config",
    "/.env",
    "/package.json",
    "/server/main.ts",
    "/data/secrets/auth",
  ]) {
    test(`are not served at ${path}`, async ({ request }) => {
      expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404);
    });
  }

  test("are not reachable by path traversal", async ({ request }) => {
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

  test("are not revealed by an error: no stack, version or third-party product name", async ({
    request,
    baseURL,
  }) => {
    const headers = { Origin: baseURL ?? "", "Content-Type": "multipart/form-data; boundary=x" };
    const answer = await request.post("/signin", { headers, data: "--x\r\nbroken" });
    expect(answer.status()).toBeGreaterThanOrEqual(400);
    const text = await answer.text();
    expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|node:internal/);
    for (const name of ["server", "x-powered-by", "via"]) expect(answer.headers()[name]).toBeUndefined();
  });
});

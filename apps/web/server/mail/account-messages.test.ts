import { expect, test } from "vitest";
import { brand } from "../../shared/brand.ts";
import {
  accountDeletedMail,
  alreadyRegisteredMail,
  passwordChangedMail,
  resetPasswordMail,
  verifyEmailMail,
} from "./account-messages.ts";

test("the reset email states its purpose, its validity and what to do if the owner did not request it", () => {
  const mail = resetPasswordMail("ann@example.com", "https://tools.example.com", "abc");
  expect(mail.text).toContain("https://tools.example.com/reset-password?token=abc");
  expect(mail.text.replaceAll("\n", " ")).toMatch(/one-time link\. It is valid for one hour\./);
  expect(mail.text).toMatch(/If you did not request this/);
  expect(mail.text.trimEnd()).toMatch(/Kingpost Structural$/);
});

test("an owner who did not change the password or delete the account learns what to do and whom to email", () => {
  const changed = passwordChangedMail("ann@example.com", "https://tools.example.com");
  expect(changed.text).toMatch(/^https:\/\/tools\.example\.com\/reset-password$/m);
  for (const { text } of [changed, accountDeletedMail("ann@example.com")]) {
    expect(text.replaceAll("\n", " ")).toMatch(/If this was you, you do not need to do anything\. If not,/);
    expect(text).toContain(brand.email);
  }
});

test("links in the HTML are links, and nothing in them becomes markup", () => {
  const mail = verifyEmailMail("ann@example.com", 'https://tools.example.com/?a=1&b="><script>');
  expect(mail.html).toContain('href="https://tools.example.com/?a=1&amp;b=&quot;&gt;&lt;script&gt;"');
});

test("the HTML has what the text has: the product, the link as a button and in full, and the firm", () => {
  const { html = "", text } = resetPasswordMail("ann@example.com", "https://tools.example.com", "abc");
  const url = "https://tools.example.com/reset-password?token=abc";
  expect(html).toMatch(new RegExp(`<a href="${url.replace("?", "\\?")}"[^>]*>Reset password</a>`));
  const words = html
    .replace(/<title>.*<\/title>|<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  expect(words).toBe(
    `${brand.productName} ${text.replace(url, `Reset password ${url}`).replace(/\s+/g, " ").trim()}`,
  );
});

test("lines are short enough to be sent unchanged", () => {
  for (const mail of [
    resetPasswordMail("ann@example.com", "http://localhost:3000", "abc"),
    alreadyRegisteredMail("ann@example.com", "http://localhost:3000"),
    passwordChangedMail("ann@example.com", "http://localhost:3000"),
    accountDeletedMail("ann@example.com"),
  ]) {
    for (const line of mail.text.split("\n")) expect(line.length).toBeLessThanOrEqual(76);
  }
});

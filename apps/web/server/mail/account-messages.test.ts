import { expect, test } from "vitest";
import { brand } from "../../app/brand.ts";
import {
  accountDeletedMail,
  alreadyRegisteredMail,
  passwordChangedMail,
  resetPasswordMail,
  verifyEmailMail,
} from "./account-messages.ts";

test("the reset e-mail says what it is for, for how long, and what to do when it was somebody else", () => {
  const mail = resetPasswordMail("ann@example.com", "https://tools.example.com", "abc");
  expect(mail.text).toContain("https://tools.example.com/reset-password?token=abc");
  expect(mail.text.replaceAll("\n", " ")).toMatch(/once, for one hour/);
  expect(mail.text).toMatch(/If you did not ask for it/);
  expect(mail.text.trimEnd()).toMatch(/Kingpost Structural$/);
});

test("who did not change the password or delete the account is told what to do, and whom to write to", () => {
  const changed = passwordChangedMail("ann@example.com", "https://tools.example.com");
  expect(changed.text).toMatch(/^https:\/\/tools\.example\.com\/reset-password$/m);
  for (const { text } of [changed, accountDeletedMail("ann@example.com")]) {
    expect(text.replaceAll("\n", " ")).toMatch(/If it was you, you need not do anything\. If it was not,/);
    expect(text).toContain(brand.email);
  }
});

test("links stand in the page as links, and nothing in them becomes markup", () => {
  const mail = verifyEmailMail("ann@example.com", 'https://tools.example.com/?a=1&b="><script>');
  expect(mail.html).toContain('href="https://tools.example.com/?a=1&amp;b=&quot;&gt;&lt;script&gt;"');
});

test("lines stay short enough to be sent as they are", () => {
  for (const mail of [
    resetPasswordMail("ann@example.com", "http://localhost:3000", "abc"),
    alreadyRegisteredMail("ann@example.com", "http://localhost:3000"),
    passwordChangedMail("ann@example.com", "http://localhost:3000"),
    accountDeletedMail("ann@example.com"),
  ]) {
    for (const line of mail.text.split("\n")) expect(line.length).toBeLessThanOrEqual(76);
  }
});

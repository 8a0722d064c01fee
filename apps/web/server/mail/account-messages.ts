import { brand } from "../../app/brand.ts";
import type { MailMessage } from "./message.ts";

interface Letter {
  readonly subject: string;
  readonly before: readonly string[];
  readonly link?: { readonly label: string; readonly url: string };
  readonly after: readonly string[];
}

function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
  };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Short lines: a mail program then sends them as they are, and the file in the outbox can be read without one. */
function wrap(words: string): string {
  return words.replace(/(?=.{73,})(.{1,72}) /g, "$1\n");
}

/** The same words twice: plain, and with a link to press. */
function write(to: string, { subject, before, link, after }: Letter): MailMessage {
  const closing = brand.firmName;
  const text = [...before.map(wrap), ...(link ? [link.url] : []), ...after.map(wrap), closing].join("\n\n");
  const paragraph = (words: string) => `<p>${escapeHtml(words)}</p>`;
  const button = link ? `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>` : "";
  const html = [...before.map(paragraph), button, ...after.map(paragraph), paragraph(closing)].join("\n");
  return {
    to,
    subject,
    text: `${text}\n`,
    html: `<!doctype html>\n<html lang="en-AU"><body>\n${html}\n</body></html>\n`,
  };
}

/** The link works once, for an hour. */
export function resetPasswordMail(to: string, publicUrl: string, token: string): MailMessage {
  return write(to, {
    subject: `Set a new password for ${brand.productName}`,
    before: [
      `Somebody, hopefully you, asked to set a new password for the ${brand.productName} account of this email address.`,
      "This link opens the page where you choose it. It works once, for one hour.",
    ],
    link: {
      label: "Set a new password",
      url: `${publicUrl}/reset-password?token=${encodeURIComponent(token)}`,
    },
    after: ["If you did not ask for it, you need not do anything: your password stays as it is."],
  });
}

export function verifyEmailMail(to: string, url: string): MailMessage {
  return write(to, {
    subject: `Confirm your email address for ${brand.productName}`,
    before: [
      `Welcome to ${brand.productName}. This link opens the page where you sign in with the password that you chose; that confirms your email address.`,
      "It works for one hour. After that, sign in or sign up once more, and we send you a fresh one.",
    ],
    link: { label: "Confirm my email address", url },
    after: [
      "If you did not sign up just now, you need not do anything: without this link and the password of the sign-up the account can not be used.",
    ],
  });
}

/** After every change of a password: whoever did not change it has to hear of it. */
export function passwordChangedMail(to: string, publicUrl: string): MailMessage {
  return write(to, {
    subject: `Your password for ${brand.productName} was changed`,
    before: [
      `The password of the ${brand.productName} account of this email address has been changed, and all other devices were signed out.`,
      "If it was you, you need not do anything. If it was not, set a new password now:",
    ],
    link: { label: "Set a new password", url: `${publicUrl}/reset-password` },
    after: [`Then write to ${brand.email}, so that we can look into it with you.`],
  });
}

export function accountDeletedMail(to: string): MailMessage {
  return write(to, {
    subject: `Your account at ${brand.productName} was deleted`,
    before: [
      `The ${brand.productName} account of this email address has been deleted, by somebody who was signed in and gave its password. It can not be brought back.`,
    ],
    after: [
      `If it was you, you need not do anything. If it was not, write to ${brand.email}, and choose a new password wherever else you used the same one.`,
    ],
  });
}

/** What the owner of a known address gets when somebody signs up with it again and the page must not say so. */
export function alreadyRegisteredMail(to: string, publicUrl: string): MailMessage {
  return write(to, {
    subject: `You already have an account at ${brand.productName}`,
    before: [
      `Somebody, hopefully you, tried to sign up at ${brand.productName} with this email address, which has an account already.`,
      `Sign in at ${publicUrl}/signin. If you forgot the password, set a new one here:`,
    ],
    link: { label: "Reset my password", url: `${publicUrl}/reset-password` },
    after: ["If it was not you, you need not do anything."],
  });
}

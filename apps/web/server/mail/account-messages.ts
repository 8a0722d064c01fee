import { brand } from "../../shared/brand.ts";
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

/** Wraps lines: mail servers leave short ones unchanged, and the file in the outbox is readable as text. */
function wrap(paragraph: string): string {
  return paragraph.replace(/(?=.{73,})(.{1,72}) /g, "$1\n");
}

/** Colours of the light theme; mail programs take styles of an element only. */
const BODY =
  "margin:0;padding:24px 16px;background:#fbfaf6;color:#14212e;font:16px/24px Archivo,Arial,sans-serif";
const BUTTON =
  "display:inline-block;padding:10px 20px;border-radius:2px;background:#b8430b;color:#ffffff;font-weight:600;text-decoration:none";

/** The same text twice: plain, and as HTML with a button, whose address is below it for programs that block links. */
function write(to: string, { subject, before, link, after }: Letter): MailMessage {
  const closing = brand.firmName;
  const text = [...before.map(wrap), ...(link ? [link.url] : []), ...after.map(wrap), closing].join("\n\n");
  const paragraph = (content: string, style = "margin:0 0 16px") =>
    `<p style="${style}">${escapeHtml(content)}</p>`;
  const html = [
    paragraph(brand.productName, "margin:0 0 24px;font-size:20px;font-weight:600"),
    ...before.map((content) => paragraph(content)),
    ...(link
      ? [
          `<p style="margin:0 0 16px"><a href="${escapeHtml(link.url)}" style="${BUTTON}">${escapeHtml(link.label)}</a></p>`,
          paragraph(link.url, "margin:0 0 16px;color:#43515e;font-size:13px;overflow-wrap:anywhere"),
        ]
      : []),
    ...after.map((content) => paragraph(content)),
    paragraph(closing, "margin:24px 0 0"),
  ].join("\n");
  return {
    to,
    subject,
    text: `${text}\n`,
    html: `<!doctype html>\n<html lang="en-AU"><head><title>${escapeHtml(subject)}</title></head>\n<body style="${BODY}"><div style="max-width:560px">\n${html}\n</div></body></html>\n`,
  };
}

const IGNORE = "If you did not request this, ignore this email.";

/** The link works once, for an hour. */
export function resetPasswordMail(to: string, publicUrl: string, token: string): MailMessage {
  return write(to, {
    subject: `Reset your ${brand.productName} password`,
    before: [
      `We received a request to reset the password for your ${brand.productName} account.`,
      "Choose a new password with this one-time link. It is valid for one hour.",
    ],
    link: {
      label: "Reset password",
      url: `${publicUrl}/reset-password?token=${encodeURIComponent(token)}`,
    },
    after: [`${IGNORE} Your password will not change.`],
  });
}

export function verifyEmailMail(to: string, url: string): MailMessage {
  return write(to, {
    subject: `Confirm your email address for ${brand.productName}`,
    before: [
      `Welcome to ${brand.productName}. To confirm your email address, open this link and sign in with the password you chose.`,
      "The link is valid for one hour. If it expires, sign in or sign up again and we will send you a new one.",
    ],
    link: { label: "Confirm email address", url },
    after: [`${IGNORE} The account works only with this link and the password.`],
  });
}

/** After every change of a password: an owner who did not change it must find out. */
export function passwordChangedMail(to: string, publicUrl: string): MailMessage {
  return write(to, {
    subject: `Your ${brand.productName} password was changed`,
    before: [
      `The password for your ${brand.productName} account was changed, and all other devices were signed out.`,
      "If this was you, you do not need to do anything. If not, reset your password now:",
    ],
    link: { label: "Reset password", url: `${publicUrl}/reset-password` },
    after: [`Then email ${brand.email} so that we can investigate.`],
  });
}

export function accountDeletedMail(to: string): MailMessage {
  return write(to, {
    subject: `Your ${brand.productName} account was deleted`,
    before: [
      `Your ${brand.productName} account was deleted from a signed-in session, with its password. This cannot be undone.`,
    ],
    after: [
      `If this was you, you do not need to do anything. If not, email ${brand.email}, and change your password wherever else you use it.`,
    ],
  });
}

/** To the owner of a registered address that signs up again, where the page must not reveal that it is registered. */
export function alreadyRegisteredMail(to: string, publicUrl: string): MailMessage {
  return write(to, {
    subject: `You already have a ${brand.productName} account`,
    before: [
      `We received a sign-up for ${brand.productName} with this email address, which already has an account.`,
      `To sign in, go to ${publicUrl}/signin. If you have forgotten your password, reset it here:`,
    ],
    link: { label: "Reset password", url: `${publicUrl}/reset-password` },
    after: [IGNORE],
  });
}

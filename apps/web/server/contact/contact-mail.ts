import { brand } from "../../app/brand.ts";
import { formatDateTime } from "../../app/ui/dates.ts";
import type { MailMessage } from "../mail/message.ts";
import type { ContactMessage } from "../providers/documents.ts";

/** The firm's e-mail about a message. A reply goes to the sender. */
export function contactMail(
  to: string,
  publicUrl: string,
  { id, name, email, message, timestamp }: ContactMessage,
): MailMessage {
  const facts = [
    `Name:     ${name}`,
    `Email:    ${email}`,
    `Received: ${formatDateTime(timestamp)}`,
    `Message:  ${id}`,
  ];
  const text = [
    `A visitor wrote to ${brand.firmName} with the contact form on ${publicUrl}.`,
    facts.join("\n"),
    message,
    "-- \nReply to this e-mail to answer the sender.",
  ].join("\n\n");
  return {
    to,
    subject: `Message from ${name}`,
    text: `${text}\n`,
    replyTo: { name, address: email },
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
  };
}

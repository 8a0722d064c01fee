import { formatDateTime } from "../../shared/dates.ts";
import type { MailMessage } from "../mail/message.ts";
import type { ContactMessage } from "../providers/documents.ts";

/** The email that notifies the firm of a message. A reply goes to the sender. */
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
    `New message from the contact form on ${publicUrl}.`,
    facts.join("\n"),
    message,
    "-- \nReply to this email to answer the sender.",
  ].join("\n\n");
  return {
    to,
    subject: `Message from ${name}`,
    text: `${text}\n`,
    replyTo: { name, address: email },
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
  };
}

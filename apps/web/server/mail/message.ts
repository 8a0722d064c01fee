/** One email to one recipient. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The reply address. A name is encoded. */
  readonly replyTo?: string | { readonly name: string; readonly address: string };
  /** Set if the same message may be sent again: a mail program then shows it once. */
  readonly messageId?: string;
}

/** One attempt to send a message; rejects if it fails. */
export type Deliver = (message: MailMessage) => Promise<void>;

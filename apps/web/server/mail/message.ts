/** One e-mail to one recipient. */
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

export interface Mailer {
  /** Accepts a message and returns immediately. Delivery is retried; a permanent failure is logged. */
  send(message: MailMessage): void;
  /** The number of messages that are being sent or wait for a retry. */
  waiting(): number;
  /** Resolves once all messages have been sent or have failed. */
  idle(): Promise<void>;
  /** Cancels pending retries and waits for the messages that are being sent. */
  close(): Promise<void>;
}

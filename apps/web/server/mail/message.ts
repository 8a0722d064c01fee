/** One e-mail to one person. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Where an answer goes. A name is encoded, whatever is in it. */
  readonly replyTo?: string | { readonly name: string; readonly address: string };
  /** Given where the same message may have to be sent again: a mail program then shows it once. */
  readonly messageId?: string;
}

/** One attempt to send a message; rejects when it failed. */
export type Deliver = (message: MailMessage) => Promise<void>;

export interface Mailer {
  /** Takes a message and returns at once. Delivery is tried several times; what fails for good is logged. */
  send(message: MailMessage): void;
  /** How many are being sent or wait for another try. */
  waiting(): number;
  /** Resolves when nothing is on its way any more. */
  idle(): Promise<void>;
  /** Gives up what waits for another try, once what is being sent has ended. */
  close(): Promise<void>;
}

/** One e-mail to one person. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly replyTo?: string;
}

export interface Mailer {
  /** Takes a message and returns at once. Delivery is tried several times; what fails for good is logged. */
  send(message: MailMessage): void;
  /** Resolves when nothing is on its way any more. */
  idle(): Promise<void>;
  /** Gives up what waits for another try, once what is being sent has ended. */
  close(): Promise<void>;
}

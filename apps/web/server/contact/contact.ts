import type { Logger } from "pino";
import { isUnavailable, retryAfterOf } from "../db/unavailable.ts";
import { addressBucket } from "../http/client-address.ts";
import { requestIdOf } from "../http/request-id.ts";
import { tooManyAttempts } from "../limits/format-retry-delay.ts";
import { type Limits, limitKey } from "../limits/limits.ts";
import { CONTACT_MESSAGES } from "../limits/rules.ts";
import type { DocumentStore } from "../providers/common/document-store.ts";
import type { NewContactMessage } from "../providers/documents.ts";
import { safeError } from "../safe-error.ts";

const AWAY = "Your message could not be saved.";
const FAULT = "Something went wrong on our side.";

export interface ContactFailure {
  readonly ok: false;
  readonly code: "rate-limited" | "unavailable";
  /** Shown to the user. */
  readonly message: string;
  /** Seconds until another message is accepted, if that is known. */
  readonly retryAfter?: number;
}

interface Options {
  readonly contactMessages: Pick<DocumentStore["contactMessages"], "add">;
  readonly limits: Pick<Limits, "withinWindow">;
  readonly logger: Logger;
}

type Submitted = { readonly ok: true; readonly id: string } | ContactFailure;

export function createContact({ contactMessages, limits, logger }: Options) {
  async function store(request: Request, message: NewContactMessage): Promise<Submitted> {
    const allowed = await limits.withinWindow(
      limitKey("contact", addressBucket(request.headers)),
      CONTACT_MESSAGES,
    );
    if (!allowed.allowed) {
      const { retryAfter } = allowed;
      return { ok: false, code: "rate-limited", message: tooManyAttempts(retryAfter), retryAfter };
    }
    const stored = await contactMessages.add(message);
    return stored.ok ? stored : { ...stored, code: "unavailable" };
  }

  return {
    /** Stores a validated message, and with it the email to the firm. `ok` once the message is committed. */
    async submit(request: Request, message: NewContactMessage): Promise<Submitted> {
      const requestId = requestIdOf(request);
      const answer = await store(request, message).catch((error: unknown): ContactFailure => {
        const fault = safeError(error);
        logger.error({ fault, requestId }, "a contact message failed with an unexpected error");
        const words = isUnavailable(error) ? AWAY : FAULT;
        return { ok: false, code: "unavailable", message: words, ...retryAfterOf(error) };
      });
      if (answer.ok) logger.info({ id: answer.id, requestId }, "a contact message was stored");
      else {
        const { code, message: words } = answer;
        logger.warn({ code, message: words, requestId }, "a contact message was not stored");
      }
      return answer;
    },
  };
}

export type ContactService = ReturnType<typeof createContact>;

/** The application's only access to the server. */
export { isUnavailable, retryAfterOf } from "../server/db/unavailable.ts";
export { addressBucket } from "../server/http/client-address.ts";
export { requestIdOf } from "../server/http/request-id.ts";
export { bodyOf } from "../server/http/streamed.ts";
export { tooManyAttempts } from "../server/limits/format-retry-delay.ts";
export { limitKey } from "../server/limits/limits.ts";
export {
  DATA_DOWNLOADS,
  DESIGN_CHANGES,
  DESIGN_SAVES,
  DESIGNS,
  type LimitName,
  SAVED_CHANGES,
  type WindowRule,
} from "../server/limits/rules.ts";
export { logger } from "../server/log.ts";
export type { Account, Confirmation } from "../server/providers/accounts.ts";
export type { DocumentStore } from "../server/providers/common/document-store.ts";
export type { AccountFailure } from "../server/providers/common/failures.ts";
export type { DocumentFailure, DocumentResult } from "../server/providers/documents.ts";
export { createQueue, TooBusyError } from "../server/queue.ts";
export { services } from "../server/services.ts";

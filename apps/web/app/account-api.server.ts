import {
  type DocumentFailure,
  isUnavailable,
  type LimitName,
  limitKey,
  retryAfterOf,
  services,
  tooManyAttempts,
  type WindowRule,
} from "./services.server.ts";

/** Responses of the resource routes of a signed-in user: JSON, with a message for the user in each failure. */

const STATUS: Readonly<Record<DocumentFailure["code"], number>> = {
  "not-found": 404,
  "name-taken": 409,
  conflict: 409,
  full: 409,
  unavailable: 503,
};

const AWAY = "Temporarily unavailable. Please try again in a minute.";
const OTHER_USER = "Another user has signed in. Reload the page.";

export function answer(body: object, status = 200, more: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...more } });
}

export function failure(status: number, message: string, retryAfter?: number): Response {
  return answer({ message }, status, retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) });
}

export const failed = ({ code, message, retryAfter }: DocumentFailure) =>
  failure(STATUS[code], message, retryAfter);

/** The page may show an earlier user: another one has signed in in another tab. */
export const otherUser = () => failure(403, OTHER_USER);

/** Counts a change; returns an error response if there were too many or they cannot be counted. */
export async function countChange(
  limit: LimitName,
  rule: WindowRule,
  uid: string,
): Promise<Response | undefined> {
  const { limits } = await services();
  try {
    const counted = await limits.withinWindow(limitKey(limit, uid), rule);
    if (counted.allowed) return undefined;
    return failure(429, tooManyAttempts(counted.retryAfter), counted.retryAfter);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return failure(503, AWAY, retryAfterOf(error).retryAfter);
  }
}

import type { ServerOptions } from "node:http";

/**
 * What one connection may cost, in milliseconds and pieces. Whoever sends or reads too slowly is cut off, so that held-open
 * connections can not pile up; the reasons stand in docs/decisions/0018-fault-injection-and-overload.md.
 */
export const CONNECTION_LIMITS = {
  /** From the first byte to the end of the headers. */
  headersTimeout: 10_000,
  /** From the first byte to the end of the body: 256 kB at 70 kbit/s. */
  requestTimeout: 30_000,
  /** Longer than the minute for which load balancers keep a connection: otherwise they send into one that we just closed. */
  keepAliveTimeout: 65_000,
  /** How often connections are looked at for the limits above. */
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16 * 1024,
  /** We refuse it ourselves, in words: invalid-requests.ts. */
  requireHostHeader: false,
} as const satisfies ServerOptions;

/** Nothing was read and nothing written for so long: a client that does not take its answer. */
export const SILENCE_MS = 60_000;

/** Far more than the firm's visitors need; each costs about 20 kB, so that a flood of them ends before the memory does. */
export const MOST_CONNECTIONS = 5000;

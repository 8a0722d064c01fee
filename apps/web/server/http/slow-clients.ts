import type { ServerOptions } from "node:http";

/**
 * Limits of one connection, in milliseconds and bytes. Slow clients are disconnected, so that open connections cannot accumulate; see
 * docs/decisions/0018-fault-injection-and-overload.md.
 */
export const CONNECTION_LIMITS = {
  /** From the first byte to the end of the headers. */
  headersTimeout: 10_000,
  /** From the first byte to the end of the body: 256 kB at 70 kbit/s. */
  requestTimeout: 30_000,
  /** Longer than the minute for which load balancers keep a connection, otherwise they use one that we have just closed. */
  keepAliveTimeout: 65_000,
  /** How often connections are checked for the limits above. */
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16 * 1024,
  /** Rejected by invalid-requests.ts, with a message. */
  requireHostHeader: false,
} as const satisfies ServerOptions;

/** The timeout without a byte read or written, for a client that does not read its response. */
export const SILENCE_MS = 60_000;

/** Far more than the firm's visitors need; each uses about 20 kB, so that a flood cannot exhaust the memory. */
export const MOST_CONNECTIONS = 5000;

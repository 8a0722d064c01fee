import type { ServerOptions } from "node:http";

/** The limits of one connection, in milliseconds and bytes, longer than those of the proxy in front: deploy/nginx.conf. */
export const CONNECTION_LIMITS = {
  /** From the first byte to the end of the headers. */
  headersTimeout: 10_000,
  /** From the first byte to the end of the body: 256 kB at 70 kbit/s. */
  requestTimeout: 30_000,
  /** Longer than the minute for which the proxy keeps a connection, otherwise it uses one that we have just closed. */
  keepAliveTimeout: 65_000,
  /** How often connections are checked for the limits above. */
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16 * 1024,
} as const satisfies ServerOptions;

/** The timeout without a byte read or written, for a client that does not read its response. */
export const SILENCE_MS = 60_000;

/** Each uses about 20 kB; further ones are closed. */
export const MAX_CONNECTIONS = 5000;

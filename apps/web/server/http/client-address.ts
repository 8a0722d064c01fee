import { isIP, SocketAddress } from "node:net";
import { expandIPv6 } from "hono/utils/ipaddr";

/** The header that carries the client's address inside the process. The server sets it on every request and ignores the client's. */
export const CLIENT_ADDRESS_HEADER = "x-kingpost-client-address";

interface AddressSource {
  /** The socket's remote address. */
  readonly connection: string | undefined;
  /** X-Forwarded-For as received. Any client can send one. */
  readonly forwarded: string | null | undefined;
  readonly trustProxy: boolean;
  /** Called if a trusted proxy sent no valid address: all of its clients then share one limit. */
  readonly onNoHop?: () => void;
}

/**
 * Behind a trusted proxy it is the LAST hop of X-Forwarded-For, which our own proxy added. Everything before it comes from the client
 * and cannot be trusted. Otherwise, and if that hop is not an address, it is the connection's.
 */
export function clientAddress({ connection, forwarded, trustProxy, onNoHop }: AddressSource): string {
  const own = withoutMapping(connection ?? "");
  if (trustProxy) {
    const lastHop = withoutMapping(withoutPort(forwarded?.split(",").at(-1)?.trim() ?? ""));
    if (isIP(lastHop)) return lastHop;
    onNoHop?.();
  }
  return isIP(own) ? own : "unknown";
}

/**
 * The key of rate limits: an IPv4 address, or the /64 network of an IPv6 address, because one household or attacker
 * controls all 2^64 addresses of it.
 */
export function bucketOf(address: string): string {
  return isIP(address) === 6 ? `${network64(address)}::/64` : address;
}

/** The bucket of a request's client, by the address that the server has set. */
export function addressBucket(headers: Headers): string {
  return bucketOf(headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown");
}

/** Some proxies add the client's port: `192.0.2.1:51234`, `[2001:db8::1]:443`. An IPv6 address has a port only behind brackets. */
function withoutPort(hop: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(hop) ?? [];
  return bracketed ?? plain ?? hop;
}

/** `::ffff:192.0.2.1`, in any spelling, is the IPv4 address of a client of a dual-stack socket. */
function withoutMapping(address: string): string {
  if (!/^[0:]+:ffff:/i.test(address) || isIP(address) !== 6) return address;
  const usual = new SocketAddress({ address, family: "ipv6" }).address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(usual);
  return mapped?.[1] ?? address;
}

/** The first four groups of an IPv6 address, without leading zeros. */
function network64(address: string): string {
  const groups = expandIPv6(address.toLowerCase()).split(":").slice(0, 4);
  return groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":");
}

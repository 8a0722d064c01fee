import { describe, expect, test, vi } from "vitest";
import { addressBucket, CLIENT_ADDRESS_HEADER, clientAddress } from "./client-address.ts";

describe("the client's address", () => {
  test("is the connection's remote address, even if the client sends X-Forwarded-For", () => {
    const source = { connection: "192.0.2.7", forwarded: "203.0.113.9", trustProxy: false };
    expect(clientAddress(source)).toBe("192.0.2.7");
  });

  test("is the hop added by the trusted proxy, not one sent by the client", () => {
    const source = { connection: "10.0.0.1", forwarded: "1.2.3.4, 203.0.113.9", trustProxy: true };
    expect(clientAddress(source)).toBe("203.0.113.9");
  });

  test.each([
    ["203.0.113.7:51234", "203.0.113.7"],
    ["1.2.3.4:5, 203.0.113.7:51234", "203.0.113.7"],
    ["[2001:db8::1]:443", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["2001:db8::1:443", "2001:db8::1:443"],
    ["[::ffff:203.0.113.7]:443", "203.0.113.7"],
  ])("is the hop %j of a trusted proxy, without its port", (forwarded, address) => {
    const onNoHop = vi.fn();
    expect(clientAddress({ connection: "10.0.0.1", forwarded, trustProxy: true, onNoHop })).toBe(address);
    expect(onNoHop).not.toHaveBeenCalled();
  });

  test.each([
    null,
    "",
    "not an address",
    "203.0.113.9, rubbish",
    "unknown",
    "203.0.113.9:",
    "[]:443",
    "[x]:1",
  ])("is the connection's if a trusted proxy sends %j, and this is reported", (forwarded) => {
    const onNoHop = vi.fn();
    const source = { connection: "10.0.0.1", forwarded, trustProxy: true, onNoHop };
    expect(clientAddress(source)).toBe("10.0.0.1");
    expect(onNoHop).toHaveBeenCalledOnce();
  });

  test.each([
    "::ffff:192.0.2.7",
    "::FFFF:C000:0207",
    "::ffff:c000:207",
    "0:0:0:0:0:ffff:192.0.2.7",
    "0000:0000:0000:0000:0000:ffff:c000:0207",
    "0::0:ffff:c000:207",
  ])("is plain IPv4 where a dual-stack socket or a proxy writes %s", (address) => {
    const source = { connection: address, forwarded: undefined, trustProxy: false };
    expect(clientAddress(source)).toBe("192.0.2.7");
    const behind = { connection: "10.0.0.1", forwarded: `[${address}]:443`, trustProxy: true };
    expect(clientAddress(behind)).toBe("192.0.2.7");
  });

  test.each(["::ffff:0:c000:207", "2001:db8::ffff:c000:207", "::1:ffff:c000:207"])(
    "stays IPv6 for %s, which is not a mapped IPv4 address",
    (address) => {
      const source = { connection: address, forwarded: undefined, trustProxy: false };
      expect(clientAddress(source)).toBe(address);
    },
  );
});

describe("rate limits count by", () => {
  const bucketOf = (address: string) => addressBucket(new Headers({ [CLIENT_ADDRESS_HEADER]: address }));

  test("an IPv4 address", () => {
    expect(bucketOf("192.0.2.7")).toBe("192.0.2.7");
  });

  test.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:0db8:0001:0002::", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["64:ff9b::192.0.2.1", "64:ff9b:0:0::/64"],
  ])("the network of the IPv6 address %s", (address, bucket) => {
    expect(bucketOf(address)).toBe(bucket);
  });
});

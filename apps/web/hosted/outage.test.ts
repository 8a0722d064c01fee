import { expect, test, vi } from "vitest";
import { UnavailableError } from "../server/db/unavailable.ts";
import { createOutage } from "./outage.ts";

const away = async () => {
  throw new UnavailableError("time-out");
};

test("during an outage one call continues in the background, and the others are rejected at once", async () => {
  const outage = createOutage();
  const { promise, resolve } = Promise.withResolvers<string>();
  const call = vi.fn(() => promise).mockImplementationOnce(away);
  await expect(outage.inTime(call)).rejects.toThrow("time-out");
  expect(call).toHaveBeenCalledTimes(2);
  // The second call is still without an answer.
  await expect(outage.inTime(call)).rejects.toThrow("outage");
  await expect(outage.inTime(call)).rejects.toThrow("outage");
  expect(call).toHaveBeenCalledTimes(2);
  resolve("answer");
  await vi.waitFor(async () => expect(await outage.inTime(call)).toBe("answer"));
});

test("an outage lasts while the call in the background fails too", async () => {
  const outage = createOutage();
  const call = vi.fn(away);
  await expect(outage.inTime(call)).rejects.toThrow("time-out");
  await vi.waitFor(async () => {
    await expect(outage.inTime(call)).rejects.toThrow("outage");
    expect(call.mock.calls.length).toBeGreaterThan(3);
  });
});

test.each([
  ["a reached quota", new UnavailableError("8", 60)],
  ["another error", new Error("damaged")],
])("%s is an answer and begins no outage", async (_, error) => {
  const outage = createOutage();
  const call = vi.fn(async () => "answer").mockRejectedValueOnce(error);
  await expect(outage.inTime(call)).rejects.toBe(error);
  expect(await outage.inTime(call)).toBe("answer");
});

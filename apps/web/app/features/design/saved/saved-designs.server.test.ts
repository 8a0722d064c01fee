import { writeFile } from "@kingpost/calc";
import { expect, test, vi } from "vitest";
import { TooBusyError } from "../../../../server/queue.ts";
import { changeDesigns } from "./saved-designs.server.ts";

vi.mock("../api/calculate-in-turn.server.ts", () => ({
  calculateInTurn: () => Promise.reject(new TooBusyError("The queue is full.")),
}));
vi.mock("../../../../server/services.ts", () => ({
  services: async () => ({ documents: {}, limits: { withinWindow: async () => ({ allowed: true }) } }),
}));

test("a save that has no place in the queue of calculations is rejected with a time to try again", async () => {
  const account = { uid: "ann", email: "ann@example.com", emailVerified: true };
  const file = writeFile({ kind: "steel-beam", version: 1, engine: "1", edition: "", inputs: {} });
  const form = { change: "add", uid: "ann", name: "B1", mark: "", project: "", file };
  const request = new Request("http://kingpost.test/api/designs", {
    method: "POST",
    body: new URLSearchParams(form),
  });
  const answer = await changeDesigns(request, account);
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "60"]);
});

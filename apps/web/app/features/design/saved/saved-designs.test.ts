import { writeFile } from "@kingpost/calc";
import { STEEL_BEAM } from "@kingpost/design/steel-beam";
import { expect, test, vi } from "vitest";
import { TooBusyError } from "../../../../server/queue.ts";
import { changeDesigns } from "./saved-designs.server.ts";

const ID = "6f1c24d2-5f0e-4e5e-9d3e-000000000000";
const file = writeFile({ ...STEEL_BEAM, inputs: {} });
const ACCOUNT = { uid: "u", email: "ann@example.com" };

vi.mock("../api/calculate-in-turn.server.ts", () => ({
  calculateInTurn: () => Promise.reject(new TooBusyError("The queue is full.")),
}));
vi.mock("../../../../server/services.ts", () => ({
  services: async () => ({
    limits: { withinWindow: async () => ({ allowed: true }) },
    // A write is not expected.
    documents: { designs: { get: async () => ({ ok: true, design: { file } }) } },
  }),
}));

test.each([
  { change: "add", name: "A", mark: "", project: "", file },
  { change: "save", id: ID, version: "1", name: "A", mark: "", project: "", file },
  { change: "freeze", id: ID, version: "1" },
])(
  "$change is answered with 503 and the time of the next try while too many designs wait",
  async (change) => {
    const body = new URLSearchParams({ uid: ACCOUNT.uid, ...change });
    const request = new Request("https://example.com/api/designs", { method: "POST", body });
    const answer = await changeDesigns(request, ACCOUNT as Parameters<typeof changeDesigns>[1]);
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "15"]);
    expect((await answer.json()).message).toBe(
      "Many designs are being calculated. Please try again in a minute.",
    );
  },
);

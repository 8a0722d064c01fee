import type { Remedy } from "@kingpost/design";
import type { CatalogueData } from "@kingpost/sections";
import { expect, test, vi } from "vitest";
import type { Calculated } from "./messages.ts";
import { alternativesServer } from "./serve-alternatives.ts";

const NO_SECTIONS: CatalogueData = {
  version: "",
  availabilities: [],
  gradeLists: [],
  origins: [],
  families: {},
};
const remedy = (id: string): Remedy => ({ id, title: id, result: "", inputs: {} });

/** A server whose remedies are those of the inputs: three, or without an end. */
function serverOf(answers: Calculated[]) {
  let taken = 0;
  function* remedies(inputs: Readonly<Record<string, unknown>>) {
    for (let n = 0; inputs.isEndless || n < 3; n += 1) {
      taken += 1;
      yield n === 1 ? undefined : remedy(`${inputs.name}${n}`);
    }
  }
  const none = () => [];
  const serve = alternativesServer({ candidates: none, sensitivity: none, remedies }, (calculated) =>
    answers.push(calculated),
  );
  return { serve, taken: () => taken };
}

test("sequences run side by side, each to its end", async () => {
  const answers: Calculated[] = [];
  const { serve } = serverOf(answers);
  serve({ kind: "sections", data: NO_SECTIONS });
  serve({ kind: "start", id: 1, sequence: "remedies", inputs: { name: "a" } });
  serve({ kind: "start", id: 2, sequence: "candidates", inputs: {} });
  serve({ kind: "start", id: 3, sequence: "remedies", inputs: { name: "b" } });
  await vi.waitFor(() => expect(answers.filter(({ isDone }) => isDone)).toHaveLength(3));
  const idsOf = (id: number) =>
    answers
      .filter((one) => one.id === id)
      .flatMap(({ items }) => items.map((item) => "id" in item && item.id));
  expect([idsOf(1), idsOf(2), idsOf(3)]).toEqual([["a0", "a2"], [], ["b0", "b2"]]);
});

test("a stopped sequence is not calculated further", async () => {
  const answers: Calculated[] = [];
  const { serve, taken } = serverOf(answers);
  serve({ kind: "sections", data: NO_SECTIONS });
  serve({ kind: "start", id: 1, sequence: "remedies", inputs: { name: "a", isEndless: true } });
  await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0));
  serve({ kind: "stop", id: 1 });
  const [before, sent] = [taken(), answers.length];
  serve({ kind: "start", id: 2, sequence: "candidates", inputs: {} });
  await vi.waitFor(() => expect(answers.at(-1)).toEqual({ id: 2, items: [], isDone: true }));
  expect([taken(), answers.length]).toEqual([before, sent + 1]);
});

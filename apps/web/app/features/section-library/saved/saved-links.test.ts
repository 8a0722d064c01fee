import { beforeAll, beforeEach, expect, test } from "vitest";
import type { DocumentFailure } from "../../../../server/providers/documents.ts";
import type { Services } from "../../../../server/service-set.ts";
import { provideServices } from "../../../../server/services.ts";
import { seedCatalogue } from "../../../ui/catalogue/seed-catalogue.ts";
import { data } from "../testing/catalogue.ts";
import { savedLinks } from "./saved-links.server.ts";

const AWAY: DocumentFailure = { ok: false, code: "unavailable", message: "The database is away" };

let favourites: readonly string[];
let isAway: boolean;

beforeAll(() => seedCatalogue(data));

beforeEach(() => {
  favourites = [];
  isAway = false;
  const documents = {
    favourites: { list: async () => (isAway ? AWAY : { ok: true, sections: favourites }) },
    comparisons: {
      list: async () => ({
        ok: true,
        comparisons: [
          { name: "Rafter 10", sections: ["610UB125_300", "own:I-500x200x16x10-300"] },
          { name: "Rafter 9", sections: ["360UB44.7_350"] },
        ],
      }),
    },
  };
  provideServices(Promise.resolve({ documents } as unknown as Services));
});

test("each favourite is a link to its section in its own standard", async () => {
  favourites = ["610UB125_300", "610UB125_350", "own:I-500x200x16x10-300", "1WB1"];
  expect((await savedLinks("1")).favourites).toEqual([
    { label: "610UB125", detail: "Aust300", to: "/section-library?section=610UB125_300" },
    { label: "610UB125", detail: "Aust350", to: "/section-library?section=610UB125_350" },
    {
      label: expect.stringContaining("500"),
      detail: "Custom section",
      to: "/section-library?own=I-500x200x16x10-300",
    },
    {
      label: "1WB1",
      detail: "not in this version of the catalogue",
      to: "/section-library?section=1WB1",
    },
  ]);
});

test("each comparison is a link to its sections, by name with numbers in order", async () => {
  const comparisons = (await savedLinks("1")).comparisons ?? [];
  expect(comparisons.map(({ label }) => label)).toEqual(["Rafter 9", "Rafter 10"]);
  expect(comparisons[1]?.detail).toMatch(/^610UB125, .*500/);
  expect(comparisons[1]?.to).toBe("/section-library?compare=610UB125_300,own:I-500x200x16x10-300");
});

test("a part that cannot be loaded is null, and the rest is returned", async () => {
  isAway = true;
  const links = await savedLinks("1");
  expect(links.favourites).toBeNull();
  expect(links.comparisons).toHaveLength(2);
});

import { afterEach, expect, test, vi } from "vitest";
import type { DesignSummary, SavedProject } from "../../../../../shared/design-types.ts";
import { selectedContent } from "./selected-content.ts";

const PROJECT: SavedProject = {
  id: "p1",
  number: "K-104",
  name: "Shed",
  client: "Purlin",
  address: "1 Eaves St",
  designer: "AR",
  checker: "BP",
};

const design = (at: number, more: Partial<DesignSummary> = {}): DesignSummary => ({
  id: `id-${at}`,
  kind: "steel-beam",
  name: `Beam ${at}`,
  mark: `B${at}`,
  project: null,
  ratio: 0.8,
  status: "pass",
  revision: null,
  version: 1,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  ...more,
});

const designs = (count: number) => Array.from({ length: count }, (_, at) => design(at));

/** A server with a file for each design but the lost one, which answers in the reverse order. */
function serve(uid: string, lost = ""): string[][] {
  const asked: string[][] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    const ids = new URL(address, "https://example.com").searchParams.getAll("id");
    asked.push(ids);
    const found = ids.filter((id) => id !== lost).map((id) => ({ id, file: `file of ${id}` }));
    return Response.json({ uid, designs: found.toReversed() });
  });
  return asked;
}

afterEach(() => void vi.unstubAllGlobals());

const contentOf = (list: readonly DesignSummary[], onProgress: (progress: object) => void = () => {}) =>
  selectedContent(
    { uid: "u", projects: [PROJECT] },
    list,
    "Designs",
    onProgress,
    new AbortController().signal,
  );

test("files are read twenty at a time, and keep the order of the list", async () => {
  const asked = serve("u");
  const progress: object[] = [];
  const content = await contentOf(designs(45), (one) => progress.push(one));
  expect(asked.map(({ length }) => length)).toEqual([20, 20, 5]);
  expect(progress.at(-1)).toEqual({ unit: "load", done: 40, of: 45 });
  if (!("designs" in content)) throw new Error("There is no content.");
  expect(content.designs.map(({ file }) => file)).toEqual(designs(45).map(({ id }) => `file of ${id}`));
});

test("a design has the details of its project, and its name as the subject", async () => {
  serve("u");
  const content = await contentOf([design(1, { project: "p1" }), design(2)]);
  expect(content).toMatchObject({
    designs: [
      {
        details: {
          number: "K-104",
          client: "Purlin",
          by: "AR",
          checked: "BP",
          mark: "B1",
          subject: "Beam 1",
        },
      },
      { details: { mark: "B2", subject: "Beam 2" } },
    ],
  });
});

test("a design that was deleted since has the reason in place of its file", async () => {
  serve("u", "id-1");
  expect(await contentOf(designs(3))).toMatchObject({
    designs: [{}, { file: { problem: "This design no longer exists." } }, { file: "file of id-2" }],
  });
});

test("too many designs, and those of another user, are rejected with a reason", async () => {
  const asked = serve("another");
  expect(await contentOf(designs(51))).toEqual({
    problem: "A report has at most 50 designs; 51 are selected.",
  });
  expect(asked).toEqual([]);
  expect(await contentOf(designs(1))).toEqual({
    problem: "Another user has signed in in this browser. Reload the page.",
  });
});

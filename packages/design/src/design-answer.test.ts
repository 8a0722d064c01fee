import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { answerDesign } from "./design-answer.ts";
import { MODULES } from "./modules.ts";
import { openApi } from "./open-api.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

describe.each(MODULES)("$title", (module) => {
  test.each(module.examples)(
    "the example $title is answered with what the page shows, as JSON",
    ({ inputs }) => {
      const designed = answerDesign(module, inputs, resources);
      const outcome = module.run(inputs, resources);
      if (designed.kind !== "answer" || outcome.kind !== "result")
        throw new Error("The example has no result.");
      const { answer } = designed;
      const ratios = (
        checks: readonly { readonly id: string; readonly ratio: number | null | undefined }[],
      ) => new Map(checks.map(({ id, ratio }) => [id, ratio]));
      expect(ratios(answer.checks.map(({ id, limit }) => ({ id, ratio: limit?.ratio })))).toEqual(
        ratios(
          outcome.result.checks.map((check) => ({
            id: check.id,
            ratio: check.kind === "limit" ? check.ratio : undefined,
          })),
        ),
      );
      expect(JSON.stringify(answer)).not.toMatch(/"(value|demand|limit)":null/);
      expect(answer.checks.some(({ steps }) => steps.length > 0)).toBe(true);
      expect(answerDesign(module, answer.inputs, resources)).toEqual(designed);
    },
  );

  test("the OpenAPI document has every field, with the range of its numbers", () => {
    const document = openApi([module], "https://kingpost.example");
    const { schemas } = document.components as { schemas: Record<string, { properties: object }> };
    expect(Object.keys(schemas[module.kind]?.properties ?? {})).toEqual(Object.keys(module.fields));
    expect(document.paths).toHaveProperty([`/api/v1/design/${module.kind}`, "post"]);
    expect(JSON.stringify(document)).toContain('"minimum":');
  });
});

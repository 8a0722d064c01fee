import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { loadModules } from "../load-modules.ts";
import { answerDesign } from "./design-answer.ts";
import { openApi } from "./open-api.ts";

interface Shape {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
}

/** Where a value is not of a schema; a property that the schema does not have is a departure too. */
function departures(
  value: unknown,
  shape: Shape,
  schemas: Readonly<Record<string, Shape>>,
  path: string,
): string[] {
  if (shape.$ref) {
    const named = schemas[shape.$ref.split("/").at(-1) ?? ""];
    return named ? departures(value, named, schemas, path) : [`${path}: no schema ${shape.$ref}`];
  }
  const is = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  const types = [shape.type ?? []].flat();
  if (!types.includes(is) && !(types.includes("integer") && Number.isInteger(value)))
    return [`${path} is ${is}`];
  if (shape.enum && !shape.enum.includes(value)) return [`${path} is ${value}`];
  if (Array.isArray(value)) {
    return value.flatMap((one, at) => departures(one, shape.items ?? {}, schemas, `${path}/${at}`));
  }
  if (typeof value !== "object" || value === null || !shape.properties) return [];
  const own: Readonly<Record<string, unknown>> = { ...value };
  const { properties } = shape;
  return [
    ...(shape.required ?? []).filter((name) => !(name in own)).map((name) => `${path}/${name} is missing`),
    ...Object.entries(own).flatMap(([name, part]) => {
      const of = properties[name];
      return of ? departures(part, of, schemas, `${path}/${name}`) : [`${path}/${name} is not in the schema`];
    }),
  ];
}

const MODULES = await loadModules();
const resources = { catalogue: loadCatalogue(data as CatalogueData) };
const service = {
  product: "Kingpost",
  server: "https://kingpost.example",
  licence: { name: "Terms of Use", url: "https://kingpost.example/terms" },
  resources,
};

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
    const document = openApi([module], service);
    const { schemas } = document.components as { schemas: Record<string, { properties: object }> };
    expect(Object.keys(schemas[module.kind]?.properties ?? {})).toEqual(Object.keys(module.fields));
    expect(document.paths).toHaveProperty([`/api/v1/design/${module.kind}`, "post"]);
    expect(JSON.stringify(document)).toContain('"minimum":');
  });

  test("the OpenAPI document shows an answer to its first example that has the shape of the document", () => {
    const document = openApi([module], service);
    const { schemas } = document.components as { schemas: Record<string, Shape> };
    const { post } = Object(document.paths)[`/api/v1/design/${module.kind}`];
    const { schema, example } = post.responses["200"].content["application/json"];
    expect(departures(JSON.parse(JSON.stringify(example)), schema, schemas, "")).toEqual([]);
  });

  test.each(module.examples)(
    "the answer of the example $title has the shape of the OpenAPI document",
    ({ inputs }) => {
      const designed = answerDesign(module, inputs, resources);
      if (designed.kind !== "answer") throw new Error("The example has no result.");
      const { schemas } = openApi([module], service).components as {
        schemas: Record<string, Shape>;
      };
      const answer: unknown = JSON.parse(JSON.stringify(designed.answer));
      expect(departures(answer, { $ref: "#/components/schemas/Design" }, schemas, "")).toEqual([]);
    },
  );
});

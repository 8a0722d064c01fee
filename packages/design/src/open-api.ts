import { type Field, type Fields, plainSymbol, UNITS } from "@kingpost/calc";
import type { RunnableModule } from "./runnable-module.ts";

type Schema = Readonly<Record<string, unknown>>;

const PROBLEM = {
  description: "What is wrong, with a pointer to each field (RFC 9457)",
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
} as const;

/** The OpenAPI document of the modules, from the same fields as their forms. */
export function openApi(modules: readonly RunnableModule[], server: string): Schema {
  return {
    openapi: "3.1.0",
    info: {
      title: "Kingpost design modules (beta)",
      version: "1",
      description:
        "Each address takes the inputs of a design as JSON and answers the checks with their derivations. A number is in N, mm and MPa; a text may have a unit, such as 6.2m. A field that is left out has its default. Results must be verified by a qualified engineer.",
    },
    servers: [{ url: server }],
    paths: Object.fromEntries(modules.map((module) => [`/api/v1/design/${module.kind}`, pathOf(module)])),
    components: {
      schemas: {
        ...Object.fromEntries(modules.map(({ kind, fields }) => [kind, objectOf(fields)])),
        Problem: {
          type: "object",
          required: ["type", "title", "status", "detail"],
          properties: {
            type: { type: "string" },
            title: { type: "string" },
            status: { type: "integer" },
            detail: { type: "string" },
            errors: {
              type: "array",
              items: {
                type: "object",
                properties: { pointer: { type: "string" }, detail: { type: "string" } },
              },
            },
          },
        },
      },
    },
  };
}

function pathOf({ kind, title, edition, examples }: RunnableModule): Schema {
  const schema = { $ref: `#/components/schemas/${kind}` };
  return {
    post: {
      operationId: kind,
      summary: `${title} to ${edition}`,
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema,
            examples: Object.fromEntries(
              examples.map((example) => [example.id, { summary: example.title, value: example.inputs }]),
            ),
          },
        },
      },
      responses: {
        "200": {
          description: "The verdict, and every check from the worst to the best with its steps",
          content: { "application/json": { schema: { type: "object" } } },
        },
        "400": PROBLEM,
        "413": PROBLEM,
        "415": PROBLEM,
        "422": PROBLEM,
        "429": PROBLEM,
      },
    },
  };
}

function objectOf(fields: Fields): Schema {
  return {
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])),
  };
}

function schemaOf(field: Field): Schema {
  const shared = { title: titleOf(field), default: field.default };
  switch (field.kind) {
    case "number": {
      const { least, above, most, below } = field.range;
      const unit = UNITS[field.unit].text;
      return {
        ...shared,
        type: ["number", "string"],
        description: `${unit === "" ? "A factor" : `As text without a unit: in ${unit}`}.`,
        ...(least !== undefined && { minimum: least }),
        ...(above !== undefined && { exclusiveMinimum: above }),
        ...(most !== undefined && { maximum: most }),
        ...(below !== undefined && { exclusiveMaximum: below }),
      };
    }
    case "choice":
      return { ...shared, enum: field.options.map(({ value }) => value) };
    case "switch":
      return { ...shared, type: "boolean" };
    case "text":
      return { ...shared, type: "string", maxLength: field.most };
    case "section":
      return { ...shared, type: "string", description: "The ID of a section: /api/v1/sections lists them." };
    case "rows": {
      const { least, most } = field.count;
      return { ...shared, type: "array", minItems: least, maxItems: most, items: objectOf(field.columns) };
    }
  }
}

function titleOf({ label, symbol }: Field): string {
  return symbol === undefined ? label : `${label} ${plainSymbol(symbol)}`;
}

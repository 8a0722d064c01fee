import { type Field, type Fields, plainSymbol, UNITS } from "@kingpost/calc";
import type { RunnableModule } from "./runnable-module.ts";

type Schema = Readonly<Record<string, unknown>>;

const PROBLEM = {
  description: "What is wrong, with a pointer to each field (RFC 9457)",
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
} as const;

const TEXT = { type: "string" } as const;
const NUMBER = { type: "number" } as const;
const listOf = (items: Schema): Schema => ({ type: "array", items });
const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

function object(properties: Readonly<Record<string, Schema>>, optional: readonly string[] = []): Schema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: "object", required, properties };
}

const VERDICT = { type: "string", enum: ["pass", "close", "fail", "not covered", "not applicable"] } as const;

/** The shape of `DesignAnswer`. */
const ANSWER = {
  Design: object({
    kind: TEXT,
    version: { type: "integer" },
    engine: TEXT,
    edition: TEXT,
    inputs: { type: "object", description: "With the defaults of fields that were left out." },
    verdict: VERDICT,
    summary: TEXT,
    checks: listOf(refTo("Check")),
    tables: listOf(
      object(
        {
          id: TEXT,
          title: TEXT,
          tab: TEXT,
          columns: listOf(object({ head: TEXT, align: { type: "string", enum: ["left", "right"] } })),
          rows: listOf(listOf(TEXT)),
        },
        ["tab"],
      ),
    ),
    problems: listOf(object({ kind: TEXT, path: TEXT, message: TEXT })),
    assumptions: listOf(TEXT),
    exclusions: listOf(TEXT),
    toConfirm: listOf(TEXT),
  }),
  Check: object(
    {
      id: TEXT,
      group: TEXT,
      title: TEXT,
      verdict: VERDICT,
      reference: refTo("Reference"),
      combination: TEXT,
      location: TEXT,
      limit: object({
        demand: NUMBER,
        relation: { type: "string", enum: ["\u2264", "\u2265"] },
        limit: NUMBER,
        unit: TEXT,
        ratio: { type: ["number", "null"], description: "null where the limit leaves nothing." },
      }),
      finding: TEXT,
      steps: listOf(refTo("Step")),
      assumptions: listOf(TEXT),
    },
    ["combination", "location", "limit", "finding"],
  ),
  Step: object({
    id: TEXT,
    kind: { type: "string", enum: ["formula", "rule"] },
    symbol: TEXT,
    title: TEXT,
    reference: refTo("Reference"),
    formula: TEXT,
    substituted: TEXT,
    value: { ...NUMBER, description: "In N, mm, MPa, unrounded." },
    shown: TEXT,
    unit: TEXT,
  }),
  Reference: object({ edition: TEXT, standard: TEXT, place: TEXT }),
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
        ...ANSWER,
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
          content: { "application/json": { schema: { $ref: "#/components/schemas/Design" } } },
        },
        "400": PROBLEM,
        "413": PROBLEM,
        "415": PROBLEM,
        "422": PROBLEM,
        "429": PROBLEM,
        "503": PROBLEM,
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
      return {
        ...shared,
        type: "string",
        description: `The ID of a section: /api/v1/sections lists them.${field.whenEmpty === undefined ? "" : ` Empty: ${field.whenEmpty.toLowerCase()}.`}`,
      };
    case "rows": {
      const { least, most } = field.count;
      return { ...shared, type: "array", minItems: least, maxItems: most, items: objectOf(field.columns) };
    }
  }
}

function titleOf({ label, symbol }: Field): string {
  return symbol === undefined ? label : `${label} ${plainSymbol(symbol)}`;
}

import { type Field, type Fields, plainSymbol, UNITS } from "@kingpost/calc";
import type { Resources } from "../frame/module/resources.ts";
import type { RunnableModule } from "../frame/module/runnable-module.ts";
import { REPORT_LENGTHS } from "../report/report-of.ts";
import { answerDesign } from "./design-answer.ts";

type Schema = Readonly<Record<string, unknown>>;

/** What the document states of the service, beside its addresses. */
export interface ServiceInfo {
  readonly product: string;
  /** The address of the service, without a slash at the end. */
  readonly server: string;
  readonly licence: { readonly name: string; readonly url: string };
  /** What the examples are calculated with. */
  readonly resources: Resources;
}

const problemWith = (detail: string, status: number, title: string): Schema => ({
  description: "What is wrong, with a pointer to each field (RFC 9457)",
  content: {
    "application/problem+json": {
      schema: { $ref: "#/components/schemas/Problem" },
      example: { type: "about:blank", title, status, detail },
    },
  },
});

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
    standards: listOf(TEXT),
    inputs: {
      type: "object",
      additionalProperties: true,
      description: "With the defaults of fields that were left out.",
    },
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
export function openApi(modules: readonly RunnableModule[], of: ServiceInfo): Schema {
  return {
    openapi: "3.1.0",
    info: {
      title: `${of.product} open data and design modules (beta)`,
      version: "1",
      license: of.licence,
      description:
        "Each address takes the inputs of a design as JSON and answers the checks with their derivations. A number is in N, mm and MPa; a text may have a unit, such as 6.2m. A field that is left out has its default. Results must be verified by a qualified engineer.",
    },
    servers: [{ url: of.server }],
    // No key and no account.
    security: [],
    tags: [
      { name: "Design", description: "Designs of members to Australian Standards" },
      { name: "Sections", description: "The Section Library as open data" },
    ],
    paths: Object.fromEntries(
      modules.map((module) => [
        `/api/v1/design/${module.kind}`,
        pathOf(module, exampleAnswer(module, of.resources)),
      ]),
    ),
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
                properties: {
                  pointer: { ...TEXT, description: "Of a field of the inputs: #/spans/0/length" },
                  detail: TEXT,
                  parameter: { ...TEXT, description: "Of the query" },
                  message: TEXT,
                },
              },
            },
          },
        },
      },
    },
  };
}

/** Checks of an example, and steps of each. */
const SHOWN = { checks: 1, steps: 2 };

/** The answer to the first example of a module, without all but the first of its checks and steps. */
function exampleAnswer(module: RunnableModule, resources: Resources): unknown {
  const [example] = module.examples;
  const answered = example && answerDesign(module, example.inputs, resources);
  if (answered?.kind !== "answer") return undefined;
  const checks = answered.answer.checks
    .slice(0, SHOWN.checks)
    .map((check) => ({ ...check, steps: check.steps.slice(0, SHOWN.steps) }));
  return { ...answered.answer, checks, tables: [] };
}

const REPORT_PARAMETERS = [
  {
    name: "format",
    in: "query",
    description: "The format of the answer; that of the Accept header when left out.",
    schema: { type: "string", enum: ["json", "pdf"] },
  },
  {
    name: "length",
    in: "query",
    description: "How much the report as a PDF has.",
    schema: { type: "string", enum: REPORT_LENGTHS, default: "standard" },
  },
];

function pathOf({ kind, title, edition, examples }: RunnableModule, answer: unknown): Schema {
  const schema = { $ref: `#/components/schemas/${kind}` };
  return {
    post: {
      operationId: `design-${kind}`,
      tags: ["Design"],
      summary: `${title} to ${edition}`,
      description:
        "Calculates a design. The first example of the request has the example of the answer, shortened to one check with its first steps. With format=pdf, or an Accept header of application/pdf, the answer is the report as a PDF with the design inside.",
      parameters: REPORT_PARAMETERS,
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
          content: {
            "application/json": { schema: { $ref: "#/components/schemas/Design" }, example: answer },
            "application/pdf": {
              schema: { type: "string", format: "binary" },
              example: "%PDF-1.7",
            },
          },
        },
        "400": problemWith("The body of the request is not JSON.", 400, "Not JSON"),
        "405": problemWith("Allowed methods: POST, OPTIONS.", 405, "Method not allowed"),
        "413": problemWith("The inputs of a design are at most 64 kB.", 413, "Too large"),
        "415": problemWith("Send the inputs as application/json.", 415, "Unsupported media type"),
        "422": problemWith("Section is missing.", 422, "Invalid inputs"),
        "429": problemWith(
          "Too many designs from this address. Try again in 60 seconds.",
          429,
          "Too many requests",
        ),
        "503": problemWith("Many designs are being calculated. Try again in a minute.", 503, "Too busy"),
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

import { ALL_CATEGORIES, AVAILABILITIES, STANDARDS } from "@kingpost/sections";
import { derivedObject } from "@kingpost/sections/derived";
import { brand } from "../../../../shared/brand.ts";
import { currentCatalogue } from "../../../ui/catalogue/catalogue-store.ts";
import { DEFAULT_MEMBER, LONGEST_M, memberProblem, SHORTEST_M } from "../capacities/member/member.ts";
import { DATA_NOTICE } from "./api.server.ts";
import { sizeWithCapacities } from "./one-section.server.ts";

type Schema = Readonly<Record<string, unknown>>;

const TEXT = { type: "string" } as const;

const query = (name: string, schema: Schema, description: string): Schema => ({
  ...{ name, in: "query", required: false, schema, description },
});

const problemWith = (status: number, title: string, detail: string): Schema => ({
  description: "What is wrong (RFC 9457)",
  content: {
    "application/problem+json": {
      schema: { $ref: "#/components/schemas/Problem" },
      example: { type: "about:blank", title, status, detail },
    },
  },
});

const METHOD = problemWith(405, "Method not allowed", "Allowed methods: GET, HEAD, OPTIONS.");

/** An object of which every property is always in an answer, except those of `optional`. */
function object(properties: Readonly<Record<string, Schema>>, optional: readonly string[] = []) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: "object", required, properties };
}

const answer = (description: string, schema: Schema, example: unknown): Schema => ({
  description,
  content: { "application/json": { schema, example } },
});

const LENGTH = { type: "number", minimum: SHORTEST_M, maximum: LONGEST_M, default: 3 } as const;

const RECORD = {
  ...object({
    id: TEXT,
    name: TEXT,
    category: { type: "string", enum: ALL_CATEGORIES },
    standard: { type: "string", enum: STANDARDS },
    grade: TEXT,
    properties: {
      ...object({ availability: { type: "string", enum: AVAILABILITIES } }),
      additionalProperties: true,
    },
    derived: { type: "object", additionalProperties: true },
  }),
  description:
    "A section in one standard: id, name, category, standard, grade, properties in mm, mm2, mm3, mm4, mm6, MPa and kg/m, the source of each, discrepancies, notes, and what follows from the dimensions (derived).",
  additionalProperties: true,
} as const;

const CAPACITY = object(
  {
    name: TEXT,
    title: TEXT,
    unit: TEXT,
    value: { type: ["number", "null"], description: "null where not covered, with a reason." },
    reason: TEXT,
  },
  ["reason"],
);

const HEAD = { version: TEXT, notice: TEXT } as const;

const EXAMPLE_SIZE = { category: "UB", name: "360UB44.7" } as const;

/** The answers that the operations show, of one size: made at the first request, because they take the catalogue. */
function examples() {
  const catalogue = currentCatalogue();
  const record = catalogue.record(`${EXAMPLE_SIZE.name}_300`);
  const size = sizeWithCapacities(EXAMPLE_SIZE, DEFAULT_MEMBER);
  const [first] = size.sections;
  return {
    sections: {
      version: catalogue.version,
      notice: DATA_NOTICE,
      sections: record ? [{ ...record, derived: derivedObject(record) }] : [],
    },
    size: { ...size, sections: first ? [{ ...first, capacities: first.capacities.slice(0, 2) }] : [] },
  };
}

/** The open data in the OpenAPI document. */
export function sectionPaths(server: string): Schema {
  const { sections, size } = examples();
  return {
    "/api/v1/sections": {
      get: {
        operationId: "list-sections",
        tags: ["Sections"],
        summary: "Records of the Section Library",
        description: "All records, or those of a family, a grade or a name.",
        parameters: [
          query("category", { type: "string", enum: ALL_CATEGORIES }, "A family"),
          query("standard", { type: "string", enum: STANDARDS }, "A grade"),
          query("q", { type: "string", maxLength: 100 }, "A name as in the search box, no conditions"),
        ],
        responses: {
          200: answer(
            "The records in the catalogue's order",
            object({ ...HEAD, sections: { type: "array", items: RECORD } }),
            sections,
          ),
          400: problemWith(400, "Invalid filter", `standard must be one of ${STANDARDS.join(", ")}`),
          405: METHOD,
        },
      },
    },
    "/api/v1/sections/{size}": {
      get: {
        operationId: "get-size",
        tags: ["Sections"],
        summary: "A size in both grades with its design capacities to AS 4100",
        description: "The capacities are those of a member, whose lengths and factors are parameters.",
        parameters: [
          {
            ...{ name: "size", in: "path", required: true, schema: TEXT, example: "360ub44.7" },
            description: "Its name in any letter case: 360ub44.7",
          },
          query("lex", LENGTH, "Effective length for buckling about x, m"),
          query("ley", LENGTH, "Effective length for buckling about y, m"),
          query("le", LENGTH, "Effective length for lateral buckling, m"),
          query("alpha_m", { type: "number", default: 1 }, "Moment modification factor"),
          query("bs", { type: "number", default: 100 }, "Stiff bearing length, mm"),
        ],
        responses: {
          200: answer(
            "The size in each grade",
            object({
              ...HEAD,
              edition: TEXT,
              member: { type: "object", additionalProperties: { type: "number" } },
              sections: {
                type: "array",
                items: {
                  ...RECORD,
                  required: [...RECORD.required, "capacities"],
                  properties: { ...RECORD.properties, capacities: { type: "array", items: CAPACITY } },
                },
              },
            }),
            size,
          ),
          400: problemWith(400, "Invalid member", `lex: ${memberProblem("lex", 2 * LONGEST_M)}`),
          404: problemWith(404, "Not found", "The catalogue has no section \u201c999UB1\u201d."),
          405: METHOD,
        },
      },
    },
    "/data/latest.json": {
      get: {
        operationId: "get-latest-data",
        tags: ["Sections"],
        summary: "The newest package of the data: version, address, size and SHA-256",
        description: "The package is one file with every table as CSV and JSON, the licence and checksums.",
        responses: {
          200: answer(
            "The newest package",
            object({
              version: TEXT,
              url: { type: "string", format: "uri" },
              bytes: { type: "integer" },
              sha256: TEXT,
            }),
            {
              version: sections.version,
              url: `${server}/data/${brand.productName.toLowerCase()}-sections-${sections.version}.zip`,
              bytes: 500_000,
              sha256: "0".repeat(64),
            },
          ),
          405: METHOD,
        },
      },
    },
  };
}

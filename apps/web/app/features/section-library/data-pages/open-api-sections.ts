import { AVAILABILITIES, CATEGORIES, STANDARDS } from "@kingpost/sections";

type Schema = Readonly<Record<string, unknown>>;

const query = (name: string, schema: Schema, description: string): Schema => ({
  ...{ name, in: "query", required: false, schema, description },
});
const PROBLEM = {
  description: "What is wrong (RFC 9457)",
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
} as const;
const answer = (description: string, properties: Schema): Schema => ({
  description,
  content: { "application/json": { schema: { type: "object", properties } } },
});

const LENGTH = { type: "number", exclusiveMinimum: 0, maximum: 50, default: 3 } as const;
const RECORD = {
  type: "object",
  description:
    "A section in one standard: id, name, category, standard, grade, properties in mm, mm2, mm3, mm4, mm6, MPa and kg/m, the source of each, discrepancies, notes, and what follows from the dimensions (derived).",
  properties: {
    id: { type: "string" },
    name: { type: "string" },
    category: { type: "string" },
    standard: { type: "string", enum: STANDARDS },
    grade: { type: "string" },
    properties: {
      type: "object",
      properties: { availability: { type: "string", enum: AVAILABILITIES } },
      additionalProperties: true,
    },
  },
} as const;
const HEAD = { version: { type: "string" }, notice: { type: "string" } } as const;

/** The open data in the OpenAPI document. */
export const SECTION_PATHS: Schema = {
  "/api/v1/sections": {
    get: {
      summary: "Records of the Section Library",
      parameters: [
        query("category", { type: "string", enum: CATEGORIES }, "A family"),
        query("standard", { type: "string", enum: STANDARDS }, "A grade"),
        query("q", { type: "string", maxLength: 100 }, "A name as in the search box, no conditions"),
      ],
      responses: {
        200: answer("The records in the catalogue's order", {
          ...HEAD,
          sections: { type: "array", items: RECORD },
        }),
        400: PROBLEM,
      },
    },
  },
  "/api/v1/sections/{size}": {
    get: {
      summary: "A size in both grades with its design capacities to AS 4100",
      parameters: [
        {
          ...{ name: "size", in: "path", required: true, schema: { type: "string" } },
          description: "Its name in any letter case: 360ub44.7",
        },
        query("lex", LENGTH, "Effective length for buckling about x, m"),
        query("ley", LENGTH, "Effective length for buckling about y, m"),
        query("le", LENGTH, "Effective length for lateral buckling, m"),
        query("alpha_m", { type: "number", default: 1 }, "Moment modification factor"),
        query("bs", { type: "number", default: 100 }, "Stiff bearing length, mm"),
      ],
      responses: {
        200: answer("The size in each grade", {
          ...HEAD,
          edition: { type: "string" },
          member: { type: "object", additionalProperties: { type: "number" } },
          sections: {
            type: "array",
            items: {
              ...RECORD,
              properties: {
                ...RECORD.properties,
                capacities: {
                  type: "array",
                  items: {
                    type: "object",
                    properties: {
                      name: { type: "string" },
                      title: { type: "string" },
                      unit: { type: "string" },
                      value: {
                        type: ["number", "null"],
                        description: "null where not covered, with a reason.",
                      },
                      reason: { type: "string" },
                    },
                  },
                },
              },
            },
          },
        }),
        400: PROBLEM,
        404: PROBLEM,
      },
    },
  },
  "/data/latest.json": {
    get: {
      summary: "The newest package of the data: version, address, size and SHA-256",
      responses: {
        200: answer("The newest package", {
          version: { type: "string" },
          url: { type: "string", format: "uri" },
          bytes: { type: "integer" },
          sha256: { type: "string" },
        }),
      },
    },
  },
};

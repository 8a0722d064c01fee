import { createHash } from "node:crypto";
import { ALL_CATEGORIES, AVAILABILITIES, findSections, STANDARDS } from "@kingpost/sections";
import { derivedObject } from "@kingpost/sections/derived";
import { z } from "zod";
import { methodNotAllowed, OPEN_HEADERS, preflight, problem } from "../../../api-response.server.ts";
import { currentCatalogue } from "../../../ui/catalogue/catalogue-store.ts";
import { NO_LIBRARY, readSearch } from "../filter/search/typed-search.ts";

const ALL_AVAILABILITIES = new Set(AVAILABILITIES);

const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(", ")}` }).optional();

/** Whether a text for names holds a condition of the search box: it would find nothing. A wall thickness, `t=6`, is of the name. */
function hasCondition(text: string): boolean {
  const rest = text.replace(/\bt\s*=\s*\d+(?:\.\d+)?/gi, " ");
  return (
    /[<>=\u2264\u2265]/.test(rest) ||
    readSearch(rest, NO_LIBRARY).conditions.some(({ kind }) => kind === "range")
  );
}

/** The filters of the open catalogue. Other parameters are rejected, so that a typing error is noticed. */
const filters = z.strictObject({
  category: oneOf(ALL_CATEGORIES),
  standard: oneOf(STANDARDS),
  q: z
    .string()
    .max(100, "must be at most 100 characters")
    .refine(
      (text) => !hasCondition(text),
      "searches section names only. Download the records and filter them by property",
    )
    .optional(),
});

/** Notice that the licence of the tables requires. */
export const DATA_NOTICE =
  "Section tables: MIT License, Copyright (c) 2026 DavidH. Sources, method, known errors and the full notice: /about-the-data";

const METHODS = "GET, HEAD, OPTIONS";

type Filters = z.output<typeof filters>;

interface Sections {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** Responses without a search text are cached: one for each combination of family and standard. */
const kept = new Map<string, Sections>();
/** A record as JSON with a comma behind it, and its digest. */
interface Written {
  readonly bytes: Uint8Array;
  readonly digest: string;
}

/** Each record as JSON, made once: a response may have a thousand. */
const records = new Map<string, Written>();

const digestOf = (text: string) => createHash("sha256").update(text).digest("base64url");

function written(id: string): Written {
  const known = records.get(id);
  if (known) return known;
  const record = currentCatalogue().record(id);
  const text = JSON.stringify(record && { ...record, derived: derivedObject(record) });
  const made = { bytes: Buffer.from(`${text},`), digest: digestOf(text) };
  records.set(id, made);
  return made;
}

function find({ category, standard, q = "" }: Filters): Sections {
  const catalogue = currentCatalogue();
  const standards = standard ? [standard] : STANDARDS;
  const found = new Set(
    standards.flatMap((one) =>
      findSections(catalogue.entries, { text: q, standard: one, availability: ALL_AVAILABILITIES, category }),
    ),
  );
  const sections = catalogue.entries.filter((entry) => found.has(entry)).map(({ id }) => written(id));
  const head = JSON.stringify({ version: catalogue.version, notice: DATA_NOTICE });
  const tail = sections.pop();
  const body = Buffer.concat([
    Buffer.from(`${head.slice(0, -1)},"sections":[`),
    ...sections.map(({ bytes }) => bytes),
    tail?.bytes.subarray(0, -1) ?? Buffer.alloc(0),
    Buffer.from("]}"),
  ]);
  const digests = [...sections, tail].map((one) => one?.digest).join();
  return { body, etag: `W/"${digestOf(head + digests).slice(0, 27)}"` };
}

const isBlank = ({ q = "" }: Filters) => q.trim() === "";

/** The canonical address of a response without a search text, whatever the order and blanks of the request. */
function addressOf({ category, standard }: Filters): string {
  const query = new URLSearchParams({ ...(category && { category }), ...(standard && { standard }) });
  return `/api/v1/sections${query.size > 0 ? `?${query}` : ""}`;
}

function answerTo(asked: Filters): Sections {
  if (!isBlank(asked)) return find(asked);
  const address = addressOf(asked);
  const made = kept.get(address) ?? find(asked);
  kept.set(address, made);
  return made;
}

/** The whole catalogue as the response without filters has it. */
export const allSectionsJson = (): Uint8Array => answerTo({}).body;

/** Whether the client has this response: If-None-Match compares weakly, so a proxy may change weak to strong. */
function isKnown(given: string | null, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  const tags = given?.split(",").map(opaque) ?? [];
  return tags.includes("*") || tags.includes(opaque(etag));
}

/** The open data is read-only: any other method returns 405 with the allowed methods. */
export const readOnly = (): Response => methodNotAllowed(METHODS);

/** An unknown address under /api. */
export function unknownAddress(): Response {
  return problem(404, "Not found", "Nothing exists at this address. The open data is at /api/v1/sections.");
}

/** GET /api/v1/sections: the open catalogue, filtered by `category`, `standard` and `q`. */
export function sectionsResponse(request: Request): Response {
  if (request.method === "OPTIONS") return preflight(METHODS, "If-None-Match");
  const { searchParams } = new URL(request.url);
  const repeated = [...new Set(searchParams.keys())].filter((name) => searchParams.getAll(name).length > 1);
  const parsed = filters.safeParse(Object.fromEntries(searchParams));
  if (!parsed.success || repeated.length > 0) {
    const errors = [
      ...repeated.map((parameter) => ({ parameter, message: "must be given only once" })),
      ...(parsed.error?.issues ?? []).map((issue) =>
        issue.code === "unrecognized_keys"
          ? { parameter: issue.keys.join(", "), message: "is not a parameter; use category, standard or q" }
          : { parameter: String(issue.path[0]), message: issue.message },
      ),
    ];
    return problem(
      400,
      "Invalid filter",
      errors.map((error) => `${error.parameter} ${error.message}`).join("; "),
      { errors },
    );
  }
  const { body, etag } = answerTo(parsed.data);
  const headers = {
    ...OPEN_HEADERS,
    ETag: etag,
    "Cache-Control": "public, max-age=300, stale-while-revalidate=86400",
    "Content-Type": "application/json; charset=utf-8",
    // The server caches the response under this one address.
    ...(isBlank(parsed.data) ? { "Content-Location": addressOf(parsed.data) } : {}),
  };
  if (isKnown(request.headers.get("If-None-Match"), etag))
    return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

import { createHash } from "node:crypto";
import { AVAILABILITIES, CATEGORIES, STANDARDS } from "@kingpost/sections/record";
import { findSections } from "@kingpost/sections/search";
import { z } from "zod";
import { currentCatalogue } from "./catalogue-store.ts";

const ALL_AVAILABILITIES = new Set(AVAILABILITIES);

const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(", ")}` }).optional();

/** The filters of the open catalogue. A parameter that is not named here is refused, so that a typing slip is noticed. */
const filters = z.strictObject({
  category: oneOf(CATEGORIES),
  standard: oneOf(STANDARDS),
  q: z.string().max(100, "must be at most 100 characters").optional(),
});

const NOTICE =
  "Section tables: MIT License, Copyright (c) 2026 DavidH. Sources, method, known faults and the full notice: /about-the-data";

const METHODS = "GET, HEAD, OPTIONS";

const SHARED_HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag",
  "X-Content-Type-Options": "nosniff",
};

/** Filter combinations are few; each answer is made once and kept with its tag. Free text is not kept. */
const kept = new Map<string, { readonly body: string; readonly etag: string }>();

function answerTo({ category, standard, q = "" }: z.output<typeof filters>) {
  const catalogue = currentCatalogue();
  const key = q.trim() === "" ? `${category}/${standard}` : undefined;
  const known = key === undefined ? undefined : kept.get(key);
  if (known) return known;
  const standards = standard ? [standard] : STANDARDS;
  const found = new Set(
    standards.flatMap((one) =>
      findSections(catalogue.entries, { text: q, standard: one, availability: ALL_AVAILABILITIES, category }),
    ),
  );
  const sections = catalogue.entries
    .filter((entry) => found.has(entry))
    .map((entry) => catalogue.record(entry.id));
  const body = JSON.stringify({ version: catalogue.version, notice: NOTICE, sections });
  const made = { body, etag: `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"` };
  if (key !== undefined) kept.set(key, made);
  return made;
}

interface FilterError {
  readonly parameter: string;
  readonly message: string;
}

function problem(status: number, title: string, detail: string, errors?: readonly FilterError[]): Response {
  return new Response(JSON.stringify({ type: "about:blank", title, status, detail, errors }), {
    status,
    headers: { ...SHARED_HEADERS, "Content-Type": "application/problem+json", "Cache-Control": "no-store" },
  });
}

/** Whether the asker holds this answer: If-None-Match compares weakly, so that a proxy's change from weak to strong is no matter. */
function isKnown(given: string | null, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  const tags = given?.split(",").map(opaque) ?? [];
  return tags.includes("*") || tags.includes(opaque(etag));
}

function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Methods": METHODS,
      "Access-Control-Allow-Headers": "If-None-Match",
      "Access-Control-Max-Age": "86400",
      Allow: METHODS,
    },
  });
}

/** The open data are for reading: any other method is answered with what is allowed. */
export function readOnly(): Response {
  const answer = problem(405, "Method not allowed", `This address is for reading. Allowed are ${METHODS}.`);
  answer.headers.set("Allow", METHODS);
  return answer;
}

/** An address under /api that is none. */
export function unknownAddress(): Response {
  return problem(
    404,
    "Not found",
    "There is nothing at this address. The open data are at /api/v1/sections.",
  );
}

/** GET /api/v1/sections: the open catalogue, filtered by `category`, `standard` and `q`. */
export function sectionsResponse(request: Request): Response {
  if (request.method === "OPTIONS") return preflight();
  const { searchParams } = new URL(request.url);
  const repeated = [...new Set(searchParams.keys())].filter((name) => searchParams.getAll(name).length > 1);
  const parsed = filters.safeParse(Object.fromEntries(searchParams));
  if (!parsed.success || repeated.length > 0) {
    const errors = [
      ...repeated.map((parameter) => ({ parameter, message: "is given more than once" })),
      ...(parsed.error?.issues ?? []).map((issue) =>
        issue.code === "unrecognized_keys"
          ? { parameter: issue.keys.join(", "), message: "is unknown; allowed are category, standard and q" }
          : { parameter: String(issue.path[0]), message: issue.message },
      ),
    ];
    return problem(
      400,
      "Bad filter",
      errors.map((error) => `${error.parameter} ${error.message}`).join("; "),
      errors,
    );
  }
  const { body, etag } = answerTo(parsed.data);
  const headers = {
    ...SHARED_HEADERS,
    ETag: etag,
    "Cache-Control": "public, max-age=300, stale-while-revalidate=86400",
    "Content-Type": "application/json; charset=utf-8",
  };
  if (isKnown(request.headers.get("If-None-Match"), etag))
    return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

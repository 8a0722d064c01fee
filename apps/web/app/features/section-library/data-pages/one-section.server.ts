import { EDITION, unitOf } from "@kingpost/as4100";
import { type Capacity, fromBase, isCovered } from "@kingpost/calc";
import { type SectionRecord, STANDARDS } from "@kingpost/sections";
import { derivedObject } from "@kingpost/sections/derived";
import { methodNotAllowed, OPEN_HEADERS, preflight, problem } from "../../../api-response.server.ts";
import { currentCatalogue } from "../../../ui/catalogue/catalogue-store.ts";
import { capacityFor } from "../capacities/capacity-for.ts";
import {
  BEARING_ROWS,
  type DetailRow,
  MEMBER_ROWS,
  RESTRAINT_ROWS,
  rowsOfFamily,
  SECTION_ROWS,
} from "../capacities/capacity-rows.ts";
import {
  DEFAULT_BEARING_MM,
  DEFAULT_MEMBER,
  type Member,
  type MemberField,
  memberProblem,
} from "../capacities/member/member.ts";
import { meantBy } from "../section-pages/addresses.ts";
import { DATA_NOTICE } from "./api.server.ts";

const METHODS = "GET, HEAD, OPTIONS";

/** The member inputs by their names in the query. */
const PARAMETERS: Readonly<Record<string, MemberField>> = {
  lex: "lex",
  ley: "ley",
  le: "leb",
  alpha_m: "alphaM",
  bs: "bs",
};

const ROWS: readonly DetailRow[] = [...SECTION_ROWS, ...MEMBER_ROWS, ...RESTRAINT_ROWS, ...BEARING_ROWS];
const FIGURES = 6;

/** The member of a query, or what is wrong with it. */
function memberOf(query: URLSearchParams): Member | Response {
  const errors: { readonly parameter: string; readonly message: string }[] = [];
  const member: { -readonly [Field in MemberField]?: Member[Field] } = { ...DEFAULT_MEMBER };
  for (const [name, text] of query) {
    const field = PARAMETERS[name];
    if (!field) {
      errors.push({
        parameter: name,
        message: `is not a parameter; use ${Object.keys(PARAMETERS).join(", ")}`,
      });
      continue;
    }
    const value = text.trim() === "" ? Number.NaN : Number(text);
    const message = query.getAll(name).length > 1 ? "must be given only once" : memberProblem(field, value);
    if (message) errors.push({ parameter: name, message });
    else member[field] = value;
  }
  if (errors.length === 0) return { ...DEFAULT_MEMBER, ...member };
  const detail = errors.map(({ parameter, message }) => `${parameter}: ${message}`).join(" ");
  return problem(400, "Invalid member", detail, { errors });
}

function capacitiesOf(record: SectionRecord, member: Member) {
  return rowsOfFamily(ROWS, record.category).map(({ capacity, label }) => {
    const value: Capacity = capacityFor(record, capacity, member);
    const unit = unitOf(capacity);
    const named = { name: capacity, title: label, unit };
    return isCovered(value)
      ? { ...named, value: Number(fromBase(value, unit).toPrecision(FIGURES)) }
      : { ...named, value: null, reason: value.reason };
  });
}

/** The records of a size in both standards with their design capacities. */
export function sizeWithCapacities(
  { category, name }: Pick<SectionRecord, "category" | "name">,
  member: Member,
) {
  const catalogue = currentCatalogue();
  const records = STANDARDS.flatMap((standard) =>
    catalogue.records({ category, standard }).filter((record) => record.name === name),
  );
  const { lex, ley, leb, alphaM, bs = DEFAULT_BEARING_MM } = member;
  return {
    version: catalogue.version,
    notice: DATA_NOTICE,
    edition: EDITION,
    member: { lex, ley, le: leb, alpha_m: alphaM, bs },
    sections: records.map((record) => ({
      ...record,
      derived: derivedObject(record),
      capacities: capacitiesOf(record, member),
    })),
  };
}

/** GET /api/v1/sections/SIZE: the records of a size in both standards with their design capacities, for a member of the query. */
export function oneSectionResponse(request: Request, size: string): Response {
  if (request.method === "OPTIONS") return preflight(METHODS, "If-None-Match");
  if (request.method !== "GET" && request.method !== "HEAD") return methodNotAllowed(METHODS);
  const catalogue = currentCatalogue();
  const meant = meantBy(catalogue, size);
  if (meant?.kind !== "size")
    return problem(404, "Not found", `The catalogue has no section \u201c${size.slice(0, 60)}\u201d.`);
  const member = memberOf(new URL(request.url).searchParams);
  if (member instanceof Response) return member;
  const body = sizeWithCapacities(meant, member);
  return new Response(request.method === "HEAD" ? null : JSON.stringify(body), {
    headers: {
      ...OPEN_HEADERS,
      "Cache-Control": "public, max-age=300, stale-while-revalidate=86400",
      "Content-Type": "application/json; charset=utf-8",
    },
  });
}

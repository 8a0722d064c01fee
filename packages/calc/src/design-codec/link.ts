import { DomainError, type Unavailable } from "../domain-error.ts";
import { fromBase64url, toBase64url } from "./base64url.ts";
import { deflate, inflate } from "./deflate.ts";

declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const TextDecoder: new (
  label: "utf-8",
  options: { fatal: true },
) => { decode(bytes: Uint8Array): string };

/** The inputs of a design as they were written, with the version of their module that wrote them. */
export interface StoredDesign {
  readonly version: number;
  /** Not yet checked: `openInputs` does. */
  readonly inputs: unknown;
}

/** Most bytes of the JSON of one design. A beam of twenty spans with every row that the fields allow has half as many. */
const MOST_BYTES = 64 * 1024;
const LINK = /^([1-9]\d{0,5})\.([\w-]+)$/;

/** The design as the query of a link holds it: `1.<JSON of the inputs, deflated, base64url>`. */
export async function writeLink({ version, inputs }: StoredDesign): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(inputs));
  return `${version}.${toBase64url(await deflate(bytes))}`;
}

/** The version of the inputs of a link, whether or not they can be read; undefined for a text that is no link. */
export function linkVersion(text: string): number | undefined {
  const [, version] = LINK.exec(text) ?? [];
  return version === undefined ? undefined : Number(version);
}

/** The design of a link, or why it cannot be read. A link of several designs may have more bytes of JSON. */
export async function readLink(text: string, most = MOST_BYTES): Promise<StoredDesign | Unavailable> {
  const [, version, packed = ""] = LINK.exec(text) ?? [];
  const bytes = fromBase64url(packed);
  if (version === undefined || bytes === undefined) return badLink();
  try {
    const json = new TextDecoder("utf-8", { fatal: true }).decode(await inflate(bytes, most));
    return { version: Number(version), inputs: JSON.parse(json) };
  } catch (error) {
    if (error instanceof DomainError)
      return { kind: "unavailable", code: error.code, message: error.message };
    // Errors of the platform: not deflated, not UTF-8, not JSON.
    if (error instanceof TypeError || error instanceof SyntaxError) return badLink();
    throw error;
  }
}

function badLink(): Unavailable {
  return {
    kind: "unavailable",
    code: "bad-link",
    message: "This link does not contain a design. It may be incomplete: copy the whole link again.",
  };
}

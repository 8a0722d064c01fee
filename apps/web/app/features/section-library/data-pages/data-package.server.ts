import { createHash } from "node:crypto";
import { FAMILY_NAMES } from "@kingpost/sections";
import changes from "@kingpost/sections/data-changes.md?raw";
import licence from "@kingpost/sections/data-licence.md?raw";
import { strToU8, zipSync } from "fflate";
import { brand } from "../../../../shared/brand.ts";
import { OPEN_HEADERS, problem } from "../../../api-response.server.ts";
import { currentCatalogue } from "../../../ui/catalogue/catalogue-store.ts";
import { libraryCsv } from "../export/library-table/library-csv.ts";
import { familiesOf } from "../section-pages/addresses.ts";
import { allSectionsJson } from "./api.server.ts";

interface DataPackage {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly sha256: string;
}

/** Modification time of every file in the package, so that the same data are the same bytes. */
const WRITTEN = new Date("2026-01-01T00:00:00Z");

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

const README = `Australian steel sections

sections.json   every record in both standards, as GET /api/v1/sections answers it
csv/            one file for each family, both standards; the unit of each column is in its head
CHANGES.md      what changed between versions of the data
LICENCE.md      the licence of the published tables
SHA256SUMS      checksums: sha256sum -c SHA256SUMS

Sources, method and known errors: /about-the-data. A value that no table publishes is calculated from the dimensions.
A qualified engineer must verify every value before it is used.
`;

let made: DataPackage | undefined;

/** The data as one archive, made at the first request. */
export function dataPackage(): DataPackage {
  if (made) return made;
  const catalogue = currentCatalogue();
  const files = new Map<string, Uint8Array>([
    ["README.txt", strToU8(README)],
    ["LICENCE.md", strToU8(licence)],
    ["CHANGES.md", strToU8(changes)],
    ["sections.json", allSectionsJson()],
    ...familiesOf(catalogue).map((category): [string, Uint8Array] => [
      `csv/${FAMILY_NAMES[category].toLowerCase().replaceAll(" ", "-")}.csv`,
      strToU8(libraryCsv(catalogue.records({ category }))),
    ]),
  ]);
  const sums = [...files].map(([name, bytes]) => `${sha256(bytes)}  ${name}\n`).join("");
  files.set("SHA256SUMS", strToU8(sums));
  const bytes = zipSync(Object.fromEntries(files), { level: 9, mtime: WRITTEN });
  made = {
    name: `${brand.productName.toLowerCase()}-sections-${catalogue.version}.zip`,
    bytes,
    sha256: sha256(bytes),
  };
  return made;
}

/** GET /data/FILE: the package under the name of its version, and `latest.json`, which names it. */
export function dataFile(file: string, publicUrl: string): Response {
  const { name, bytes, sha256: digest } = dataPackage();
  if (file === "latest.json") {
    const latest = {
      version: currentCatalogue().version,
      url: `${publicUrl}/data/${name}`,
      bytes: bytes.length,
      sha256: digest,
    };
    return Response.json(latest, { headers: { ...OPEN_HEADERS, "Cache-Control": "public, max-age=300" } });
  }
  if (file !== name)
    return problem(404, "Not found", "The newest package of the data is named in /data/latest.json.");
  return new Response(bytes, {
    headers: {
      ...OPEN_HEADERS,
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${name}"`,
      ETag: `"${digest}"`,
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}

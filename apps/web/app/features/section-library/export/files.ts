import { type SteelSectionRecord, textOfCustomId } from "@kingpost/sections";
import { ExportError } from "../../../ui/export/export-error.ts";
import { saveFile } from "../../../ui/export/save-file.ts";
import { type Member, memberToText } from "../capacities/member/member.ts";
import type { CapacityScope } from "./capacity-values.ts";
import { listFileName, sectionFileName } from "./file-name.ts";
import { type Origin, provenanceOf } from "./provenance.ts";

/*
 * The files that a user exports. Their code is loaded on demand, so that a first visit does not load it.
 * Each function settles with the name of the file, and throws if the code cannot be loaded.
 */

/** The link's query that shows a section, and its capacities for a member. */
function queryOf({ id }: SteelSectionRecord, member?: Member): string {
  const own = textOfCustomId(id);
  const section = own === undefined ? `section=${encodeURIComponent(id)}` : `own=${encodeURIComponent(own)}`;
  const lengths = member ? memberToText(member) : "";
  return lengths === "" ? `?${section}` : `?le=${lengths}&${section}`;
}

export async function takeDataSheet(
  record: SteelSectionRecord,
  origin: Origin,
  owner: string,
  member?: Member,
): Promise<string> {
  const { makeDataSheet } = await import("./data-sheet/make-data-sheet.ts");
  const name = sectionFileName(record, "pdf");
  saveFile(await makeDataSheet(record, provenanceOf(origin, queryOf(record, member)), owner, member), name);
  return name;
}

export async function takeSvg(record: SteelSectionRecord, origin: Origin): Promise<string> {
  const { svgFile } = await import("@kingpost/drawing/steel-section/svg-file");
  const { address } = provenanceOf(origin, queryOf(record));
  const svg = svgFile(record, `${record.grade}. Data version ${origin.version}. ${address}`);
  return save(svg, sectionFileName(record, "svg"), "image/svg+xml");
}

export async function takeDxf(record: SteelSectionRecord, origin: Origin): Promise<string> {
  const { dxfFile } = await import("@kingpost/drawing/steel-section/dxf");
  const notes = [record.name, record.grade, `Data version ${origin.version}`];
  return save(dxfFile(record, notes), sectionFileName(record, "dxf"), "image/vnd.dxf");
}

interface TakenTable {
  /** The member of the capacities in the table; without it there are none. */
  readonly member?: Member | undefined;
  readonly scope?: CapacityScope;
  readonly name?: string;
  /** The address of the library that shows the same; by default that of the page. */
  readonly query?: string;
}

export async function takeCsv(
  records: readonly SteelSectionRecord[],
  { member, scope, name = nameOf(records, "csv") }: TakenTable = {},
): Promise<string> {
  const { libraryCsv } = await import("./library-table/library-csv.ts");
  return save(libraryCsv(records, member, scope), name, "text/csv;charset=utf-8");
}

export async function takeXlsx(
  records: readonly SteelSectionRecord[],
  origin: Origin,
  { member, scope, name = nameOf(records, "xlsx"), query = tableQuery(records, member) }: TakenTable = {},
): Promise<string> {
  const { libraryXlsx } = await import("./library-table/library-xlsx.ts");
  saveFile(await libraryXlsx(records, provenanceOf(origin, query), member, scope), name);
  return name;
}

function tableQuery(records: readonly SteelSectionRecord[], member?: Member): string {
  const [first] = records;
  return records.length === 1 && first ? queryOf(first, member) : window.location.search;
}

/** The name of a file with all sections of a version of the data. */
export const libraryFileName = (version: string, extension: string): string =>
  `section-library-${version}.${extension}`;

function nameOf(records: readonly SteelSectionRecord[], extension: string): string {
  const [first] = records;
  if (records.length === 1 && first) return sectionFileName(first, extension);
  return listFileName(
    records.map((record) => record.name),
    extension,
  );
}

function save(text: string | undefined, name: string, type: string): string {
  if (text === undefined) throw new ExportError("This section has no drawing.");
  saveFile(new Blob([text], { type }), name);
  return name;
}

import { type DesignFile, isUnavailable, jsonEncoding, readFile } from "@kingpost/calc";
import { parseProject } from "@kingpost/design/report";
import { DESIGN_PAGES } from "../../../../shared/design-pages.ts";
import { attachedTexts, isEncrypted } from "./attached-texts.ts";

/** Larger files are no design. */
const MOST_BYTES = 64 * 1024 * 1024;

const PAGES = [...DESIGN_PAGES, { kind: "load-path", title: "Load Path" }] as const;

/** What this product saved as a file, or put into a PDF. */
export interface DesignInFile {
  readonly stored: DesignFile;
  /** Mark, subject and module: `B1 Floor beam, Steel Beam`. */
  readonly label: string;
}

/** The designs of a file, at least one, in their order; or why there is none. */
export async function designsInFile(
  file: Pick<File, "name" | "size" | "arrayBuffer">,
): Promise<readonly DesignInFile[] | { readonly problem: string }> {
  if (file.size > MOST_BYTES) return { problem: `${file.name} is too large to be a design.` };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isPdf = new TextDecoder("latin1").decode(bytes.subarray(0, 5)) === "%PDF-";
  const texts = isPdf ? await attachedTexts(bytes) : [new TextDecoder(jsonEncoding(bytes)).decode(bytes)];
  const read = texts.map(readFile);
  const designs = read.flatMap((stored) =>
    isUnavailable(stored) ? [] : [{ stored, label: labelOf(stored) }],
  );
  if (designs.length > 0) return designs;
  if (isPdf && isEncrypted(bytes)) {
    return {
      problem: `${file.name} is encrypted: it is protected by a password, also where it opens without one. Save a copy without protection, and open that.`,
    };
  }
  const failure = read.find(isUnavailable);
  return {
    problem: failure ? `${file.name}: ${failure.message}` : `${file.name} is a PDF without a design inside.`,
  };
}

function labelOf({ kind, project }: DesignFile): string {
  const { mark, subject } = parseProject(project);
  const title = PAGES.find((one) => one.kind === kind)?.title ?? kind;
  return [`${mark} ${subject}`.trim(), title].filter(Boolean).join(", ");
}

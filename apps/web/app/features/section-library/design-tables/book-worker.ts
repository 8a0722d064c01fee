/** Makes the book of all tables in a worker, so that the page stays usable. Built apart from the pages: it must not run what starts one. */
import { reportPdf } from "@kingpost/report";
import { type CatalogueData, loadCatalogue, type Standard } from "@kingpost/sections";
import { loadFonts } from "../../../ui/report-fonts/load-fonts.ts";
import type { SheetOwner } from "../export/sheet-owner.ts";
import { bookOf } from "./book.ts";

export interface AskedBook {
  readonly data: CatalogueData;
  readonly standard: Standard;
  readonly date: string;
  readonly address: string;
  readonly owner: SheetOwner;
}

export type BookMessage =
  | { readonly kind: "sheet"; readonly set: number; readonly of: number }
  | { readonly kind: "done"; readonly bytes: Uint8Array<ArrayBuffer> };

/** Progress is reported at every tenth sheet: a message for each would take longer than the sheet. */
const EVERY = 10;

async function make({ data, ...of }: AskedBook): Promise<void> {
  const report = bookOf({ catalogue: loadCatalogue(data), ...of });
  const bytes = await reportPdf(report, await loadFonts(), {
    onSheet: (set, count) => {
      if (set % EVERY === 0) postMessage({ kind: "sheet", set, of: count } satisfies BookMessage);
    },
  });
  postMessage({ kind: "done", bytes } satisfies BookMessage);
}

if (typeof document === "undefined" && typeof self !== "undefined") {
  self.addEventListener("message", ({ data }: MessageEvent<AskedBook>) => {
    make(data).catch((cause: unknown) => {
      // Reaches the page as the error of the worker.
      setTimeout(() => {
        throw cause;
      });
    });
  });
}

/** Makes the report of several designs in a worker, so that the page stays usable. Built apart from the pages: it must not run what starts one. */
import type { Resources } from "@kingpost/design";
import { packagePdf } from "@kingpost/report";
import { loadCatalogue } from "@kingpost/sections";
import { loadFonts } from "../../../ui/report-fonts/load-fonts.ts";
import { pathPackage } from "../load-path/path-report.ts";
import { loadPathModules } from "../modules/modules-on-demand.ts";
import type { AskedPackage, PackageContent, PackageMessage, PackageProgress } from "./messages.ts";
import { type PackageBasis, savedItem } from "./package-items.ts";
import { type PackageOf, packageReport } from "./package-report.ts";

/** Progress is reported at every tenth sheet: a message for each would take longer than the sheet. */
const EVERY = 10;

const send = (message: PackageMessage) => self.postMessage(message);
const report = (progress: PackageProgress) => send({ kind: "progress", progress });

async function packageOf(
  content: PackageContent,
  resources: Resources,
  basis: PackageBasis,
): Promise<PackageOf> {
  const modules = await loadPathModules();
  if (content.kind === "path") return pathPackage(content, resources, basis);
  const { title, designs } = content;
  const items = designs.map((design, at) => {
    report({ unit: "design", done: at + 1, of: designs.length });
    return savedItem(design, modules, resources, basis);
  });
  return {
    title,
    items,
    issuer: basis.issuer,
    length: basis.length,
    isTypical: basis.isTypical,
    date: basis.date,
    address: `${basis.origin}/dashboard`,
  };
}

async function make({ data, basis, content }: AskedPackage): Promise<void> {
  const made = packageReport(await packageOf(content, { catalogue: loadCatalogue(data) }, basis));
  const fonts = await loadFonts();
  report({ unit: "layout" });
  const bytes = await packagePdf(made, fonts, {
    onSheet: (done, of) => {
      if (done % EVERY === 0) report({ unit: "sheet", done, of });
    },
  });
  send({ kind: "done", bytes });
}

if (typeof document === "undefined" && typeof self !== "undefined") {
  self.addEventListener("message", ({ data }: MessageEvent<AskedPackage>) => {
    make(data).catch((cause: unknown) => {
      // Reaches the page as the error of the worker.
      setTimeout(() => {
        throw cause;
      });
    });
  });
}

import { reportPdf } from "@kingpost/report";
import { pageTexts, testFonts } from "@kingpost/report/testing";
import { expect, test } from "vitest";
import { loadModules } from "../load-modules.ts";
import { designTitleBlock } from "./design-title-block.ts";
import { parseProject } from "./project-details.ts";

const INFO = { title: "", author: "", subject: "", creator: "" };

test.each((await loadModules()).map((module) => ({ title: module.title, module })))(
  "the title block of $title has room for every Standard that its checks can cite",
  async ({ title, module }) => {
    const titleBlock = designTitleBlock({
      firm: { name: "Firm", lines: [] },
      project: parseProject({}),
      standards: module.standards,
      engine: `${title} (beta) ${module.engine}`,
      date: "27 November 2026",
      address: "https://example.com/x",
    });
    const [texts = []] = pageTexts(await reportPdf({ info: INFO, titleBlock, blocks: [] }, testFonts()));
    const text = texts.join(" ");
    expect(text).not.toContain("\u2026");
    for (const { edition } of module.standards)
      expect(text).toContain(edition.replace(/[,:(] .*$| \(.*$/, ""));
  },
);

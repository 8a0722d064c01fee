import { formatCapacity, unitOf } from "@kingpost/as4100";
import { isCovered, mathText } from "@kingpost/calc";
import { drawSection, svgTree } from "@kingpost/drawing/steel-section";
import { findRow, type PropertyName, type PropertyRow, shortGrade } from "@kingpost/sections";
import { currentCatalogue } from "../../../ui/catalogue/catalogue-store.ts";
import type { LibraryPanel } from "../../../ui/open-now/library-panel.ts";
import { capacityFor } from "../capacities/capacity-for.ts";
import { DEFAULT_MEMBER } from "../capacities/member/member.ts";
import { cellOf } from "../section/property-value.ts";
import { sizesOf } from "../section-pages/addresses.ts";
import { catalogueCounts } from "./catalogue-counts.server.ts";

const SHOWN = { category: "UB", id: "360UB44.7_300" } as const;
const PROPERTIES: readonly PropertyName[] = ["mass", "d", "ag", "ix", "sx", "zex", "kf"];
/** Sizes before and after the shown one. */
const BESIDE = 4;
/** Text size in the drawing, which is half as large in the panel as on the page of a section. Drawing units. */
const PANEL_TEXT = 25;

let made: LibraryPanel | undefined;

/** A section as the library shows it, its values and its drawing from the catalogue; the same for every visitor. */
export function libraryPanel(): LibraryPanel {
  made ??= makePanel();
  return made;
}

function makePanel(): LibraryPanel {
  const catalogue = currentCatalogue();
  const record = catalogue.record(SHOWN.id);
  if (!record) throw new Error(`The catalogue does not have ${SHOWN.id}.`);
  const scene = drawSection(record, { textSize: PANEL_TEXT });
  if (scene.kind === "missing") throw new Error(scene.message);
  const sizes = sizesOf(catalogue, SHOWN.category).map(({ name }) => name);
  const at = sizes.indexOf(record.name);
  const moment = capacityFor(record, "phiMsx", DEFAULT_MEMBER);
  return {
    name: record.name,
    grade: shortGrade(record.grade),
    drawing: svgTree(scene, { id: "library-panel" }),
    neighbours: sizes.slice(Math.max(0, at - BESIDE), at + BESIDE + 1),
    ...catalogueCounts(),
    rows: [
      ...PROPERTIES.flatMap((property) => {
        const row = findRow(record, property);
        if (!row) return [];
        const { text } = cellOf(record, row);
        return [{ label: row.label, symbol: row.symbol, text, unit: unitText(row) }];
      }),
      ...(isCovered(moment)
        ? [
            {
              label: "Section moment capacity about x",
              symbol: mathText("phiM_sx"),
              text: formatCapacity(moment, "phiMsx").text,
              unit: unitOf("phiMsx"),
            },
          ]
        : []),
    ],
  };
}

const SUPERSCRIPTS = [
  "\u2070",
  "\u00b9",
  "\u00b2",
  "\u00b3",
  "\u2074",
  "\u2075",
  "\u2076",
  "\u2077",
  "\u2078",
  "\u2079",
];

/** `\u00d710\u2076 mm\u2074`. */
function unitText({ unit, exponent }: Pick<PropertyRow, "unit" | "exponent">): string {
  const raised = (unit ?? "").replace(/^mm(\d)$/, (_, power: string) => `mm${SUPERSCRIPTS[Number(power)]}`);
  return exponent === 0 ? raised : `\u00d710${SUPERSCRIPTS[exponent]} ${raised}`;
}

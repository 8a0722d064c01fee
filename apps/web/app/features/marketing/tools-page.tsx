import { brand } from "../../../shared/brand.ts";
import type { LibraryPanel } from "../../ui/open-now/library-panel.ts";
import { OpenNow } from "../../ui/open-now/open-now.tsx";
import { Details } from "./details.tsx";
import { BeamDiagrams } from "./drawings/services.tsx";
import { ToolLines } from "./lines.tsx";
import { type ModuleGroupTiles, ModuleListing } from "./module-listing.tsx";
import { PageFrame, PageHead, Section } from "./page-frame.tsx";

const QUICK_LINKS = [
  { label: "Home", to: "/" },
  { label: "Consulting Services", to: "/consulting" },
  { label: "Client Portal", to: "/signin" },
];

const BENEFITS = [
  {
    title: "Fast Calculations",
    text: "Results appear as you type. The Section Library already works this way.",
  },
  {
    title: "Cloud-Based",
    text: "Nothing to install. The tools run in your browser, in the office and on site.",
  },
  {
    title: "Standards Compliant",
    text: "Built to comply with Australian Standards. A qualified engineer must verify every result before it is used.",
  },
  {
    title: "Professional Support",
    text: "Ask the structural engineers who build the tools. We reply to messages within 24 hours.",
  },
];

interface ToolsPageProps {
  readonly title: string;
  readonly sheet: string;
  readonly groups: readonly ModuleGroupTiles[];
  readonly panel: LibraryPanel;
}

/** The engineering tools page, at two addresses. */
export function ToolsPage({ title, sheet, groups, panel }: ToolsPageProps) {
  return (
    <PageFrame title={title} sheet={sheet} quickLinks={QUICK_LINKS}>
      <PageHead title="Smart Structural Design Tools" lead={brand.tagline}>
        <BeamDiagrams />
      </PageHead>
      <Section id="open-now" title="Open now" isLong lead="Open to everyone, without an account.">
        <OpenNow panel={panel} libraryPath="/section-library-preview" />
      </Section>
      <Section title="Benefits">
        <Details details={BENEFITS} columns={4} />
      </Section>
      <Section title="Tools" lead="For practising engineers, students and schools.">
        <ToolLines className="max-w-2xl" />
      </Section>
      <Section
        title="Design Modules"
        isLong
        lead={
          <>
            The design modules are coming soon. A module marked &ldquo;Beta available&rdquo; can be tried
            today, without an account.
          </>
        }
      >
        <ModuleListing groups={groups} />
      </Section>
    </PageFrame>
  );
}

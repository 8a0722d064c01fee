import { Link } from "react-router";
import { brand } from "../../../shared/brand.ts";
import { SITE_PAGES } from "../../../shared/site-pages.ts";
import type { LibraryPanel } from "../../ui/open-now/library-panel.ts";
import { OpenDoors, OpenNow } from "../../ui/open-now/open-now.tsx";
import { SHEET } from "../../ui/page/sheet.ts";
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
  readonly groups: readonly ModuleGroupTiles[];
  readonly panel: LibraryPanel;
}

/** What the tools are and for whom, with every design module. */
export function ToolsPage({ groups, panel }: ToolsPageProps) {
  return (
    <PageFrame
      title="Engineering tools"
      sheet={SITE_PAGES["engineering-tools"].sheet}
      quickLinks={QUICK_LINKS}
    >
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
      <ModuleSection groups={groups} />
    </PageFrame>
  );
}

/** The design modules to choose from: those that are open first, then the listing of all. */
export function ModulesPage({ groups }: Pick<ToolsPageProps, "groups">) {
  return (
    <PageFrame title="Design" sheet={SITE_PAGES.design.sheet} quickLinks={QUICK_LINKS}>
      <div className={`${SHEET} pt-8 sm:pt-12 print:pt-0`}>
        <h1 className="text-32 sm:text-48">Design</h1>
        <p className="mt-5 max-w-[40rem] text-16 text-steel">
          Choose a module, or join members to a load path. <Link to={PROOF.path}>{PROOF.name}</Link>: clauses,
          examples and known limits of each.
        </p>
      </div>
      <Section id="open-now" title="Open now" isLong lead="Open to everyone, without an account.">
        <OpenDoors libraryPath="/section-library-preview" />
      </Section>
      <ModuleSection groups={groups} />
    </PageFrame>
  );
}

const PROOF = SITE_PAGES.validation;

function ModuleSection({ groups }: Pick<ToolsPageProps, "groups">) {
  return (
    <Section
      title="Design Modules"
      isLong
      lead="The design modules are coming soon. Each can be tried today as a beta, without an account."
    >
      <ModuleListing groups={groups} />
    </Section>
  );
}

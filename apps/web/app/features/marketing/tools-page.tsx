import { Fragment } from "react";
import { Link } from "react-router";
import { brand } from "../../../shared/brand.ts";
import { DESIGN_PAGES, designPath } from "../../../shared/design-pages.ts";
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
}

/** The engineering tools page, at two addresses. */
export function ToolsPage({ title, sheet, groups }: ToolsPageProps) {
  return (
    <PageFrame title={title} sheet={sheet} quickLinks={QUICK_LINKS}>
      <PageHead title="Smart Structural Design Tools" lead={brand.tagline}>
        <BeamDiagrams />
      </PageHead>
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
            The design modules are coming soon. The Section Library preview is open to everyone:{" "}
            <Link to="/section-library-preview">try the Section Library</Link>. Betas of{" "}
            {DESIGN_PAGES.map(({ kind, title: module }, at) => (
              <Fragment key={kind}>
                {at === 0 ? "" : at < DESIGN_PAGES.length - 1 ? ", " : " and "}
                <Link to={designPath(kind)}>{module}</Link>
              </Fragment>
            ))}{" "}
            are open too, and a <Link to="/design/load-path">load path</Link> connects their members. All
            capacities are also in <Link to="/design-tables">design capacity tables</Link>. No account needed.
          </>
        }
      >
        <ModuleListing groups={groups} />
      </Section>
    </PageFrame>
  );
}

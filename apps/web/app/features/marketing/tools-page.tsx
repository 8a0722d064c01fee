import { Link } from "react-router";
import { brand } from "../../brand.ts";
import { Details } from "./details.tsx";
import { BeamDiagrams } from "./drawings/services.tsx";
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
    text: "The Section Library answers as you type. The design modules are being built to do the same.",
  },
  {
    title: "Cloud-Based",
    text: "Nothing to install: the tools are made for the browser, at the desk and on site.",
  },
  {
    title: "Standards Compliant",
    text: "Made to comply with Australian Standards. Have a qualified engineer verify every result before you rely on it.",
  },
  {
    title: "Professional Support",
    text: "Ask the structural engineers who make the tools. We reply to messages within 24 hours.",
  },
];

interface ToolsPageProps {
  readonly title: string;
  readonly sheet: string;
  readonly groups: readonly ModuleGroupTiles[];
}

/** The page about the tools, at two addresses. */
export function ToolsPage({ title, sheet, groups }: ToolsPageProps) {
  return (
    <PageFrame title={title} sheet={sheet} quickLinks={QUICK_LINKS}>
      <PageHead title="Smart Structural Design Tools" lead={brand.tagline}>
        <BeamDiagrams />
      </PageHead>
      <Section title="What they do for you">
        <Details details={BENEFITS} columns={4} />
      </Section>
      <Section
        title="Design Modules"
        lead={
          <>
            The design modules are coming soon. The Section Library is open as a preview, without an account:{" "}
            <Link to="/section-library-preview">try the Section Library</Link>.
          </>
        }
      >
        <ModuleListing groups={groups} />
      </Section>
    </PageFrame>
  );
}

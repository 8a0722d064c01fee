import { Link } from "react-router";
import { brand } from "../../brand.ts";
import { Details } from "./details.tsx";
import { BeamDiagrams } from "./drawings/services.tsx";
import { type ModuleGroupTiles, ModuleListing } from "./module-listing.tsx";
import { PageFrame, Section } from "./page-frame.tsx";

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
      <div className="mx-auto grid max-w-6xl items-center gap-8 px-4 pt-10 sm:px-6 lg:grid-cols-2 lg:pt-16 print:px-0 print:pt-0">
        <div>
          <h1 className="text-balance text-32 sm:text-48">Smart Structural Design Tools</h1>
          <p className="mt-5 max-w-xl text-16 text-steel">{brand.tagline}</p>
        </div>
        <BeamDiagrams />
      </div>
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

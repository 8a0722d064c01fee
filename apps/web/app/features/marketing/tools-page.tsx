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
    text: "Instant results for beams, columns, footings and connections.",
  },
  {
    title: "Cloud-Based",
    text: "Nothing to install: the tools run in the browser, at the desk and on site.",
  },
  {
    title: "Standards Compliant",
    text: "Made to comply with Australian Standards. A qualified engineer verifies each result before it is relied on.",
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
      <div className="mx-auto grid max-w-6xl items-center gap-8 px-4 pt-10 sm:px-6 lg:grid-cols-2 lg:pt-16">
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
            All of them are being built. One you can try today: the{" "}
            <Link to="/section-library-preview">preview of the Section Library</Link> is open to everybody.
          </>
        }
      >
        <ModuleListing groups={groups} />
      </Section>
    </PageFrame>
  );
}

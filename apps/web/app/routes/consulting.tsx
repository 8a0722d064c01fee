import { brand } from "../brand.ts";
import { ActionLink } from "../features/marketing/action-link.tsx";
import { CallToAction } from "../features/marketing/call-to-action.tsx";
import { Details } from "../features/marketing/details.tsx";
import { ConsultingDrawing } from "../features/marketing/drawings/services.tsx";
import { PageFrame, Section } from "../features/marketing/page-frame.tsx";
import { pageMeta } from "../features/marketing/page-meta.ts";
import type { PageHandle } from "../page-handle.ts";

export const handle: PageHandle = { nav: true, use: "nothing" };

export const meta = () =>
  pageMeta({
    path: "/consulting",
    title: `Consulting services · ${brand.firmName}`,
    description:
      "Structural analysis and design, construction documentation, expert witness services and specialised engineering for industry, energy, water and commercial buildings.",
  });

const QUICK_LINKS = [
  { label: "Home", to: "/" },
  { label: "Engineering Tools", to: "/engineering-tools" },
  { label: "Client Portal", to: "/signin" },
];

const SERVICES = [
  {
    title: "Structural analysis and design",
    text: "Steel, concrete and composite structures to the Australian Standards, from the load path to the last bolt. Calculations that another engineer can follow.",
  },
  {
    title: "Construction documentation",
    text: "Drawings and specifications that a fabricator can price and a site can build from, and answers while they do.",
  },
  {
    title: "Expert witness services",
    text: "Independent reports on defects, damage and failures, written for the people who have to decide: facts, calculation, opinion, kept apart.",
  },
  {
    title: "Specialised engineering",
    text: "Vibrating equipment, lifting, temporary works, fatigue, strengthening of what stands already: the work that does not fit a table.",
  },
];

const PROJECT_TYPES = [
  "Oil and gas",
  "Mining infrastructure",
  "Power generation",
  "Energy",
  "Water infrastructure and water treatment plants",
  "Warehouses and distribution centres",
  "Processing facilities",
  "Heavy industrial",
  "Commercial buildings",
];

const REASONS = [
  {
    title: "One engineer, start to end",
    text: "The person who takes your call does the design, checks the drawings and stands behind them.",
  },
  {
    title: "Registered and chartered",
    text: `${brand.credentials.map(({ short }) => short).join(", ")}: our registrations are public, and you can look them up.`,
  },
  {
    title: "Built for site",
    text: "We detail connections for the shop and sequence for the crane. A structure is finished when it stands.",
  },
  {
    title: "Calculations you can read",
    text: "Every report states its loads, its Standard, its assumptions and its limits.",
  },
];

export default function Consulting() {
  return (
    <PageFrame title="Consulting services" sheet="02" quickLinks={QUICK_LINKS}>
      <div className="mx-auto grid max-w-6xl items-center gap-8 px-4 pt-10 sm:px-6 lg:grid-cols-2 lg:pt-16">
        <div>
          <h1 className="text-balance text-32 sm:text-48">Structural Engineering Consulting</h1>
          <p className="mt-5 max-w-xl text-16 text-steel">
            We design the steel frame of a process plant and stand behind it. For owners, builders,
            fabricators and lawyers, in {brand.region} and Australia-wide, remote and on-site.
          </p>
        </div>
        <ConsultingDrawing />
      </div>
      <Section title="Our Services">
        <Details details={SERVICES} />
      </Section>
      <Section title="Project Types We Handle">
        <ul className="grid border-rule border-t border-l bg-sheet sm:grid-cols-2 lg:grid-cols-3">
          {PROJECT_TYPES.map((type) => (
            <li
              key={type}
              className="border-rule border-r border-b px-5 py-4 font-narrow font-semibold text-20"
            >
              {type}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Why Choose Our Consulting Services?">
        <Details details={REASONS} columns={4} />
      </Section>
      <CallToAction
        title="Ready to Start Your Project?"
        text="Tell us what it is, where it stands and when you need it. We answer within 24 hours."
      >
        <ActionLink to="/" kind="primary">
          Contact Us
        </ActionLink>
        <ActionLink to="/engineering-tools">Explore Engineering Tools</ActionLink>
      </CallToAction>
    </PageFrame>
  );
}

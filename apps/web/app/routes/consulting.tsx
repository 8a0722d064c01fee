import { brand } from "../brand.ts";
import { ActionLink } from "../features/marketing/action-link.tsx";
import { CallToAction } from "../features/marketing/call-to-action.tsx";
import { Details } from "../features/marketing/details.tsx";
import { ConsultingDrawing } from "../features/marketing/drawings/services.tsx";
import { PageFrame, PageHead, Section } from "../features/marketing/page-frame.tsx";
import { pageMeta } from "../features/marketing/page-meta.ts";
import { service } from "../features/marketing/structured-data.ts";
import type { PageHandle } from "../page-handle.ts";
import type { Route } from "./+types/consulting";

export const handle: PageHandle = { nav: true, use: "nothing" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    page: "consulting",
    matches,
    about: (origin) => SERVICES.map((one) => service(origin, one)),
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
    text: "Structures in steel and concrete to Australian Standards: what acts on them, how they carry it, and the members, connections and footings for it.",
  },
  {
    title: "Construction documentation",
    text: "Drawings and specifications to price, fabricate and build from.",
  },
  {
    title: "Expert witness services",
    text: "Independent opinion on structural questions for courts, insurers, owners and builders.",
  },
  {
    title: "Specialised engineering",
    text: "Structural problems outside the usual run of design. Describe yours to us in a message.",
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
    title: "More than 20 years",
    text: "We have more than 20 years of experience in structural engineering.",
  },
  {
    title: "Chartered and registered",
    text: `Our engineers are chartered, registered with the state and on the national register: ${brand.credentials.map(({ short }) => short).join(", ")}.`,
  },
  {
    title: "Where you build",
    text: `We work in ${brand.region} and Australia-wide, remote and on-site.`,
  },
  {
    title: "A reply within 24 hours",
    text: "We answer every message that you send us with the form within 24 hours.",
  },
];

export default function Consulting() {
  return (
    <PageFrame title="Consulting services" sheet="02" quickLinks={QUICK_LINKS}>
      <PageHead
        title="Structural Engineering Consulting"
        lead={`From the frame of a processing plant to the warehouse beside it: structural engineering for industry, energy, water and commercial buildings, in ${brand.region} and Australia-wide, remote and on-site.`}
      >
        <ConsultingDrawing />
      </PageHead>
      <Section title="Our Services">
        <Details details={SERVICES} />
      </Section>
      <Section title="Project Types We Handle">
        <ul className="grid border-rule border-t border-l bg-sheet sm:grid-cols-2 lg:grid-cols-3">
          {PROJECT_TYPES.map((type) => (
            <li
              key={type}
              className="border-rule border-r border-b px-5 py-4 font-narrow font-semibold text-20 sm:max-lg:last:odd:col-span-2"
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
        text="Tell us what it is, where the site is and when you need it. We reply within 24 hours."
      >
        <ActionLink to="/" kind="primary">
          Contact Us
        </ActionLink>
        <ActionLink to="/engineering-tools">Explore Engineering Tools</ActionLink>
      </CallToAction>
    </PageFrame>
  );
}

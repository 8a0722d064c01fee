import { brand } from "../../../shared/brand.ts";
import type { PageHandle } from "../../delivery/page-handle.ts";
import { CONTACT_ANCHOR } from "../../features/contact/anchor.ts";
import { ActionLink } from "../../features/marketing/action-link.tsx";
import { CallToAction } from "../../features/marketing/call-to-action.tsx";
import { Details } from "../../features/marketing/details.tsx";
import { ConsultingDrawing } from "../../features/marketing/drawings/services.tsx";
import { PageFrame, PageHead, Section } from "../../features/marketing/page-frame.tsx";
import { pageMeta } from "../../features/marketing/page-meta.ts";
import { service } from "../../features/marketing/structured-data.ts";
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
    text: "Design of steel and concrete structures to Australian Standards: loads, analysis, members, connections and footings.",
  },
  {
    title: "Construction documentation",
    text: "Drawings and specifications for tender, fabrication and construction.",
  },
  {
    title: "Expert witness services",
    text: "Independent expert reports and opinions on structural matters for courts, lawyers, insurers, owners and builders.",
  },
  {
    title: "Specialised engineering",
    text: "Vibration, fatigue, temporary works, strengthening of existing structures.",
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
    title: "Experienced",
    text: "More than 20 years of experience in structural engineering.",
  },
  {
    title: "Chartered and registered",
    text: `Our engineers are chartered, registered in ${brand.region} and on the National Engineering Register: ${brand.credentials.map(({ short }) => short).join(", ")}.`,
  },
  {
    title: "Remote and on-site",
    text: `We work in ${brand.region} and Australia-wide.`,
  },
  {
    title: "Prompt replies",
    text: "We reply to every message within 24 hours.",
  },
];

export default function Consulting() {
  return (
    <PageFrame title="Consulting services" sheet="02" quickLinks={QUICK_LINKS}>
      <PageHead
        title="Structural Engineering Consulting"
        lead={`Structural engineering for industry, energy, water and commercial buildings, from processing plants to warehouses, in ${brand.region} and Australia-wide, remote and on-site.`}
      >
        <ConsultingDrawing />
      </PageHead>
      <Section title="Our Services" isLong>
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
        text={
          <>
            Describe the project, the site and your timeframe. We reply within 24 hours. You can also call{" "}
            <a href={`tel:${brand.phoneDialled}`}>{brand.phone}</a> or email{" "}
            <a href={`mailto:${brand.email}`}>{brand.email}</a>.
          </>
        }
      >
        <ActionLink to="/" scrollTo={`#${CONTACT_ANCHOR}`} kind="primary">
          Contact Us
        </ActionLink>
        <ActionLink to="/engineering-tools">Explore Engineering Tools</ActionLink>
      </CallToAction>
    </PageFrame>
  );
}

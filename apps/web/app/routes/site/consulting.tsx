import { brand, type Sector } from "../../../shared/brand.ts";
import type { PageHandle } from "../../delivery/page-handle.ts";
import { CONTACT_ANCHOR } from "../../features/contact/anchor.ts";
import { ActionLink } from "../../features/marketing/action-link.tsx";
import { CallToAction } from "../../features/marketing/call-to-action.tsx";
import { Details } from "../../features/marketing/details.tsx";
import { SectorDrawing } from "../../features/marketing/drawings/sector-drawing.tsx";
import { ConsultingDrawing } from "../../features/marketing/drawings/services.tsx";
import { PageFrame, PageHead, Section } from "../../features/marketing/page-frame.tsx";
import { pageMeta } from "../../features/marketing/page-meta.ts";
import { service } from "../../features/marketing/structured-data.ts";
import type { Route } from "./+types/consulting";
import "../../features/marketing/steps.css";

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
    text: brand.specialisedEngineering,
  },
];

const PROJECT_TYPES: readonly { readonly sector: Sector; readonly title: string }[] = [
  { sector: "oil-and-gas", title: "Oil and gas" },
  { sector: "mining-infrastructure", title: "Mining infrastructure" },
  { sector: "power-generation", title: "Power generation" },
  { sector: "energy", title: "Energy" },
  { sector: "water-infrastructure", title: "Water infrastructure and water treatment plants" },
  { sector: "warehouses", title: "Warehouses and distribution centres" },
  { sector: "processing-facilities", title: "Processing facilities" },
  { sector: "heavy-industrial", title: "Heavy industrial" },
  { sector: "commercial-buildings", title: "Commercial buildings" },
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

/** The registration and the insurance of the firm, if the brand file has them. */
function Assurances() {
  const given = [brand.registrationNumber, brand.insurance].filter((text) => text !== "");
  return given.length === 0 ? null : <p className="mt-4 text-16 text-steel">{given.join(" \u00b7 ")}</p>;
}

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
        <ul className="grid border-rule border-t border-l bg-sheet sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
          {PROJECT_TYPES.map(({ sector, title }) => (
            <li
              key={sector}
              className="flex flex-col border-rule border-r border-b sm:max-lg:last:odd:col-span-2 print:last:odd:col-span-1"
            >
              <div className="px-5 pt-4 pb-2 print:px-3 print:pt-2">
                <div className="mx-auto max-w-96">
                  <SectorDrawing sector={sector} />
                </div>
              </div>
              <div className="flex-1 border-hairline border-t px-5 pt-3 pb-5 print:px-3 print:pt-1 print:pb-2">
                <h3 className="text-20">{title}</h3>
                <p className="mt-1 text-pretty text-14 text-steel">{brand.sectors[sector]}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="How We Work">
        <ol className="steps">
          {brand.steps.map(({ title, text, receives }, at) => (
            <li key={title}>
              <span aria-hidden="true" className="step-number">
                {at + 1}
              </span>
              <h3 className="text-20">{title}</h3>
              <p className="mt-1 text-pretty text-16 text-steel">{text}</p>
              <p className="mt-2 text-14">
                <span className="block text-steel">You receive</span> {receives}
              </p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="Why Choose Our Consulting Services?">
        <Details details={REASONS} columns={4} />
        <Assurances />
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

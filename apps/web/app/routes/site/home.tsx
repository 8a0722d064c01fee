import { Link } from "react-router";
import { brand } from "../../../shared/brand.ts";
import type { PageHandle } from "../../delivery/page-handle.ts";
import { CONTACT_ANCHOR } from "../../features/contact/anchor.ts";
import { ContactForm } from "../../features/contact/contact-form.tsx";
import { ActionLink } from "../../features/marketing/action-link.tsx";
import { ContactDetails } from "../../features/marketing/contact-details.tsx";
import { Details } from "../../features/marketing/details.tsx";
import { frameSections } from "../../features/marketing/drawings/frame-sections.ts";
import { PortalFrame } from "../../features/marketing/drawings/portal-frame.tsx";
import { Lines, ToolLines } from "../../features/marketing/lines.tsx";
import { PageFrame, Section } from "../../features/marketing/page-frame.tsx";
import { pageMeta } from "../../features/marketing/page-meta.ts";
import { useAnchorScroll } from "../../features/marketing/use-anchor-scroll.ts";
import { libraryPanel } from "../../features/section-library/data-pages/library-panel.server.ts";
import { reportMessage } from "../../features/section-library/section/report-value/report-value.server.ts";
import { currentCatalogue } from "../../ui/catalogue/catalogue-store.ts";
import { stayIfUnreachable } from "../../ui/loading/reachable.ts";
import { OpenNow } from "../../ui/open-now/open-now.tsx";
import { SHEET } from "../../ui/page/sheet.ts";
import type { Route } from "./+types/home";

export const handle: PageHandle = { nav: true, use: "forms" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    page: "home",
    matches,
    title: `${brand.firmName}: structural engineers, ${brand.region}`,
    description: `Structural analysis and design for mining, oil and gas, power, water, warehouses and commercial buildings. Chartered, registered engineers in ${brand.region}, working Australia-wide.`,
  });

export const loader = ({ request }: Route.LoaderArgs) => ({
  sections: frameSections(currentCatalogue()),
  panel: libraryPanel(),
  report: reportMessage(new URL(request.url).searchParams),
});

export const shouldRevalidate = stayIfUnreachable;

/** The button of a card. Its label is unique in a screen reader's list of links. */
function LearnMore({ to, about }: { readonly to: string; readonly about: string }) {
  return (
    <ActionLink to={to}>
      Learn More <span className="sr-only">about {about}</span>
    </ActionLink>
  );
}

const SERVICES = [
  "Structural analysis and design",
  "Construction documentation",
  "Expert witness services",
  "Specialised engineering",
];

const QUICK_LINKS = [
  { label: "Consulting Services", to: "/consulting" },
  { label: "Engineering Tools", to: "/engineering-tools" },
  { label: "Client Portal", to: "/signin" },
];

export default function Home({ loaderData }: Route.ComponentProps) {
  useAnchorScroll();
  return (
    <PageFrame title="Home" sheet="01" quickLinks={QUICK_LINKS}>
      <div className={`hero-fade ${SHEET} pt-8 sm:pt-12 print:pt-0`}>
        <h1 className="text-balance text-32 sm:text-48">Expert Structural Engineering Services</h1>
        <div className="mt-4 grid items-end gap-6 lg:grid-cols-[minmax(0,40rem)_1fr]">
          <p className="text-pretty text-16 text-steel">
            Structural analysis and design, construction documentation and expert witness services for oil and
            gas, mining, power, water, warehouses, heavy industry and commercial buildings, in {brand.region}{" "}
            and Australia-wide.
          </p>
          <div className="lg:justify-self-end">
            <div className="flex flex-wrap gap-3">
              <ActionLink to="/consulting" kind="primary">
                Consulting Services
              </ActionLink>
              <ActionLink to="/engineering-tools">Engineering Tools</ActionLink>
            </div>
            <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-16 lg:justify-end">
              <a href={`tel:${brand.phoneDialled}`}>{brand.phone}</a>
              <a href={`mailto:${brand.email}`}>{brand.email}</a>
            </p>
          </div>
        </div>
        <PortalFrame sections={loaderData.sections} className="hero-drawing mt-6" />
      </div>

      <Section title="Our Services" isLong>
        <Details
          details={[
            {
              title: "Structural Engineering Consulting",
              text: (
                <>
                  Structural engineering by chartered engineers, from oil and gas to commercial buildings.
                  <Lines lines={SERVICES} className="mt-4" />
                </>
              ),
              action: <LearnMore to="/consulting" about="structural engineering consulting" />,
            },
            {
              title: "Cloud-Based Engineering Tools",
              text: (
                <>
                  {brand.tagline}
                  <ToolLines className="mt-4" />
                  <p className="mt-4">
                    <Link to="/section-library-preview">Try the Section Library preview</Link>. No account
                    needed.
                  </p>
                </>
              ),
              action: <LearnMore to="/engineering-tools" about="cloud-based engineering tools" />,
            },
          ]}
        />
      </Section>

      <Section title="Open now" isLong lead="Open to everyone, without an account.">
        <OpenNow panel={loaderData.panel} libraryPath="/section-library-preview" />
      </Section>

      <Section
        id="about"
        title="About Us"
        lead={`We are a structural engineering consultancy in ${brand.region} with more than 20 years of experience. Our engineers are chartered, registered in ${brand.region} and on the National Engineering Register. We design for industry, energy, water and commercial buildings, remote and on-site.`}
      >
        <ul className="grid border-rule border-t border-l bg-sheet sm:grid-cols-2 lg:grid-cols-4">
          {brand.credentials.map(({ short, name }) => (
            <li key={short} className="border-rule border-r border-b p-5">
              <span className="block font-narrow font-semibold text-24">{short}</span>
              <span className="text-14 text-steel">{name}</span>
            </li>
          ))}
          <li className="flex items-center border-rule border-r border-b bg-shade p-5 font-narrow font-semibold text-24">
            {brand.experience}
          </li>
        </ul>
      </Section>

      <Section id="contact" title="Get In Touch">
        <div className="grid gap-6 lg:grid-cols-[1fr_2fr]">
          <ContactDetails />
          <div
            id={CONTACT_ANCHOR}
            tabIndex={-1}
            data-print="hide"
            className="border border-rule bg-sheet p-5 outline-none md:p-8"
          >
            <h3 className="text-24">Send Us a Message</h3>
            <div className="mt-4">
              <ContactForm message={loaderData.report} />
            </div>
          </div>
        </div>
      </Section>
    </PageFrame>
  );
}

import { Link } from "react-router";
import { brand } from "../brand.ts";
import { formHeaders } from "../features/account/form-headers.ts";
import { sendContactMessage } from "../features/contact/contact.server.ts";
import { ContactForm } from "../features/contact/contact-form.tsx";
import { ActionLink } from "../features/marketing/action-link.tsx";
import { Details } from "../features/marketing/details.tsx";
import { frameSections } from "../features/marketing/drawings/frame-sections.ts";
import { PortalFrame } from "../features/marketing/drawings/portal-frame.tsx";
import { PageFrame, Section } from "../features/marketing/page-frame.tsx";
import { pageMeta } from "../features/marketing/page-meta.ts";
import { useAnchorScroll } from "../features/marketing/use-anchor-scroll.ts";
import { currentCatalogue } from "../features/section-library/catalogue-store.ts";
import type { PageHandle } from "../page-handle.ts";
import type { Route } from "./+types/home";

export const handle: PageHandle = { nav: true, use: "forms" };

export const headers = formHeaders;

export const meta = () =>
  pageMeta({
    path: "/",
    title: `${brand.firmName}: structural engineers, ${brand.region}`,
    description:
      "Structural analysis and design for process plants, mines, power and water, warehouses and commercial buildings. Chartered engineers in Queensland, working Australia-wide.",
  });

export const loader = () => ({ sections: frameSections(currentCatalogue()) });

export const action = ({ request }: Route.ActionArgs) => sendContactMessage(request);

const QUICK_LINKS = [
  { label: "Consulting Services", to: "/consulting" },
  { label: "Engineering Tools", to: "/engineering-tools" },
  { label: "Client Portal", to: "/signin" },
];

export default function Home({ actionData, loaderData }: Route.ComponentProps) {
  useAnchorScroll();
  return (
    <PageFrame title="Home" sheet="01" quickLinks={QUICK_LINKS}>
      <div className="hero-fade mx-auto max-w-6xl px-4 pt-10 sm:px-6 lg:pt-14">
        <h1 className="max-w-3xl text-balance text-32 sm:text-48">Expert Structural Engineering Services</h1>
        <p className="mt-5 max-w-2xl text-16 text-steel">
          We design the steel and concrete of process plants, mines, power stations, water works and
          warehouses, and check what others have designed.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ActionLink to="/consulting" kind="primary">
            Consulting Services
          </ActionLink>
          <ActionLink to="/engineering-tools">Engineering Tools</ActionLink>
        </div>
        <PortalFrame sections={loaderData.sections} className="mt-8" />
      </div>

      <Section title="Our Services">
        <Details
          details={[
            {
              title: "Structural Engineering Consulting",
              text: "Analysis and design, construction documentation, expert witness reports and specialised engineering. You deal with the engineer who does the work and signs it.",
              action: <ActionLink to="/consulting">Learn More</ActionLink>,
            },
            {
              title: "Cloud-Based Engineering Tools",
              text: (
                <>
                  {brand.tagline} The <Link to="/section-library-preview">Section Library</Link> is open as a
                  preview; the design modules are coming soon.
                </>
              ),
              action: <ActionLink to="/engineering-tools">Learn More</ActionLink>,
            },
          ]}
        />
      </Section>

      <Section
        id="about"
        title="About Us"
        lead="We are structural engineers. For more than 20 years we have designed and checked structures that have to stand up to vibrating plant, cyclones, floods and forklifts. We say what a structure can carry, show how we know it, and put our registration to it."
      >
        <ul className="flex flex-wrap gap-3">
          {brand.credentials.map(({ short, name }) => (
            <li
              key={short}
              className="flex items-baseline gap-3 rounded-sm border border-rule bg-sheet px-4 py-3"
            >
              <span className="font-narrow font-semibold text-20">{short}</span>
              <span className="text-14 text-steel">{name}</span>
            </li>
          ))}
          <li className="flex items-baseline rounded-sm border border-ink bg-sheet px-4 py-3 font-narrow font-semibold text-20">
            {brand.experience}
          </li>
        </ul>
      </Section>

      <Section id="contact" title="Get In Touch">
        <Details
          columns={3}
          details={[
            { title: "Email", text: <a href={`mailto:${brand.email}`}>{brand.email}</a> },
            { title: "Phone", text: <a href={`tel:${brand.phoneDialled}`}>{brand.phone}</a> },
            { title: "Service Areas", text: brand.serviceAreas },
          ]}
        />
        <div className="mt-8 max-w-2xl border border-rule bg-sheet p-5 md:p-8">
          <h3 className="text-24">Send Us a Message</h3>
          <div className="mt-4">
            <ContactForm answer={actionData} />
          </div>
        </div>
      </Section>
    </PageFrame>
  );
}

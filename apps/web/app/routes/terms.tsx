import { Link } from "react-router";
import { brand } from "../brand.ts";
import { Clause, LegalPage } from "../features/marketing/legal-page.tsx";
import { pageMeta } from "../features/marketing/page-meta.ts";
import type { PageHandle } from "../page-handle.ts";
import { formatDay } from "../ui/dates.ts";
import type { Route } from "./+types/terms";

export const handle: PageHandle = { nav: true, use: "nothing" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    page: "terms",
    matches,
    title: `Terms of Use · ${brand.firmName}`,
    description: `The terms on which ${brand.firmName} offers its engineering tools: a free beta for testing and evaluation, without warranty.`,
  });

export const loader = () => ({ effective: formatDay(new Date()) });

export default function Terms({ loaderData: { effective } }: Route.ComponentProps) {
  return (
    <LegalPage title="Terms of Use" sheet="05" effective={effective}>
      <Clause title="1. What these terms are about">
        <p>
          They apply to the website and the engineering tools of {brand.legalName} ({brand.companyNumber}),
          called {brand.productName} here. By using them you accept these terms. Our consulting work has its
          own written agreement.
        </p>
      </Clause>
      <Clause title="2. A beta, free, for testing and evaluation">
        <p>
          The tools are a beta version. They are free of charge and are provided for testing and evaluation
          only. They can change, be interrupted or be withdrawn at any time, and what you save in them may be
          lost.
        </p>
      </Clause>
      <Clause title="3. Results must be verified">
        <p>
          A result of these tools is not engineering advice. A qualified engineer must verify every result,
          with its assumptions and limits, before anybody relies on it for design, construction or any
          decision about safety.
        </p>
      </Clause>
      <Clause title="4. No warranty">
        <p>
          The tools are provided as they are, without warranty of any kind as far as the law allows. Nothing
          in these terms takes away a right that the Australian Consumer Law gives you and that cannot be
          excluded.
        </p>
      </Clause>
      <Clause title="5. Liability">
        <p>
          As far as the law allows, we are not liable for loss that comes from using the beta or from relying
          on its results without the verification of clause 3.
        </p>
      </Clause>
      <Clause title="6. Your account">
        <p>
          An account belongs to one person. It is individual and cannot be transferred or shared. Keep your
          password to yourself and tell us if you think that somebody else has used your account.
        </p>
        <p>
          You can delete your account in your <Link to="/settings">settings</Link> at any time. We also delete
          your personal data when you ask us by email: <a href={`mailto:${brand.email}`}>{brand.email}</a>.
        </p>
      </Clause>
      <Clause title="7. Fair use">
        <p>
          Do not try to reach other people{"\u2019"}s data, to disrupt the service or to get around its
          limits. You may publish what you calculate with the tools.
        </p>
      </Clause>
      <Clause title="8. Privacy">
        <p>
          Our <Link to="/privacy">Privacy Policy</Link> says which personal data we keep, and why.
        </p>
      </Clause>
      <Clause title="9. Changes and law">
        <p>
          When we change these terms we change the effective date above. The law of {brand.region},{" "}
          {brand.country}, applies.
        </p>
      </Clause>
    </LegalPage>
  );
}

import { Link } from "react-router";
import { brand } from "../../../shared/brand.ts";
import { formatDay } from "../../../shared/dates.ts";
import type { PageHandle } from "../../delivery/page-handle.ts";
import { LegalPage } from "../../features/marketing/legal-page.tsx";
import { pageMeta } from "../../features/marketing/page-meta.ts";
import { Part } from "../../ui/page/part.tsx";
import type { Route } from "./+types/terms";

export const handle: PageHandle = { nav: true, use: "nothing" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    page: "terms",
    matches,
    title: `Terms of Use · ${brand.firmName}`,
    description: `Terms of use for the engineering tools of ${brand.firmName}: a free beta for testing and evaluation, without warranty.`,
  });

export const loader = () => ({ effective: formatDay(new Date()) });

export default function Terms({ loaderData: { effective } }: Route.ComponentProps) {
  return (
    <LegalPage title="Terms of Use" sheet="05" effective={effective}>
      <Part title="1. About these terms">
        <p>
          These terms apply to the website and engineering tools ({brand.productName}) of {brand.legalName} (
          {brand.companyNumber}). By using them, you accept these terms. Our consulting work is covered by a
          separate written agreement.
        </p>
      </Part>
      <Part title="2. Free beta for testing and evaluation">
        <p>
          The tools are a beta version. They are free and are provided for testing and evaluation only. We may
          change, interrupt or withdraw them at any time, and what you save in them may be lost.
        </p>
      </Part>
      <Part title="3. Results must be verified">
        <p>
          Results from these tools are not engineering advice. A qualified engineer must verify every result,
          with its assumptions and limits, before it is relied on for design, construction or any decision
          about safety.
        </p>
      </Part>
      <Part title="4. No warranty">
        <p>
          To the extent permitted by law, the tools are provided as is, without warranty of any kind. Nothing
          in these terms excludes a right under the Australian Consumer Law that cannot be excluded.
        </p>
      </Part>
      <Part title="5. Liability">
        <p>
          To the extent permitted by law, we are not liable for loss arising from use of the beta, or from
          reliance on its results without the verification required by clause 3.
        </p>
      </Part>
      <Part title="6. Your account">
        <p>
          Accounts are individual and non-transferable, and must not be shared. Keep your password
          confidential, and notify us if you think that someone else has used your account.
        </p>
        <p>
          You can delete your account in <Link to="/settings">Settings</Link> at any time. We also delete your
          personal data on request by email: <a href={`mailto:${brand.email}`}>{brand.email}</a>.
        </p>
      </Part>
      <Part title="7. Fair use">
        <p>
          Do not try to access other users{"\u2019"} data, disrupt the service or bypass its limits. You may
          publish results that you calculate with the tools.
        </p>
      </Part>
      <Part title="8. Privacy">
        <p>
          Our <Link to="/privacy">Privacy Policy</Link> explains which personal data we keep and why.
        </p>
      </Part>
      <Part title="9. Changes and law">
        <p>
          When we change these terms, we update the effective date above. These terms are governed by the law
          of {brand.region}, {brand.country}.
        </p>
      </Part>
    </LegalPage>
  );
}

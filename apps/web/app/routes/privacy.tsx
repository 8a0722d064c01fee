import { Link } from "react-router";
import { brand } from "../brand.ts";
import { Clause, LegalPage } from "../features/marketing/legal-page.tsx";
import { pageMeta } from "../features/marketing/page-meta.ts";
import type { PageHandle } from "../page-handle.ts";
import { formatDay } from "../ui/dates.ts";
import type { Route } from "./+types/privacy";

export const handle: PageHandle = { nav: true, use: "nothing" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    page: "privacy",
    matches,
    title: `Privacy Policy · ${brand.firmName}`,
    description: `What personal data ${brand.firmName} collects, why, where it is kept and for how long, and how to see, correct or delete yours.`,
  });

export const loader = () => ({ effective: formatDay(new Date()) });

const LIST = "list-disc space-y-2 pl-5";

export default function Privacy({ loaderData: { effective } }: Route.ComponentProps) {
  return (
    <LegalPage title="Privacy Policy" sheet="06" effective={effective}>
      <Clause title="1. Who we are">
        <p>
          {brand.legalName} ({brand.companyNumber}) is responsible for the personal information described
          here. We handle it under the Privacy Act 1988 (Cth) and the Australian Privacy Principles. Write to{" "}
          <a href={`mailto:${brand.email}`}>{brand.email}</a> or call {brand.phone}.
        </p>
      </Clause>
      <Clause title="2. What we collect">
        <ul className={LIST}>
          <li>Your name and your company, university or school, when you open an account.</li>
          <li>
            Your contact details, when you open an account or write to us: e-mail address, and what you tell
            us beyond it.
          </li>
          <li>Project information that you put into a message to us.</li>
          <li>
            Account details: your password as a hash that can not be turned back, and your sessions with
            browser, address and times.
          </li>
          <li>
            Technical data: a log of requests with time, address requested and outcome; and, to hold off
            attackers, how often an Internet address has tried to sign in, sign up or reset a password.
          </li>
        </ul>
        <p>
          You can use the public pages and the preview of the Section Library without telling us who you are.
        </p>
      </Clause>
      <Clause title="3. Why we collect it, and how">
        <p>
          From you yourself, through the forms of this site and while you use it: to give you an account, to
          answer you, to do the work that you ask for, and to keep the service running and safe. Without your
          e-mail address we can not do the first two.
        </p>
      </Clause>
      <Clause title="4. Whom we give it to">
        <p>
          We do not sell personal data. We give it to nobody but the providers who run our server and carry
          our e-mail, as far as they need it for that, and where the law requires it. We do not send it
          overseas ourselves; where our providers work is on request.
        </p>
      </Clause>
      <Clause title="5. Cookies and analytics">
        <p>
          One cookie keeps you signed in, for 30 days after you last used it. A second one, kept for a year
          after you last signed in, says that you have signed in with this browser before, so that nobody who
          guesses at your password elsewhere can keep you waiting. It holds a random number and names nobody.
          Your browser also keeps a note of whether somebody is signed in, so that all its tabs agree, and for
          a moment which section of a page you asked for. Cookies and analytics may be used in future to see
          how the site is used; today there is no analytics, and no request goes to a third party.
        </p>
      </Clause>
      <Clause title="6. Where it is kept, and for how long">
        <p>
          In a database on our own server. Your account and profile stay until you delete them; sessions until
          they end; messages to us for as long as we need them to answer and to keep our business records.
        </p>
      </Clause>
      <Clause title="7. How it is protected">
        <p>
          The connection is encrypted, passwords are kept as hashes only, and repeated wrong attempts are
          slowed down. Should a breach be likely to harm you seriously, we will tell you and the Office of the
          Australian Information Commissioner.
        </p>
      </Clause>
      <Clause title="8. See, correct or delete your data">
        <p>
          In your account{"\u2019"}s <Link to="/settings">settings</Link> you can correct your profile,
          download what we keep about you, end sessions and delete your account. For anything else, messages
          to us included, write to <a href={`mailto:${brand.email}`}>{brand.email}</a>: we delete personal
          data on request.
        </p>
      </Clause>
      <Clause title="9. Complaints">
        <p>
          Write to us first. If you have no answer after 30 days, or one that does not help, you can complain
          to the Office of the Australian Information Commissioner at oaic.gov.au.
        </p>
      </Clause>
      <Clause title="10. Changes">
        <p>When we change this policy we change the effective date above.</p>
      </Clause>
    </LegalPage>
  );
}

import { Link } from "react-router";
import { brand } from "../../../shared/brand.ts";
import { formatDay } from "../../../shared/dates.ts";
import type { PageHandle } from "../../delivery/page-handle.ts";
import { LegalPage } from "../../features/marketing/legal-page.tsx";
import { pageMeta } from "../../features/marketing/page-meta.ts";
import { Part } from "../../ui/page/part.tsx";
import type { Route } from "./+types/privacy";

export const handle: PageHandle = { nav: true, use: "nothing" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    page: "privacy",
    matches,
    title: `Privacy Policy · ${brand.firmName}`,
    description: `What personal data ${brand.firmName} collects, why, where it is kept and for how long, and how to access, correct or delete yours.`,
  });

export const loader = () => ({ effective: formatDay(new Date()) });

const LIST = "list-disc space-y-2 pl-5";

export default function Privacy({ loaderData: { effective } }: Route.ComponentProps) {
  return (
    <LegalPage title="Privacy Policy" sheet="06" effective={effective}>
      <Part title="1. Who we are">
        <p>
          {brand.legalName} ({brand.companyNumber}) is responsible for the personal information described
          here. We handle it under the Privacy Act 1988 (Cth) and the Australian Privacy Principles. Email{" "}
          <a href={`mailto:${brand.email}`}>{brand.email}</a> or call {brand.phone}.
        </p>
      </Part>
      <Part title="2. What we collect">
        <ul className={LIST}>
          <li>Your name and your company, university or school, when you create an account.</li>
          <li>
            Your contact details, when you create an account or contact us: your email address and any other
            details you give us.
          </li>
          <li>Project information that you include in a message to us.</li>
          <li>
            Sections that you add to your favourites, and comparisons that you save, with the names you give
            them.
          </li>
          <li>
            Designs that you save to your account, with their revisions, and projects: number, name, client,
            address, designer and checker.
          </li>
          <li>The details and the logo of your firm, if you keep them in your account for your reports.</li>
          <li>
            Account details: your password as a one-way hash, and your sessions with browser, IP address and
            times.
          </li>
          <li>
            Technical data: a log of requests with the time, the page requested and the outcome; and, to block
            attacks, the number of attempts from an IP address to sign in, sign up, reset a password or send
            us a message.
          </li>
        </ul>
        <p>You can use the public pages and the Section Library preview without identifying yourself.</p>
      </Part>
      <Part title="3. Why we collect it, and how">
        <p>
          We collect it from you, through the forms on this site and while you use the site: to provide your
          account, to answer you, to do the work you ask for, and to keep the service running and secure.
          Without your email address we cannot provide an account or answer you.
        </p>
      </Part>
      <Part title="4. Who we share it with">
        <p>
          We do not sell personal data. We share it only with the providers that host our server and deliver
          our email, to the extent that they need it, and where the law requires it.
        </p>
        <p>
          This site does not itself send data overseas. Where our server and email are hosted depends on the
          providers that {brand.legalName} uses. To find out which they are, email{" "}
          <a href={`mailto:${brand.email}`}>{brand.email}</a>.
        </p>
      </Part>
      <Part title="5. Cookies and analytics">
        <p>This site stores the following in your browser:</p>
        <ul className={LIST}>
          <li>A cookie that keeps you signed in for 30 days after your last visit.</li>
          <li>
            A cookie, kept for one year, that marks this browser as one you have used, so that password
            guessing from elsewhere does not slow down your sign-in. It holds a random number and does not
            identify you.
          </li>
          <li>A record of whether a user is signed in, so that all tabs show the same state.</li>
          <li>Briefly, after you follow a link, which part of the page to scroll to.</li>
          <li>A copy of the public Section Library and of the design modules, so that they work offline.</li>
          <li>
            In the design modules: your last design of each that is not saved in an account, its last changes,
            and the project details for reports, such as the client. What you do while you are signed in is
            removed when you sign out or your session ends. What you do as a visitor stays until you clear the
            data of this site in your browser.
          </li>
        </ul>
        <p>
          Cookies and analytics may be used in future to measure how the site is used. Today there are no
          analytics and no requests to third parties.
        </p>
      </Part>
      <Part title="6. Where it is kept, and for how long">
        <ul className={LIST}>
          <li>
            Your account, profile, firm, favourites, saved comparisons, saved designs and projects: in a
            database on our own server, until you delete them. A design that you delete can be restored for a
            day.
          </li>
          <li>Your sessions: in the same database, until they end.</li>
          <li>
            Messages to us: in the same database, and in our mailbox where our server emails them to us, for
            as long as we need them to answer you and for our business records.
          </li>
          <li>Counts of attempts: in the same database, for one day after the last attempt.</li>
          <li>
            The request log: on our server, for the retention period set there. It contains neither your name
            nor your IP address.
          </li>
          <li>
            Backups: where our server is backed up, data that you delete stays in older backups until they are
            replaced.
          </li>
        </ul>
        <p>
          To find out how long logs and backups are kept, email{" "}
          <a href={`mailto:${brand.email}`}>{brand.email}</a>.
        </p>
      </Part>
      <Part title="7. How it is protected">
        <p>
          Connections are encrypted, passwords are stored only as hashes, and repeated failed attempts are
          slowed down. If a data breach is likely to cause you serious harm, we will notify you and the Office
          of the Australian Information Commissioner.
        </p>
      </Part>
      <Part title="8. Access, correct or delete your data">
        <p>
          In <Link to="/settings">Settings</Link> you can correct your profile, download your data, end
          sessions and delete your account. For anything else, including messages to us, email{" "}
          <a href={`mailto:${brand.email}`}>{brand.email}</a>. We delete personal data on request.
        </p>
      </Part>
      <Part title="9. Complaints">
        <p>
          Please contact us first. If we do not reply within 30 days, or you are not satisfied with our reply,
          you can take the matter to the Office of the Australian Information Commissioner at oaic.gov.au.
        </p>
      </Part>
      <Part title="10. Changes">
        <p>When we change this policy, we update the effective date above.</p>
      </Part>
    </LegalPage>
  );
}

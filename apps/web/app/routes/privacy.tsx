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
            Your contact details, when you open an account or write to us: email address, and what you tell us
            beyond it.
          </li>
          <li>Project information that you put into a message to us.</li>
          <li>
            Sections that you mark as favourites and comparisons that you save, with the names that you give
            them.
          </li>
          <li>
            Account details: your password as a hash that cannot be turned back, and your sessions with
            browser, address and times.
          </li>
          <li>
            Technical data: a log of requests with the time, the page requested and the outcome; and, to hold
            off attackers, how often an IP address has tried to sign in, sign up, reset a password or send us
            a message.
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
          email address we cannot do the first two.
        </p>
      </Clause>
      <Clause title="4. Who we share it with">
        <p>
          We do not sell personal data. We share it with nobody but the providers who run our server and carry
          our email, as far as they need it for that, and where the law requires it.
        </p>
        <p>
          This site sends nothing overseas by itself. In which countries our server and our email are run
          depends on the providers that {brand.legalName} chooses. Before you give us anything, you can ask us
          which they are: <a href={`mailto:${brand.email}`}>{brand.email}</a>.
        </p>
      </Clause>
      <Clause title="5. Cookies and analytics">
        <p>What this site keeps in your browser:</p>
        <ul className={LIST}>
          <li>A cookie that keeps you signed in, for 30 days after you last used it.</li>
          <li>
            A cookie, kept for a year after you last signed in, that says that you have signed in with this
            browser before, so that nobody who guesses at your password elsewhere can keep you waiting. It
            holds a random number and names nobody.
          </li>
          <li>A note of whether somebody is signed in, so that all tabs of the browser agree.</li>
          <li>For a moment, which section of a page you asked for.</li>
          <li>
            A copy of the Section Library as every visitor sees it, so that it works without a connection.
          </li>
        </ul>
        <p>
          Cookies and analytics may be used in future to see how the site is used; today there is no
          analytics, and no request goes to a third party.
        </p>
      </Clause>
      <Clause title="6. Where it is kept, and for how long">
        <ul className={LIST}>
          <li>
            Your account, profile, favourites and saved comparisons: in a database on our own server, until
            you delete them.
          </li>
          <li>Your sessions: in the same database, until they end.</li>
          <li>
            Messages to us: in the same database, and in our mailbox where our server also emails them to us;
            for as long as we need them to answer and to keep our business records.
          </li>
          <li>Counts of attempts: in the same database, for a day after the last attempt counted.</li>
          <li>
            The log of requests: this site writes it out and keeps no copy. The server that it runs on
            collects it, and how long is set there. It holds neither your name nor your IP address.
          </li>
          <li>
            Backups: this site makes none by itself. Where our server is backed up, what you delete stays in
            the older copies until these are replaced.
          </li>
        </ul>
        <p>
          Ask us how long log and backups are kept now: <a href={`mailto:${brand.email}`}>{brand.email}</a>.
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

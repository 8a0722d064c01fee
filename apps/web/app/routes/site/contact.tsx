import { UNLISTED_SHEETS } from "../../../shared/site-pages.ts";
import type { PageHandle } from "../../delivery/page-handle.ts";
import { formHeaders } from "../../features/account/form-headers.ts";
import { sendContactMessage } from "../../features/contact/contact.server.ts";
import { ContactForm } from "../../features/contact/contact-form.tsx";
import { failedToSend } from "../../features/contact/failed-to-send.ts";
import { CONTACT_FORM } from "../../features/contact/schema.ts";
import { ContactDetails } from "../../features/marketing/contact-details.tsx";
import { messageTitle } from "../../features/marketing/message-page.tsx";
import { SheetPage } from "../../features/marketing/sheet-page.tsx";
import { withNetworkError } from "../../ui/loading/reachable.ts";
import { NOT_LISTED } from "../../ui/page/not-listed.ts";
import type { Route } from "./+types/contact";

export const meta = () => [{ title: messageTitle("Contact") }, NOT_LISTED];

export const handle: PageHandle = { nav: true };

export const headers = formHeaders;

export const action = ({ request }: Route.ActionArgs) => sendContactMessage(request);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  withNetworkError(
    ({ reason, advice, isPassing }) => failedToSend(isPassing ? `${reason}. ${advice}` : reason),
    serverAction,
    CONTACT_FORM,
  );

const QUICK_LINKS = [
  { label: "Home", to: "/" },
  { label: "Consulting Services", to: "/consulting" },
  { label: "Engineering Tools", to: "/engineering-tools" },
];

/** Where the home page's form leads without script: the same form with the result. */
export default function Contact({ actionData }: Route.ComponentProps) {
  return (
    <SheetPage title="Contact" sheet={UNLISTED_SHEETS.contact} quickLinks={QUICK_LINKS}>
      <h1 className="text-32">Send Us a Message</h1>
      <div className="mt-6 grid gap-6 lg:grid-cols-[2fr_1fr]">
        <ContactForm answer={actionData} />
        <section aria-labelledby="details">
          <h2 id="details" className="sr-only">
            Contact details
          </h2>
          <ContactDetails />
        </section>
      </div>
    </SheetPage>
  );
}

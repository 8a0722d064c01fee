import { formHeaders } from "../../features/account/form-headers.ts";
import { sendContactMessage } from "../../features/contact/contact.server.ts";
import { ContactForm } from "../../features/contact/contact-form.tsx";
import { failedToSend } from "../../features/contact/failed-to-send.ts";
import { CONTACT_FORM } from "../../features/contact/schema.ts";
import { messageTitle } from "../../features/marketing/message-page.tsx";
import { PageFrame } from "../../features/marketing/page-frame.tsx";
import { withNetworkError } from "../../ui/loading/reachable.ts";
import { NOT_LISTED } from "../../ui/page/not-listed.ts";
import type { Route } from "./+types/contact";

export const meta = () => [{ title: messageTitle("Contact") }, NOT_LISTED];

export const headers = formHeaders;

export const action = ({ request }: Route.ActionArgs) => sendContactMessage(request);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  withNetworkError(
    ({ reason, advice, isPassing }) => failedToSend(isPassing ? `${reason}. ${advice}` : reason),
    serverAction,
    CONTACT_FORM,
  );

const QUICK_LINKS = [{ label: "Home", to: "/" }];

/** Where the home page's form leads without script: the same form with the result. */
export default function Contact({ actionData }: Route.ComponentProps) {
  return (
    <PageFrame title="Contact" quickLinks={QUICK_LINKS}>
      <div className="mx-auto min-h-[calc(100dvh-14rem)] max-w-3xl px-4 py-8 sm:px-6 md:py-16 print:min-h-0 print:max-w-none print:px-0 print:py-0">
        <h1 className="text-32">Send Us a Message</h1>
        <div className="mt-4">
          <ContactForm answer={actionData} />
        </div>
      </div>
    </PageFrame>
  );
}

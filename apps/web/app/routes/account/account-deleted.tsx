import { MessagePage, messageTitle } from "../../features/marketing/message-page.tsx";
import { NOT_LISTED } from "../../ui/page/not-listed.ts";

export const meta = () => [{ title: messageTitle("Account deleted") }, NOT_LISTED];

export default function AccountDeleted() {
  return (
    <MessagePage title="Account deleted">
      Your account, password, profile, firm, sessions, favourites, saved comparisons, designs and projects
      have been deleted from our database.
    </MessagePage>
  );
}

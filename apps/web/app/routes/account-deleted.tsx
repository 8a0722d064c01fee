import { MessagePage, messageTitle } from "../features/marketing/message-page.tsx";
import { NOT_LISTED } from "../ui/not-listed.ts";
import type { Route } from "./+types/account-deleted";

export const meta = () => [{ title: messageTitle("Account deleted") }, NOT_LISTED];

export const loader = ({ url }: Route.LoaderArgs) => ({
  isProfileLeft: url.searchParams.get("profile") === "later",
});

export default function AccountDeleted({ loaderData: { isProfileLeft } }: Route.ComponentProps) {
  return (
    <MessagePage title="Your account is deleted">
      {isProfileLeft
        ? "Your account, your password and your sessions are gone. Your name, your company and what you saved of the Section Library could not be removed at once; write to us and we will remove them."
        : "Your account, your password, your profile, your sessions and what you saved of the Section Library are gone from our database."}
    </MessagePage>
  );
}

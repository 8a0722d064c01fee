import { MessagePage, messageTitle } from "../features/marketing/message-page.tsx";
import { NOT_LISTED } from "../ui/not-listed.ts";
import type { Route } from "./+types/account-deleted";

export const meta = () => [{ title: messageTitle("Account deleted") }, NOT_LISTED];

export const loader = ({ url }: Route.LoaderArgs) => ({
  isProfileLeft: url.searchParams.get("profile") === "later",
});

export default function AccountDeleted({ loaderData: { isProfileLeft } }: Route.ComponentProps) {
  return (
    <MessagePage title="Account deleted">
      {isProfileLeft
        ? "Your account, password and sessions have been deleted. Your name, company, favourites and saved comparisons could not be deleted yet. Email us and we will delete them."
        : "Your account, password, profile, sessions, favourites and saved comparisons have been deleted from our database."}
    </MessagePage>
  );
}

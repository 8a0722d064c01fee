import { MessagePage } from "../ui/message-page.tsx";
import type { Route } from "./+types/account-deleted";

export const meta = () => [{ title: "Account deleted" }];

export const loader = ({ url }: Route.LoaderArgs) => ({
  isProfileLeft: url.searchParams.get("profile") === "later",
});

export default function AccountDeleted({ loaderData: { isProfileLeft } }: Route.ComponentProps) {
  return (
    <MessagePage title="Your account is deleted">
      {isProfileLeft
        ? "Your account, your password and your sessions are gone. Your name and company could not be removed at once; write to us and we will remove them."
        : "Your account, your password, your profile and your sessions are gone from our database."}
    </MessagePage>
  );
}

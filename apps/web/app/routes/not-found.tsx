import { data } from "react-router";
import type { PageHandle } from "../page-handle.ts";
import { MessagePage } from "../ui/message-page.tsx";

export const handle: PageHandle = { nav: true, use: "nothing" };

export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => [{ title: "Page not found · Kingpost" }];

export default function NotFound() {
  return (
    <MessagePage title="This page does not exist">
      The address may be mistyped, or the page has moved. The links below lead to what is here.
    </MessagePage>
  );
}

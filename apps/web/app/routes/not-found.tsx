import { data } from "react-router";
import { MessagePage, messageTitle } from "../features/marketing/message-page.tsx";
import type { PageHandle } from "../page-handle.ts";

export const handle: PageHandle = { nav: true, use: "nothing" };

export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => [{ title: messageTitle("Page not found") }];

export default function NotFound() {
  return (
    <MessagePage title="This page does not exist">
      The address may be mistyped, or the page has moved. The links below lead to what is here.
    </MessagePage>
  );
}

import { data } from "react-router";
import type { PageHandle } from "../delivery/page-handle.ts";
import { MessagePage, messageTitle } from "../features/marketing/message-page.tsx";

export const handle: PageHandle = { nav: true, use: "nothing" };

export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => [{ title: messageTitle("Page not found") }];

export default function NotFound() {
  return (
    <MessagePage title="Page not found">Check the address, or start from one of these pages.</MessagePage>
  );
}

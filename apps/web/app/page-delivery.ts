import { createContext, useContext } from "react";

/** What the server decides about one page as it renders it. In the browser it is empty: there the page is in use already. */
interface PageDelivery {
  /** The one-time token that lets this response's own scripts run under the Content-Security-Policy. */
  readonly nonce?: string;
  /** The address of `public-page.ts`, where the page starts with no other script. */
  readonly publicPageScript?: string | undefined;
  /** The id of the request, for a page that says that it failed. No page that is kept for others may show it. */
  readonly requestId?: string | undefined;
  /** Whether the page is never taken over, so that it needs nothing for that. */
  readonly isForReadingOnly?: boolean;
}

const Delivery = createContext<PageDelivery>({});

export const PageDeliveryProvider = Delivery.Provider;

export function usePageDelivery(): PageDelivery {
  return useContext(Delivery);
}

import { createContext, useContext } from "react";

/** The server's per-page decisions while rendering. Empty in the browser, where the page is in use already. */
interface PageDelivery {
  /** The nonce that allows this response's own scripts under the Content-Security-Policy. */
  readonly nonce?: string;
  /** The URL of `public-page.ts`, for pages that start with no other script. */
  readonly publicPageScript?: string | undefined;
  /** The request ID, for an error page. No cached page may show it. */
  readonly requestId?: string | undefined;
  /** Whether the page never hydrates, so that it needs no data for it. */
  readonly isForReadingOnly?: boolean;
}

const Delivery = createContext<PageDelivery>({});

export const PageDeliveryProvider = Delivery.Provider;

export function usePageDelivery(): PageDelivery {
  return useContext(Delivery);
}

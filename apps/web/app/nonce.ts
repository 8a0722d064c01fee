import { createContext, useContext } from "react";

/** The one-time token that lets this response's own scripts run under the Content-Security-Policy. Empty in the browser. */
const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}

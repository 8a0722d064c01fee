import { useEffect, useState } from "react";

/**
 * What a page shows: what the server gave, or what `open` reads from the address where the server leaves that, and its calculation, to the
 * browser. Undefined until it is read.
 */
export function useOpened<Opened>(
  loaded: Opened,
  isForBrowser: boolean,
  open: (loaded: Opened, address: string) => Promise<Opened>,
): Opened | undefined {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    if (!isForBrowser) return;
    let isCurrent = true;
    open(loaded, window.location.href).then(
      (found) => isCurrent && setOpened(found),
      // Of the platform: shown by the nearest boundary.
      (error: unknown) =>
        setOpened(() => {
          throw error;
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [loaded, isForBrowser]);
  return isForBrowser ? opened : loaded;
}

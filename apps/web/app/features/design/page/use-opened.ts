import { useEffect, useState } from "react";

/**
 * What a page shows: what the server gave, or what `open` reads from the address where the server leaves that, and its calculation, to the
 * browser. Undefined until it is read, also once another session has ended (`ended`).
 */
export function useOpened<Opened>(
  loaded: Opened,
  isForBrowser: boolean,
  ended: number,
  open: (loaded: Opened, address: string) => Promise<Opened>,
): Opened | undefined {
  const [opened, setOpened] = useState<{ readonly ended: number; readonly found: Opened }>();
  useEffect(() => {
    if (!isForBrowser) return;
    let isCurrent = true;
    open(loaded, window.location.href).then(
      (found) => isCurrent && setOpened({ ended, found }),
      // An error of the platform: shown by the nearest boundary.
      (error: unknown) =>
        setOpened(() => {
          throw error;
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [loaded, isForBrowser, ended]);
  if (!isForBrowser) return loaded;
  return opened?.ended === ended ? opened.found : undefined;
}

import { Suspense, useId } from "react";
import { lazyOrNothing } from "../../loading/on-demand.tsx";
import { usePopover } from "../../use-popover.ts";

const GridKeys = lazyOrNothing(async () => (await import("./grid-keys.tsx")).GridKeys);

/** The keys of a table of inputs, and what its cells take. */
export function GridHelp({ name }: { readonly name: string }) {
  const id = useId();
  const { popover, isOpen, onBeforeToggle, onToggle } = usePopover();
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={`Keys of ${name}`} className="entry-grid-help">
        ?
      </button>
      <div ref={popover} id={id} popover="auto" className="entry-grid-keys" {...{ onBeforeToggle, onToggle }}>
        {isOpen ? (
          <Suspense>
            <GridKeys />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}

import type { SteelSectionRecord } from "@kingpost/sections";
import { Suspense, useState } from "react";
import { lazyOrNothing } from "../../../ui/on-demand.tsx";
import type { Member } from "./member.ts";

const SegmentPanel = lazyOrNothing(async () => (await import("./segment-panel.tsx")).SegmentPanel);

interface SegmentDisclosureProps {
  readonly record: SteelSectionRecord;
  readonly member: Member;
  readonly onMember: (next: Member) => void;
}

/** Opens the panel that works out the inputs of a segment in bending; its code loads then. */
export function SegmentDisclosure(props: SegmentDisclosureProps) {
  const [isOpen, open] = useState(false);
  return (
    <details
      className="px-4 py-2"
      data-print="hide"
      onToggle={({ currentTarget }) => open(currentTarget.open)}
    >
      <summary className="cursor-pointer text-14">
        Work out l<sub>e</sub> and {"\u03b1"}
        <sub>m</sub> of a segment
      </summary>
      {isOpen ? (
        <Suspense fallback={<p className="py-3">Loading{"\u2026"}</p>}>
          <SegmentPanel {...props} />
        </Suspense>
      ) : null}
    </details>
  );
}

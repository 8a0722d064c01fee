import { isForMembers, type SteelSectionRecord } from "@kingpost/sections";
import { type ReactNode, Suspense, useState } from "react";
import { lazyOrNothing } from "../../../../ui/loading/on-demand.tsx";
import type { Member } from "./member.ts";

const SegmentPanel = lazyOrNothing(async () => (await import("./segment-panel.tsx")).SegmentPanel);
const ActionsPanel = lazyOrNothing(async () => (await import("../actions/actions-panel.tsx")).ActionsPanel);
const LoadPanel = lazyOrNothing(async () => (await import("../actions/load-panel.tsx")).LoadPanel);
const TensionPanel = lazyOrNothing(async () => (await import("../tension/tension-panel.tsx")).TensionPanel);

interface SegmentToolProps {
  readonly record: SteelSectionRecord;
  readonly member: Member;
  readonly onMember: (next: Member) => void;
}

/** Works out the inputs of a segment in bending. */
export function SegmentTool(props: SegmentToolProps) {
  return (
    <Tool
      title={
        <>
          Calculate l<sub>e</sub> and {"\u03b1"}
          <sub>m</sub>
        </>
      }
    >
      <SegmentPanel {...props} />
    </Tool>
  );
}

/** The section as a member: under actions, under a uniform load, and in tension with holes. */
export function MemberTools({ record, member }: Omit<SegmentToolProps, "onMember">) {
  return (
    <>
      <Tool title="Combined actions (Section 8)">
        {isForMembers(record.category) ? (
          <ActionsPanel record={record} member={member} />
        ) : (
          <p className="py-3">
            Not implemented for this shape. AS 4100 Section 8 is applied to rolled and welded I-sections,
            channels, hollow sections, angles and boxes.
          </p>
        )}
      </Tool>
      <Tool title="Maximum UDL, simply supported">
        <LoadPanel record={record} member={member} />
      </Tool>
      <Tool title="Tension with holes">
        <TensionPanel key={record.id} record={record} />
      </Tool>
    </>
  );
}

/** A folded part of the capacities; its code loads when it is opened. On paper it is as it is on screen. */
function Tool({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  const [isOpen, open] = useState(false);
  return (
    <details
      className="px-4 py-2"
      data-print={isOpen ? undefined : "hide"}
      onToggle={({ currentTarget }) => open(currentTarget.open)}
    >
      <summary className="cursor-pointer text-14">{title}</summary>
      {isOpen ? <Suspense fallback={<p className="py-3">Loading{"\u2026"}</p>}>{children}</Suspense> : null}
    </details>
  );
}

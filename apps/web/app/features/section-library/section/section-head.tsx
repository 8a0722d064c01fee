import type { SteelSectionRecord } from "@kingpost/sections";
import { type ComponentProps, type ReactNode, useMemo } from "react";
import { DESIGN_PAGES, designPath } from "../../../../shared/design-pages.ts";
import { modulesFor } from "../capacities/design-inputs.ts";
import type { Member } from "../capacities/member/member.ts";
import { ExportMenu } from "../export/export-menu.tsx";
import { StarSlot } from "../saved/slots.tsx";

interface SectionHeadProps {
  /** ID of the heading, for the view that is named by it. */
  readonly id: string;
  readonly record: SteelSectionRecord;
  readonly member: Member;
  /** The export starts from the view on screen. */
  readonly view: ComponentProps<typeof ExportMenu>["view"];
  /** What the values below stand for. */
  readonly children: ReactNode;
}

/** The head of a view of one section: its name, its actions, and the basis of its values. */
export function SectionHead({ id, record, member, view, children }: SectionHeadProps) {
  const records = useMemo(() => [record], [record]);
  const modules = modulesFor(record);
  const pages = DESIGN_PAGES.filter(({ kind }) => modules.includes(kind));
  return (
    <header className="section-head border-hairline border-b px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2">
        <div className="flex items-center gap-1">
          <h3 id={id} className="text-24">
            {record.name}
          </h3>
          <StarSlot id={record.id} name={record.name} />
        </div>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {pages.length > 0 ? (
            <p className="design-doors" data-print="hide">
              Design{" "}
              {pages.map(({ kind, member: designed }) => (
                <a
                  key={kind}
                  href={`${designPath(kind)}?section=${encodeURIComponent(record.id)}`}
                  aria-label={`Design a ${designed}`}
                >
                  {designed}
                </a>
              ))}
            </p>
          ) : null}
          <ExportMenu key={record.id} records={records} member={member} view={view} />
        </div>
      </div>
      <p className="max-w-prose text-13 text-steel">{children}</p>
    </header>
  );
}

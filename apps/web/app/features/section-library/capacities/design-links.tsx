import { type StoredDesign, writeLink } from "@kingpost/calc";
import type { SteelSectionRecord } from "@kingpost/sections";
import { useNavigate } from "react-router";
import { type DesignKind, designPath } from "../../../../shared/design-pages.ts";
import { Button } from "../../../ui/button.tsx";
import { TaskNotice } from "../../../ui/export/task-notice.tsx";
import { useTask } from "../../../ui/export/use-task.ts";
import { beamOf, columnOf, modulesFor } from "./design-inputs.ts";
import type { Member } from "./member/member.ts";

interface DesignLinksProps {
  readonly record: SteelSectionRecord;
  readonly member: Member;
}

/** The way into the design modules with the section on view and the lengths typed. */
export function DesignLinks({ record, member }: DesignLinksProps) {
  const navigate = useNavigate();
  const [task, start] = useTask();
  const modules = modulesFor(record);
  if (modules.length === 0) return null;
  const open = (kind: DesignKind, title: string, design: StoredDesign) =>
    start({
      what: `the design in ${title}`,
      run: async () => {
        await navigate(`${designPath(kind)}?d=${await writeLink(design)}`);
        return "";
      },
    });
  return (
    <p className="flex flex-wrap items-center gap-3 px-4 py-3" data-print="hide">
      {modules.includes("steel-beam") ? (
        <Button onClick={() => open("steel-beam", "Steel Beam", beamOf(record, member))}>
          Design a beam of {member.leb} m
        </Button>
      ) : null}
      <Button onClick={() => open("steel-column", "Steel Column", columnOf(record, member))}>
        Design a column of {Math.max(member.lex, member.ley)} m
      </Button>
      <TaskNotice task={task} />
    </p>
  );
}

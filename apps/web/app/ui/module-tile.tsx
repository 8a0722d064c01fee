import { Link } from "react-router";
import { type IconName, ModuleIcon } from "./icons/module-icon.tsx";

interface ModuleTileProps {
  readonly title: string;
  readonly icon: IconName;
  readonly to: string;
  /** In the corner: what state the module is in. */
  readonly mark?: string | undefined;
  /** Under the title. */
  readonly note?: string | undefined;
}

/** A design module as a detail on a sheet, 220 by 220. */
export function ModuleTile({ title, icon, to, mark, note }: ModuleTileProps) {
  return (
    <Link
      to={to}
      className="relative flex size-[220px] flex-col items-center justify-center gap-4 rounded-sm border border-rule bg-sheet text-ink no-underline hover:border-ink focus-visible:border-ink"
    >
      <ModuleIcon name={icon} className="size-24" />
      <span className="font-narrow font-semibold text-20">{title}</span>
      {note ? <span className="-mt-3 text-14 text-steel">{note}</span> : null}
      {mark ? <span className="absolute top-2 right-2 text-12 text-steel">{mark}</span> : null}
    </Link>
  );
}

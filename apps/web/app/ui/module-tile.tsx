import { type ReactNode, useId } from "react";
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

interface TileGroupProps {
  readonly heading: string;
  readonly tiles: readonly ReactNode[];
  /** Links to what can be done today. */
  readonly beside?: readonly { readonly label: string; readonly to: string }[];
}

/** The tiles of a group in one row; a narrow screen scrolls it sideways. */
export function TileGroup({ heading, tiles, beside = [] }: TileGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="border-hairline border-b pb-2 text-16 text-steel">
        {heading}
      </h3>
      <div className="tile-group">
        <ul className="tile-row">
          {tiles.map((tile, at) => (
            // The tiles of a group never change their places.
            <li key={at}>{tile}</li>
          ))}
        </ul>
        {beside.length > 0 ? (
          <ul className="tile-links" data-print="hide">
            {beside.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}

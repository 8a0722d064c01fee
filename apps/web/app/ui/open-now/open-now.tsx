import { Link } from "react-router";
import { DESIGN_PAGES, designPath } from "../../../shared/design-pages.ts";
import { drawnNode } from "../calc/scene.tsx";
import { type IconName, ModuleIcon } from "../icons/module-icon.tsx";
import type { LibraryPanel } from "./library-panel.ts";

interface OpenNowProps {
  readonly panel: LibraryPanel;
  /** The library of signed-in users, or its preview. */
  readonly libraryPath: "/section-library" | "/section-library-preview";
}

/** What works today: the Section Library with a section of it, the load path and the design tables beside it, then the betas. */
export function OpenNow({ panel, libraryPath }: OpenNowProps) {
  return (
    <div className="open-now">
      <LibraryCard panel={panel} libraryPath={libraryPath} />
      <div className="open-now-side">
        <LoadPathDoor />
        <TablesDoor />
      </div>
      <ModuleDoors />
    </div>
  );
}

/** The same as a list of doors, the modules first. */
export function OpenDoors({ libraryPath }: Pick<OpenNowProps, "libraryPath">) {
  return (
    <div className="open-now">
      <ModuleDoors />
      <div className="open-now-three">
        <LoadPathDoor />
        <TablesDoor />
        <Door to={libraryPath} title="Section Library" icon="section-library">
          Properties, drawings and capacities of Australian steel sections.
        </Door>
      </div>
    </div>
  );
}

const ModuleDoors = () => (
  <div className="open-now-modules">
    {DESIGN_PAGES.map(({ kind, title, summary }) => (
      <Door key={kind} to={designPath(kind)} title={title} isBeta icon={kind}>
        {summary}
      </Door>
    ))}
  </div>
);

const LoadPathDoor = () => (
  <Door to="/design/load-path" title="Load Path" isBeta icon="load-path">
    From beams to columns, connections and footings. Actions pass on by load case.
  </Door>
);

const TablesDoor = () => (
  <Door to="/design-tables" title="Design Tables" icon="design-tables">
    Capacities of every size against effective length. CSV, Excel, one PDF.
  </Door>
);

interface DoorProps {
  readonly to: string;
  readonly title: string;
  readonly isBeta?: boolean;
  readonly icon: IconName;
  readonly children: string;
}

function Door({ to, title, isBeta = false, icon, children }: DoorProps) {
  return (
    <Link to={to} className="open-now-door">
      <ModuleIcon name={icon} className="open-now-icon" />
      <span>
        <span className="open-now-name">
          <strong>{title}</strong> {isBeta ? <span className="beta-mark">Beta</span> : null}
        </span>
        <span className="open-now-words">{children}</span>
      </span>
    </Link>
  );
}

function LibraryCard({ panel, libraryPath }: OpenNowProps) {
  const { name, grade, drawing, neighbours, sizes, families, rows } = panel;
  const to = (size: string) => `${libraryPath}?section=${encodeURIComponent(`${size}_300`)}`;
  return (
    <section className="open-now-library" aria-label="Section Library">
      <header>
        <h3 className="text-20">Section Library</h3>
        <p className="text-14 text-steel">
          {sizes} sizes, {families} families, two grades
        </p>
        <Link to={libraryPath} className="open-now-open">
          Open the Section Library
        </Link>
      </header>
      <div className="open-now-panel" translate="no">
        <ul>
          {neighbours.map((size) => (
            <li key={size}>
              <Link to={to(size)} aria-current={size === name ? "true" : undefined}>
                {size}
              </Link>
            </li>
          ))}
        </ul>
        <Link to={to(name)} className="open-now-drawing">
          {drawnNode(drawing, 0)}
        </Link>
        <table>
          <caption>
            {name} <span className="beta-mark">{grade}</span>
          </caption>
          <tbody>
            {rows.map(({ label, symbol, text, unit }) => (
              <tr key={label}>
                <th scope="row" title={label}>
                  {symbol
                    ? symbol.map(({ base, subscript }) => (
                        <span key={base + subscript}>
                          <i>{base}</i>
                          {subscript ? <sub>{subscript}</sub> : null}
                        </span>
                      ))
                    : label}
                </th>
                <td>{text}</td>
                <td>{unit}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

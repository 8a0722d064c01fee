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

/** What works today, each as one link: the Section Library with a section of it, the betas, the load path and the design tables. */
export function OpenNow({ panel, libraryPath }: OpenNowProps) {
  return (
    <div className="open-now">
      <LibraryCard panel={panel} libraryPath={libraryPath} />
      <LoadPathDoor />
      <TablesDoor />
      <ModuleDoors />
    </div>
  );
}

/** The same as a list of doors, the modules first. */
export function OpenDoors({ libraryPath }: Pick<OpenNowProps, "libraryPath">) {
  return (
    <div className="open-now">
      <ModuleDoors />
      <LoadPathDoor />
      <TablesDoor />
      <Door to={libraryPath} title="Section Library" icon="section-library">
        Properties, drawings and capacities of Australian steel sections.
      </Door>
    </div>
  );
}

const ModuleDoors = () =>
  DESIGN_PAGES.map(({ kind, title, summary }) => (
    <Door key={kind} to={designPath(kind)} title={title} isBeta icon={kind}>
      {summary}
    </Door>
  ));

const LoadPathDoor = () => (
  <Door to="/design/load-path" title="Load Path" isBeta icon="steel-column">
    From beams to columns, connections and footings. Actions pass on by load case.
  </Door>
);

const TablesDoor = () => (
  <Door to="/design-tables" title="Design Tables" icon="section-library">
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
      <ModuleIcon name={icon} className="size-14 flex-none" />
      <span>
        <strong>{title}</strong> {isBeta ? <span className="beta-mark">Beta</span> : null}
        <span className="open-now-words">{children}</span>
      </span>
    </Link>
  );
}

function LibraryCard({ panel, libraryPath }: OpenNowProps) {
  const { name, grade, drawing, neighbours, sizes, families, rows } = panel;
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
              <Link
                to={`${libraryPath}?section=${encodeURIComponent(`${size}_300`)}`}
                aria-current={size === name ? "true" : undefined}
              >
                {size}
              </Link>
            </li>
          ))}
        </ul>
        <div className="open-now-drawing">{drawnNode(drawing, 0)}</div>
        <table>
          <caption>
            {name} <span>{grade}</span>
          </caption>
          <tbody>
            {rows.map(({ symbol, text, unit }) => (
              <tr key={symbol.map(({ base, subscript = "" }) => base + subscript).join("")}>
                <th scope="row">
                  {symbol.map(({ base, subscript }) => (
                    <span key={base + subscript}>
                      {base.length > 2 ? base : <i>{base}</i>}
                      {subscript ? <sub>{subscript}</sub> : null}
                    </span>
                  ))}
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

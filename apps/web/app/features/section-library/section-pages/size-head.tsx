import { type SectionRecord, shortGrade } from "@kingpost/sections";
import { type ReactNode, useId } from "react";
import { DESIGN_PAGES, designPath } from "../../../../shared/design-pages.ts";
import { Button } from "../../../ui/button.tsx";
import { Chevron } from "../../../ui/chevron.tsx";
import { modulesFor } from "../capacities/design-inputs.ts";
import { STAR_BUTTON, Star } from "../saved/star.tsx";

export const libraryLink = ({ id }: SectionRecord, more = "") =>
  `/section-library-preview?section=${encodeURIComponent(id)}${more}`;

/** A narrow column breaks between the two parts only. */
export const headOf = ({ standard, grade }: SectionRecord) =>
  `${standard}, ${shortGrade(grade).replaceAll(" ", "\u00a0")}`;

/** The first row of the page: the size, its star, the grade on view, and where the size can be taken. */
export function SizeHead({ records }: { readonly records: readonly SectionRecord[] }) {
  const [first] = records;
  if (!first) return null;
  const { name, properties } = first;
  const pages = DESIGN_PAGES.filter(({ kind }) => modulesFor(first).includes(kind));
  return (
    <div className="size-head">
      <h1 className="text-32">{name}</h1>
      {records.map((record, at) => (
        <span key={record.id} className="of-grade" data-grade={at}>
          <a
            href={libraryLink(record)}
            aria-label={`Favourite ${name}, ${headOf(record)} in the Section Library`}
            title="Favourite in the Section Library"
            className={STAR_BUTTON}
            data-print="hide"
          >
            <Star />
          </a>
        </span>
      ))}
      <fieldset className="grade-choice" data-print="hide">
        <legend className="sr-only">Grade</legend>
        {records.map((record, at) => (
          <label key={record.id}>
            <input type="radio" name="grade" data-choice={at} defaultChecked={at === 0} />
            {headOf(record)}
          </label>
        ))}
      </fieldset>
      <span className="size-mark">{properties.availability}</span>
      <div className="size-doors" data-print="hide">
        {pages.length > 0 ? (
          <HeadMenu label="Design">
            {pages.map(({ kind, title }) => (
              <li key={kind}>
                <a className="menu-item" href={`${designPath(kind)}?section=${encodeURIComponent(first.id)}`}>
                  {title}
                </a>
              </li>
            ))}
          </HeadMenu>
        ) : null}
        <HeadMenu label="Export">
          <li>
            <a className="menu-item" href={libraryLink(first)}>
              PDF, DXF, SVG, Excel, CSV <span className="text-12 text-steel">Section Library</span>
            </a>
          </li>
          <li>
            <a className="menu-item" href={`/api/v1/sections/${name.toLowerCase()}`}>
              Properties and capacities <span className="text-12 text-steel">JSON</span>
            </a>
          </li>
        </HeadMenu>
        <a href={libraryLink(first)} className="size-open">
          Open in the Section Library
        </a>
      </div>
    </div>
  );
}

interface HeadMenuProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A list of links below its button, which opens without a script. */
function HeadMenu({ label, children }: HeadMenuProps) {
  const id = useId();
  return (
    <div>
      <Button popoverTarget={id}>
        {label}
        <Chevron open />
      </Button>
      <ul id={id} popover="auto" aria-label={label} className="menu size-menu">
        {children}
      </ul>
    </div>
  );
}

import { type SectionRecord, shortGrade } from "@kingpost/sections";
import { DESIGN_PAGES, designPath } from "../../../../shared/design-pages.ts";
import { modulesFor } from "../capacities/design-inputs.ts";
import { SavedNoticeSlot, StarSlot } from "../saved/slots.tsx";
import { HeadMenu } from "./head-menu.tsx";
import { libraryLink } from "./library-link.ts";
import { SizeExports } from "./size-exports.tsx";

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
          <StarSlot id={record.id} name={name} />
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
        <SizeExports records={records} />
        <a href={libraryLink(first)} className="size-open">
          Open in the Section Library
        </a>
      </div>
      <SavedNoticeSlot />
    </div>
  );
}

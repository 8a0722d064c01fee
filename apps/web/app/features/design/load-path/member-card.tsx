import { verdictWords } from "@kingpost/design";
import type { MemberState, Link as PathLink } from "@kingpost/design/load-path";
import { valueText } from "@kingpost/design/report";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { SubscriptText } from "../../../ui/calc/subscript-text.tsx";
import { Menu, type MenuItem } from "../../../ui/menu.tsx";
import { VerdictMark } from "../verdict/verdict-mark.tsx";
import { placeText } from "./place-text.ts";

interface MemberCardProps {
  readonly state: MemberState;
  /** Whether another member has an output that this one can take. */
  readonly canTake: boolean;
  /** Link or button to the page of the member. */
  readonly open: ReactNode;
  readonly onTake: () => void;
  readonly onRename: () => void;
  /** Whether it is a design of the project, which stays saved when it is removed. */
  readonly isSaved: boolean;
  readonly onDelete: () => void;
  readonly onUnlink: (link: PathLink, keepsValues: boolean) => void;
}

/** A member of a load path: its verdict, and what it takes from others. */
export function MemberCard({
  state,
  canTake,
  open,
  isSaved,
  onTake,
  onRename,
  onDelete,
  onUnlink,
}: MemberCardProps) {
  const { member, module, links, isOutdated, assumptions } = state;
  const { mark, inputs } = member;
  const section = module.fields.section;
  const items: MenuItem[] = [
    { id: "rename", label: "Change the mark", onSelect: onRename },
    {
      id: "delete",
      label: isSaved ? `Remove ${mark} from the project` : `Delete ${mark}`,
      onSelect: onDelete,
    },
  ];
  return (
    <article
      className="path-card"
      data-place={mark}
      tabIndex={-1}
      aria-labelledby={`member-${mark}`}
      data-outdated={isOutdated ? "" : undefined}
    >
      <header>
        <h3 id={`member-${mark}`}>
          {mark} <span>{module.title}</span>
        </h3>
        <Menu label={`Edit ${mark}`} groups={[items]} />
      </header>
      {section ? <p className="path-section">{valueText(section, inputs.section)}</p> : null}
      <Verdict state={state} />
      {links.length > 0 ? (
        <ul className="path-links">
          {links.map((link) => (
            <li key={`${link.table} ${link.source}`} data-place={`${mark}:${link.source}`}>
              <LinkView mark={mark} link={link} place={placeText(module, link)} onUnlink={onUnlink} />
            </li>
          ))}
        </ul>
      ) : null}
      {assumptions.map(({ by, end, text }) => (
        <p key={`${by} ${end} ${text}`} className="path-note">
          {by} at {end}: {text}
        </p>
      ))}
      <footer>
        {open}
        {module.receives.length > 0 ? (
          <Button onClick={onTake} disabled={!canTake} title={canTake ? undefined : NOTHING_TO_TAKE}>
            Take actions<span className="sr-only"> for {mark}</span>
          </Button>
        ) : null}
      </footer>
    </article>
  );
}

const NOTHING_TO_TAKE = "No other member has actions for it yet.";

/** The state of a member. The result of earlier actions is neither pass nor fail. */
function Verdict({ state: { outcome, isOutdated, isCutOff } }: { readonly state: MemberState }) {
  if (outcome.kind !== "result") {
    const [first] = outcome.problems;
    return (
      <p className="path-verdict" data-verdict="fail">
        No result. {outcome.kind === "unavailable" ? outcome.reason.message : first?.message}
      </p>
    );
  }
  const { verdict, ratio, headline, governing } = verdictWords(outcome.result.checks);
  if (isCutOff && !isOutdated) {
    return (
      <p className="path-verdict" data-verdict="outdated">
        <strong>A source has no values</strong> It was {ratio} with those taken last.
      </p>
    );
  }
  if (isOutdated) {
    return (
      <p className="path-verdict" data-verdict="outdated">
        <strong>Out of date</strong> It was {ratio} with the values that it has taken.
      </p>
    );
  }
  return (
    <p className="path-verdict" data-verdict={verdict}>
      <strong>
        {ratio} <VerdictMark verdict={verdict} /> {headline}
      </strong>
      <SubscriptText text={governing} />
    </p>
  );
}

interface LinkViewProps {
  readonly mark: string;
  readonly link: PathLink;
  readonly place: string;
  readonly onUnlink: MemberCardProps["onUnlink"];
}

function LinkView({ mark, link, place, onUnlink }: LinkViewProps) {
  const { source, values, changes, problem, notes } = link;
  return (
    <>
      <p>
        <span aria-hidden="true">{"\u2190"} </span>
        <strong>{source}</strong>
        <span className="sr-only"> feeds {mark}</span> {place}
        <br />
        {values.join(" \u00b7 ")}
      </p>
      {changes.length > 0 ? (
        <table>
          <caption>{source} has changed</caption>
          <thead>
            <tr>
              <th scope="col">Case</th>
              <th scope="col">Value</th>
              <th scope="col">Old</th>
              <th scope="col">New</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((one) => (
              <tr key={`${one.case} ${one.quantity}`}>
                <th scope="row">{one.case}</th>
                <td>{one.quantity}</td>
                <td>{one.old ?? "none"}</td>
                <td>{one.new ?? "none"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {problem === undefined ? null : <p className="path-problem">{problem}</p>}
      {notes.map((note) => (
        <p key={note} className="path-note">
          {note}
        </p>
      ))}
      <Menu
        label="Unlink"
        groups={[
          [
            {
              id: "keep",
              label: `Keep the values of ${source} as numbers`,
              onSelect: () => onUnlink(link, true),
            },
            { id: "remove", label: `Remove the values of ${source}`, onSelect: () => onUnlink(link, false) },
          ],
        ]}
      />
    </>
  );
}

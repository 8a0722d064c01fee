import { type SingleField as Field, isUnavailable } from "@kingpost/calc";
import type { RawInputs } from "@kingpost/design";
import {
  connected,
  type LoadPath,
  type Member,
  type Output,
  type Receiver,
  sourceName,
} from "@kingpost/design/load-path";
import { type SubmitEvent, useId, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { FormMessage } from "../../../../ui/form/form-message.tsx";
import { SubmitButton } from "../../../../ui/form/submit-button.tsx";
import { Dialog } from "../../../../ui/saving/dialog.tsx";
import { SingleField } from "../../inputs/single-field.tsx";

/** An output with a table that takes it. */
export interface Offer {
  readonly from: string;
  readonly output: Output;
  readonly receiver: Receiver;
}

/** Outputs of the other members that a member can take. */
export function offersFor(path: LoadPath, to: Member): readonly Offer[] {
  return path.members
    .filter(({ mark }) => mark !== to.mark)
    .flatMap((one) =>
      path
        .outputs(one)
        .flatMap((output) =>
          path.receivers(to, output.kind).map((receiver) => ({ from: one.mark, output, receiver })),
        ),
    );
}

interface TakeDialogProps {
  readonly path: LoadPath;
  readonly to: Member;
  readonly onMembers: (members: readonly Member[]) => void;
  readonly onClose: () => void;
}

const wordsOf = ({ from, output, receiver }: Offer): string =>
  `${sourceName(from, output)}: ${receiver.label.charAt(0).toLowerCase()}${receiver.label.slice(1)}`;

/** Chooses what a member takes from another one, and where it acts. */
export function TakeDialog({ path, to, onMembers, onClose }: TakeDialogProps) {
  const id = useId();
  const offers = offersFor(path, to);
  const [chosen, setChosen] = useState(0);
  const [start, setStart] = useState<RawInputs>({});
  const [error, setError] = useState<string>();
  const offer = offers[chosen];
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!offer) return;
    const own = Object.fromEntries(
      placeFields(path, to, offer).map(([name, field]) => [name, field.default]),
    );
    const members = connected(path, { ...offer, to: to.mark, start: { ...own, ...start } });
    if (isUnavailable(members)) return setError(members.message);
    const rejected = newErrorOf(path, path.with(members), to.mark);
    if (rejected !== undefined) return setError(rejected);
    onMembers(members);
    onClose();
  };
  return (
    <Dialog title={`Actions for ${to.mark}`} onClose={onClose}>
      <form onSubmit={submit} className="mt-3 space-y-3">
        <FormMessage result={{ error: error ?? "" }} />
        <div>
          <label htmlFor={`${id}-source`} className="block font-medium text-14">
            Take
          </label>
          <select
            id={`${id}-source`}
            value={chosen}
            onChange={({ target }) => {
              setChosen(Number(target.value));
              setError(undefined);
            }}
            className="mt-1 h-11 w-full rounded-sm border border-rule bg-sheet px-3 text-16"
          >
            {offers.map((one, at) => (
              <option key={wordsOf(one)} value={at}>
                {wordsOf(one)}
              </option>
            ))}
          </select>
        </div>
        {offer
          ? placeFields(path, to, offer).map(([name, field]) => (
              <SingleField
                key={`${chosen} ${name}`}
                name={name}
                field={field}
                raw={start[name] ?? field.default}
                problems={[]}
                onChange={(value) => setStart({ ...start, [name]: value })}
              />
            ))
          : null}
        {offer && "kind" in offer.output.actions ? (
          <p className="text-14 text-steel">{offer.output.actions.message}</p>
        ) : (
          <p className="text-14 text-steel">
            The values of each load case are taken. {to.mark} combines them itself.
          </p>
        )}
        <div className="flex justify-end gap-2 pt-2">
          <Button onClick={onClose} className="min-h-11!">
            Cancel
          </Button>
          <SubmitButton busy={false}>Take</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}

/** Where the action acts: a face, a position. */
function placeFields(path: LoadPath, to: Member, { receiver }: Offer): readonly (readonly [string, Field])[] {
  const table = path.moduleOf(to).fields[receiver.table];
  if (table?.kind !== "rows") return [];
  return Object.entries(table.columns).filter(([name]) => receiver.asks.includes(name));
}

/** Error that a member would have only with what it takes, such as a position beyond its end; undefined without one. */
function newErrorOf(before: LoadPath, after: LoadPath, mark: string): string | undefined {
  const outcomeIn = (path: LoadPath) => path.states().find(({ member }) => member.mark === mark)?.outcome;
  const outcome = outcomeIn(after);
  if (outcome?.kind !== "errors" || outcomeIn(before)?.kind !== "result") return undefined;
  return outcome.problems.find(({ kind }) => kind === "error")?.message;
}

import { OWN_SHAPES } from "@kingpost/sections/own-section/fields";
import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { SectionDetail } from "../section-detail.tsx";
import { OwnFields } from "./own-fields.tsx";
import { SHAPE_NOTES } from "./own-labels.ts";
import { useOwnForm } from "./use-own-form.ts";

interface OwnPanelProps {
  /** The own section in the link. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onCompare: (id: string) => void;
  readonly onClose: () => void;
  /** Why it can not be added to the comparison. */
  readonly message: string | undefined;
}

/** A section of a person's own dimensions: the form, and under it everything that the library shows of a section. */
export function OwnPanel({ text, onText, onCompare, onClose, message }: OwnPanelProps) {
  const form = useOwnForm(text, onText);
  const { typed, record, last, isUnreadable } = form;
  const fields = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (record) onCompare(record.id);
    else fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <div>
      <form
        ref={fields}
        onSubmit={add}
        noValidate
        data-print="hide"
        aria-labelledby="own-heading"
        className="space-y-4 border-rule border-b bg-shade px-4 py-3"
      >
        <div>
          <h3 id="own-heading" ref={heading} tabIndex={-1} className="text-20 outline-none">
            Own section
          </h3>
          <p className="max-w-prose text-13 text-steel">
            Your own dimensions, the same formulas and drawing as for the catalogue. It stands in the link.
          </p>
          {isUnreadable ? (
            <p className="mt-2 text-14">
              The own section in the link can not be read. Here is one to start from.
            </p>
          ) : null}
        </div>
        <Tabs
          label="Shape"
          id="own-shape"
          values={OWN_SHAPES}
          selected={typed.shape}
          onSelect={(shape) => form.choose({ shape })}
          panelClassName="pt-3"
        >
          <p className="mb-3 max-w-prose text-13 text-steel">{SHAPE_NOTES[typed.shape]}</p>
          <OwnFields form={form} />
        </Tabs>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit">Add to comparison</Button>
          <Button onClick={onClose}>Close</Button>
          <p role="status" className="text-14">
            {message ?? (record ? "" : statusOf(last?.name))}
          </p>
        </div>
      </form>
      {last ? (
        <div className={record ? undefined : "opacity-60"}>
          <SectionDetail record={last} />
        </div>
      ) : null}
    </div>
  );
}

function statusOf(last: string | undefined): string {
  return last
    ? `Check the fields marked. Below stands ${last}, the last that could be made.`
    : "Check the fields marked: the properties and the drawing follow.";
}

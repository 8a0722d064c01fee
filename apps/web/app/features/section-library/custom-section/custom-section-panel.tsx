import { CUSTOM_SHAPES } from "@kingpost/sections";
import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import {
  CustomSectionErrors,
  CustomSectionFields,
} from "../../../ui/custom-section/custom-section-fields.tsx";
import { SHAPE_NOTES, shapeName } from "../../../ui/custom-section/custom-section-labels.ts";
import { useCustomSectionForm } from "../../../ui/custom-section/use-custom-section-form.ts";
import { Tabs } from "../../../ui/tabs.tsx";
import type { Member } from "../capacities/member/member.ts";
import { leftOut } from "../compare/empty-comparison.tsx";
import { SectionDetail } from "../section/section-detail.tsx";

interface CustomSectionPanelProps {
  /** The custom section in the link. */
  readonly text: string;
  /** What the member capacities of its data sheet are for. */
  readonly member: Member;
  readonly onText: (text: string) => void;
  readonly onCompare: (id: string) => void;
  readonly onClose: () => void;
  /** Whether the comparison, to which the user added it, is full. */
  readonly isFull: boolean;
  /** Opened by the user, not by a link: the focus moves to the form. */
  readonly takesFocus: boolean;
}

/** a custom section: the form, and with it everything that the library shows of a section. */
export function CustomSectionPanel(props: CustomSectionPanelProps) {
  const { text, member, onText, onCompare, onClose, isFull, takesFocus } = props;
  const form = useCustomSectionForm(text, onText);
  const { typed, record, last, isExample, isUnreadable } = form;
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) fields.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [takesFocus]);

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (record) onCompare(record.id);
    else fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <SectionDetail
      record={last}
      member={member}
      isStale={!record}
      form={
        <form ref={fields} onSubmit={add} noValidate aria-label="Custom section" className="space-y-3">
          <Tabs
            label="Shape"
            id="custom-shape"
            values={CUSTOM_SHAPES}
            selected={typed.shape}
            nameOf={shapeName}
            onSelect={(shape) => form.choose({ shape })}
            panelClassName="px-4"
          >
            {isUnreadable ? (
              <p className="pt-2 text-14">
                The custom section in the link cannot be read. An example is shown instead.
              </p>
            ) : isExample ? (
              <p className="pt-2 text-14">
                The custom section in the link has errors. An example is shown until they are fixed.
              </p>
            ) : null}
            <p className="pt-2 pb-3 text-13 text-steel">{SHAPE_NOTES[typed.shape]}</p>
            <CustomSectionFields form={form} />
          </Tabs>
          <div className="flex flex-wrap items-center gap-3 px-4">
            <Button type="submit">Add to comparison</Button>
            <Button onClick={onClose}>Close</Button>
          </div>
          <div className="form-note">
            <CustomSectionErrors form={form} />
            <p role="status">
              {isFull
                ? leftOut(true, [], [])
                : record
                  ? ""
                  : `Check the marked fields. ${isExample ? `${last.name} is an example` : `${last.name} is still shown`}.`}
            </p>
          </div>
        </form>
      }
    />
  );
}

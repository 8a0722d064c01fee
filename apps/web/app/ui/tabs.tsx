import { type KeyboardEvent, type ReactNode, useRef } from "react";

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly selected: Value;
  readonly onSelect: (value: Value) => void;
  /** The name of a tab; the value itself when left out. */
  readonly nameOf?: (value: Value) => string;
  /** A few words beside the name of a tab. */
  readonly detailOf?: ((value: Value) => string | undefined) | undefined;
  /** Id of the panel and prefix of the tabs' ids. */
  readonly id: string;
  readonly panelClassName: string;
  readonly children: ReactNode;
}

/** Tabs with one panel. Arrow keys, Home and End select; Tab moves into the panel. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, values, selected, onSelect, nameOf, detailOf, id, panelClassName, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    const at = values.indexOf(selected);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + values.length, Home: 0, End: values.length - 1 }[
      event.key
    ];
    const next = to === undefined ? undefined : values[to % values.length];
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
    onSelect(next);
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={step}
        className="flex flex-wrap border-rule border-b px-3"
      >
        {values.map((value) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={tabId(id, value)}
            data-tab={value}
            aria-selected={value === selected}
            aria-controls={id}
            tabIndex={value === selected ? 0 : -1}
            onClick={() => value !== selected && onSelect(value)}
            className="tab"
          >
            {nameOf?.(value) ?? value}
            <TabDetail text={detailOf?.(value)} />
          </button>
        ))}
      </div>
      <div role="tabpanel" id={id} aria-labelledby={tabId(id, selected)} className={panelClassName}>
        {children}
      </div>
    </>
  );
}

const tabId = (id: string, value: string) => `${id}-${value.replaceAll(" ", "-")}`;

function TabDetail({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <>
      {" "}
      <span className="tab-detail">{text}</span>
    </>
  );
}

import { type FormEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useNavigation } from "react-router";
import type * as z from "zod/mini";
import { SUCCESS_MESSAGE } from "./form-message.tsx";
import { type FormResult, parseForm } from "./form-result.ts";
import type { FieldError } from "./labelled.tsx";

/**
 * The behaviour of every form once its script has loaded: our own messages instead of the browser's bubbles, messages cleared at
 * each submit, the first invalid field focused, passwords emptied once the server has checked them, everything else left as
 * typed. Without JavaScript the same form posts to the same action.
 */
export function useFormResult(
  schema: z.ZodMiniType,
  answer: FormResult | undefined,
  formName?: string,
  /** Whether it is being sent, for a form that does not navigate. */
  isSending?: boolean,
) {
  const form = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const busy = isSending ?? (navigation.state !== "idle" && isOurs(navigation.formData, formName));
  const [local, setLocal] = useState<FormResult>();
  const [scripted, setScripted] = useState(false);
  const mine = answer?.form === formName ? answer : undefined;
  const result = useFieldErrors(busy ? undefined : (local ?? mine));

  // Before the user can submit it: the form's action may depend on it.
  useLayoutEffect(() => setScripted(true), []);

  // The server's latest result replaces the client's messages.
  useEffect(() => setLocal(undefined), [answer]);

  // The focused button was disabled during the request, so no element has the focus now.
  useEffect(() => {
    if (result?.success) form.current?.querySelector<HTMLElement>(SUCCESS_MESSAGE)?.focus();
  }, [result]);

  useEffect(() => {
    if (!result?.error || !form.current) return;
    if (!local && !result.unreachable) emptyPasswords(form.current);
    const faulty = Object.keys(result.fields ?? {})[0];
    const first = form.current.querySelector<HTMLElement>(
      faulty ? `[name="${faulty}"]` : "input:not([type=hidden], [hidden])",
    );
    first?.focus();
    // On a short screen the focused field may have pushed the message above the form out of sight.
    if (!faulty) form.current.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
  }, [result, local]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const parsed = parseForm(schema, new FormData(event.currentTarget));
    if (parsed.ok) return setLocal(undefined);
    event.preventDefault();
    setLocal(parsed.result);
  };

  /** The props of a field by its name: its value before a rejection, or else `start`, and its error message. */
  const field = (name: string, start = "") => ({
    name,
    idPrefix: formName,
    defaultValue: mine?.values?.[name] ?? start,
    error: result?.fields?.[name],
  });

  return { form, result, busy, field, formProps: { ref: form, noValidate: scripted, onSubmit } };
}

/** The result with the errors of its fields, each shown once. */
function useFieldErrors(result: FormResult | undefined) {
  return useMemo(() => {
    if (!result) return undefined;
    const { fields = {}, ...rest } = result;
    const errors = Object.entries(fields).map(([name, text]): [string, FieldError] => [
      name,
      result.error?.includes(text) ? { text, isShownElsewhere: true } : text,
    ]);
    return { ...rest, fields: Object.fromEntries(errors) as Readonly<Record<string, FieldError>> };
  }, [result]);
}

/** Passwords do not stay in a page once the server has judged them. */
export function emptyPasswords(form: HTMLFormElement | null): void {
  const fields = form?.querySelectorAll<HTMLInputElement>('input[autocomplete$="-password"]') ?? [];
  for (const input of fields) input.value = "";
}

function isOurs(sent: FormData | undefined, formName: string | undefined): boolean {
  return formName === undefined || sent?.get("form") === formName;
}

/** The change against the first section, after the value and a space; nothing where there is none to give. */
export function Change({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : (
    <>
      {" "}
      <span className="compare-change">{text}</span>
    </>
  );
}

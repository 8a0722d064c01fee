/** Shows what does not work without scripts: at once where they are off, and after a while where they do not arrive. */
export function NeedsScripts({ result }: { readonly result: string }) {
  return (
    <>
      <noscript>
        <p role="alert" className="needs-scripts">
          JavaScript is off in your browser: the inputs are locked. {result} is that of the address. Turn
          JavaScript on to change it.
        </p>
      </noscript>
      <p className="waits-for-scripts" data-print="hide">
        {result} does not follow the inputs yet: the page is still loading. If this message stays, a network
        or an extension blocks the page{"\u2019"}s scripts.
      </p>
    </>
  );
}

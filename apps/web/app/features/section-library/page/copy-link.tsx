import { usePublicUrl } from "../../../ui/address/public-url.ts";
import { Button } from "../../../ui/button.tsx";
import { useCopy } from "../../../ui/export/use-copy.tsx";
import { type LibraryState, toSearch } from "../view-state/library-state.ts";
import { publicAddress } from "./public-address.ts";

/** Copies the public link to the view, from the signed-in library too: a colleague may have no account. */
export function CopyLink({ state }: { readonly state: LibraryState }) {
  const publicUrl = usePublicUrl();
  const { copy, notice } = useCopy();
  return (
    <span className="copy-link">
      <Button onClick={() => copy(publicAddress(publicUrl, toSearch(state)), "the link to this view")}>
        Copy link
      </Button>
      {/* Below the button, over the page: it must not move the header. */}
      <span className="copy-link-notice">{notice}</span>
    </span>
  );
}

import { NoticeBar } from "../../../ui/saving/notice-bar.tsx";
import { useSaved } from "./saved-store.ts";

/** The result of the last change. */
export function SavedNotice({ uid }: { readonly uid: string }) {
  const { store, notice } = useSaved(uid);
  return <NoticeBar notice={notice} onDismiss={() => store?.dismiss()} />;
}

import type { Catalogue } from "@kingpost/sections/catalogue";
import { customSectionRecordOf } from "@kingpost/sections/custom-section/custom-section";
import { customIdOfText } from "@kingpost/sections/custom-section/custom-section-id";
import type { Category } from "@kingpost/sections/record";
import { type ReactNode, Suspense } from "react";
import { findRecord } from "./custom-section/find-record.ts";
import { leftOut } from "./empty-comparison.tsx";
import { FamilySheet } from "./family-sheet.tsx";
import { FoundView } from "./find/found-views.tsx";
import { familyOfAll } from "./find/table-entries.ts";
import { showsResults } from "./library-state.ts";
import { SavedComparisonsSlot } from "./saved/slots.tsx";
import { SectionDetail } from "./section-detail.tsx";
import type { Library } from "./use-library.ts";
import { CapacitiesView, CompareView, CustomSectionPanel } from "./views.ts";

interface ViewPanelProps {
  readonly catalogue: Catalogue;
  readonly library: Library;
}

/** The right panel: the view of the link. */
export function ViewPanel(props: ViewPanelProps) {
  return (
    <Suspense fallback={<p className="p-6 text-16 text-steel">Loading{"\u2026"}</p>}>
      {viewOf(props)}
    </Suspense>
  );
}

function viewOf({ catalogue, library }: ViewPanelProps): ReactNode {
  const { state, update, record, found } = library;
  const { own, view } = state;
  const onMember = (member: typeof state.member) => update({ member }, "typing");

  if (own !== undefined) {
    const customSectionRecord =
      view === "capacities" ? customSectionRecordOf(customIdOfText(own)) : undefined;
    if (customSectionRecord)
      return <CapacitiesView record={customSectionRecord} member={state.member} onMember={onMember} />;
    return (
      <CustomSectionPanel
        text={own}
        member={state.member}
        onText={(text) => update({ own: text }, "typing")}
        onCompare={library.addCustom}
        onClose={library.toggleCustom}
        takesFocus={library.openedCustom}
        message={library.full ? leftOut(true, [], []) : undefined}
      />
    );
  }
  if (library.comparing) {
    return (
      <>
        <SavedComparisonsSlot sections={library.picked.shown} onOpen={library.compare} />
        <CompareView
          picked={library.picked}
          records={library.picked.shown.flatMap((id) => findRecord(catalogue, id) ?? [])}
          state={state}
          full={library.full}
          onView={record}
          onCompare={library.compare}
          onEditCustom={library.showCustom}
          update={update}
        />
      </>
    );
  }
  if (view !== "section" && view !== "capacities") {
    return (
      <FoundView
        view={view}
        catalogue={catalogue}
        state={library.ofMany}
        found={library.foundOfMany}
        onView={record}
        update={update}
        onOpen={library.choose}
        onCompare={library.addToComparison}
      />
    );
  }
  if (view === "capacities" && record) {
    return <CapacitiesView record={record} member={state.member} onMember={onMember} />;
  }
  if (record) return <SectionDetail record={record} member={state.member} />;
  if (showsResults(state) && found.length > 0) {
    return (
      <FoundView
        view="table"
        catalogue={catalogue}
        state={{ ...state, family: state.family ?? familyOfAll(found) }}
        found={found}
        onView={undefined}
        update={update}
        onOpen={library.choose}
        onCompare={library.addToComparison}
      />
    );
  }
  return <NoSection asked={state.section} onFamily={library.showFamily} catalogue={catalogue} />;
}

interface NoSectionProps {
  /** What a link asked for and the catalogue does not have. */
  readonly asked: string | undefined;
  readonly catalogue: Catalogue;
  readonly onFamily: (category: Category) => void;
}

/** Before a section is chosen: how to choose one, and the families. */
function NoSection({ asked, catalogue, onFamily }: NoSectionProps) {
  return (
    <div className="p-4 sm:p-6">
      {asked === undefined ? null : (
        <p className="mb-2 text-16">
          The catalogue has no section {"\u201c"}
          {asked}
          {"\u201d"}.
        </p>
      )}
      <p className="text-16 text-steel">Select a section to view its properties</p>
      <FamilySheet catalogue={catalogue} onOpen={onFamily} />
    </div>
  );
}

import { type Catalogue, type Category, customIdOfText } from "@kingpost/sections";
import { memo, type ReactNode, Suspense } from "react";
import { recordEngine } from "../../../ui/catalogue/catalogue-store.ts";
import { EarlyInput } from "../../../ui/early-input/early-input.tsx";
import { awaitNeed } from "../filter/needs.ts";
import { SavedComparisonsSlot } from "../saved/slots.tsx";
import { familyOfAll } from "../table/table-entries.ts";
import { needOf, showsResults } from "../view-state/library-state.ts";
import {
  CapacitiesView,
  CompareView,
  CustomSectionPanel,
  SectionDetail,
  UnknownSection,
} from "../view-state/views.ts";
import { FamilySheet } from "./family-sheet.tsx";
import { FoundView } from "./found-views.tsx";
import type { Library } from "./use-library.ts";

interface ViewPanelProps {
  readonly catalogue: Catalogue;
  readonly library: Library;
}

/** The right panel: the view of the link. */
export const ViewPanel = memo(function ViewPanel(props: ViewPanelProps) {
  return (
    <Suspense fallback={<p className="p-6 text-16 text-steel">Loading{"\u2026"}</p>}>
      <View {...props} />
      <EarlyInput />
    </Suspense>
  );
});

const SELECT_ONE = "Select a section to view its properties";

function View({ catalogue, library }: ViewPanelProps): ReactNode {
  const { state, update, entry, found } = library;
  const { own, view } = state;
  const need = needOf(state);
  awaitNeed(need);
  const onMember = (member: typeof state.member) => update({ member }, "typing");

  if (own !== undefined) {
    const customSectionRecord =
      view === "capacities" ? recordEngine().customSectionRecordOf(customIdOfText(own)) : undefined;
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
        isFull={library.full}
      />
    );
  }
  const record = entry && need !== "list" ? catalogue.record(entry.id) : undefined;
  if (library.comparing) {
    return (
      <>
        <SavedComparisonsSlot sections={library.picked.shown} onOpen={library.compare} />
        <CompareView
          picked={library.picked}
          records={library.picked.shown.flatMap(
            (id) => recordEngine().customSectionRecordOf(id) ?? catalogue.record(id) ?? [],
          )}
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
        collected={library.collected}
      />
    );
  }
  if (view === "capacities" && record) {
    return <CapacitiesView record={record} member={state.member} onMember={onMember} />;
  }
  if (record) return <SectionDetail record={record} member={state.member} />;
  if (showsResults(state) && found.length > 0) {
    awaitNeed("records");
    return (
      <>
        <p className="px-4 pt-3 text-14 text-steel">{SELECT_ONE}</p>
        <FoundView
          view="table"
          catalogue={catalogue}
          state={{ ...state, family: state.family ?? familyOfAll(found) }}
          found={found}
          onView={undefined}
          update={update}
          onOpen={library.choose}
          onCompare={library.addToComparison}
          collected={library.collected}
        />
      </>
    );
  }
  return (
    <NoSection onFamily={library.showFamily}>
      {state.section === undefined ? null : (
        <UnknownSection
          catalogue={catalogue}
          asked={state.section}
          standard={state.standard}
          onOpen={library.choose}
        />
      )}
    </NoSection>
  );
}

interface NoSectionProps {
  readonly onFamily: (category: Category) => void;
  readonly children: ReactNode;
}

/** Before a section is chosen: how to choose one, and the families. */
function NoSection({ onFamily, children }: NoSectionProps) {
  return (
    <div className="p-4 sm:p-6">
      {children}
      <p className="text-16 text-steel">{SELECT_ONE}</p>
      <FamilySheet onOpen={onFamily} />
      <p className="mt-4 text-14">
        <a href="/design-tables">Design capacity tables</a> by family: view, print or download. Every family
        and size has <a href="/sections">its own page</a>.
      </p>
    </div>
  );
}

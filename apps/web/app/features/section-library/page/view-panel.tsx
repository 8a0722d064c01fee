import { type Catalogue, type Category, customIdOfText } from "@kingpost/sections";
import {
  type ComponentProps,
  memo,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useState,
} from "react";
import { Link } from "react-router";
import { recordEngine } from "../../../ui/catalogue/catalogue-store.ts";
import { EarlyInput } from "../../../ui/early-input/early-input.tsx";
import { leftOut } from "../compare/empty-comparison.tsx";
import { awaitNeed } from "../filter/needs.ts";
import { SavedComparisonsSlot } from "../saved/slots.tsx";
import { familyOfAll } from "../table/table-entries.ts";
import { needOf, showsResults } from "../view-state/library-state.ts";
import { TYPING_REST_MS } from "../view-state/use-library-state.ts";
import { CapacitiesView, CompareView, CustomSectionPanel, SectionDetail } from "../view-state/views.ts";
import { FamilySheet } from "./family-sheet.tsx";
import { FoundView } from "./found-views.tsx";
import type { Library } from "./use-library.ts";

interface ViewPanelProps {
  readonly catalogue: Catalogue;
  readonly library: Library;
}

/** The right panel: the view of the link. */
export const ViewPanel = memo(function ViewPanel(props: ViewPanelProps) {
  const rested = useRestedText(props.library.state.text);
  return (
    <Suspense fallback={<p className="p-6 text-16 text-steel">Loading{"\u2026"}</p>}>
      <View {...props} restedText={rested} />
      <EarlyInput />
    </Suspense>
  );
});

/** The search text once the keys rest: a table of results for each key would hold up the next one. */
function useRestedText(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => startTransition(() => setRested(text)), TYPING_REST_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return rested;
}

interface ResultsProps extends ComponentProps<typeof FoundView> {
  /** The table stays as it is meanwhile. */
  readonly isTyping: boolean;
}

/** The sections found, before one of them is selected. */
const Results = memo(
  function Results({ isTyping, ...props }: ResultsProps) {
    return (
      <>
        <p className="px-4 pt-3 text-14 text-steel">{SELECT_ONE}</p>
        <FoundView {...props} />
      </>
    );
  },
  (_, { isTyping }) => isTyping,
);

const SELECT_ONE = "Select a section to view its properties";

function View({
  catalogue,
  library,
  restedText,
}: ViewPanelProps & { readonly restedText: string }): ReactNode {
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
        message={library.full ? leftOut(true, [], []) : undefined}
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
      />
    );
  }
  if (view === "capacities" && record) {
    return <CapacitiesView record={record} member={state.member} onMember={onMember} />;
  }
  if (record) return <SectionDetail record={record} member={state.member} />;
  if (showsResults(state) && showsResults({ ...state, text: restedText }) && found.length > 0) {
    return (
      <Results
        isTyping={state.text !== restedText}
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
  return <NoSection asked={state.section} onFamily={library.showFamily} />;
}

interface NoSectionProps {
  /** What a link asked for and the catalogue does not have. */
  readonly asked: string | undefined;
  readonly onFamily: (category: Category) => void;
}

/** Before a section is chosen: how to choose one, and the families. */
function NoSection({ asked, onFamily }: NoSectionProps) {
  return (
    <div className="p-4 sm:p-6">
      {asked === undefined ? null : (
        <p className="mb-2 text-16">
          The catalogue has no section {"\u201c"}
          {asked}
          {"\u201d"}.
        </p>
      )}
      <p className="text-16 text-steel">{SELECT_ONE}</p>
      <FamilySheet onOpen={onFamily} />
      <p className="mt-4 text-14">
        <Link to="/design-tables">Design capacity tables</Link> list each family on screen, on paper and as
        files. Every family and size has <a href="/sections">its own page</a>.
      </p>
    </div>
  );
}

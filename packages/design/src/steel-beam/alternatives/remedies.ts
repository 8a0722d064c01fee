import { type Check, formatNumber, verdictOf } from "@kingpost/calc";
import { steelSectionOf } from "@kingpost/sections";
import type { Remedy } from "../../frame/alternatives/alternatives.ts";
import { isRemedy, resultText } from "../../frame/alternatives/rating.ts";
import type { RawInputs } from "../../frame/module/raw-inputs.ts";
import type { Resources } from "../../frame/module/resources.ts";
import { sectionOf } from "../../frame/module/section-of.ts";
import { placesOfCheck } from "../bearing/bearing-checks.ts";
import { bearingPlaces } from "../bearing/bearing-places.ts";
import type { SteelBeamInputs } from "../form/inputs.ts";
import { otherRecordsOf } from "../sections/span-sections.ts";
import { proposedStiffeners } from "../stiffeners/bearing-stiffeners.ts";
import { strengthWith } from "../strength/own-strength.ts";
import { rate, rater, validInputs } from "./candidates.ts";

/** More braces in a span than this are not proposed. */
const MOST_BRACES = 5;

/**
 * Changes of one input that make a failing beam pass: the lightest section of its family, the fewest fly braces, load-bearing
 * stiffeners where the web fails in bearing, continuous restraint.
 * Undefined between them, so that a page can pause.
 */
export function* remedies(raw: RawInputs, resources: Resources): Generator<Remedy | undefined> {
  const inputs = validInputs(raw, resources);
  const present = inputs && rate(inputs, resources);
  if (!inputs || present?.verdict !== "fail") return;
  yield* heavierSection(raw, inputs, resources);
  if (inputs.bentAbout === "y") return;
  yield* flyBraces(raw, inputs, resources);
  yield* stiffeners(raw, inputs, resources);
  if (inputs.continuousRestraint === "none") {
    const rating = rate({ ...inputs, continuousRestraint: "top" }, resources);
    if (isRemedy(rating)) {
      yield {
        id: "continuous",
        title: "Restrain the top flange continuously",
        result: resultText(rating),
        inputs: { ...raw, continuousRestraint: "top" },
      };
    }
  }
}

function* heavierSection(
  raw: RawInputs,
  inputs: SteelBeamInputs,
  resources: Resources,
): Generator<Remedy | undefined> {
  const { catalogue } = resources;
  const present = sectionOf(inputs.section, resources);
  const family = catalogue.entries
    .filter(({ category, standard }) => category === present?.category && standard === present.standard)
    .flatMap(({ id }) => catalogue.record(id) ?? [])
    .toSorted((a, b) => a.properties.mass - b.properties.mass);
  const ratingWith = rater(inputs, resources);
  const kept = otherRecordsOf(inputs, resources).length > 0 ? " Other sections kept." : "";
  for (const record of family) {
    const { id, name, properties } = record;
    const rating = ratingWith(record);
    if (!isRemedy(rating)) {
      yield undefined;
      continue;
    }
    const strength = strengthWith(inputs, record);
    const mass = formatNumber(properties.mass, { significant: [1, 3] });
    yield {
      id: `section/${id}`,
      title: `Use ${name}, the lightest of its family (${mass} kg/m)${"strength" in strength ? ", with the strengths of its grade" : ""}`,
      result: resultText(rating) + kept,
      inputs: { ...raw, section: id, ...strength },
    };
    return;
  }
}

/** Fly braces at equal spacing in every span. */
function* flyBraces(
  raw: RawInputs,
  inputs: SteelBeamInputs,
  resources: Resources,
): Generator<Remedy | undefined> {
  for (let count = 1; count <= MOST_BRACES; count++) {
    const restraints = bracesOf(inputs, count);
    const rating = rate({ ...inputs, restraints }, resources);
    if (!isRemedy(rating)) {
      yield undefined;
      continue;
    }
    yield {
      id: `fly-braces/${count}`,
      title: `Brace both flanges at ${count === 1 ? "the middle" : `${count} points`} of each span`,
      result: resultText(rating),
      inputs: { ...raw, restraints },
    };
    return;
  }
}

function bracesOf({ spans, restraints }: SteelBeamInputs, count: number): SteelBeamInputs["restraints"] {
  const braces = new Map(restraints.map((row) => [row.position, row]));
  let start = 0;
  for (const { length } of spans) {
    for (let at = 1; at <= count; at++) {
      const position = Math.round(start + (length * at) / (count + 1));
      braces.set(position, { position, kind: "fly-brace" });
    }
    start += length;
  }
  return [...braces.values()].toSorted((a, b) => a.position - b.position);
}

/** Stiffeners of one thickness wherever the web fails in bearing without. */
function* stiffeners(
  raw: RawInputs,
  inputs: SteelBeamInputs,
  resources: Resources,
): Generator<Remedy | undefined> {
  // One size of plate rarely suits the flanges of several sections.
  if (inputs.otherSections.length > 0) return;
  const record = sectionOf(inputs.section, resources);
  const rated = record && rater(inputs, resources)(record);
  if (!record || !rated) return;
  const places = failingBearings(inputs, rated.checks);
  const { bearingStiffeners } = inputs;
  const isStiffened = (x: number) => bearingStiffeners.some(({ position }) => position === x);
  if (places.length === 0 || places.some(({ x }) => isStiffened(x))) return;
  for (const plates of proposedStiffeners(steelSectionOf(record))) {
    const rows = [...bearingStiffeners, ...places.map(({ x }) => ({ ...plates, position: x }))];
    const rating = rate({ ...inputs, bearingStiffeners: rows }, resources);
    if (!isRemedy(rating)) {
      yield undefined;
      continue;
    }
    const { width, thickness, sides } = plates;
    const where = places.map(({ label }) => label).join(", ");
    const size = `${sides === "both" ? "two plates" : "one plate"} ${width} × ${thickness} mm`;
    yield {
      id: "stiffeners",
      title: `Add load-bearing stiffeners at ${where} (${size})`,
      result: resultText(rating),
      inputs: { ...raw, bearingStiffeners: rows },
    };
    return;
  }
}

/** Places at which a check of web bearing fails. */
function failingBearings(inputs: SteelBeamInputs, checks: readonly Check[]) {
  const failing = new Set(
    checks.flatMap((check) =>
      check.id.startsWith("bearing-") && verdictOf(check) === "fail" ? placesOfCheck(check.id) : [],
    ),
  );
  return bearingPlaces(inputs).filter(({ id }) => failing.has(id));
}

import type { PropertyName } from "@kingpost/sections/record";
import type { DimensionItem, SceneItem, TextRun } from "../scene-types.ts";
import { formatMillimetres, symbolRuns } from "../text.ts";

/** A dimension's table row, symbol, name and value in mm. */
export interface Named {
  readonly property: PropertyName;
  readonly symbol: string;
  readonly label: string;
  readonly value: number;
}

/** A dimension of this name; `draw` makes its lines and text from the runs of `bf = 229`. */
export function dimension(named: Named, draw: (runs: TextRun[]) => readonly SceneItem[]): DimensionItem {
  const value = formatMillimetres(named.property, named.value);
  const runs: TextRun[] = [...symbolRuns(named.symbol), { text: ` = ${value}`, style: "plain" }];
  return { ...named, text: `${named.symbol} = ${value}`, items: draw(runs) };
}

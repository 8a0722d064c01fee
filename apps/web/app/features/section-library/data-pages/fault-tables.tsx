import { PropertySymbol, UnitText } from "../section/notation.tsx";
import type { dataFacts, Fault } from "./data-facts.server.ts";

const CELL = "border-hairline border-b py-1 pr-3 text-left align-top";
const NUMBER = "border-hairline border-b py-1 pl-3 text-right align-top tabular-nums whitespace-nowrap";

/** A longer table may run over onto the next sheet of paper. */
const MOST_ON_ONE_SHEET = 8;

/** The known errors of one property with one reason: the published and the calculated value of each size. */
export function FaultTable({ fault }: { readonly fault: Fault }) {
  const { symbol, label, unit, exponent, reason, sizes } = fault;
  return (
    <div className={`space-y-2 ${sizes.length > MOST_ON_ONE_SHEET ? "" : "break-inside-avoid"}`}>
      <p className="break-after-avoid">
        <b>
          <PropertySymbol symbol={symbol} /> {label}
        </b>
        . {reason}
      </p>
      <table className="w-full max-w-md border-collapse text-13">
        <thead>
          <tr>
            <th scope="col" className={CELL}>
              {sizes.length === 1 ? "Size" : `${sizes.length} sizes`}
            </th>
            {["Published", "Calculated"].map((head) => (
              <th key={head} scope="col" className={NUMBER}>
                {head}
                {unit ? (
                  <span className="block font-normal text-12 text-steel">
                    <UnitText unit={unit} exponent={exponent} />
                  </span>
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ name, printed, computed }) => (
            <tr key={name} className="break-inside-avoid">
              <th scope="row" className={`${CELL} font-normal`}>
                {name}
              </th>
              <td className={NUMBER}>{printed}</td>
              <td className={NUMBER}>{computed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Explained = ReturnType<typeof dataFacts>["capacities"]["explained"];

/** Published capacities that differ from the calculation, each with both values and the known reason. */
export function ExplainedCapacities({ explained }: { readonly explained: Explained }) {
  return (
    <table className="w-full border-collapse text-13">
      <thead>
        <tr>
          {["Size", "Capacity"].map((head) => (
            <th key={head} scope="col" className={CELL}>
              {head}
            </th>
          ))}
          {["Published", "Calculated"].map((head) => (
            <th key={head} scope="col" className={NUMBER}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {explained.map(({ designation, grade, symbol, unit, published, computed, reason }) => (
        <tbody key={`${designation} ${grade} ${symbol.join("")}`} className="break-inside-avoid">
          <tr>
            <th scope="row" className="pt-2 pr-3 text-left font-normal align-top">
              <span className="whitespace-nowrap">{designation}</span>{" "}
              <span className="whitespace-nowrap text-steel">({grade})</span>
            </th>
            <td className="pt-2 pr-3 align-top whitespace-nowrap">
              <PropertySymbol symbol={symbol} /> {unit}
            </td>
            <td className="pt-2 pl-3 text-right align-top tabular-nums">{published}</td>
            <td className="pt-2 pl-3 text-right align-top tabular-nums">{computed}</td>
          </tr>
          <tr>
            <td colSpan={4} className="border-hairline border-b pb-2 text-steel">
              {reason}.
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

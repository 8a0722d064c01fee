import {
  formulaMathml,
  fromBase,
  markedSymbol,
  UNITS,
  workingNumber,
  workingNumberText,
} from "@kingpost/calc";
import { designReport, type ReportOf } from "@kingpost/design/report";
import type {
  Block,
  Cell,
  DrawingBlock,
  FormulaBlock,
  Line,
  ProjectTitleBlock,
  Table,
} from "@kingpost/report/blocks";
import { Fragment } from "react";
import { MathFormula, MathView } from "../../../ui/calc/math.tsx";
import { SubscriptText } from "../../../ui/calc/subscript-text.tsx";
import { PictureLayers } from "../figures/picture-layers.tsx";
import { pageRule } from "./page-rule.ts";
import "./print-sheet.css";

/** The printed page of a design: the content of its PDF report, on sheets of A4. */
export function PrintSheet({ of }: { readonly of: ReportOf }) {
  const { blocks, titleBlock } = designReport(of);
  return (
    <div className="print-sheet">
      {"rows" in titleBlock ? (
        <>
          <style>{pageRule(titleBlock)}</style>
          <TitleRows block={titleBlock} />
        </>
      ) : null}
      {blocks.map((block, at) => (
        // A report is rendered once.
        <BlockView key={at} block={block} />
      ))}
    </div>
  );
}

/** The fields of the title block; the sheet number is in the margin. */
function TitleRows({ block: { firm, rows, address } }: { readonly block: ProjectTitleBlock }) {
  const fields = rows.flat().filter(({ label }) => label !== "Sheet");
  return (
    <header className="print-title">
      <p>
        {firm.logo === undefined ? null : <img src={firm.logo} alt="" />}
        <strong>{firm.name}</strong> {firm.lines.join("   ")}
      </p>
      <dl>
        {fields.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{address}</p>
    </header>
  );
}

function LineView({ line }: { readonly line: Line }) {
  if (typeof line === "string") return line;
  return line.map(({ text, style }, at) =>
    style === "subscript" ? (
      <sub key={at}>{text}</sub>
    ) : style === "superscript" ? (
      <sup key={at}>{text}</sup>
    ) : style === "symbol" ? (
      <i key={at}>{text}</i>
    ) : (
      <Fragment key={at}>{text}</Fragment>
    ),
  );
}

/** The browser numbers the printed sheets, and only in their margins. */
const CellView = ({ cell }: { readonly cell: Cell }) =>
  typeof cell === "object" && "kind" in cell ? null : <LineView line={cell} />;

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case "heading": {
      const Heading = `h${block.level + 1}` as "h2" | "h3";
      return <Heading>{block.text}</Heading>;
    }
    case "paragraph":
      return (
        <p>
          <LineView line={block.text} />
        </p>
      );
    case "note":
      return (
        <p>
          {block.head ? <strong>{block.head} </strong> : null}
          <LineView line={block.text} />
        </p>
      );
    case "table":
      return <TableView table={block} />;
    case "formula":
      return <FormulaView block={block} />;
    case "drawing":
      return <DrawingView block={block} />;
    case "drawings":
      return (
        <div className="print-drawings">
          {block.drawings.map((drawing, at) => (
            <DrawingView key={at} block={drawing} />
          ))}
        </div>
      );
  }
}

/** A drawing at its size on paper: one drawing unit is a point. */
function DrawingView({ block: { picture, alt, mostHeight } }: { readonly block: DrawingBlock }) {
  const { x, y, width, height } = picture.bounds;
  return (
    <figure className="design-figure">
      <svg
        viewBox={`${x} ${y} ${width} ${height}`}
        role="img"
        aria-label={alt}
        fill="none"
        style={{ width: `${width}pt`, maxHeight: mostHeight === undefined ? undefined : `${mostHeight}pt` }}
      >
        <PictureLayers layers={picture.layers} />
      </svg>
    </figure>
  );
}

function TableView({ table: { columns, rows } }: { readonly table: Table }) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ head, align, share }, at) => (
            <th key={at} scope="col" data-align={align} style={{ width: `${100 * share}%` }}>
              <LineView line={head} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, column) => (
              <td key={column} data-align={columns[column]?.align}>
                <CellView cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FormulaView({ block }: { readonly block: FormulaBlock }) {
  const { title, reference, result, formula, value } = block;
  const shown = workingNumberText(workingNumber(fromBase(value, result.unit)));
  return (
    <div className="print-formula">
      <p>
        <LineView line={title} />
      </p>
      <p>
        <SubscriptText text={markedSymbol(result.text)} />
        {formula ? (
          <>
            {" = "}
            <MathFormula tree={formula.tree} />
            {" = "}
            <MathView node={formulaMathml(formula.tree, formula.values)} />
          </>
        ) : null}
        {" = "}
        <strong>
          {shown} {UNITS[result.unit].text}
        </strong>
      </p>
      <p>{reference}</p>
    </div>
  );
}

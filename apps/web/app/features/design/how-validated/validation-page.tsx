import { editionsText } from "@kingpost/design";
import { Link } from "react-router";
import { Part } from "../../../ui/page/part.tsx";
import type { ValidationFacts } from "./validation-facts.server.ts";
import { CELL, ChangeList, ClauseList, List, NUMBER, Scroll, symbols } from "./validation-parts.tsx";

/** What the numbers of a design module are compared with, where they differ, and what is not covered. */
export function ValidationPage({ facts }: { readonly facts: ValidationFacts }) {
  const { title, engine, standards, scope, topics, remarks, secondOpinions, clauses, changes } = facts;
  const compared = topics.reduce((sum, topic) => sum + topic.compared, 0);
  return (
    <>
      <h1 className="text-32">How {title} is validated</h1>
      <p className="mt-2 text-14 text-steel">
        {editionsText(standards)}. Engine {engine}.
      </p>

      <Part title="Published values">
        <p>
          The engine is compared with {compared.toLocaleString("en-AU")} published values with every change.
          They come from capacity tables, handbooks, reports of other programs, the tables of the Standard and
          closed-form solutions. A value agrees if the engine gives its last published digit.
        </p>
        <ComparedTopics topics={topics} />
      </Part>

      {remarks.length === 0 ? null : (
        <Part title="Values that differ">
          <p>
            An explained value differs by a little for a known reason. A value that rests on an error or on
            another convention is not reproduced: a test requires the correct value instead.
          </p>
          <Scroll label="Values that differ">
            <table className="w-full min-w-160 border-collapse text-13 print:min-w-0">
              <thead>
                <tr>
                  {["Case", "Quantity", "Published", "Source", "Reason"].map((head) => (
                    <th key={head} scope="col" className={`${CELL} whitespace-nowrap`}>
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {remarks.map((remark) => (
                  <tr key={`${remark.case} ${remark.quantity}`} className="break-inside-avoid">
                    <td className={CELL}>{symbols(remark.case)}</td>
                    <td className={CELL}>{symbols(remark.quantity)}</td>
                    <td className={`${CELL} whitespace-nowrap`}>{remark.published}</td>
                    <td className={CELL}>{remark.source}</td>
                    <td className={CELL}>{symbols(remark.reason)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroll>
          <p>
            Capacities of the catalogue that differ are listed in{" "}
            <Link to="/about-the-data">About the data</Link>.
          </p>
        </Part>
      )}

      <Part title="Clauses covered">
        <p>Cited by the checks of the examples and their working.</p>
        <ClauseList clauses={clauses} />
      </Part>

      <Part title="Second opinions">
        <List items={secondOpinions} />
      </Part>

      <Part title="Assumptions">
        <List items={scope.assumptions} />
      </Part>
      <Part title="Not covered">
        <List items={scope.exclusions} />
      </Part>
      <Part title="Still to be confirmed against the Standard">
        <p>These rules come from public sources or are the safe reading of two. Every report lists them.</p>
        <List items={scope.toConfirm} />
      </Part>
      <Part title="Changes of numbers">
        <ChangeList changes={changes} />
      </Part>
    </>
  );
}

function ComparedTopics({ topics }: { readonly topics: ValidationFacts["topics"] }) {
  return (
    <Scroll label="Published values">
      <table className="w-full min-w-160 border-collapse text-13 print:min-w-0">
        <thead>
          <tr>
            <th scope="col" className={CELL}>
              What
            </th>
            <th scope="col" className={CELL}>
              Source
            </th>
            {["Compared", "Agree", "Explained", "Not reproduced", "Largest difference, %"].map((head) => (
              <th key={head} scope="col" className={`${NUMBER} wrap-normal`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topics.map(({ title, places, compared, agree, explained, conflicting, largestDifference }) => (
            <tr key={title} className="break-inside-avoid">
              <th scope="row" className={`${CELL} font-normal`}>
                {title}
              </th>
              <td className={CELL}>{places}</td>
              <td className={NUMBER}>{compared}</td>
              <td className={NUMBER}>{agree}</td>
              <td className={NUMBER}>{explained}</td>
              <td className={NUMBER}>{conflicting}</td>
              <td className={NUMBER}>{largestDifference || "last digit"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

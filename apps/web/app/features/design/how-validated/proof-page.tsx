import { editionsText } from "@kingpost/design";
import { Link } from "react-router";
import { Part } from "../../../ui/page/part.tsx";
import type { RecalledRule } from "./recalled-rules.ts";
import type { ProofFacts, ValidationFacts } from "./validation-facts.server.ts";
import { CELL, ChangeList, ClauseList, List, NUMBER, Scroll, symbols } from "./validation-parts.tsx";

/** The proof of every design module: what it is compared with, what it covers, what is open, and what has changed. */
export function ProofPage({ facts: { modules, rules, changes } }: { readonly facts: ProofFacts }) {
  return (
    <>
      <h1 className="text-32">How the modules are validated</h1>
      <p className="mt-2 max-w-[40rem] text-16 text-steel">
        Each design module is compared with published values at every change: capacity tables, handbooks,
        worked examples and closed forms. What differs has its reason; what is not covered is listed.
      </p>
      <Part title="Summary">
        <Summary modules={modules} />
      </Part>
      {modules.map((module) => (
        <ModulePart key={module.kind} module={module} />
      ))}
      <Part title="Rules still to be confirmed">
        <p>
          Values that come from public sources, from memory or from a derivation, of all modules and the
          library. Where two sources differ, the safe one is used. Every report names those that it rests on.
        </p>
        <Rules rules={rules} />
      </Part>
      <Part title="Changes of numbers in the library and in common rules">
        <ChangeList changes={changes} />
      </Part>
    </>
  );
}

type Module = ValidationFacts;

const sumOf = ({ topics }: Module, count: "compared" | "agree" | "explained" | "conflicting"): string =>
  topics.reduce((sum, topic) => sum + topic[count], 0).toLocaleString("en-AU");

/** The largest difference of all topics, in %. */
function worstDifference({ topics }: Module): string {
  const differences = topics.flatMap(({ largestDifference: of }) => (of === "" ? [] : [Number(of)]));
  return differences.length === 0 ? "last digit" : String(Math.max(...differences));
}

const countOf = ({ clauses }: Module): number => clauses.reduce((sum, { places }) => sum + places.length, 0);

const HEADS = [
  "Compared",
  "Agree",
  "Explained",
  "Not reproduced",
  "Largest difference, %",
  "Clauses",
  "To confirm",
] as const;

function Summary({ modules }: Pick<ProofFacts, "modules">) {
  return (
    <Scroll label="Summary of the modules">
      <table className="w-full min-w-160 border-collapse text-13 print:min-w-0">
        <thead>
          <tr>
            <th scope="col" className={CELL}>
              Module
            </th>
            <th scope="col" className={`${CELL} whitespace-nowrap`}>
              Engine
            </th>
            {HEADS.map((head) => (
              <th key={head} scope="col" className={`${NUMBER} wrap-normal`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {modules.map((module) => (
            <tr key={module.kind} className="break-inside-avoid">
              <th scope="row" className={`${CELL} whitespace-nowrap font-normal`}>
                <a href={`#${module.kind}`}>{module.title}</a>
              </th>
              <td className={`${CELL} whitespace-nowrap`}>{module.engine}</td>
              <td className={NUMBER}>{sumOf(module, "compared")}</td>
              <td className={NUMBER}>{sumOf(module, "agree")}</td>
              <td className={NUMBER}>{sumOf(module, "explained")}</td>
              <td className={NUMBER}>{sumOf(module, "conflicting")}</td>
              <td className={NUMBER}>{worstDifference(module)}</td>
              <td className={NUMBER}>{countOf(module)}</td>
              <td className={NUMBER}>{module.scope.toConfirm.length}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

function ModulePart({ module }: { readonly module: Module }) {
  const { kind, title, engine, standards, clauses, examples, scope, changes } = module;
  return (
    <section id={kind} className="mt-10 space-y-3 text-14">
      <h2 className="border-rule border-t pt-4 text-24">{title}</h2>
      <p className="text-steel">
        {editionsText(standards)}. Engine {engine}.{" "}
        <Link to={`/design/${kind}/validation`}>How {title} is validated</Link> lists every comparison, value
        that differs and second opinion.{" "}
        <Link to={`/design/${kind}`} reloadDocument>
          Open {title}
        </Link>
        .
      </p>
      <h3 className="text-16">Clauses covered</h3>
      <ClauseList clauses={clauses} />
      <h3 className="text-16">Examples</h3>
      <p>{examples.join("; ")}.</p>
      <h3 className="text-16">Rules to be confirmed</h3>
      <List items={scope.toConfirm} />
      <h3 className="text-16">Known limits</h3>
      <List items={scope.exclusions} />
      <h3 className="text-16">Changes of numbers</h3>
      <ChangeList changes={changes} />
    </section>
  );
}

function Rules({ rules }: { readonly rules: readonly RecalledRule[] }) {
  const topics = [...new Set(rules.map(({ topic }) => topic))];
  return (
    <Scroll label="Rules still to be confirmed">
      <table className="w-full min-w-160 border-collapse text-13 print:min-w-0">
        <thead>
          <tr>
            {["Rule", "Value", "Basis"].map((head) => (
              <th key={head} scope="col" className={CELL}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {topics.map((topic) => (
          <tbody key={topic}>
            <tr>
              <th scope="rowgroup" colSpan={3} className={`${CELL} pt-4`}>
                {topic}
              </th>
            </tr>
            {rules
              .filter((one) => one.topic === topic)
              .map(({ rule, value, basis }) => (
                <tr key={`${rule} ${value}`} className="break-inside-avoid">
                  <td className={CELL}>{symbols(rule)}</td>
                  <td className={CELL}>{symbols(value)}</td>
                  <td className={CELL}>{basis === "" ? "recalled" : basis}</td>
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </Scroll>
  );
}

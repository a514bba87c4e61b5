import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { endpoints, type EndpointShape } from './endpoints.ts';

/** One question to the practice service and its answer, as record-exchanges.mjs wrote it. */
const exchangeSchema = v.object({
  /** Null: nobody on a screen asked. */
  by: v.nullable(v.object({ screen: v.string(), call: v.string() })),
  method: v.string(),
  path: v.string(),
  headers: v.unknown(),
  asked: v.string(),
  status: v.number(),
  answer: v.string(),
});
export type Exchange = v.InferOutput<typeof exchangeSchema>;

export function readExchanges(folder: string): Exchange[] {
  const file = join(folder, 'exchanges.jsonl');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => v.parse(exchangeSchema, JSON.parse(line)));
}

export interface EndpointRow {
  readonly path: string;
  readonly screens: readonly string[];
  readonly calls: number;
  readonly problems: readonly string[];
}

/** One row for each of the document's endpoints: who called it, and what was not as the document has it. */
export function endpointRows(exchanges: readonly Exchange[]): EndpointRow[] {
  return endpoints.map((endpoint) => {
    const path = `/api${endpoint.path}`;
    const all = exchanges.filter((one) => one.path === path);
    const screens = new Set(all.flatMap(({ by }) => (by === null || by.screen === '' ? [] : [by.screen])));
    const problems = all.flatMap((one) => problemsOf(one, endpoint));
    // Not one answer of success: nothing was checked of what it answers.
    if (!all.some(({ status }) => status === endpoint.status)) problems.push('never answered');
    if (screens.size === 0) problems.push('no screen asked for it');
    return {
      path: endpoint.path,
      screens: [...screens],
      calls: all.length,
      problems: [...new Set(problems)],
    };
  });
}

function problemsOf(one: Exchange, { asks, status, answers, withoutXpub }: EndpointShape): string[] {
  const problems: string[] = [];
  if (one.method !== 'POST') problems.push(`asked by ${one.method}`);
  const hasXpub = /(^|\W)xpub\W+tpub/.test(JSON.stringify(one.headers));
  if (hasXpub === (withoutXpub === true)) problems.push(hasXpub ? 'header xpub sent' : 'no header xpub');
  if (asks === null) {
    if (one.asked !== '') problems.push(`a body where there is none: ${one.asked.slice(0, 60)}`);
  } else problems.push(...against(asks, one.asked, 'asks'));
  // A refusal is not the document's to describe (its section 7).
  if (one.status >= 400) return problems;
  if (one.status !== status) problems.push(`answered ${String(one.status)}`);
  if (answers === null) {
    if (one.answer !== '') problems.push(`content where there is none: ${one.answer.slice(0, 60)}`);
  } else problems.push(...against(answers, one.answer, 'answers'));
  return problems;
}

function against(schema: v.GenericSchema, text: string, what: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [`${what} no JSON: ${text.slice(0, 60)}`];
  }
  const { issues } = v.safeParse(schema, value);
  return (issues ?? []).map((issue) => `${what} ${v.getDotPath(issue) ?? ''}: ${issue.message}`);
}

/** As people read it in the output of the test. */
export function asTable(rows: readonly EndpointRow[]): string {
  const ok = (problems: readonly string[], what: string): string =>
    problems.some((one) => one.startsWith(what)) ? 'NOT AS WRITTEN' : 'as written';
  const lines = rows.map(({ path, calls, problems, screens }) => [
    path,
    String(calls),
    ok(problems, 'asks'),
    ok(problems, 'answers'),
    screens.join(', '),
  ]);
  const all = [['endpoint', 'calls', 'request', 'answer', 'called from'], ...lines];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...all.map((line) => line[at]?.length ?? 0)));
  return all.map((line) => line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')).join('\n');
}

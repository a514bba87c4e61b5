import { BOUNDS } from '../../../src-preload/contract/bounds.ts';
import { isTakenAsName } from '../../../src-preload/contract/outside.ts';
import { isNodeId } from '../../base/url.ts';
import { readCsv, type Delimiter } from '../../base/read-csv.ts';
import { columnName, namesSecret } from './secret-names.ts';
import type { NodePlan } from '../../../src-preload/contract/node-states.ts';

/** One node of a list. Null: the list does not say. `invokeUrl` is as it was written: not checked yet. */
export interface ListedNode {
  /** In a CSV text the line, in JSON the place in the list; from 1. */
  readonly line: number;
  readonly nodeId: string;
  readonly name: string | null;
  readonly userId: string | null;
  readonly plan: NodePlan | null;
  readonly invokeUrl: string | null;
  readonly image: string | null;
}

/** What is wrong with a list, or with one line of it; said by the names in resources/messages/en/list.ftl. */
export type ListProblemCode =
  | 'noNodeIds'
  | 'secret'
  | 'tooMany'
  | 'unknownColumn'
  | 'twice'
  | 'plan'
  | 'noNodeId'
  | 'nodeId'
  | 'userId'
  | 'name'
  | 'image'
  | 'openQuote'
  | 'empty'
  | 'twoColumns'
  | 'moreCells'
  | 'notJson'
  | 'notNode'
  | 'notText';

interface Problem {
  readonly code: ListProblemCode;
  readonly about: string | number;
}

export interface ListProblem extends Problem {
  readonly line: number;
}

const problem = (code: ListProblemCode, about: string | number = ''): Problem => ({ code, about });

export interface NodeList {
  readonly nodes: readonly ListedNode[];
  readonly problems: readonly ListProblem[];
}

/** The columns that are written, in their order. None of them holds a secret. */
export const LIST_COLUMNS = ['name', 'node_id', 'user_id', 'plan', 'invoke_url', 'image'] as const;
type Column = (typeof LIST_COLUMNS)[number];

/** Other names for the same: those that services use (service-facts.md 5). */
const ALSO: ReadonlyMap<string, Column> = new Map([
  ['id', 'node_id'],
  ['rln_commit_id', 'image'],
]);
const PLANS: readonly NodePlan[] = ['node', 'scale', 'wallet', 'unknown'];

/** A list that names a secret is not read at all: nothing of it must end in a file of ours. A row that cannot be is said. Pure. */
export function readNodeList(text: string, format: 'csv' | 'json'): NodeList {
  const table = format === 'csv' ? readCsvTable(text) : readJsonTable(text);
  if ('code' in table) return { nodes: [], problems: [table] };
  // First: where there is no line of names, what stands in its place may be secrets, and is not quoted.
  if (!table.names.some(({ name }) => columnOf(name) === 'node_id'))
    return { nodes: [], problems: [{ line: 1, ...problem('noNodeIds') }] };
  const secret = table.names.find(({ name }) => namesSecret(name));
  if (secret !== undefined)
    return { nodes: [], problems: [{ line: secret.line, ...problem('secret', secret.name) }] };
  if (table.rows.length > BOUNDS.listedNodes)
    return { nodes: [], problems: [{ line: 1, ...problem('tooMany', BOUNDS.listedNodes) }] };
  const unknown = table.names
    .filter(({ name }) => columnOf(name) === null)
    .map(({ line, name }) => ({
      line,
      ...problem('unknownColumn', name),
    }));
  return readRows(table.rows, unknown);
}

interface Row {
  readonly line: number;
  readonly cells: ReadonlyMap<Column, string>;
  readonly problem: Problem | null;
}
interface Table {
  /** Each name once, with the line where it stood first. */
  readonly names: readonly { readonly name: string; readonly line: number }[];
  readonly rows: readonly Row[];
}

function readRows(rows: readonly Row[], told: readonly ListProblem[]): NodeList {
  const problems = [...told];
  const nodes: ListedNode[] = [];
  const lines = new Map<string, number>();
  for (const { line, cells, problem: wrong } of rows) {
    const node = wrong ?? readRow(line, cells);
    if ('code' in node) {
      problems.push({ line, ...node });
      continue;
    }
    const first = lines.get(node.nodeId);
    if (first !== undefined) {
      problems.push({ line, ...problem('twice', first) });
      continue;
    }
    if (node.plan === null && (cells.get('plan') ?? '') !== '') problems.push({ line, ...problem('plan') });
    lines.set(node.nodeId, line);
    nodes.push(node);
  }
  return { nodes, problems };
}

function readRow(line: number, cells: ReadonlyMap<Column, string>): ListedNode | Problem {
  const cell = (column: Column): string | null => {
    const text = cells.get(column) ?? '';
    return text === '' ? null : text;
  };
  const nodeId = cell('node_id');
  if (nodeId === null) return problem('noNodeId');
  if (!isNodeId(nodeId)) return problem('nodeId');
  const userId = cell('user_id');
  if (userId !== null && !isNodeId(userId)) return problem('userId');
  const name = cell('name');
  if (name !== null && (name.length > BOUNDS.nodeNameChars || !isTakenAsName(name)))
    return problem('name', BOUNDS.nodeNameChars);
  const image = cell('image');
  if (image !== null && !/^[\x21-\x7e]{1,200}$/.test(image)) return problem('image');
  const plan = PLANS.find((known) => known === cell('plan')?.toLowerCase()) ?? null;
  return { line, nodeId, name, userId, plan, invokeUrl: cell('invoke_url'), image };
}

function readCsvTable(text: string): Table | ListProblem {
  const [head = ''] = /^.*/.exec(text) ?? [];
  // The line of names, the nodes, and one too many.
  const [header, ...rest] = readCsv(
    text.replace(/^\uFEFF/, ''),
    DELIMITERS.find((sign) => head.includes(sign)) ?? ',',
    { maxRecords: BOUNDS.listedNodes + 2, keeps: ({ cells }) => cells.some((cell) => cell.trim() !== '') },
  );
  if (header === undefined) return { line: 1, ...problem('empty') };
  // Which lines a quotation mark that is not closed would swallow, nobody knows.
  const broken = [header, ...rest].find(({ problem: wrong }) => wrong !== null);
  if (broken !== undefined) return { line: broken.line, ...problem('openQuote') };
  const columns = header.cells.map(columnOf);
  const twice = columns.find((column, at) => column !== null && columns.indexOf(column) !== at);
  if (twice !== undefined && twice !== null) return { line: header.line, ...problem('twoColumns', twice) };
  return {
    names: header.cells
      .filter((name) => name.trim() !== '')
      .map((name) => ({ name: name.trim(), line: header.line })),
    rows: rest.map(({ line, cells }) => ({
      line,
      cells: new Map(
        cells.flatMap((cell, at): [Column, string][] => {
          const column = columns[at] ?? null;
          return column === null ? [] : [[column, plain(cell)]];
        }),
      ),
      problem: cells.length > columns.length ? problem('moreCells') : null,
    })),
  };
}

const DELIMITERS: readonly Delimiter[] = [',', ';', '\t'];

function readJsonTable(text: string): Table | ListProblem {
  const list = jsonList(text);
  if (list === null) return { line: 1, ...problem('notJson') };
  const names = new Map<string, number>();
  const rows = list.map((entry, at): Row => {
    const line = at + 1;
    const cells = new Map<Column, string>();
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
      return { line, cells, problem: problem('notNode') };
    let wrong: Problem | null = null;
    for (const [name, value] of Object.entries(entry) as [string, unknown][]) {
      if (!names.has(name)) names.set(name, line);
      const column = columnOf(name);
      if (column === null || value === null) continue;
      if (typeof value === 'string') cells.set(column, value.trim());
      else if (typeof value === 'number' && Number.isSafeInteger(value)) cells.set(column, value.toString());
      else wrong = problem('notText', column);
    }
    return { line, cells, problem: wrong };
  });
  return { names: [...names].map(([name, line]) => ({ name, line })), rows };
}

function jsonList(text: string): readonly unknown[] | null {
  try {
    const value = JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
    if (Array.isArray(value)) return value as unknown[];
    const inner = typeof value === 'object' && value !== null && 'nodes' in value ? value.nodes : null;
    return Array.isArray(inner) ? (inner as unknown[]) : null;
  } catch {
    return null;
  }
}

function columnOf(name: string): Column | null {
  const plainName = columnName(name);
  return LIST_COLUMNS.find((column) => column === plainName) ?? ALSO.get(plainName) ?? null;
}

/** Takes back what our own export puts around a cell: what isolates it, and before a formula an apostrophe. */
function plain(cell: string): string {
  const text = cell.trim().replace(/^('?)\u2068(.*)\u2069$/su, '$1$2');
  return /^'\s*[=+\-@＝＋－＠]/u.test(text) ? text.slice(1) : text;
}

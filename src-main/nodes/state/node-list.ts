import { BOUNDS } from '../../../src-preload/contract/bounds.ts';
import { isTakenAsName } from '../../../src-preload/contract/outside.ts';
import { fromJson } from '../../base/json.ts';
import { isNodeId } from '../../base/url.ts';
import { readCsv, type Delimiter } from '../../base/csv.ts';
import { columnName, namesSecret } from './secret-names.ts';
import type { NodePlan } from '../../../src-preload/contract/node-states.ts';

/** A member is null if the list lacks it. `invokeUrl` is unchecked. */
export interface ListedNode {
  readonly line: number;
  readonly nodeId: string;
  readonly name: string | null;
  readonly userId: string | null;
  readonly plan: NodePlan | null;
  readonly invokeUrl: string | null;
  readonly image: string | null;
}

export type ListProblemCode = OfList | OfColumns | OfLine;
type OfList = 'empty' | 'notJson' | 'openQuote' | 'noNodeIds' | 'tooMany';
type OfColumns = 'secret' | 'unknownColumn' | 'twoColumns' | 'moreCells' | 'notText' | 'notNode';
type OfLine = 'twice' | 'plan' | 'noNodeId' | 'nodeId' | 'userId' | 'name' | 'image';

const problem = (line: number, code: ListProblemCode, about: string | number = '') => ({ line, code, about });
export type ListProblem = Readonly<ReturnType<typeof problem>>;

export interface NodeList {
  readonly nodes: readonly ListedNode[];
  readonly problems: readonly ListProblem[];
}

export const LIST_COLUMNS = ['name', 'node_id', 'user_id', 'plan', 'invoke_url', 'image'] as const;
type Column = (typeof LIST_COLUMNS)[number];

const ALSO: ReadonlyMap<string, Column> = new Map([
  ['id', 'node_id'],
  ['rln_commit_id', 'image'],
]);
const PLANS: readonly NodePlan[] = ['node', 'scale', 'wallet', 'unknown'];

/** Refuses the whole list if one column is a secret's, so that no secret gets into our files. */
export function readNodeList(text: string, format: 'csv' | 'json'): NodeList {
  const table = format === 'csv' ? readCsvTable(text) : readJsonTable(text);
  if ('code' in table) return { nodes: [], problems: [table] };
  const { names, rows } = table;
  const secret = names.find(({ name }) => namesSecret(name));
  const refuse = (whole: ListProblem): NodeList => ({ nodes: [], problems: [whole] });
  // Checked first: without a header the first line may hold secrets, so it isn't quoted.
  if (!names.some(({ name }) => columnOf(name) === 'node_id')) return refuse(problem(1, 'noNodeIds'));
  if (secret !== undefined) return refuse(problem(secret.line, 'secret', secret.name));
  if (rows.length > BOUNDS.listedNodes) return refuse(problem(1, 'tooMany', BOUNDS.listedNodes));
  const problems = names
    .filter(({ name }) => columnOf(name) === null)
    .map(({ line, name }) => problem(line, 'unknownColumn', name));
  const nodes = new Map<string, ListedNode>();
  for (const { line, cells, wrong } of rows) {
    const node = wrong ?? readRow(line, cells);
    const first = 'code' in node ? undefined : nodes.get(node.nodeId)?.line;
    if ('code' in node) problems.push(node);
    else if (first !== undefined) problems.push(problem(line, 'twice', first));
    else {
      if (node.plan === null && (cells.get('plan') ?? '') !== '') problems.push(problem(line, 'plan'));
      nodes.set(node.nodeId, node);
    }
  }
  return { nodes: [...nodes.values()], problems };
}

type Cells = ReadonlyMap<Column, string>;
interface Table {
  readonly names: readonly { readonly name: string; readonly line: number }[];
  readonly rows: readonly {
    readonly line: number;
    readonly cells: Cells;
    readonly wrong: ListProblem | null;
  }[];
}

function readRow(line: number, cells: Cells): ListedNode | ListProblem {
  const cell = (column: Column): string | null => {
    const text = cells.get(column) ?? '';
    return text === '' ? null : text;
  };
  const nodeId = cell('node_id');
  if (nodeId === null) return problem(line, 'noNodeId');
  if (!isNodeId(nodeId)) return problem(line, 'nodeId');
  const userId = cell('user_id');
  if (userId !== null && !isNodeId(userId)) return problem(line, 'userId');
  const name = cell('name');
  if (name !== null && (name.length > BOUNDS.nodeNameChars || !isTakenAsName(name)))
    return problem(line, 'name', BOUNDS.nodeNameChars);
  const image = cell('image');
  if (image !== null && !/^[\x21-\x7e]{1,200}$/.test(image)) return problem(line, 'image');
  const plan = PLANS.find((known) => known === cell('plan')?.toLowerCase()) ?? null;
  return { line, nodeId, name, userId, plan, invokeUrl: cell('invoke_url'), image };
}

function readCsvTable(text: string): Table | ListProblem {
  const [head = ''] = /^.*/.exec(text) ?? [];
  const [header, ...rest] = readCsv(
    text.replace(/^\uFEFF/, ''),
    DELIMITERS.find((sign) => head.includes(sign)) ?? ',',
    { maxRecords: BOUNDS.listedNodes + 2, keeps: ({ cells }) => cells.some((cell) => cell.trim() !== '') },
  );
  if (header === undefined) return problem(1, 'empty');
  const { line: top, cells: names } = header;
  // A quotation mark that isn't closed may swallow any number of lines.
  const broken = [header, ...rest].find(({ problem: wrong }) => wrong !== null);
  if (broken !== undefined) return problem(broken.line, 'openQuote');
  const columns = names.map(columnOf);
  const twice = columns.find((column, at) => column !== null && columns.indexOf(column) !== at) ?? null;
  if (twice !== null) return problem(top, 'twoColumns', twice);
  return {
    names: names.flatMap((name) => (name.trim() === '' ? [] : { name: name.trim(), line: top })),
    rows: rest.map(({ line, cells }) => ({
      line,
      cells: new Map(
        cells.flatMap((cell, at): [Column, string][] => {
          const column = columns[at] ?? null;
          return column === null ? [] : [[column, plain(cell)]];
        }),
      ),
      wrong: cells.length > columns.length ? problem(line, 'moreCells') : null,
    })),
  };
}

const DELIMITERS: readonly Delimiter[] = [',', ';', '\t'];

function readJsonTable(text: string): Table | ListProblem {
  const list = jsonList(text);
  if (list === null) return problem(1, 'notJson');
  const names = new Map<string, number>();
  const rows = list.map((entry, at) => {
    const line = at + 1;
    const cells = new Map<Column, string>();
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
      return { line, cells, wrong: problem(line, 'notNode') };
    let wrong: ListProblem | null = null;
    for (const [name, value] of Object.entries(entry) as [string, unknown][]) {
      if (!names.has(name)) names.set(name, line);
      const column = columnOf(name);
      if (column === null || value === null) continue;
      if (typeof value === 'string') cells.set(column, value.trim());
      else if (typeof value === 'number' && Number.isSafeInteger(value)) cells.set(column, value.toString());
      else wrong = problem(line, 'notText', column);
    }
    return { line, cells, wrong };
  });
  return { names: [...names].map(([name, line]) => ({ name, line })), rows };
}

function jsonList(text: string): readonly unknown[] | null {
  const value = fromJson(text.replace(/^\uFEFF/, ''));
  const list = typeof value === 'object' && value !== null && 'nodes' in value ? value.nodes : value;
  return Array.isArray(list) ? (list as unknown[]) : null;
}

function columnOf(name: string): Column | null {
  const plainName = columnName(name);
  return LIST_COLUMNS.find((column) => column === plainName) ?? ALSO.get(plainName) ?? null;
}

/** Removes our export's isolates, and its apostrophe before a formula. */
function plain(cell: string): string {
  const text = cell.trim().replace(/^('?)\u2068(.*)\u2069$/su, '$1$2');
  return /^'\s*[=+\-@＝＋－＠]/u.test(text) ? text.slice(1) : text;
}

import type { AssetHistory, HistoryRow } from '../../../src-preload/contract/index.ts';

type Shown = Extract<AssetHistory, { outcome: 'shown' }>;

interface Lane {
  readonly lane: number;
  readonly ours: boolean;
}

export interface LaneRow {
  readonly mark: number;
  readonly passing: readonly Lane[];
  readonly entering: readonly Lane[];
  readonly leaving: Lane | null;
}

/** Nobody can follow more lanes, so further lines go along the last one. */
const MOST_LANES = 8;

/** A line leads from each row to the last row that spends from it. Lines that pass a row have their own lanes. Pure. */
export function lanesOf({
  offset,
  rows,
  entering,
}: Pick<Shown, 'offset' | 'entering'> & {
  readonly rows: readonly Pick<HistoryRow, 'parents' | 'children' | 'lastChild'>[];
}): { readonly rows: readonly LaneRow[]; readonly count: number } {
  const lanes = new Map<number, { readonly row: number; readonly last: number; readonly ours: boolean }>();
  const free = (): number => {
    for (let lane = 0; lane < MOST_LANES; lane += 1) if (!lanes.has(lane)) return lane;
    return MOST_LANES - 1;
  };
  for (const { row, lastChild, ours } of entering.slice(-MOST_LANES))
    lanes.set(free(), { row, last: lastChild, ours });
  let count = Math.max(1, lanes.size);
  const drawn = rows.map(({ parents, children, lastChild }, at): LaneRow => {
    const row = offset + at;
    const from = [...lanes].flatMap(([lane, line]) => {
      const edge = parents.find((parent) => parent.row === line.row);
      return edge === undefined ? [] : [{ lane, ours: edge.ours }];
    });
    for (const [lane, { last }] of lanes) if (last <= row) lanes.delete(lane);
    const passing = [...lanes].map(([lane, { ours }]) => ({ lane, ours }));
    const mark = Math.min(free(), ...from.flatMap(({ lane }) => (lanes.has(lane) ? [] : [lane])));
    const ours = children.some((edge) => edge.ours);
    const isTaken = lanes.has(mark);
    if (lastChild !== null && !isTaken) lanes.set(mark, { row, last: lastChild, ours });
    count = Math.max(count, mark + 1, ...passing.map(({ lane }) => lane + 1));
    return { mark, passing, entering: from, leaving: lastChild === null ? null : { lane: mark, ours } };
  });
  return { rows: drawn, count };
}

/** The row to which an arrow key leads; null if none. `parent`: the row from which one came down. */
export function stepAlong(
  key: string,
  row: Pick<HistoryRow, 'parents' | 'children'>,
  parent: { readonly children: HistoryRow['children']; readonly at: number } | null,
): number | null {
  switch (key) {
    case 'ArrowDown':
      return row.children[0]?.row ?? null;
    case 'ArrowUp':
      return row.parents[0]?.row ?? null;
    case 'ArrowRight':
    case 'ArrowLeft': {
      if (parent === null) return null;
      const at = parent.children.findIndex((edge) => edge.row === parent.at);
      return parent.children[key === 'ArrowRight' ? at + 1 : at - 1]?.row ?? null;
    }
    default:
      return null;
  }
}

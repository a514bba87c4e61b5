import type { NodeState } from '../../../src-preload/contract/index.ts';
import { WORST_FIRST } from '../../stores/nodes-worst-first.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface FleetChart {
  readonly columns: number;
  readonly rows: number;
  /** So many nodes stand for one cell; more than one only in a big fleet. */
  readonly perCell: number;
  /** A state's cells follow each other row by row, so three boxes hold them however many there are. In cells. */
  readonly parts: readonly { readonly state: NodeState; readonly boxes: readonly Box[] }[];
}

/** More would be no picture any more. */
const MOST_CELLS = 400;

/** Where the cells of each state stand, worst first. One bad node always has a cell of its own. Pure. */
export function fleetChart(counts: Readonly<Record<NodeState, number>>, columns: number): FleetChart {
  const total = WORST_FIRST.reduce((sum, state) => sum + counts[state], 0);
  const perCell = Math.max(1, Math.ceil(total / MOST_CELLS));
  let at = 0;
  const parts = WORST_FIRST.filter((state) => counts[state] > 0).map((state) => {
    const from = at;
    at += Math.ceil(counts[state] / perCell);
    return { state, boxes: boxesOf(from, at, columns) };
  });
  return { columns, rows: Math.ceil(at / columns), perCell, parts };
}

/** The cells from `from` to before `to`: the rest of a row, whole rows, the beginning of one. */
function boxesOf(from: number, to: number, columns: number): readonly Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to;) {
    const x = at % columns;
    const y = Math.floor(at / columns);
    const rows = x === 0 ? Math.floor((to - at) / columns) : 0;
    const width = rows > 0 ? columns : Math.min(columns - x, to - at);
    const height = Math.max(1, rows);
    boxes.push({ x, y, width, height });
    at += width * height;
  }
  return boxes;
}

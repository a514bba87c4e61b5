import { severity, type Outcome } from './outcomes.ts';

/** What a line of a transaction is for; the contract's own words. */
export type FlowKind = 'plainBitcoin' | 'assetSlot' | 'commitment' | 'recipient' | 'change' | 'stranger';

/** One input or output, in words. */
export interface FlowLine {
  readonly label: string;
  /** Null where the line carries no bitcoin of its own, or where it is not known. */
  readonly amountSats: number | null;
  readonly outcome: Outcome;
  readonly kind: FlowKind;
  /** A second line of text, e.g. a path or what the line is for. */
  readonly note?: string;
}

export interface Placed extends FlowLine {
  readonly key: string;
  readonly top: number;
  readonly height: number;
  /** Where its curve meets the line, and where it meets the node. */
  readonly edgeY: number;
  readonly nodeY: number;
  readonly width: number;
  /** Set for the line that stands for all the lines not drawn. */
  readonly stands?: number;
}

export interface FlowLayout {
  readonly height: number;
  readonly nodeTop: number;
  readonly nodeHeight: number;
  readonly inputs: readonly Placed[];
  readonly outputs: readonly Placed[];
}

/** Drawn at most on each side, as in other wallets' pictures: more cannot be told apart. */
export const MOST_DRAWN = 8;

const LINE = 52;
const GAP = 10;
const NODE_LEAST = 40;
const ALL_OF_IT = 34; // width of a curve that carries everything
const THINNEST = 1.5;

/** Places the lines of both sides and the node between them. Touches no amount: widths are for the eye only. */
export function layOut(
  inputs: readonly FlowLine[],
  outputs: readonly FlowLine[],
  fee: FlowLine,
  all = false,
): FlowLayout {
  const left = drawn(inputs, all);
  // The fee is an output of its own, always drawn: what goes in comes out in full.
  const right = [...drawn(outputs, all), fee];
  const height = Math.max(columnHeight(left.length), columnHeight(right.length), NODE_LEAST + 2 * GAP);
  const total = Math.max(1, sum(inputs), sum([...outputs, fee]));
  const widths = (lines: readonly Shown[]) =>
    lines.map((line) => Math.max(THINNEST, ((line.amountSats ?? 0) / total) * ALL_OF_IT));
  const [leftWidths, rightWidths] = [widths(left), widths(right)];
  const nodeHeight = Math.max(NODE_LEAST, stacked(leftWidths), stacked(rightWidths));
  const place = (lines: readonly Shown[], lineWidths: readonly number[], side: string): Placed[] => {
    const top = (height - columnHeight(lines.length)) / 2;
    let nodeY = (height - stacked(lineWidths)) / 2;
    return lines.map((line, at) => {
      const width = lineWidths[at] ?? THINNEST;
      const y = top + at * (LINE + GAP);
      const placed = {
        ...line,
        key: `${side}${String(at)}`,
        top: y,
        height: LINE,
        edgeY: y + LINE / 2,
        nodeY: nodeY + width / 2,
        width,
      };
      nodeY += width + 2;
      return placed;
    });
  };
  return {
    height,
    nodeTop: (height - nodeHeight) / 2,
    nodeHeight,
    inputs: place(left, leftWidths, 'in'),
    outputs: place(right, rightWidths, 'out'),
  };
}

interface Shown extends FlowLine {
  readonly stands?: number;
}

/** The lines to draw. What is not proved is never among those summed up while a proved line is drawn. */
function drawn(lines: readonly FlowLine[], all: boolean): readonly Shown[] {
  if (all || lines.length <= MOST_DRAWN) return lines;
  const worstFirst = [...lines].sort((a, b) => severity[b.outcome] - severity[a.outcome]);
  const kept = new Set(worstFirst.slice(0, MOST_DRAWN));
  const rest = lines.filter((line) => !kept.has(line));
  const worst = rest.reduce<Outcome>(
    (so, line) => (severity[line.outcome] > severity[so] ? line.outcome : so),
    'proved',
  );
  return [
    ...lines.filter((line) => kept.has(line)),
    {
      label: `${String(rest.length)} more`,
      amountSats: sum(rest),
      outcome: worst,
      kind: 'plainBitcoin',
      stands: rest.length,
    },
  ];
}

const sum = (lines: readonly FlowLine[]): number =>
  lines.reduce((total, line) => total + Math.max(0, line.amountSats ?? 0), 0);
const columnHeight = (count: number): number => (count === 0 ? 0 : count * (LINE + GAP) - GAP);
const stacked = (widths: readonly number[]): number => widths.reduce((total, width) => total + width + 2, 0);

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
/** Room for a label of two lines: what is wrong is never cut short. */
const TALL = 72;
const GAP = 10;
const NODE_LEAST = 40;
const ALL_OF_IT = 34; // width of a curve that carries everything
const THINNEST = 1.5;
const APART = 2; // between curves at the node

/** Places the lines of both sides and the node between them. Touches no amount: widths are for the eye only. */
export function layOut(
  inputs: readonly FlowLine[],
  outputs: readonly FlowLine[],
  fee: FlowLine,
  all = false,
): FlowLayout {
  // The fee is an output of its own, always drawn: what goes in comes out in full.
  const sides = { in: drawn(inputs, all), out: [...drawn(outputs, all), fee] };
  const height = Math.max(columnHeight(sides.in), columnHeight(sides.out), NODE_LEAST + 2 * GAP);
  const total = Math.max(1, sum(inputs), sum([...outputs, fee]));
  const widthOf = (line: Shown): number => Math.max(THINNEST, ((line.amountSats ?? 0) / total) * ALL_OF_IT);
  const stacked = (lines: readonly Shown[]): number =>
    lines.reduce((so, line) => so + widthOf(line) + APART, -APART);
  const nodeHeight = Math.max(NODE_LEAST, stacked(sides.in) + 2 * APART, stacked(sides.out) + 2 * APART);

  const place = (side: keyof typeof sides): Placed[] => {
    let top = (height - columnHeight(sides[side])) / 2;
    let nodeY = (height - stacked(sides[side])) / 2;
    return sides[side].map((line, at) => {
      const width = widthOf(line);
      const placed = {
        ...line,
        key: `${side}${String(at)}`,
        top,
        height: heightOf(line),
        edgeY: top + heightOf(line) / 2,
        nodeY: nodeY + width / 2,
        width,
      };
      top += heightOf(line) + GAP;
      nodeY += width + APART;
      return placed;
    });
  };

  return {
    height,
    nodeTop: (height - nodeHeight) / 2,
    nodeHeight,
    inputs: place('in'),
    outputs: place('out'),
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
const heightOf = (line: Shown): number => (line.outcome === 'contradicts' ? TALL : LINE);
const columnHeight = (lines: readonly Shown[]): number =>
  lines.reduce((total, line) => total + heightOf(line) + GAP, -GAP);

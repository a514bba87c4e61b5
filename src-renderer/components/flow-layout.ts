import { say } from '../../src-preload/messages/say.ts';
import type { Outcome } from '../../src-preload/contract/index.ts';
import { severity } from '../text/outcomes.ts';

export type FlowLineKind = 'plainBitcoin' | 'assetSlot' | 'commitment' | 'recipient' | 'change' | 'stranger';

/** `amount` only sets the width of the strand; `figure` and `unit` are what is written. */
export interface FlowAsset {
  readonly assetId: string;
  readonly amount: bigint;
  readonly figure: string;
  readonly unit: string;
  readonly aside?: string;
}

export interface FlowLine {
  readonly label: string;
  /** Null if the line carries no bitcoin, or an unknown amount. */
  readonly amountSats: number | null;
  readonly outcome: Outcome;
  readonly kind: FlowLineKind;
  readonly path?: string;
  readonly note?: string;
  readonly assets?: readonly FlowAsset[];
  /** No output of the transaction, such as a blinded slot: drawn in a dashed frame beside its commitment. */
  readonly outside?: boolean;
}

/** One curve between a line and the node in the middle. `assetId` null: bitcoin. */
export interface Strand {
  readonly key: string;
  readonly assetId: string | null;
  readonly width: number;
  /** Where the curve meets the line, and where it meets the node. */
  readonly edgeY: number;
  readonly nodeY: number;
}

export interface PlacedLine extends FlowLine {
  readonly key: string;
  readonly place: number;
  readonly top: number;
  readonly height: number;
  readonly shown: readonly FlowAsset[];
  readonly unshown: number;
  readonly rows: number;
  readonly strands: readonly Strand[];
  readonly edgeY: number;
  readonly stands?: number;
}

export interface FlowLayout {
  readonly height: number;
  readonly nodeTop: number;
  readonly nodeHeight: number;
  readonly inputs: readonly PlacedLine[];
  readonly outputs: readonly PlacedLine[];
  /** The dashed frame; null if no line is `outside`. */
  readonly frame: { readonly top: number; readonly height: number } | null;
}

/** Most lines of a side, as in other wallets' pictures: more can't be told apart. */
export const MOST_DRAWN = 8;

/** With more lines only the visible ones are drawn, since a thousand would block the page. */
export const MOST_STANDING = 60;

const BEYOND = 300;

export function visibleLines(
  column: readonly PlacedLine[],
  scrollTop: number,
  height: number,
): readonly PlacedLine[] {
  return column.filter(
    (line) => line.top + line.height > scrollTop - BEYOND && line.top < scrollTop + height + BEYOND,
  );
}

/** How many assets a line names, unless all are asked for. */
const MOST_ASSETS = 3;
const LINE = 52;
/** The height of a contradicting line, whose text is never cut. */
const TALL = 72;
const ROW = 20;
const GAP = 10;
const FRAME = 5;
const NODE_LEAST = 40;
/** On a narrower page the sides stand one below the other. */
export const LEAST_WIDTH = 640;
const NODE_BETWEEN = 14;
/** The width of all bitcoin together, which is narrower beside assets. */
const ALL_BITCOIN = 34;
const ALL_BESIDE_ASSETS = 14;
const ALL_OF_ASSET = 11;
const THINNEST = 1.5;
const THINNEST_ASSET = 2.5;
const APART = 2; // between curves at the node
const APART_AT_EDGE = 6;

/** Places lines and curves. Their widths are for the eye only. */
export function layOut(
  inputs: readonly FlowLine[],
  outputs: readonly FlowLine[],
  fee: FlowLine,
  all = false,
  isNarrow = false,
): FlowLayout {
  const widthOf = widths(inputs, [...outputs, fee]);
  const column = (lines: readonly Shown[]) =>
    lines.map((line) => ({ line, box: boxOf(line, all), strands: strandsOf(line, widthOf) }));
  // The fee is always drawn, so that all that goes in comes out.
  const sides = { in: column(drawnLines(inputs, all)), out: column([...drawnLines(outputs, all), fee]) };
  const heightOf = (side: keyof typeof sides): number =>
    sides[side].reduce((total, { box }) => total + box.height + GAP, -GAP);
  const widthAtNode = (side: keyof typeof sides): number =>
    stackedHeight(
      sides[side].flatMap(({ strands }) => strands),
      APART,
    );
  const aside = Math.max(heightOf('in'), heightOf('out'), NODE_LEAST + 2 * GAP);
  const outTop = heightOf('in') + NODE_BETWEEN + 2 * GAP;
  const height = isNarrow ? outTop + heightOf('out') : aside;
  const nodeHeight = isNarrow
    ? NODE_BETWEEN
    : Math.max(NODE_LEAST, widthAtNode('in') + 2 * APART, widthAtNode('out') + 2 * APART);

  const place = (side: keyof typeof sides): PlacedLine[] => {
    let top = isNarrow ? { in: 0, out: outTop }[side] : (height - heightOf(side)) / 2;
    let nodeY = (height - widthAtNode(side)) / 2;
    return sides[side].map(({ line, box, strands }, at) => {
      const edgeY = top + box.height / 2;
      let strandY = edgeY - stackedHeight(strands, APART_AT_EDGE) / 2;
      const key = `${side}${String(at)}`;
      const placed: PlacedLine = {
        ...line,
        ...box,
        key,
        place: at,
        top,
        edgeY,
        strands: strands.map(({ assetId, width }, n) => {
          const strand = { key: `${key}.${String(n)}`, assetId, width };
          const ends = { edgeY: strandY + width / 2, nodeY: nodeY + width / 2 };
          strandY += width + APART_AT_EDGE;
          nodeY += width + APART;
          return { ...strand, ...ends };
        }),
      };
      top += box.height + GAP;
      return placed;
    });
  };

  const placed = { inputs: place('in'), outputs: place('out') };
  return {
    height,
    nodeTop: isNarrow ? heightOf('in') + GAP : (height - nodeHeight) / 2,
    nodeHeight,
    ...placed,
    frame: frameOf(placed.outputs),
  };
}

function frameOf(outputs: readonly PlacedLine[]): FlowLayout['frame'] {
  const framed = outputs.filter(({ kind, outside }) => kind === 'commitment' || outside === true);
  const [first, last] = [framed[0], framed.at(-1)];
  if (first === undefined || last === undefined || !framed.some(({ outside }) => outside === true))
    return null;
  return { top: first.top - FRAME, height: last.top + last.height - first.top + 2 * FRAME };
}

interface Shown extends FlowLine {
  readonly stands?: number;
}

/** With too many lines, draws the worst ones and sums up the rest. */
function drawnLines(lines: readonly FlowLine[], all: boolean): readonly Shown[] {
  if (all || lines.length <= MOST_DRAWN) return lines;
  const worstFirst = [...lines].sort(
    (a, b) => severity[b.outcome] - severity[a.outcome] || rank(a) - rank(b),
  );
  const kept = new Set(worstFirst.slice(0, MOST_DRAWN));
  const rest = lines.filter((line) => !kept.has(line));
  const worst = rest.reduce<Outcome>(
    (so, line) => (severity[line.outcome] > severity[so] ? line.outcome : so),
    'proved',
  );
  const more: Shown = {
    label: say('part-flow-more', { count: rest.length }),
    amountSats: sum(rest),
    outcome: worst,
    kind: 'plainBitcoin',
    assets: assetSums(rest),
    stands: rest.length,
  };
  if (rest.every(({ outside }) => outside === true)) {
    const at = lines.findLastIndex((line) => kept.has(line) && line.outside === true);
    const before = lines.filter((line, i) => kept.has(line) && i <= at);
    const after = lines.filter((line, i) => kept.has(line) && i > at);
    return [...before, { ...more, kind: 'recipient', amountSats: null, outside: true }, ...after];
  }
  return [...lines.filter((line) => kept.has(line)), more];
}

/** Draws change first, then recipients (there may be many), then lines `outside`. */
function rank({ kind, outside }: FlowLine): number {
  if (outside === true) return 2;
  return kind === 'recipient' ? 1 : 0;
}

/** Sums that only set the widths of strands and are never written. */
function assetSums(lines: readonly FlowLine[]): FlowAsset[] {
  const sums = new Map<string, FlowAsset>();
  for (const asset of lines.flatMap(({ assets = [] }) => assets)) {
    const before = sums.get(asset.assetId)?.amount ?? 0n;
    sums.set(asset.assetId, { ...asset, amount: before + asset.amount });
  }
  return [...sums.values()];
}

function boxOf(line: Shown, all: boolean): Pick<PlacedLine, 'height' | 'shown' | 'unshown' | 'rows'> {
  const assets = line.stands === undefined ? (line.assets ?? []) : [];
  const shown = all || assets.length <= MOST_ASSETS ? assets : assets.slice(0, MOST_ASSETS - 1);
  const unshown = assets.length - shown.length;
  const rows = 1 + shown.length + (unshown > 0 ? 1 : 0) + (line.note === undefined ? 0 : 1);
  const least = line.outcome === 'contradicts' ? TALL : LINE;
  return { height: least + Math.max(0, rows - 2) * ROW, shown, unshown, rows };
}

type Width = (assetId: string | null, amount: bigint) => number;

/** A strand's width is proportional to its share of the larger side. */
function widths(inputs: readonly FlowLine[], outputs: readonly FlowLine[]): Width {
  const totals = new Map<string, bigint>();
  for (const side of [inputs, outputs])
    for (const { assetId, amount } of assetSums(side)) {
      const before = totals.get(assetId) ?? 0n;
      if (amount > before) totals.set(assetId, amount);
    }
  const bitcoin = BigInt(Math.max(1, sum(inputs), sum(outputs)));
  const allBitcoin = totals.size === 0 ? ALL_BITCOIN : ALL_BESIDE_ASSETS;
  return (assetId, amount) => {
    if (assetId === null) return Math.max(THINNEST, share(amount, bitcoin) * allBitcoin);
    return Math.max(THINNEST_ASSET, share(amount, totals.get(assetId) ?? 1n) * ALL_OF_ASSET);
  };
}

const PARTS = 10_000n;
/** An asset's amount may not fit into a number, but its share does. */
const share = (part: bigint, whole: bigint): number =>
  whole <= 0n ? 0 : Number((part * PARTS) / whole) / Number(PARTS);

function strandsOf(line: Shown, widthOf: Width): Pick<Strand, 'assetId' | 'width'>[] {
  const sats = BigInt(Math.max(0, line.amountSats ?? 0));
  return [
    ...(line.outside === true ? [] : [{ assetId: null, width: widthOf(null, sats) }]),
    ...(line.assets ?? []).map(({ assetId, amount }) => ({ assetId, width: widthOf(assetId, amount) })),
  ];
}

const stackedHeight = (strands: readonly { readonly width: number }[], apart: number): number =>
  strands.length === 0 ? 0 : strands.reduce((so, { width }) => so + width + apart, -apart);
const sum = (lines: readonly FlowLine[]): number =>
  lines.reduce((total, line) => total + Math.max(0, line.amountSats ?? 0), 0);

import type { LineView, Review, SendReview } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';
import type { FlowLine } from '../../components/flow-layout.ts';
import { exactRate, foreign, shortOutpoint } from '../../text/index.ts';

export interface Lines {
  readonly inputs: readonly FlowLine[];
  readonly outputs: readonly FlowLine[];
}

/** From this number on, equal slots are drawn as one line. */
const TOGETHER_FROM = 3;

export function inputLine(line: LineView): FlowLine {
  const what = line.kind === 'assetSlot' ? 'slot' : line.kind === 'stranger' ? 'stranger' : 'coin';
  const outpoint = line.outpoint === null ? '' : shortOutpoint(line.outpoint);
  const label = say('review-input', { what, outpoint }).trim();
  const { amountSats, outcome, kind, path } = line;
  return {
    label,
    amountSats,
    outcome,
    kind,
    ...(path === null ? { note: say('review-line-not-derived') } : { path }),
  };
}

/** Joins neighbouring proved slots of one size into a line with their sum. A line that isn't proved stays alone. */
export function flowLines(lines: readonly LineView[]): FlowLine[] {
  const runs: LineView[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run?.[0] !== undefined && alike(run[0], line)) run.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run) => (run.length >= TOGETHER_FROM ? [joinedSlots(run)] : run.map(outputLine)));
}

export function outputLine(line: LineView): FlowLine {
  const { amountSats, outcome, kind, path } = line;
  const label = say('review-output', { kind, index: String(line.index) });
  const note = path === null ? foreign(line.address ?? '') : '';
  return {
    label,
    amountSats,
    outcome,
    kind,
    ...(path === null ? {} : { path }),
    ...(note === '' ? {} : { note }),
  };
}

const alike = (a: LineView, b: LineView): boolean =>
  [a, b].every(({ kind, outcome, path }) => kind === 'assetSlot' && outcome === 'proved' && path !== null) &&
  a.amountSats === b.amountSats;

function joinedSlots(run: readonly LineView[]): FlowLine {
  return {
    label: say('review-outputs-slots', { count: run.length }),
    amountSats: (run[0]?.amountSats ?? 0) * run.length,
    outcome: 'proved',
    kind: 'assetSlot',
  };
}

export interface AssetSum {
  readonly assetId: string;
  /** Null if not known. */
  readonly amount: bigint | null;
}

export function askedSums({ intent }: SendReview): { readonly assets: AssetSum[]; readonly sats: number } {
  return {
    assets: sumAssets(intent.recipients.map(({ assetId, amount }) => ({ assetId, amount: BigInt(amount) }))),
    sats: intent.recipients.reduce((total, { witnessSats }) => total + (witnessSats ?? 0), 0),
  };
}

/** Sums from the transaction itself; destroyed assets count as leaving. Null: it doesn't show where assets go. */
export function movedSums({
  assets,
}: Pick<Review, 'assets'>): { readonly leaving: AssetSum[]; readonly returning: AssetSum[] } | null {
  if (assets.length === 0) return null;
  const sums = assets.map(({ assetId, inAmount, given }) => {
    const sum = (own: boolean): bigint =>
      given.reduce((total, { to, amount }) => ((to === 'own') === own ? total + BigInt(amount) : total), 0n);
    const [own, others] = [sum(true), sum(false)];
    // An unknown amount adds nothing here; the verdict says that it is unknown.
    const burnt = inAmount === null ? 0n : BigInt(inAmount) - own - others;
    return { assetId, own, leaving: others + (burnt > 0n ? burnt : 0n) };
  });
  return {
    leaving: sums.flatMap(({ assetId, leaving }) => (leaving > 0n ? [{ assetId, amount: leaving }] : [])),
    returning: sums.flatMap(({ assetId, own }) => (own > 0n ? [{ assetId, amount: own }] : [])),
  };
}

/** The rate of the fee, marked as approximate if others' inputs aren't signed and their size is unknown. */
export function feeRate({ feeSats, vbytes, othersInSats }: NonNullable<Review['sums']>): string {
  const rate = exactRate(feeSats, vbytes);
  return othersInSats === undefined ? rate : say('review-fee-about', { rate });
}

export function sumAssets(parts: readonly AssetSum[]): AssetSum[] {
  const sums = new Map<string, bigint | null>();
  for (const { assetId, amount } of parts) {
    const sum = sums.has(assetId) ? (sums.get(assetId) ?? null) : 0n;
    sums.set(assetId, sum === null || amount === null ? null : sum + amount);
  }
  return [...sums].map(([assetId, amount]) => ({ assetId, amount }));
}

import { amountOf, fungible, token, type RawGroup, type RawOperation } from '../../support/rgb/encode.ts';
import type { RefusalCode } from '../../../src-preload/contract/claims.ts';
import { BASES, BUILT, emptySlot, resealed, retold, type Base } from './bases.ts';
import { forget } from './lies.ts';

/** A case whose transfers are void, or lead elsewhere, though its commitment is honest. */
export interface Retold {
  readonly title: string;
  readonly codes: readonly RefusalCode[];
  readonly base: Base;
}

function told(
  title: string,
  codes: readonly RefusalCode[],
  base: Base,
  change: (transfers: RawOperation[]) => void,
): Retold {
  return { title, codes, base: retold(base, change) };
}

const STATE: readonly RefusalCode[] = ['RGB_STATE', 'RGB_TRANSITION_TYPE', 'RGB_BALANCE'];
const MANY: readonly RefusalCode[] = ['RGB_STATE', 'RGB_BALANCE', 'RGB_UNREADABLE', 'TOO_LARGE'];

/** Amounts that a transition may not have, or not in this form; and change onto outpoints that are not proved ours. */
export function retoldLies(): readonly Retold[] {
  const { blind, twoInputs, riding, twoAssets, existing, witness } = BASES;
  return [
    told(
      'G two transitions that balance in sum, and neither by itself',
      ['RGB_BALANCE'],
      twoInputs,
      (transfers) => splitInTwo(transfers, 1n),
    ),
    told(
      'G two transitions of one of two assets that balance in sum, and neither by itself',
      ['RGB_BALANCE'],
      twoAssets,
      (transfers) => splitInTwo(transfers, 5n),
    ),
    told('G a counted asset in structured state', STATE, blind, (transfers) => structured(at(transfers, 0))),
    told('G the riding asset alone in structured state', STATE, riding, (transfers) =>
      structured(at(transfers, 1)),
    ),
    told('G a unique asset in counted state', STATE, BUILT.unique, (transfers) => counted(at(transfers, 0))),
    told('G another token than the one that lies there', STATE, BUILT.unique, (transfers) =>
      anotherToken(at(transfers, 0)),
    ),
    told('G an assignment of zero beside the change', ['RGB_STATE', 'RGB_BALANCE'], blind, (transfers) =>
      addToChange(at(transfers, 0), 1, 0n),
    ),
    told('G three thousand assignments of zero beside the change', MANY, blind, (transfers) =>
      addToChange(at(transfers, 0), 3_000, 0n),
    ),
    told('G the change in 2,200 assignments of one unit and the rest', MANY, existing, (transfers) =>
      addToChange(at(transfers, 0), 2_200, 1n),
    ),
    ...[blind, riding, twoAssets, witness, twoInputs].map((base) => unproved(base)),
    {
      title: 'A the change of the riding asset alone goes to an outpoint that only the list calls ours',
      codes: ['RGB_CHANGE'],
      base: unprovedSeal(resealed(riding, emptySlot(riding), 1)),
    },
    {
      title: 'A the change of the second of two assets goes to an outpoint that only the list calls ours',
      codes: ['RGB_CHANGE'],
      base: unprovedSeal(resealed(twoAssets, emptySlot(twoAssets), 1)),
    },
    {
      title: 'A the change seal is an output that is spent here',
      codes: ['RGB_CHANGE'],
      base: resealed(existing, at(existing.inputs, 0)),
    },
    {
      title: 'A the change seal is another input that is spent here',
      codes: ['RGB_CHANGE'],
      base: resealed(BASES.witnessExisting, at(BASES.witnessExisting.inputs, 0)),
    },
    {
      title: 'A the change seal is plain bitcoin of ours, and the list says so',
      codes: ['RGB_CHANGE'],
      base: resealed(blind, plainCoinOf(blind)),
    },
  ];
}

/** As odd, and right. */
export function retoldControls(): readonly Pick<Retold, 'title' | 'base'>[] {
  return [
    {
      title: 'genuine, two transitions of one asset, each balanced',
      base: retold(BASES.twoInputs, (transfers) => splitInTwo(transfers, 0n)),
    },
    { title: 'genuine, a unique asset goes whole', base: BUILT.unique },
    {
      title: 'genuine, the change in 100 assignments of one unit and the rest',
      base: retold(BASES.existing, (transfers) => addToChange(at(transfers, 0), 100, 1n)),
    },
  ];
}

/** The same with its change in two assignments, both on the output that comes back. */
export function splitChange(base: Base): Base {
  return retold(base, (transfers) => addToChange(at(transfers, 0), 1, 1n));
}

function unproved(base: Base): Retold {
  return {
    title: 'A the change goes to an outpoint that only the list calls ours',
    codes: ['RGB_CHANGE'],
    base: unprovedSeal(resealed(base, emptySlot(base))),
  };
}

function unprovedSeal(base: Base): Base {
  forget(base, at(base.seals, 0));
  return base;
}

function plainCoinOf({ one }: Base): string {
  const coin = one.book.outputs.find(({ keychain }) => keychain === 'vanilla');
  if (coin === undefined) throw new Error('no plain coin is listed');
  return `${coin.txid}:${coin.vout}`;
}

/**
 * The first transfer closes its first input alone and keeps the recipient; a second one moves all else of the change.
 * `stray` units go over from the one to the other.
 */
function splitInTwo(transfers: RawOperation[], stray: bigint): void {
  const transfer = at(transfers, 0);
  const [kept, ...others] = transfer.inputs;
  const change = itemsOf(transfer).find(({ seal }) => seal.secret === undefined);
  const given = itemsOf(transfer).find(({ seal }) => seal.secret !== undefined);
  if (kept === undefined || change === undefined || given === undefined) throw new Error('cannot be split');
  const rest = splitAmounts(transfer);
  const other = structuredClone(transfer);
  transfer.inputs = [kept];
  change.state = fungible(rest.first - amountOf(given.state) - stray);
  other.inputs = others;
  other.groups = [{ ...at(other.groups, 0), items: [{ ...change, state: fungible(rest.second + stray) }] }];
  transfers.splice(1, 0, other);
}

/** What lies on the first input of the transfer, and on the second: known of the two that are split. */
function splitAmounts(transfer: RawOperation): { first: bigint; second: bigint } {
  const total = itemsOf(transfer).reduce((sum, { state }) => sum + amountOf(state), 0n);
  const first = total === 453n ? 450n : total === 1_000n ? 600n : null;
  if (first === null) throw new Error('these are not the amounts of the two bases');
  return { first, second: total - first };
}

function structured(transfer: RawOperation): void {
  const group = at(transfer.groups, 0);
  group.stateClass = 2;
  for (const item of group.items) item.state = token(0, amountOf(item.state));
}

function counted(transfer: RawOperation): void {
  const group = at(transfer.groups, 0);
  group.stateClass = 1;
  for (const item of group.items) item.state = fungible(1n);
}

function anotherToken(transfer: RawOperation): void {
  for (const item of itemsOf(transfer)) item.state = token(7, 1n);
}

/** So many assignments more to where the change goes, of so many units each, taken from it. */
function addToChange(transfer: RawOperation, count: number, units: bigint): void {
  const items = itemsOf(transfer);
  const change = items.find(({ seal }) => seal.secret === undefined);
  if (change === undefined) throw new Error('there is no change');
  change.state = fungible(amountOf(change.state) - BigInt(count) * units);
  const more = Array.from({ length: count }, (_, i) => ({
    seal: { ...change.seal, blinding: Buffer.from(`more${String(i).padStart(4, '0')}`).toString('hex') },
    state: fungible(units),
  }));
  items.splice(items.indexOf(change) + 1, 0, ...more);
}

function itemsOf(transfer: RawOperation): RawGroup['items'] {
  return at(transfer.groups, 0).items;
}

function at<T>(list: readonly T[], i: number): T {
  const found = list[i];
  if (found === undefined) throw new Error(`there is no number ${i}`);
  return found;
}

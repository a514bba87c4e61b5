import { libraryError } from '../../serving/answers.ts';
import {
  AMOUNT_AND_LENGTH_BYTES,
  feeSats,
  insufficientBitcoins,
  TAPROOT_OUTPUT_BYTES,
} from '../chain/psbt-parts.ts';
import { DUST_SATS } from '../chain/regtest.ts';
import type { ServedWallet } from '../chain/wallets.ts';
import type { World } from '../chain/store.ts';
import { allocationsOf, sum, type Allocation } from './allocations.ts';
import { STATUS } from './numbers.ts';
import type { SendAsked } from './send-request.ts';
import { freeSlots, slotsOf, type Slot } from './slots.ts';

/** What a send spends, and where the rest goes. */
export interface SendCoins {
  readonly inputs: readonly Slot[];
  /** Everything that sits on them: all of it has to move. */
  readonly held: readonly Allocation[];
  /** Sats of a change output of this transaction; null where there is none. */
  readonly changeSats: bigint | null;
  /** Without a change output: an own slot that exists already takes the assets' rest. */
  readonly changeSlot: Slot | null;
}

/**
 * Chooses slots oldest first until the assets suffice, then free ones until the fee does. A change output is made
 * where it would not be dust; otherwise the rest of the sats goes to the fee (rgb-commitment.md 8 and 11).
 */
export function chooseCoins(world: World, wallet: ServedWallet, asked: SendAsked): SendCoins {
  const slots = slotsOf(world, wallet);
  const chosen = new Set<Slot>();
  for (const contract of new Set(asked.recipients.map((recipient) => recipient.contract))) {
    chooseAsset(world, wallet, asked, contract, slots, chosen);
  }
  const inputs = [...chosen];
  const held = inputs.flatMap(({ allocations }) => allocations);
  const spare = freeSlots(slots);
  const witnesses = asked.recipients.flatMap(({ recipient, sats }) =>
    recipient.kind === 'witness' ? [{ bytes: AMOUNT_AND_LENGTH_BYTES + recipient.script.length, sats }] : [],
  );
  const outBytes = [TAPROOT_OUTPUT_BYTES, ...witnesses.map(({ bytes }) => bytes)];
  const witnessSats = witnesses.reduce((total, { sats }) => total + sats, 0n);
  const needsChange = sum(held) !== sum(asked.recipients);
  for (;;) {
    const inSats = inputs.reduce((total, { sats }) => total + sats, 0n);
    const left = (outputs: readonly number[]) =>
      inSats - witnessSats - feeSats(inputs.length, outputs, asked.rateSatsPerVb);
    const changeSats = left([...outBytes, TAPROOT_OUTPUT_BYTES]);
    if (changeSats >= DUST_SATS) return { inputs, held, changeSats, changeSlot: null };
    const changeSlot = needsChange ? (spare.at(-1) ?? null) : null;
    if (left(outBytes) >= 0n && (changeSlot !== null || !needsChange)) {
      return { inputs, held, changeSats: null, changeSlot };
    }
    const more = spare.shift();
    if (more === undefined) throw insufficientBitcoins(inSats - changeSats + DUST_SATS, inSats);
    inputs.push(more);
  }
}

function chooseAsset(
  world: World,
  wallet: ServedWallet,
  asked: SendAsked,
  contract: string,
  slots: readonly Slot[],
  chosen: Set<Slot>,
): void {
  const of = (allocations: readonly Allocation[]) =>
    sum(allocations.filter((one) => one.contract === contract));
  const needed = sum(asked.recipients.filter((recipient) => recipient.contract === contract));
  let found = of([...chosen].flatMap(({ allocations }) => allocations));
  for (const slot of slots) {
    if (found >= needed) return;
    if (chosen.has(slot) || !isSpendable(slot) || of(slot.allocations) === 0n) continue;
    chosen.add(slot);
    found += of(slot.allocations);
  }
  if (found >= needed) return;
  const total = of(allocationsOf(world, wallet).filter(({ spender }) => spender !== STATUS.settled));
  throw libraryError(
    total < needed ? 'InsufficientTotalAssets' : 'InsufficientSpendableAssets',
    `Insufficient ${total < needed ? 'total' : 'spendable'} funds for asset: ${contract}`,
  );
}

function isSpendable(slot: Slot): boolean {
  return (
    !slot.reserved &&
    slot.pendingBlinded === 0 &&
    slot.allocations.every(({ settled, spender }) => settled && spender === null)
  );
}

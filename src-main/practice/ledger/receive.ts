import { libraryError } from '../../serving/answers.ts';
import { fromHex } from '../chain/bytes.ts';
import { readChoices } from '../http/choices.ts';
import { invoiceText } from '../rgb/invoice.ts';
import { recipientIdText, type Recipient } from '../rgb/recipient.ts';
import { secretSeal } from '../rgb/transition.ts';
import { keyOf, revealNext, type ServedWallet } from '../chain/wallets.ts';
import type { World } from '../chain/store.ts';
import { kindOf, nowSeconds } from './assets.ts';
import { KIND, PRACTICE_ENDPOINT, STATUS } from './numbers.ts';
import { freeSlots, slotsOf } from './slots.ts';
import { addBatch, addTransfer, type NewTransfer } from './transfers.ts';

export interface ReceiveAsked {
  /** Null: any asset. */
  readonly contract: string | null;
  /** Base units. Null: as much as the sender likes. */
  readonly amount: bigint | null;
  readonly kind: 'blinded' | 'witness';
  /** As long as invoices last here unless told. */
  readonly lastsSeconds?: number;
}

/**
 * Waits for an asset on a slot of its own, told to nobody, or on an output that the sender makes. What the expiry
 * passes by still holds its slot until it is failed, as in rgb-lib.
 */
export function createReceive(world: World, wallet: ServedWallet, asked: ReceiveAsked) {
  const { contract, amount } = asked;
  const assetKind = contract === null ? null : kindOf(world, contract);
  // There is one of it.
  if (assetKind === 'uda' && amount !== null && amount !== 1n) {
    throw libraryError('InvalidAssignment', 'Invalid assignment: a unique asset is one');
  }
  const { recipient, held } = asked.kind === 'blinded' ? blindSlot(world, wallet) : newScript(world, wallet);
  const recipientId = recipientIdText(recipient);
  const expiresAtSeconds = nowSeconds(world) + (asked.lastsSeconds ?? readChoices(world).invoiceSeconds);
  const endpoints = [PRACTICE_ENDPOINT];
  const invoice = invoiceText({
    contract: contract === null ? null : fromHex(contract),
    kind: assetKind,
    amount,
    recipientId,
    expiresAtSeconds,
    endpoints,
  });
  const batchId = addBatch(world, wallet, {
    status: STATUS.waitingCounterparty,
    txid: null,
    raw: null,
    expiresAtSeconds,
    minConfirmations: 1,
  });
  addTransfer(world, batchId, {
    ...held,
    contract,
    amount: amount === null ? null : String(amount),
    recipientId,
    invoice,
    endpoints: JSON.stringify(endpoints),
  });
  return {
    invoice,
    recipient_id: recipientId,
    expiration_timestamp: expiresAtSeconds,
    batch_transfer_idx: batchId,
  };
}

interface Place {
  readonly recipient: Recipient;
  readonly held: NewTransfer;
}

function blindSlot(world: World, wallet: ServedWallet): Place {
  const [slot] = freeSlots(slotsOf(world, wallet));
  if (slot === undefined) throw libraryError('InsufficientAllocationSlots', 'Insufficient allocations');
  const { txid, vout } = slot;
  const blinding = randomU64(world);
  return {
    recipient: {
      kind: 'blinded',
      secretSeal: secretSeal({ kind: 'revealed', txid, vout, blinding }),
    },
    held: {
      kind: KIND.receiveBlind,
      receiveTxid: txid,
      receiveVout: vout,
      blinding: String(blinding),
    },
  };
}

function newScript(world: World, wallet: ServedWallet): Place {
  const index = revealNext(world, wallet, 'colored');
  return {
    recipient: { kind: 'witness', script: keyOf(world, wallet, 'colored', index).script },
    held: { kind: KIND.receiveWitness },
  };
}

export function randomU64(world: World): bigint {
  return Buffer.from(world.random(8)).readBigUInt64LE();
}

import * as v from 'valibot';
import { libraryError } from '../../serving/answers.ts';
import { bytesFromHex, hexFromBytes } from '../bytes.ts';
import { worldSeconds, randomU64, type World } from '../chain/store.ts';
import { derivedKeyOf, revealNext, unspentsOf, type ServedWallet, type Unspent } from '../chain/wallets.ts';
import { contractId, genesisBytes, type PracticeGenesis } from '../rgb/consignment.ts';
import { invoiceText, recipientIdText } from '../rgb/invoice.ts';
import { secretSeal } from '../rgb/transition.ts';
import {
  addAllocation,
  addAsset,
  allocationsOf,
  kindOf,
  makeKnown,
  type PracticeAllocation,
} from './assets.ts';
import { KIND, PRACTICE_ENDPOINT, readChoices, STATUS } from './terms.ts';
import { addBatch, addTransfer } from './transfers.ts';

export interface Slot extends Unspent {
  readonly allocations: readonly PracticeAllocation[];
  readonly pendingBlinded: number;
  readonly reserved: boolean;
}

const placeRow = v.object({ txid: v.string(), vout: v.number() });

export function slotsOf(world: World, wallet: ServedWallet): Slot[] {
  const allocations = byPlace(allocationsOf(world, wallet));
  const pending = byPlace(
    world.store.rows(placeRow)`SELECT receiveTxid AS txid, receiveVout AS vout
      FROM transfers JOIN batches ON batches.id = batchId
     WHERE xpubVanilla = ${wallet.xpubVanilla} AND kind = ${KIND.receiveBlind}
       AND status = ${STATUS.waitingCounterparty}`,
  );
  const reserved = byPlace(
    world.store.rows(placeRow)`SELECT reservations.txid, vout
      FROM reservations JOIN batches ON batches.id = batchId
     WHERE xpubVanilla = ${wallet.xpubVanilla} AND status = ${STATUS.waitingCounterparty}`,
  );
  return unspentsOf(world, wallet).map((unspent) => ({
    ...unspent,
    allocations: allocations.get(slotOutpoint(unspent)) ?? [],
    pendingBlinded: pending.get(slotOutpoint(unspent))?.length ?? 0,
    reserved: reserved.has(slotOutpoint(unspent)),
  }));
}

export function freeSlots(slots: readonly Slot[]): Slot[] {
  return slots.filter(
    (slot) =>
      slot.branch === 'colored' &&
      slot.allocations.length === 0 &&
      slot.pendingBlinded === 0 &&
      !slot.reserved,
  );
}

export function slotOutpoint({ txid, vout }: { readonly txid: string; readonly vout: number }): string {
  return `${txid}:${vout}`;
}

function byPlace<T extends { readonly txid: string; readonly vout: number }>(items: readonly T[]) {
  const places = new Map<string, T[]>();
  for (const item of items) places.set(slotOutpoint(item), [...(places.get(slotOutpoint(item)) ?? []), item]);
  return places;
}

export interface Issue extends Omit<PracticeGenesis, 'allocations' | 'issuedAtSeconds'> {
  readonly amounts: readonly bigint[];
}

/** Returns the contract in hex. Refuses with InsufficientAllocationSlots. */
export function issueOnLedger(world: World, wallet: ServedWallet, { amounts, ...about }: Issue): string {
  const slots = freeSlots(slotsOf(world, wallet));
  if (slots.length < amounts.length) {
    throw libraryError('InsufficientAllocationSlots', 'Insufficient allocations');
  }
  const allocations = slots
    .slice(0, amounts.length)
    .map(({ txid, vout }, no) => ({ txid, vout, blinding: randomU64(world), amount: amounts[no] ?? 0n }));
  const genesis = { ...about, allocations, issuedAtSeconds: worldSeconds(world) };
  const contract = hexFromBytes(contractId(genesis));
  const supply = amounts.reduce((sum, amount) => sum + amount, 0n);
  const { media, ...named } = about;
  addAsset(world, {
    ...named,
    contract,
    supply,
    issuedAtSeconds: genesis.issuedAtSeconds,
    // rgb-lib names media by hash. Simulated: there is no such file.
    mediaPath: media && `/practice/media_files/${hexFromBytes(media.digest)}`,
    mediaMime: media && media.mime,
    genesis: hexFromBytes(genesisBytes(genesis)),
  });
  makeKnown(world, wallet.xpubVanilla, contract);
  const batchId = addBatch(world, wallet, { status: STATUS.settled, minConfirmations: 0 });
  addTransfer(world, batchId, { kind: KIND.issuance, contract, amount: supply });
  allocations.forEach(({ txid, vout, amount }, no) => {
    // The genesis operation's id is the contract's.
    addAllocation(world, wallet.xpubVanilla, { contract, opid: contract, no, amount, txid, vout }, batchId);
  });
  return contract;
}

interface ReceiveAsked {
  /** Null: any asset. */
  readonly contract: string | null;
  readonly amount: bigint | null;
  readonly kind: 'blinded' | 'witness';
  readonly lastsSeconds?: number | null;
}

/** A receive on an own hidden slot or the sender's output. Expired, it holds its slot until failed, as in rgb-lib. */
export function createReceive(world: World, wallet: ServedWallet, asked: ReceiveAsked) {
  const { contract, amount } = asked;
  const assetKind = contract === null ? null : kindOf(world, contract);
  // A unique asset is one token.
  if (assetKind === 'uda' && amount !== null && amount !== 1n) {
    throw libraryError('InvalidAssignment', 'Invalid assignment: a unique asset is one');
  }
  const { recipient, held } = asked.kind === 'blinded' ? blindSlot(world, wallet) : newScript(world, wallet);
  const recipientId = recipientIdText(recipient);
  const expiresAtSeconds = worldSeconds(world) + (asked.lastsSeconds ?? readChoices(world).invoiceSeconds);
  const endpoints = [PRACTICE_ENDPOINT];
  const invoice = invoiceText({
    contract: contract === null ? null : bytesFromHex(contract),
    kind: assetKind,
    amount,
    recipientId,
    expiresAtSeconds,
    endpoints,
  });
  const status = STATUS.waitingCounterparty;
  const batchId = addBatch(world, wallet, { status, expiresAtSeconds, minConfirmations: 1 });
  addTransfer(world, batchId, { ...held, contract, amount, recipientId, invoice, endpoints });
  return {
    invoice,
    recipient_id: recipientId,
    expiration_timestamp: expiresAtSeconds,
    batch_transfer_idx: batchId,
  };
}

function blindSlot(world: World, wallet: ServedWallet) {
  const [slot] = freeSlots(slotsOf(world, wallet));
  if (slot === undefined) throw libraryError('InsufficientAllocationSlots', 'Insufficient allocations');
  const { txid, vout } = slot;
  const blinding = randomU64(world);
  const seal = secretSeal({ kind: 'revealed', txid, vout, blinding });
  return {
    recipient: { kind: 'blinded', secretSeal: seal } as const,
    held: { kind: KIND.receiveBlind, receiveTxid: txid, receiveVout: vout, blinding },
  };
}

function newScript(world: World, wallet: ServedWallet) {
  const { script } = derivedKeyOf(wallet, 'colored', revealNext(world, wallet, 'colored'));
  return { recipient: { kind: 'witness', script } as const, held: { kind: KIND.receiveWitness } };
}

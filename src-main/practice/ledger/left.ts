import { concatBytes } from '@scure/btc-signer/utils.js';
import * as v from 'valibot';
import { fromHex } from '../chain/bytes.ts';
import { sql, type World } from '../chain/store.ts';
import { consignmentBytes } from '../rgb/consignment.ts';
import { sealBytes, secretSeal, type Seal } from '../rgb/transition.ts';
import { FRIEND_LEAVES, type FriendLeaves } from '../http/choices.ts';
import { allAssets, findAsset, type LedgerAsset } from './assets.ts';
import { KIND } from './numbers.ts';
import type { SendPlan } from './send-plan.ts';
import { transfersWhere } from './transfers.ts';

/** What a sender left for a recipient, as an RGB proxy has it. */
export interface Left {
  readonly file: Uint8Array;
  readonly txid: string;
  /** The witness recipient's output. */
  readonly vout: number | null;
}

const hexList = v.pipe(v.string(), v.parseJson(), v.array(v.string()));
const bundleRow = v.object({ bundleId: v.string(), bytes: v.string(), paid: hexList, inputs: hexList });
const operationRow = v.object({ txid: v.string() });

/** Keeps what a transaction does, for the histories that will go through it. */
export function keepBundles(world: World, txid: string, bundles: SendPlan['bundles']): void {
  for (const { contract, bundleId, bytes, paid, inputs, opids } of bundles) {
    // A PSBT that was given up may come back.
    const kept = {
      txid,
      contract,
      bundleId,
      bytes,
      paid: JSON.stringify(paid),
      inputs: JSON.stringify(inputs),
    };
    world.store.insert('bundles', kept, 'OR IGNORE');
    for (const opid of opids) world.store.insert('operations', { opid, txid }, 'OR IGNORE');
  }
}

/** From now on, instead of the asset data of what is sent to this recipient. */
export function leaveInstead(world: World, recipientId: string, leaves: FriendLeaves): void {
  world.store.run(sql`DELETE FROM leftInstead WHERE recipientId = ${recipientId}`);
  if (leaves !== 'data') world.store.insert('leftInstead', { recipientId, leaves });
}

/** What whoever asks for a recipient is given; null for nothing. */
export function leftFor(world: World, recipientId: string): Left | null {
  const left = honestlyLeft(world, recipientId);
  const [instead] = world.store.rows(insteadRow)`SELECT leaves FROM leftInstead
    WHERE recipientId = ${recipientId}`;
  if (left === null || instead === undefined) return left;
  if (instead.leaves === 'anotherAsset')
    return honestlyLeft(world, recipientId, otherThan(world, left.contract));
  if (instead.leaves === 'junkFirst') {
    leaveInstead(world, recipientId, 'data');
    return { ...left, file: JUNK };
  }
  return null;
}

const insteadRow = v.object({ leaves: v.picklist(FRIEND_LEAVES) });
const JUNK = new TextEncoder().encode('This is no consignment.');

/** Any other asset; null where there is none. */
function otherThan(world: World, contract: string): LedgerAsset | null {
  return allAssets(world).find((one) => one.contract !== contract) ?? null;
}

/**
 * The consignment of the newest send to this recipient; null where there is none, or an asset from before there were any.
 * `instead`: whose genesis is shown.
 */
function honestlyLeft(
  world: World,
  recipientId: string,
  instead: LedgerAsset | null = null,
): (Left & { readonly contract: string }) | null {
  const sent = transfersWhere(world)`transfers.kind = ${KIND.send}
    AND transfers.recipientId = ${recipientId}`.at(-1);
  if (sent === undefined || sent.contract === null || sent.txid === null) return null;
  const { contract, txid, witnessVout: vout } = sent;
  const asset = instead ?? findAsset(world, contract);
  const history = historyOf(world, contract, txid);
  const paying = history.at(-1);
  if (asset === null || paying === undefined) return null;
  const file = consignmentBytes({
    kind: asset.kind,
    genesis: fromHex(asset.genesis),
    bundles: history,
    paid: paying.paid,
  });
  return { file, txid, vout, contract };
}

interface KeptBundle {
  readonly bundleId: Uint8Array;
  readonly bytes: Uint8Array;
  readonly paid: readonly Uint8Array[];
}

/** Everything that led to a transaction, and it itself: parents before children. */
function historyOf(world: World, contract: string, txid: string): KeptBundle[] {
  const history = new Map<string, KeptBundle>();
  const follow = (to: string): void => {
    if (history.has(to)) return;
    const [bundle] = world.store.rows(bundleRow)`SELECT bundleId, bytes, paid, inputs FROM bundles
      WHERE txid = ${to} AND contract = ${contract}`;
    if (bundle === undefined) return;
    const { bundleId, bytes, paid, inputs } = bundle;
    for (const input of inputs) {
      const [opid = '', no] = input.split('/');
      const [made] = world.store.rows(operationRow)`SELECT txid FROM operations WHERE opid = ${opid}`;
      // The genesis' own operation has no transaction.
      if (made === undefined) continue;
      follow(made.txid);
      const from = history.get(made.txid);
      if (from !== undefined)
        history.set(made.txid, { ...from, bytes: shown(world, from.bytes, opid, Number(no)) });
    }
    history.set(to, { bundleId: fromHex(bundleId), bytes: fromHex(bytes), paid: paid.map(fromHex) });
  };
  follow(txid);
  return [...history.values()];
}

/** Whoever spends what lies on a secret seal shows what it hides: else nobody could tell that it was closed. */
function shown(world: World, bundle: Uint8Array, opid: string, no: number): Uint8Array {
  const [sent] = transfersWhere(world)`transfers.kind = ${KIND.send}
    AND transfers.opid = ${opid} AND transfers.no = ${no}`;
  const [receive] = transfersWhere(world)`transfers.kind = ${KIND.receiveBlind}
    AND transfers.recipientId = ${sent?.recipientId ?? ''}`;
  if (receive === undefined || receive.receiveTxid === null || receive.receiveVout === null) return bundle;
  const { receiveTxid: txid, receiveVout: vout, blinding } = receive;
  const seal: Seal = { kind: 'revealed', txid, vout, blinding: BigInt(blinding ?? 0) };
  const secret = sealBytes({ kind: 'secret', hash: secretSeal(seal) });
  const at = Buffer.from(bundle).indexOf(secret);
  if (at === -1) return bundle;
  return concatBytes(bundle.subarray(0, at), sealBytes(seal), bundle.subarray(at + secret.length));
}

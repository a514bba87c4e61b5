import { concatBytes } from '@scure/btc-signer/utils.js';
import * as v from 'valibot';
import { bytesFromHex, textBytes } from '../bytes.ts';
import { jsonColumn, sql, type World } from '../chain/store.ts';
import { consignmentBytes } from '../rgb/consignment.ts';
import { sealBytes, secretSeal, type PracticeSeal } from '../rgb/transition.ts';
import { allAssets, findAsset, type LedgerAsset } from './assets.ts';
import { FRIEND_LEAVES, KIND, type FriendLeaves } from './terms.ts';
import { transfersWhere } from './transfers.ts';

interface Left {
  readonly file: Uint8Array;
  readonly txid: string;
  readonly vout: number | null;
}

const hex = v.pipe(v.string(), v.transform(bytesFromHex));
const bundleRow = v.object({
  bundleId: hex,
  bytes: hex,
  paid: jsonColumn(v.array(hex)),
  inputs: jsonColumn(v.array(v.string())),
});
const operationRow = v.object({ txid: v.string() });

export function leaveInstead(world: World, recipientId: string, leaves: FriendLeaves): void {
  world.store.run(sql`DELETE FROM leftInstead WHERE recipientId = ${recipientId}`);
  if (leaves !== 'data') world.store.insert('leftInstead', { recipientId, leaves });
}

/** What the sender left for a recipient; null: nothing, or the friend leaves none. */
export function leftFor(world: World, recipientId: string): Left | null {
  const left = honestlyLeft(world, recipientId);
  const [instead] = world.store.rows(insteadRow)`SELECT leaves FROM leftInstead
    WHERE recipientId = ${recipientId}`;
  if (left === null || instead === undefined) return left;
  if (instead.leaves === 'anotherAsset') {
    const another = allAssets(world).find(({ contract }) => contract !== left.contract);
    return honestlyLeft(world, recipientId, another);
  }
  if (instead.leaves === 'junkFirst') {
    leaveInstead(world, recipientId, 'data');
    return { ...left, file: JUNK };
  }
  return null;
}

const insteadRow = v.object({ leaves: v.picklist(FRIEND_LEAVES) });
const JUNK = textBytes('This is no consignment.');

function honestlyLeft(
  world: World,
  recipientId: string,
  instead?: LedgerAsset,
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
    genesis: bytesFromHex(asset.genesis),
    bundles: history,
    paid: paying.paid,
  });
  return { file, txid, vout, contract };
}

function historyOf(world: World, contract: string, txid: string) {
  const history = new Map<string, v.InferOutput<typeof bundleRow>>();
  const follow = (to: string): void => {
    if (history.has(to)) return;
    const [bundle] = world.store.rows(bundleRow)`SELECT bundleId, bytes, paid, inputs FROM bundles
      WHERE txid = ${to} AND contract = ${contract}`;
    if (bundle === undefined) return;
    for (const input of bundle.inputs) {
      const [opid = '', no] = input.split('/');
      const [made] = world.store.rows(operationRow)`SELECT txid FROM operations WHERE opid = ${opid}`;
      // The genesis has no transaction.
      if (made === undefined) continue;
      follow(made.txid);
      const from = history.get(made.txid);
      if (from !== undefined)
        history.set(made.txid, { ...from, bytes: withRevealedSeal(world, from.bytes, opid, Number(no)) });
    }
    history.set(to, bundle);
  };
  follow(txid);
  return [...history.values()];
}

/** A spender reveals a secret seal: else nobody could see that it was closed. */
function withRevealedSeal(world: World, bundle: Uint8Array, opid: string, no: number): Uint8Array {
  const [sent] = transfersWhere(world)`transfers.kind = ${KIND.send}
    AND transfers.opid = ${opid} AND transfers.no = ${no}`;
  const [receive] = transfersWhere(world)`transfers.kind = ${KIND.receiveBlind}
    AND transfers.recipientId = ${sent?.recipientId ?? ''}`;
  if (receive === undefined || receive.receiveTxid === null || receive.receiveVout === null) return bundle;
  const { receiveTxid: txid, receiveVout: vout, blinding } = receive;
  const seal: PracticeSeal = { kind: 'revealed', txid, vout, blinding: blinding ?? 0n };
  const secret = sealBytes({ kind: 'secret', hash: secretSeal(seal) });
  const at = Buffer.from(bundle).indexOf(secret);
  if (at === -1) return bundle;
  return concatBytes(bundle.subarray(0, at), sealBytes(seal), bundle.subarray(at + secret.length));
}

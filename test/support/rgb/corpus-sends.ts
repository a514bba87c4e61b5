import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { ownScriptsOf } from '../../../src-main/keys/own-paths.ts';
import type { Psbt } from '../../../src-main/verify/psbt/read.ts';
import { ownSideOf } from './genuine-send.ts';
import { parseRecipientId } from '../../../src-main/invoices/recipient.ts';
import type {
  AskedAsset,
  AskedRecipient,
  OwnSide,
  SendOutput,
} from '../../../src-main/verify/rgb/send-terms.ts';
import { corpusPath, recipients } from '../psbt/corpus.ts';
import { digits } from '../psbt/corpus-book.ts';

const branches = <S extends v.GenericSchema>(schema: S) => v.object({ vanilla: schema, colored: schema });

/** A send of a corpus, as far as the RGB part needs it. What a case says of its origin is never read. */
const sendCase = v.object({
  id: v.string(),
  title: v.string(),
  flow: v.literal('send'),
  intent: v.object({ recipients }),
  snapshot: v.array(
    v.object({
      utxo: v.object({
        outpoint: v.object({ txid: v.string(), vout: v.number() }),
        colorable: v.boolean(),
        exists: v.boolean(),
      }),
      rgb_allocations: v.array(v.object({ asset_id: v.string(), amount: digits })),
    }),
  ),
  account: v.object({
    network: v.picklist(['mainnet', 'testnet', 'signet', 'regtest']),
    xpubs: branches(v.string()),
    keychains: branches(v.array(v.number())),
    highestKnownIndex: branches(v.number()),
    gap: v.number(),
  }),
  psbt: v.string(),
  expect: v.picklist(['refuse', 'sign']),
  codes: v.array(v.string()),
});

export type SendCase = v.InferOutput<typeof sendCase>;

/** The sends among the cases of a file of test/corpus. */
export function readSendCases(name: string): SendCase[] {
  const file: unknown = JSON.parse(readFileSync(corpusPath(name), 'utf8'));
  const { cases } = v.parse(v.object({ cases: v.array(v.looseObject({ flow: v.string() })) }), file);
  return cases.flatMap((one) => (one.flow === 'send' ? [v.parse(sendCase, one)] : []));
}

export function askedOf({ intent }: SendCase): AskedAsset[] {
  return intent.recipients.map(({ assetId, recipientId, amount, witnessAmountSat }) => ({
    assetId,
    recipients: [askedRecipient(recipientId, amount, witnessAmountSat ?? 0n)],
  }));
}

/** Outputs classed by our own derivation, and the listed unspents with what is spent marked. */
export function contextOf(
  { account, snapshot }: SendCase,
  psbt: Psbt,
): { outputs: SendOutput[]; own: OwnSide } {
  const own = ownScriptsOf(account);
  const { vanilla, colored } = account.highestKnownIndex;
  const last = { vanilla: vanilla + account.gap, colored: colored + account.gap };
  const spent = new Set(psbt.unsigned.inputs.map(({ outpoint: { txid, vout } }) => `${txid}:${vout}`));
  return {
    outputs: psbt.unsigned.outputs.map(({ script, amountSats }) => ({
      script,
      amountSats,
      own: own.find(script, null, last),
    })),
    own: ownSideOf(
      snapshot.map(({ utxo: { outpoint, colorable, exists }, rgb_allocations }) => ({
        ...outpoint,
        colorable,
        exists,
        spent: spent.has(`${outpoint.txid}:${outpoint.vout}`),
        allocations: rgb_allocations.map(({ asset_id, amount }) => ({ assetId: asset_id, amount })),
      })),
    ),
  };
}

function askedRecipient(recipientId: string, amount: bigint, amountSats: bigint): AskedRecipient {
  const parsed = parseRecipientId(recipientId);
  if (!parsed.ok) throw new Error(`the corpus names ${recipientId}: ${parsed.reason}`);
  const { recipient } = parsed;
  if (recipient.kind === 'blinded')
    return { kind: 'blinded', secretSeal: Buffer.from(recipient.secretSeal).toString('hex'), amount };
  return { kind: 'witness', script: Buffer.from(recipient.script).toString('hex'), amountSats, amount };
}

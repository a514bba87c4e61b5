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
import { judgeInputOf, readCorpus, type CorpusCase } from '../psbt/corpus.ts';

/** A send of a corpus, as far as the RGB part needs it. */
export type SendCase = Extract<CorpusCase, { flow: 'send' }>;

/** The sends among the cases of a file of test/corpus. */
export function readSendCases(name: string): SendCase[] {
  return readCorpus(name).cases.filter((one) => one.flow === 'send');
}

export function askedOf({ intent }: SendCase): AskedAsset[] {
  return intent.recipients.map(({ assetId, recipientId, amount, witnessAmountSat }) => ({
    assetId,
    recipients: [askedRecipient(recipientId, amount, witnessAmountSat ?? 0n)],
  }));
}

/** Outputs classed by our own derivation, and the listed unspents with what is spent marked. */
export function contextOf(one: SendCase, psbt: Psbt): { outputs: SendOutput[]; own: OwnSide } {
  const { account, snapshot } = one;
  const own = ownScriptsOf(judgeInputOf(one).account);
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
        allocations: rgb_allocations.flatMap(({ asset_id, amount }) =>
          asset_id === null ? [] : [{ assetId: asset_id, amount }],
        ),
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

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import type { Intent, JudgeInput } from '../../../src-main/verify/verdict/judge.ts';
import { bookJsonOfCorpus, bookOf, digits, integer } from './corpus-book.ts';

const text = v.object({ vanilla: v.string(), colored: v.string() });
const number = v.object({ vanilla: integer, colored: integer });
const numbers = v.object({ vanilla: v.array(integer), colored: v.array(integer) });

const common = {
  id: v.string(),
  title: v.string(),
  snapshot: v.array(
    v.object({
      utxo: v.object({
        outpoint: v.object({ txid: v.string(), vout: integer }),
        btc_amount: digits,
        colorable: v.boolean(),
        exists: v.boolean(),
      }),
      rgb_allocations: v.array(
        v.object({ asset_id: v.nullable(v.string()), amount: digits, settled: v.boolean() }),
      ),
      pending_blinded: v.optional(integer, 0),
    }),
  ),
  account: v.object({
    wallet: v.string(),
    fingerprint: v.string(),
    network: v.picklist(['mainnet', 'testnet', 'signet', 'regtest']),
    xpubs: text,
    keychains: numbers,
    highestKnownIndex: number,
    gap: integer,
  }),
  limits: v.object({ knownHeight: integer, maxFeeRate: integer, maxFeeSat: digits, maxPsbtChars: integer }),
  book: bookJsonOfCorpus,
  psbt: v.string(),
  expect: v.picklist(['refuse', 'sign']),
  codes: v.array(v.string()),
};

const recipients = v.array(
  v.object({
    invoice: v.optional(v.string()),
    assetId: v.string(),
    amount: digits,
    recipientId: v.string(),
    witnessAmountSat: v.optional(digits),
  }),
);

const corpus = v.object({
  format: v.literal('rgb-wallet-attack-corpus/2'),
  wallets: v.record(v.string(), v.object({ mnemonic: v.string() })),
  cases: v.array(
    v.variant('flow', [
      v.object({
        ...common,
        flow: v.literal('create'),
        intent: v.object({ num: integer, size: integer, upTo: v.boolean(), feeRate: integer }),
      }),
      v.object({
        ...common,
        flow: v.literal('send'),
        intent: v.object({ recipients, donation: v.boolean(), feeRate: integer, minConfirmations: integer }),
      }),
    ]),
  ),
});

export type Corpus = v.InferOutput<typeof corpus>;
export type CorpusCase = Corpus['cases'][number];

/** A file of test/corpus. Throws an Error where it is absent or no corpus. */
export const readCorpus = (name: string): Corpus => parseCorpus(readFileSync(corpusPath(name), 'utf8'));

const corpusPath = (name: string): string => resolve(import.meta.dirname, '../../corpus', name);

/**
 * A corpus in the format of test/corpus/README.md. Members that it does not name, `note` among them, are dropped unread.
 * Throws an Error that says in one sentence where the text is none.
 */
export function parseCorpus(json: string): Corpus {
  const read = v.safeParse(corpus, JSON.parse(json));
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}`);
}

/** A case as the judge takes it. What a case says of its origin is never read. */
export function judgeInputOf(one: CorpusCase): JudgeInput {
  const { psbt, snapshot, account, limits } = one;
  return {
    psbt,
    intent: intentOf(one),
    snapshot: {
      takenAtMs: 0,
      entries: snapshot.map(({ utxo, rgb_allocations, pending_blinded }) => ({
        txid: utxo.outpoint.txid,
        vout: utxo.outpoint.vout,
        amountSats: utxo.btc_amount,
        colorable: utxo.colorable,
        exists: utxo.exists,
        allocations: rgb_allocations.flatMap(({ asset_id, amount, settled }) =>
          asset_id === null ? [] : [{ assetId: asset_id, amount, settled }],
        ),
        // rgb-lib names no asset for a receive of "any asset".
        pendingBlinded: pending_blinded + rgb_allocations.filter(({ asset_id }) => asset_id === null).length,
      })),
    },
    book: bookOf(one),
    account: {
      fingerprint: account.fingerprint,
      network: account.network,
      xpubs: account.xpubs,
      keychains: account.keychains,
      highestIndex: account.highestKnownIndex,
      gap: account.gap,
      searchLength: 1_000,
    },
    limits: {
      knownHeight: limits.knownHeight,
      maxRateSatsPerVb: limits.maxFeeRate,
      maxFeeSats: limits.maxFeeSat,
      maxPsbtChars: limits.maxPsbtChars,
    },
  };
}

function intentOf(one: CorpusCase): Intent {
  if (one.flow === 'create') {
    const { num, size, feeRate, upTo } = one.intent;
    return { kind: 'createSlots', num, askedNum: num, sizeSats: BigInt(size), rateSatsPerVb: feeRate, upTo };
  }
  const { recipients, donation, feeRate, minConfirmations } = one.intent;
  return {
    kind: 'send',
    recipients: recipients.map(({ assetId, amount, recipientId, invoice, witnessAmountSat }) => ({
      assetId,
      amount,
      recipientId,
      invoice: invoice ?? null,
      witnessSats: witnessAmountSat ?? null,
    })),
    donation,
    rateSatsPerVb: feeRate,
    minConfirmations,
  };
}

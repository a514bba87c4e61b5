import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import type { ChainFacts, WitnessFact } from '../../../src-main/verify/history/bundles.ts';
import type { HistoryQuery } from '../../../src-main/verify/history/validate.ts';

const hex = v.pipe(v.string(), v.regex(/^([0-9a-f]{2})*$/));
const whole = v.pipe(v.number(), v.integer());
const fact = v.object({ raw: hex, height: v.nullable(whole) });
const outpoint = v.object({ txid: hex, vout: whole });
const recipient = v.union([
  v.object({
    secret: hex,
    outpoint: v.optional(v.string()),
    reveal: v.optional(v.object({ ...outpoint.entries, blinding: v.string() })),
  }),
  v.object({ vout: whole, script: hex }),
]);
const received = v.object({
  opid: hex,
  no: whole,
  amount: v.nullable(v.string()),
  data: v.nullable(hex),
  outpoint: v.string(),
});
const expected = v.union([
  v.object({ error: v.string() }),
  v.object({ passes: v.literal(true) }),
  v.object({
    kind: v.string(),
    schemaId: hex,
    ticker: v.nullable(v.string()),
    name: v.string(),
    precision: whole,
    supply: v.nullable(v.string()),
    bundles: whole,
    received: v.array(received),
  }),
]);

/** A file of real or forged consignments, with what a chain says and what is to come of each. */
const set = v.object({
  chain: v.object({ chainNet: whole, tip: whole, txs: v.record(hex, fact) }),
  cases: v.array(
    v.object({
      id: v.string(),
      label: v.string(),
      ask: v.object({
        chainNet: v.optional(whole),
        tip: v.optional(whole),
        minConfirmations: v.optional(whole),
        contractId: hex,
        txid: hex,
        recipient,
      }),
      /** Laid over that of the file; null: not known there. */
      chain: v.optional(v.record(hex, v.nullable(fact)), {}),
      expect: expected,
      pending: v.optional(v.object({ received: v.array(received) })),
      consignment: v.pipe(v.string(), v.base64()),
    }),
  ),
});

export type ConsignmentSet = v.InferOutput<typeof set>;
export type ConsignmentCase = ConsignmentSet['cases'][number];

/** Plain or gzipped. Throws for another format. */
export function readConsignmentSet(bytes: Uint8Array): ConsignmentSet {
  const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const text = Buffer.from(isZipped ? gunzipSync(bytes, { maxOutputLength: MAX_SET_BYTES }) : bytes);
  return v.parse(set, JSON.parse(text.toString('utf8')));
}

/** One of test/vectors/consignments. */
export function consignmentSet(name: 'beta18' | 'beta7' | 'refused' | 'named'): ConsignmentSet {
  const found = sets.get(name);
  if (found !== undefined) return found;
  const path = resolve(import.meta.dirname, '../../vectors/consignments', `${name}.json.gz`);
  const read = readConsignmentSet(readFileSync(path));
  sets.set(name, read);
  return read;
}

const sets = new Map<string, ConsignmentSet>();
const MAX_SET_BYTES = 512 * 1024 * 1024;

/** A case in the terms of the validator. */
export interface HistoryTrial {
  readonly bytes: Uint8Array;
  readonly ask: HistoryQuery;
  readonly chain: ChainFacts;
}

export function trialOf({ chain }: ConsignmentSet, one: ConsignmentCase): HistoryTrial {
  const { ask } = one;
  const witnesses = new Map<string, WitnessFact>();
  for (const [txid, said] of Object.entries({ ...chain.txs, ...one.chain }))
    if (said !== null) witnesses.set(txid, { raw: bytesOf(said.raw), height: said.height });
  return {
    bytes: Uint8Array.from(Buffer.from(one.consignment, 'base64')),
    ask: {
      chainNets: [ask.chainNet ?? chain.chainNet],
      contractId: ask.contractId,
      txid: ask.txid,
      recipient: recipientOf(ask.recipient),
      amount: null,
    },
    chain: { tipHeight: ask.tip ?? chain.tip, minConfirmations: ask.minConfirmations ?? 1, witnesses },
  };
}

type SetName = Parameters<typeof consignmentSet>[0];

function trialWhere(name: SetName, is: (one: ConsignmentCase) => boolean): HistoryTrial {
  const set = consignmentSet(name);
  const found = set.cases.find(is);
  if (found === undefined) throw new Error('no such consignment');
  return trialOf(set, found);
}

export const trialCalled = (label: string, name: SetName = 'beta18'): HistoryTrial =>
  trialWhere(name, (one) => one.label === label);

/** The first of rgb-lib's with so many transactions. */
export const trialOfBundles = (count: number): HistoryTrial =>
  trialWhere('beta18', ({ expect: of }) => 'bundles' in of && of.bundles === count);

function recipientOf(to: ConsignmentCase['ask']['recipient']): HistoryQuery['recipient'] {
  if ('script' in to) return { kind: 'witness', script: bytesOf(to.script), vout: to.vout };
  const { secret, reveal } = to;
  return {
    kind: 'blinded',
    secretSeal: bytesOf(secret),
    revealed:
      reveal === undefined
        ? null
        : {
            kind: 'revealed',
            txid: bytesOf(reveal.txid).reverse(),
            vout: reveal.vout,
            blinding: BigInt(reveal.blinding),
          },
  };
}

const bytesOf = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'hex'));

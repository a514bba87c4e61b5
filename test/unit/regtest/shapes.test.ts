import { describe, expect, it } from 'vitest';
import { readAs, parseJson, whole, writeJson } from '../../../src-main/serving/json.ts';
import { statusName } from '../../../src-main/base/service/numbering.ts';
import { BUILDS } from '../../regtest/rgb-lib/builds.ts';
import { fungible, type Transfers } from '../../../src-main/own-service/rgb-lib/shapes.ts';
import * as document from '../../../src-main/own-service/http/document-shapes.ts';
import {
  kindNumber,
  numberIn,
  statusNumber,
  transportNumber,
} from '../../../src-main/own-service/http/document-shapes.ts';

const U64 = 2n ** 64n - 1n;
const BIG = 9_007_199_254_740_993n;

const transfer: Transfers[number] = {
  idx: 3n,
  batchTransferIdx: 2n,
  createdAt: 1n,
  updatedAt: 2n,
  status: 'Settled',
  requestedAssignment: { Fungible: BIG },
  assignments: [{ Fungible: U64 }],
  kind: 'ReceiveWitness',
  txid: null,
  recipientId: 'bcrt:utxob:x',
  receiveUtxo: { txid: 'ab', vout: 1n },
  changeUtxo: null,
  expirationTimestamp: 9n,
  transportEndpoints: [{ endpoint: 'rpc://x', transportType: 'JsonRpc', used: true }],
  invoiceString: 'rgb:x',
};
const build = BUILDS.official;

describe("the built-in service's reading of rgb-lib’s answers", () => {
  it('keeps all digits of whole numbers', () => {
    expect(parseJson('[18446744073709551615,1.5,1e3,-7]')).toEqual([18446744073709551615n, 1.5, 1000n, -7n]);
    expect(writeJson({ amount: 18446744073709551615n })).toBe('{"amount":18446744073709551615}');
    expect(() => readAs(whole, '9007199254740993')).toThrow();
  });

  it.each(Object.values(BUILDS))('has numbers that the app reads as the names of $version', (one) => {
    const read = one.statuses.map((name) => statusName(statusNumber(one, name), one.numbering));
    expect(read.map((name) => name.toLowerCase())).toEqual(one.statuses.map((name) => name.toLowerCase()));
    expect(() => statusNumber(one, 'Waiting')).toThrow('Waiting');
    expect(() => kindNumber('Swap')).toThrow('Swap');
    expect(() => transportNumber('Pigeon')).toThrow('Pigeon');
    expect([numberIn(one.statuses, one.statuses[1]!), transportNumber('JsonRpc')]).toEqual([1, 0]);
  });

  it.each<[string, Partial<Transfers[number]>, object]>([
    ['keeps every digit of an amount', {}, { amount: BIG, status: 5, kind: 2, expiration: 9n }],
    ['says what was given where nothing was asked for', { requestedAssignment: 'Any' }, { amount: U64 }],
    [
      'counts nothing where nothing was given',
      { requestedAssignment: 'Any', assignments: [] },
      { amount: null },
    ],
  ])('of a transfer %s', (_, change, said) => {
    expect(document.rgbLibTransferJson(build, { ...transfer, ...change })).toMatchObject(said);
  });

  it.each([
    ['an amount as a number', { Fungible: 5n }, { amount: 5n }],
    ['what is none in its own form', { InflationRight: 5n }, { assignment: { InflationRight: 5n } }],
  ])('of an unspent reports %s, and its index if rgb-lib has it', (_, assignment, said) => {
    const outpoint = { txid: 'ab', vout: 0n };
    const utxo = { outpoint, btcAmount: 1_000n, colorable: true, exists: false, derivationIndex: 3n };
    const rgbAllocations = [{ assetId: 'rgb:x', assignment, settled: false }];
    expect(document.unspentsJson([{ utxo, rgbAllocations, pendingBlinded: 1n }])).toEqual([
      {
        utxo: { outpoint, btc_amount: 1_000n, colorable: true, exists: false, derivation_index: 3n },
        rgb_allocations: [{ asset_id: 'rgb:x', ...said, settled: false }],
        pending_blinded: 1n,
      },
    ]);
  });

  it('takes an assignment that is no amount for none', () => {
    const said = [null, 'Any', { Fungible: 0n }, { Other: 1n }].map(fungible);
    expect(said).toEqual([null, null, 0n, null]);
  });
});

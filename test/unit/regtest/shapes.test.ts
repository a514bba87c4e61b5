import { describe, expect, it } from 'vitest';
import { statusName } from '../../../src-main/base/service/numbering.ts';
import { BUILDS } from '../../regtest/rgb-lib/builds.ts';
import { fungible, type Transfers } from '../../../src-main/own-service/rgb-lib/shapes.ts';
import * as document from '../../../src-main/own-service/http/document-shapes.ts';
import { kindNumber, statusNumber } from '../../../src-main/own-service/http/document-shapes.ts';
import * as rgbNode from '../../regtest/service/rgb-node-shapes.ts';

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
const build = BUILDS['rgb-tools'];

describe('the numbers of the service', () => {
  it.each(Object.values(BUILDS))('are read by the app’s own table as the names that $version had', (one) => {
    for (const name of one.statuses) {
      const read = statusName(statusNumber(one, name), one.numbering);
      expect(read.toLowerCase()).toBe(name.toLowerCase());
    }
  });

  it('stand for no name of another release', () => {
    expect(() => statusNumber(BUILDS.utexo, 'WaitingBroadcast')).toThrow('WaitingBroadcast');
    expect(() => kindNumber('Swap')).toThrow('Swap');
    expect([kindNumber('Send'), rgbNode.schemaNumber('Cfa'), rgbNode.networkNumber('Regtest')]).toEqual([
      3, 2, 4,
    ]);
  });
});

describe('what rgb-lib lists, in the words of a dialect', () => {
  it('keeps every digit of an amount', () => {
    expect(document.transferJson(build, transfer)).toMatchObject({ amount: BIG, status: 5, kind: 2 });
    expect(rgbNode.transferJson(build, transfer)).toMatchObject({
      requested_assignment: { amount: BIG },
      assignments: [{ amount: U64 }],
      status: 5,
    });
  });

  it('says of a transfer that asked for nothing what it was given', () => {
    const open = { ...transfer, requestedAssignment: 'Any' };
    expect(document.transferJson(build, open).amount).toBe(U64);
    expect(rgbNode.transferJson(build, open).requested_assignment).toEqual({});
    expect(document.transferJson(build, { ...open, assignments: [] }).amount).toBeNull();
  });

  it('names the expiry as each dialect does', () => {
    expect(document.transferJson(build, transfer)).toHaveProperty('expiration', 9n);
    expect(rgbNode.transferJson(build, transfer)).toHaveProperty('expiration_timestamp', 9n);
    expect(rgbNode.transferJson(build, transfer)).not.toHaveProperty('expiration');
  });

  it('lists unspents with an amount, or with an assignment', () => {
    const utxo = { outpoint: { txid: 'ab', vout: 0n }, btcAmount: 1_000n, colorable: true, exists: false };
    const held = [{ assetId: 'rgb:x', assignment: { Fungible: 5n }, settled: false }];
    const unspents = [{ utxo, rgbAllocations: held, pendingBlinded: 1n }];
    const wireUtxo = { outpoint: utxo.outpoint, btc_amount: 1_000n, colorable: true, exists: false };
    expect(document.unspentsJson(unspents)).toEqual([
      {
        utxo: wireUtxo,
        rgb_allocations: [{ asset_id: 'rgb:x', amount: 5n, settled: false }],
        pending_blinded: 1n,
      },
    ]);
    // What is no amount keeps its form, and the index of its key is told where rgb-lib tells it.
    const right = [{ assetId: 'rgb:x', assignment: { InflationRight: 5n }, settled: true }];
    const told = { utxo: { ...utxo, derivationIndex: 3n }, rgbAllocations: right, pendingBlinded: 0n };
    expect(document.unspentsJson([told])).toEqual([
      {
        utxo: { ...wireUtxo, derivation_index: 3n },
        rgb_allocations: [{ asset_id: 'rgb:x', assignment: { InflationRight: 5n }, settled: true }],
        pending_blinded: 0n,
      },
    ]);
    expect(rgbNode.unspentsJson(unspents)).toEqual([
      {
        utxo: wireUtxo,
        rgb_allocations: [{ asset_id: 'rgb:x', assignment: { amount: 5n }, settled: false }],
        pending_blinded: 1n,
      },
    ]);
  });

  it('counts nothing where an assignment is no number', () => {
    expect([fungible(null), fungible('Any'), fungible({ Fungible: 0n }), fungible({ Other: 1n })]).toEqual([
      null,
      null,
      0n,
      null,
    ]);
  });
});

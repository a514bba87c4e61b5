import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { blockHash } from '../../../src-main/headers/header.ts';
import { isInBlock, isRawTransaction } from '../../../src-main/headers/merkle.ts';
import { transactionId } from '../../../src-main/verify/psbt/transaction.ts';
import { branchOf, rootOf } from '../../support/chain/tree.ts';
import { writeHeader } from '../../support/chain/mine.ts';

const reversed = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex')).reverse();

/** The four transactions of block 100,000 of mainnet. */
const REAL = [
  '8c14f0db3df150123e6f3dbbf30f8b955a8249b62ac1d1ff16284aefa3d06d87',
  'fff2525b8931402dd09222c50775608f75787bd2b87e56995a7bdd30f79702c4',
  '6359f0868171b1d194cbee1af2f16ea598ae8fad666d9b012c8ed2b79a236ec4',
  'e9a66845e05d5abc0ad04ec80f774a7e585c6e8db975962d069a522137b80c1d',
];
const block100000 = writeHeader({
  version: 1,
  previous: reversed('000000000002d01c1fccc21636b607dfd930d31d01c3a62104612a1719011250'),
  merkleRoot: reversed('f3e94742aca4b5ef85488dc37c06c3282295ffec960994b2c0d5ac2a25a95766'),
  timeS: 1_293_623_863,
  bits: 0x1b04864c,
  nonce: 274_148_111,
});

describe('a merkle branch', () => {
  it('of a real block proves each of its transactions', () => {
    expect(blockHash(block100000)).toBe('000000000003ba27aa200b1cecaad478d2b00432346c3f1f3986da1afd33e506');
    for (const [position, txid] of REAL.entries())
      expect(isInBlock(txid, branchOf(REAL, position), block100000)).toBe(true);
  });

  it('proves no other place, transaction or block', () => {
    const [txid = '', other = ''] = REAL;
    const branch = branchOf(REAL, 0);
    expect(isInBlock(other, branch, block100000)).toBe(false);
    expect(isInBlock(txid, { ...branch, position: 1 }, block100000)).toBe(false);
    expect(isInBlock(txid, { ...branch, position: 4 }, block100000)).toBe(false);
    expect(isInBlock(txid, { ...branch, position: -4 }, block100000)).toBe(false);
    expect(isInBlock(txid, { ...branch, position: 0.5 }, block100000)).toBe(false);
    expect(isInBlock(txid, { ...branch, hashes: branch.hashes.slice(1) }, block100000)).toBe(false);
    expect(isInBlock(txid, { ...branch, hashes: ['zz', ...branch.hashes.slice(1)] }, block100000)).toBe(
      false,
    );
    const header = Buffer.from(block100000);
    header.writeUInt8(header.readUInt8(36) ^ 1, 36);
    expect(isInBlock(txid, branch, header)).toBe(false);
  });

  it.each([1, 2, 3, 5, 6, 7, 100])('proves each of %i transactions', (count) => {
    const txids = Array.from({ length: count }, (_, i) =>
      createHash('sha256').update(String(i)).digest('hex'),
    );
    const header = writeHeader({ timeS: 0, bits: 0, merkleRoot: rootOf(txids) });
    for (const [i, txid] of txids.entries()) expect(isInBlock(txid, branchOf(txids, i), header)).toBe(true);
  });

  it("is at most as long as the fullest block's", () => {
    const hashes = Array.from({ length: 16 }, () => '00'.repeat(32));
    expect(isInBlock('00'.repeat(32), { position: 0, hashes }, block100000)).toBe(false);
  });
});

const outputs = (script: string) =>
  `01e803000000000000${(script.length / 2).toString(16).padStart(2, '0')}${script}`;
const legacy = Buffer.from(
  `0200000001${'11'.repeat(32)}0000000000ffffffff${outputs('51'.repeat(34))}00000000`,
  'hex',
);
const segwit = Buffer.from(
  `02000000000101${'11'.repeat(32)}0000000000ffffffff${outputs('51'.repeat(34))}0103aabbcc00000000`,
  'hex',
);

it("a transaction's bytes match its id, with and without a witness", () => {
  const txid = transactionId(legacy);
  expect([isRawTransaction(txid, legacy), isRawTransaction(txid, segwit)]).toEqual([true, true]);
});

it("cut, longer or another transaction's bytes don't match the id", () => {
  const txid = transactionId(legacy);
  const other = Buffer.from(legacy);
  other.writeUInt8(0x12, 5);
  for (const raw of [
    other,
    legacy.subarray(0, -1),
    Buffer.concat([legacy, Buffer.alloc(1)]),
    Buffer.alloc(0),
  ])
    expect(isRawTransaction(txid, raw)).toBe(false);
});

it('64 bytes are refused, since two hashes of a tree could read as a transaction', () => {
  const raw = Buffer.from(
    `0200000001${'11'.repeat(32)}0000000000ffffffff${outputs('51515151')}00000000`,
    'hex',
  );
  expect(raw.length).toBe(64);
  expect(isRawTransaction(transactionId(raw), raw)).toBe(false);
});

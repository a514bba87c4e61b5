import { Transaction } from 'bitcoinjs-lib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keyPathSighashes } from '../../../../src-main/verify/sign/sign.ts';
import { readUnsignedTransaction } from '../../../../src-main/verify/psbt/transaction.ts';
import { genuineSlots } from '../../../support/psbt/builder.ts';
import { writeTransaction } from '../../../support/psbt/raw-psbt.ts';

const script = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const amount = fc.bigInt({ min: 0n, max: 2_100_000_000_000_000n });
const u32 = fc.nat({ max: 0xffff_ffff });
const transactions = fc.record({
  version: fc.nat({ max: 0x7fff_ffff }),
  inputs: fc.array(
    fc.record({
      txid: fc
        .uint8Array({ minLength: 32, maxLength: 32 })
        .map((bytes) => Buffer.from(bytes).toString('hex')),
      vout: u32,
      scriptSig: fc.constant(''),
      sequence: u32,
    }),
    { minLength: 1, maxLength: 6 },
  ),
  outputs: fc.array(fc.record({ amount, script }), { minLength: 1, maxLength: 6 }),
  lockTime: u32,
});

it('BIP341 signature hashes are those of bitcoinjs-lib for every input of any transaction', () =>
  fc.assert(
    fc.property(
      transactions,
      fc.array(fc.record({ amount, script }), { minLength: 6, maxLength: 6 }),
      (tx, spent) => {
        const bytes = Buffer.from(writeTransaction(tx), 'hex');
        const used = spent.slice(0, tx.inputs.length);
        const ours = keyPathSighashes(
          readUnsignedTransaction(bytes),
          used.map((output) => ({ amountSats: output.amount, script: Buffer.from(output.script, 'hex') })),
        );
        const theirs = Transaction.fromBuffer(bytes);
        tx.inputs.forEach((_, i) => {
          const hash = theirs.hashForWitnessV1(
            i,
            used.map((output) => Buffer.from(output.script, 'hex')),
            used.map((output) => output.amount),
            Transaction.SIGHASH_DEFAULT,
          );
          expect(Buffer.from(ours.at(i)).toString('hex')).toBe(Buffer.from(hash).toString('hex'));
        });
      },
    ),
    { numRuns: 200 },
  ));

it('BIP341 signature hashes do not depend on the order in which they are asked for', () => {
  const { raw } = genuineSlots();
  const transaction = readUnsignedTransaction(Buffer.from(writeTransaction(raw.tx), 'hex'));
  const spent = raw.tx.inputs.map(() => ({ amountSats: 1n, script: new Uint8Array(34) }));
  const forward = keyPathSighashes(transaction, spent);
  const backward = keyPathSighashes(transaction, spent);
  const [second, first] = [backward.at(1), backward.at(0)];
  expect([forward.at(0), forward.at(1)]).toEqual([first, second]);
  expect(first).not.toEqual(second);
});

it('BIP341 signature hashes are not made without every output that is spent', () => {
  const { raw } = genuineSlots();
  const transaction = readUnsignedTransaction(Buffer.from(writeTransaction(raw.tx), 'hex'));
  expect(() => keyPathSighashes(transaction, [])).toThrow('every input needs the output');
});

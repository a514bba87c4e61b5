import { Transaction } from '@scure/btc-signer';
import { RawPSBTV0 } from '@scure/btc-signer/psbt.js';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  commit,
  makeTransition,
  rgbPart,
  type PracticeSeal,
  transitionBytes,
} from '../../src-main/practice/rgb/transition.ts';
import {
  amountCode,
  assetIdText,
  readAmountCode,
  readAssetId,
  readRecipientId,
  recipientIdText,
} from '../../src-main/practice/rgb/invoice.ts';
import { readVectors } from '../support/vectors.ts';

const bytes = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(hex, 'hex'));
const hex = (some: Uint8Array): string => Buffer.from(some).toString('hex');

const contract = bytes('9578a33da2fb80341901285fdf1f24cd9725ba739bb26ac0c865ea19e91671bd');
const invoiceSeal = bytes('252315c9bcfcec6cd498a4287099fd2ec5d3a942d2b25140a3da689e7b07d9c7');
const change: PracticeSeal = { kind: 'revealed', txid: null, vout: 1, blinding: 0x0749_d230_415a_33b5n };

it('the encoder makes the worked example of a real send and two contracts that want the same leaf', () => {
  const messages = [
    {
      contract: bytes('46aa280efdacef2dfd4af8e0ca0c889d71ebbcb4cb19c8a2499462d6bd423dd3'),
      bundleId: bytes('15eec33f2ad232d8d958a5a85439c53060f8de971ab45ea70bb6d3645e25b5d8'),
    },
    {
      contract: bytes('4efd03f44c8d30544e8020f5443839d7e3e5263e1080db37a950036b1614968a'),
      bundleId: bytes('e82f891ec9f9bc3ffae67c3c7b07b599632d935dda66191a9510f333c32c0bb2'),
    },
  ];
  expect(hex(commit(messages, bytes('184e4a5d47f76d87')).hash)).toBe(
    '884bdcc7fdc7a11dcb46e92ff895445580c07ef71c4640bcce71a19fa74f73db',
  );
});

it('the encoder refuses amounts that no u64 holds', () => {
  const over = makeTransition(contract, [], [{ seal: change, amount: 2n ** 64n }]);
  expect(() => transitionBytes(over)).toThrow('out of its range');
});

const assetId = 'rgb:lXijPaL7-gDQZASh-f3x8kzZ-clunObs-mrAyGXq-GekWcb0';
const blinded = 'bcrt:utxob:JSMVybz8-7GzUmKQ-ocJn9Ls-XTqULSs-lFAo9po-nnsH2cd-ykZE~';
const witness = 'bcrt:wvout:BVwpURK5-ykjoKg7-fup5rIB-1tuHdyW-KS~~_SQ-~gzDVES-gnI_P7w';

it('texts: asset ids and recipients are those of the examples, both ways', () => {
  expect(assetIdText(contract)).toBe(assetId);
  expect(readAssetId(assetId)).toEqual(contract);
  expect(recipientIdText({ kind: 'blinded', secretSeal: invoiceSeal })).toBe(blinded);
  expect(readRecipientId(blinded)).toEqual({ kind: 'blinded', secretSeal: invoiceSeal });
  const script = bytes('51205c295112b9ca48e82a0edfba9e6b201d6db8777258a4bfffe490fe0cc35444a0');
  expect(recipientIdText({ kind: 'witness', script })).toBe(witness);
  expect(readRecipientId(witness)).toEqual({ kind: 'witness', script });
  const short = bytes(`0014${'07'.repeat(20)}`);
  expect(readRecipientId(recipientIdText({ kind: 'witness', script: short }))).toEqual({
    kind: 'witness',
    script: short,
  });
});

it.each([
  [0n, 'aa'],
  [1n, 'ae'],
  [100n, 'BF'],
  [255n, 'ZW'],
  [256n, 'aaaF'],
  [10_000_000n, 'FcAmF'],
  [9_007_199_254_740_993n, 'aeaaaaaaaaFa'],
  [18_446_744_073_709_551_615n, 'ZZZZZZZZZZZZY'],
])('texts: amount %s is %s', (amount, code) => {
  expect(amountCode(amount)).toBe(code);
  expect(readAmountCode(code)).toBe(amount);
});

it.each(['', 'a', 'af', 'aeaa', 'ZZZZZZZZZZZZZ', 'BFi', 'B F'])('texts: no amount: %j', (text) =>
  expect(readAmountCode(text)).toBeNull(),
);

const assignment = v.object({
  amount: v.pipe(
    v.union([v.number(), v.string()]),
    v.transform((amount) => BigInt(amount)),
  ),
  seal: v.variant('kind', [
    v.object({ kind: v.literal('witness_tx'), raw: v.string() }),
    v.object({ kind: v.literal('txid'), raw: v.string() }),
    v.object({ kind: v.literal('confidential'), secret: v.string() }),
  ]),
});
const sends = readVectors(
  'rgb-transitions.json',
  v.object({
    vectors: v.array(
      v.object({
        txid: v.string(),
        transitions: v.array(
          v.object({
            contract_id: v.string(),
            inputs: v.array(v.object({ opid: v.string(), no: v.number() })),
            assignments: v.array(assignment),
          }),
        ),
        mpc: v.object({ entropy_le: v.string() }),
      }),
    ),
  }),
);
const psbts = readVectors(
  'rgb-psbts.json',
  v.object({ vectors: v.array(v.object({ txid: v.string(), psbt: v.string() })) }),
);

function sealOf(seal: v.InferOutput<typeof assignment>['seal']): PracticeSeal {
  if (seal.kind === 'confidential') return { kind: 'secret', hash: bytes(seal.secret) };
  const raw = Buffer.from(seal.raw, 'hex');
  const place = raw.subarray(-12);
  return {
    kind: 'revealed',
    txid: raw[0] === 0 ? null : Buffer.from(raw.subarray(1, 33)).reverse().toString('hex'),
    vout: place.readUInt32LE(0),
    blinding: place.readBigUInt64LE(4),
  };
}

it.each(sends.vectors)('published sends $txid is built again byte for byte', ({ txid, transitions, mpc }) => {
  const made = transitions.map(({ contract_id, inputs, assignments }) =>
    makeTransition(
      readAssetId(contract_id) ?? new Uint8Array(32),
      inputs.map(({ opid, no }) => ({ opid: bytes(opid), no })),
      assignments.map(({ amount, seal }) => ({ amount, seal: sealOf(seal) })),
    ),
  );
  const original = Buffer.from(psbts.vectors.find((one) => one.txid === txid)?.psbt ?? '', 'base64');
  const { global, outputs, ...rest } = RawPSBTV0.decode(original);
  const bare = RawPSBTV0.encode({
    ...rest,
    global: { ...global, proprietary: undefined },
    outputs: outputs.map((output) => ({ ...output, proprietary: undefined })),
  });
  expect(bare.length).toBeLessThan(original.length);
  const part = rgbPart(made, bytes(mpc.entropy_le));
  expect(hex(part.addTo(bare))).toBe(hex(original));
  const transaction = Transaction.fromPSBT(original, { allowUnknownOutputs: true });
  expect(transaction.getOutput(0).script).toEqual(part.hostScript);
});

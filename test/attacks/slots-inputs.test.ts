import { sha256x2, taprootTweakPubkey } from '@scure/btc-signer/utils.js';
import { expect } from 'vitest';
import { attacks, attack } from '../support/psbt/attack.ts';
import { type Draft } from '../support/psbt/builder.ts';
import { writeOutput, replaceValue, reversed, writeTransaction, u32 } from '../support/psbt/raw-psbt.ts';
import { inputLabel, testWallet, hex } from '../support/psbt/test-wallet.ts';

attacks('UNKNOWN_OUTPOINT', {
  'an outpoint is not in the snapshot': ({ raw }) => (raw.tx.inputs[0]!.txid = 'b'.repeat(64)),
  'another output of a listed transaction is spent': ({ raw }) => (raw.tx.inputs[0]!.vout = 1),
});

const ONE = { assetId: 'rgb:x', amount: 1n, settled: false };
attacks('SPENDS_COLORED', {
  'a slot is spent': {
    change: ({ snapshot }) => (snapshot.entries[0]!.colorable = true),
    facts: { input: '0', allocations: '0' },
  },
  'assets are spent': {
    change: ({ snapshot }) => (snapshot.entries[1]!.allocations = [ONE, ONE]),
    facts: { input: '1', allocations: '2' },
  },
  'an output of the coloured branch is spent that is listed as plain': ({ raw, wallet }) => {
    const key = wallet.key('colored', 0, 0);
    raw.inputs[0] = [['01', writeOutput({ amount: 100_000n, script: key.script })], ...inputLabel(key)];
  },
});

attacks('SPENDS_PENDING', {
  'an output is spent that receives wait for': {
    change: ({ snapshot }) => (snapshot.entries[0]!.pendingBlinded = 3),
    facts: { input: '0', pending: '3' },
  },
  'an output is spent that does not exist yet': ({ snapshot }) => (snapshot.entries[1]!.exists = false),
});

attack("a stranger's coin is spent along", 'FOREIGN_INPUT', {
  change: ({ raw }) => {
    const stranger = testWallet({ seedByte: 66 }).key('vanilla', 0, 0);
    raw.tx.inputs[1]!.txid = 'b'.repeat(64);
    raw.inputs[1] = [
      ['01', writeOutput({ amount: 50_000n, script: stranger.script })],
      ...inputLabel(stranger),
    ];
  },
  also: (verdict) =>
    expect(verdict.inputs[1]).toMatchObject({ kind: 'stranger', outcome: 'contradicts', path: null }),
});

attack('a coin is spent twice', 'DUPLICATE_INPUT', ({ raw }) => {
  raw.tx.inputs[1] = { ...raw.tx.inputs[0]! };
  raw.inputs[1] = raw.inputs[0]!.map(([key, value]) => [key, value]);
});

for (const [says, amount] of [
  ['more', 100_001n],
  ['less', 99_999n],
  ['nothing', 0n],
] as const)
  attack(`an input is said to hold ${says} than listed`, 'AMOUNT_LIE', {
    change: ({ raw, inputKeys }) =>
      replaceValue(raw.inputs[0], '01', writeOutput({ amount, script: inputKeys[0]!.script })),
    // The sums are those of the list: the lie does not reach the fee that is shown.
    also: (verdict) => expect(verdict.sums?.inSats).toBe(150_000n),
  });

const MAX = 2_100_000_000_000_000n;
attacks('AMOUNT_RANGE', {
  'an output holds more than there is': {
    change: ({ raw }) => (raw.tx.outputs[0]!.amount = MAX + 1n),
    claim: 'amountsAsListed',
    facts: { output: '0', amountSats: `${MAX + 1n}` },
    also: ({ sums, outputs }) => expect([sums, outputs[0]!.amountSats]).toEqual([null, null]),
  },
  'an output holds what reads as less than nothing': ({ raw }) =>
    (raw.tx.outputs[0]!.amount = 0xffff_ffff_ffff_ffffn),
  'the outputs together hold more than there is, though each of them may': {
    change: ({ raw }) => (raw.tx.outputs[3]!.amount = MAX),
    claim: 'amountsAsListed',
    facts: { inSats: '150000', outSats: `${MAX + 3_000n}` },
  },
  'the inputs together hold more than there is, though each of them may': {
    change: ({ raw, snapshot, inputKeys }) => {
      snapshot.entries[0]!.amountSats = MAX;
      replaceValue(raw.inputs[0], '01', writeOutput({ amount: MAX, script: inputKeys[0]!.script }));
    },
    claim: 'amountsAsListed',
    facts: { inSats: `${MAX + 50_000n}`, outSats: '149404' },
  },
  'one input holds more than there is, and the list says so too': {
    change: ({ raw, snapshot, inputKeys }) => {
      snapshot.entries[0]!.amountSats = MAX + 1n;
      replaceValue(raw.inputs[0], '01', writeOutput({ amount: MAX + 1n, script: inputKeys[0]!.script }));
    },
    claim: 'amountsAsListed',
    facts: { input: '0', amountSats: `${MAX + 1n}` },
    also: ({ inputs }) => expect(inputs[0]).toMatchObject({ amountSats: null, outcome: 'contradicts' }),
  },
});

attack('an input does not say what it is worth', 'NO_WITNESS_UTXO', ({ raw }) => raw.inputs[0]!.shift());

attacks('UTXO_TXID', {
  'the enclosed previous transaction is another one': ({ raw, inputKeys }) =>
    raw.inputs[0]!.push(['00', previous(inputKeys[0]!.script)]),
  'the enclosed previous transaction has no such output': (draft) =>
    enclose(draft, previous(draft.inputKeys[0]!.script), 3),
  'the enclosed previous transaction holds another amount': (draft) =>
    enclose(draft, previous(draft.inputKeys[0]!.script, 99_999n), 0),
});

function previous(script: string, amount = 100_000n): string {
  return writeTransaction({
    version: 2,
    inputs: [{ txid: 'c'.repeat(64), vout: 0, scriptSig: '', sequence: 0 }],
    outputs: [{ amount, script }],
    lockTime: 0,
  });
}

/** The outpoint and the list agree with it, so that only the output itself is wrong. */
function enclose({ raw, snapshot }: Draft, transaction: string, vout: number): void {
  const txid = reversed(hex(sha256x2(Buffer.from(transaction, 'hex'))));
  raw.tx.inputs[0] = { ...raw.tx.inputs[0]!, txid, vout };
  snapshot.entries[0] = { ...snapshot.entries[0]!, txid, vout };
  raw.inputs[0]!.push(['00', transaction]);
}

for (const [what, script] of [
  ['is a v0 witness program', '0014' + '11'.repeat(20)],
  ['is of a future witness version', '5220' + '11'.repeat(32)],
  ['is taproot but for its length', '511f' + '11'.repeat(31)],
  ['has no script', ''],
] as const)
  attack(`an input ${what}`, 'NOT_TAPROOT', ({ raw }) =>
    replaceValue(raw.inputs[0], '01', writeOutput({ amount: 100_000n, script })),
  );

attacks('SCRIPT_MISMATCH', {
  'the path leads to another coin of ours': ({ raw, wallet, inputKeys }) =>
    replaceValue(raw.inputs[0], `16${inputKeys[0]!.internalKey}`, `00${wallet.key('vanilla', 0, 9).origin}`),
  'the coin is bound to a script tree besides our key': ({ raw, inputKeys }) => {
    const [outputKey] = taprootTweakPubkey(
      Buffer.from(inputKeys[0]!.internalKey, 'hex'),
      new Uint8Array(32).fill(1),
    );
    replaceValue(raw.inputs[0], '01', writeOutput({ amount: 100_000n, script: `5120${hex(outputKey)}` }));
  },
});

attacks('SCRIPT_PATH', {
  'an input has a merkle root': ({ raw }) => raw.inputs[0]!.push(['18', '11'.repeat(32)]),
  'an input has a leaf script': ({ raw, inputKeys }) =>
    raw.inputs[0]!.push([`15c0${inputKeys[0]!.internalKey}`, '51c0']),
  'the key origin names a leaf': ({ raw, inputKeys }) => {
    const { internalKey, origin } = inputKeys[0]!;
    replaceValue(raw.inputs[0], `16${internalKey}`, `01${'11'.repeat(32)}${origin}`);
  },
  'an input has a redeem script': ({ raw }) => raw.inputs[0]!.push(['04', '51']),
  'an input has a witness script': ({ raw }) => raw.inputs[0]!.push(['05', '51']),
});

attacks('INTERNAL_KEY', {
  'the internal key is another one of ours': ({ raw, wallet }) =>
    replaceValue(raw.inputs[0], '17', wallet.key('vanilla', 0, 9).internalKey),
  'the internal key is left out': ({ raw }) => raw.inputs[0]!.splice(2, 1),
  'the path is under another key': ({ raw, wallet, inputKeys }) => {
    const other = wallet.key('vanilla', 0, 9);
    raw.inputs[0]![1] = [`16${other.internalKey}`, `00${inputKeys[0]!.origin}`];
  },
});

attacks('NO_KEY_ORIGIN', {
  'an input names no key, and none of ours makes its script': ({ raw }) => {
    const { script } = testWallet({ seedByte: 99 }).key('vanilla', 0, 0);
    raw.inputs[0] = [['01', writeOutput({ amount: 100_000n, script })]];
  },
  'an input names no key, and ours lies beyond the addresses that are known': ({ raw, wallet, account }) => {
    const { script } = wallet.key('vanilla', 0, account.highestIndex.vanilla + account.gap + 1);
    raw.inputs[0] = [['01', writeOutput({ amount: 100_000n, script })]];
  },
});
attack(
  'an input names no origin, and the internal key of somebody else',
  'INTERNAL_KEY',
  ({ raw, inputKeys }) => {
    const [utxo] = raw.inputs[0]!;
    raw.inputs[0] = [utxo!, ['17', inputKeys[1]!.internalKey]];
  },
);
attacks('KEY_ORIGIN_AMBIGUOUS', {
  'an input names two keys': ({ raw, wallet }) =>
    raw.inputs[0]!.push(inputLabel(wallet.key('vanilla', 0, 9))[0]!),
  'an input names an older key besides': ({ raw, inputKeys }) =>
    raw.inputs[0]!.push([`0602${inputKeys[0]!.internalKey}`, inputKeys[0]!.origin]),
});

attack("an input names another wallet's fingerprint", 'FINGERPRINT', ({ raw, inputKeys }) => {
  const { internalKey, origin } = inputKeys[0]!;
  replaceValue(raw.inputs[0], `16${internalKey}`, `00deadbeef${origin.slice(8)}`);
});

const H = 0x8000_0000;
for (const [what, coin] of [
  ['plain bitcoin', 0],
  ['assets', 827166],
] as const)
  attack(`an input's path is that of mainnet ${what}`, 'NETWORK', ({ raw, inputKeys }) => {
    const { internalKey, origin } = inputKeys[0]!;
    const path = [H + 86, H + coin, H, 0, 0].map(u32).join('');
    replaceValue(raw.inputs[0], `16${internalKey}`, `00${origin.slice(0, 8)}${path}`);
  });

const paths: readonly (readonly [string, readonly number[]])[] = [
  ['of another purpose', [H + 84, H + 1, H, 0, 0]],
  ['of another coin', [H + 86, H + 2, H, 0, 0]],
  ['of another account', [H + 86, H + 1, H + 1, 0, 0]],
  ['on a keychain that is not ours', [H + 86, H + 1, H, 2, 0]],
  ['with a hardened index', [H + 86, H + 1, H, 0, H]],
  ['with a hardened keychain', [H + 86, H + 1, H, H, 0]],
  ['without hardening', [86, 1, 0, 0, 0]],
  ['relative to the account', [0, 0]],
  ['of the master', []],
  ['one step longer', [H + 86, H + 1, H, 0, 0, 0]],
];
for (const [what, path] of paths)
  attack(`an input's path is one ${what}`, 'PATH_POLICY', ({ raw, wallet }) => {
    const key = wallet.keyAt(path);
    raw.inputs[0] = [['01', writeOutput({ amount: 100_000n, script: key.script })], ...inputLabel(key)];
  });

for (const [name, sighash] of [
  ['ALL', '01000000'],
  ['NONE', '02000000'],
  ['SINGLE', '03000000'],
  ['ALL|ANYONECANPAY', '81000000'],
  ['NONE|ANYONECANPAY', '82000000'],
  ['SINGLE|ANYONECANPAY', '83000000'],
  ['of a bit nobody knows', '00000001'],
] as const)
  attack(`an input asks for sighash ${name}`, 'SIGHASH', ({ raw }) => raw.inputs[1]!.push(['03', sighash]));

attacks('ALREADY_SIGNED', {
  'an input carries a key signature': ({ raw }) => raw.inputs[0]!.push(['13', '11'.repeat(64)]),
  'an input carries a script signature': ({ raw, inputKeys }) =>
    raw.inputs[0]!.push([`14${inputKeys[0]!.internalKey}${'11'.repeat(32)}`, '11'.repeat(64)]),
  'an input carries an older signature': ({ raw, inputKeys }) =>
    raw.inputs[0]!.push([`0202${inputKeys[0]!.internalKey}`, '30']),
  'an input is final': ({ raw }) => raw.inputs[0]!.push(['08', `0140${'11'.repeat(64)}`]),
  'an input has a final scriptSig': ({ raw }) => raw.inputs[0]!.push(['07', '51']),
});

import { hash160 } from '@scure/btc-signer/utils.js';
import { expect } from 'vitest';
import { attacks, attack } from '../support/psbt/attack.ts';
import { addOutput, removeOutput, takeFromChange, putKey, type Draft } from '../support/psbt/builder.ts';
import { replaceValue, writeOutput, u32 } from '../support/psbt/raw-psbt.ts';
import { outputLabel, testWallet, hex } from '../support/psbt/test-wallet.ts';

attacks('OUTPUT_COUNT', {
  'a slot is missing': (draft) => removeOutput(draft, 0),
  'there is a slot too many': (draft) => {
    const key = draft.wallet.key('colored', 0, 20);
    addOutput(draft, { amount: 1_000n, script: key.script }, outputLabel(key));
  },
  'there is no slot at all, though fewer than asked are allowed': {
    from: { num: 1, upTo: true },
    change: (draft) => removeOutput(draft, 0),
  },
  'there are more slots than at most asked': {
    from: { num: 3, upTo: true, made: 2 },
    change: (draft) => (draft.intent = { ...draft.intent, num: 1, askedNum: 1 }),
  },
  'the change comes back in two parts': (draft) => {
    const key = draft.wallet.key('vanilla', 1, 0);
    addOutput(draft, { amount: 10_000n, script: key.script }, outputLabel(key));
  },
});

for (const amount of [999n, 1_001n, 10_000n])
  attack(`a slot holds ${amount} sats and not 1,000`, 'OUTPUT_SIZE', {
    change: (draft) => {
      takeFromChange(draft, amount - 1_000n);
      draft.raw.tx.outputs[2]!.amount = amount;
    },
    also: ({ outputs }) => expect(outputs[2]).toMatchObject({ kind: 'assetSlot', outcome: 'contradicts' }),
  });

attacks('BRANCH', {
  'a slot lies on the plain branch': (draft) => putKey(draft, 0, 'vanilla', 0, 1),
  'the change lies on the coloured branch': (draft) => putKey(draft, draft.change!, 'colored', 20),
});

attack('two slots are one address', 'ADDRESS_REUSE', {
  change: ({ raw }) => {
    raw.tx.outputs[1]!.script = raw.tx.outputs[0]!.script;
    raw.outputs[1] = raw.outputs[0]!;
  },
  claim: 'changeOurs',
  facts: { output: '1', path: "m/86'/827167'/0'/0/10" },
});

attack('the change is too small to be spent', 'DUST', {
  // 2 x 297 vB of fee and 3 x 1,000 sats of slots leave 329 sats of change.
  from: { inputSats: [3_923n + 1_000n] },
  change: ({ raw, snapshot, change, inputKeys }) => {
    const amount = snapshot.entries[0]!.amountSats - (raw.tx.outputs[change!]!.amount - 329n);
    raw.tx.outputs[change!]!.amount = 329n;
    snapshot.entries[0]!.amountSats = amount;
    replaceValue(raw.inputs[0], '01', writeOutput({ amount, script: inputKeys[0]!.script }));
  },
  claim: 'changeOurs',
  facts: { output: '3', amountSats: '329' },
});

attack('nothing is spent', 'NO_INPUTS', ({ raw }) => {
  raw.tx.inputs = [];
  raw.inputs = [];
});
attack('nobody is paid: all of it is fee', 'NO_OUTPUTS', ({ raw }) => {
  raw.tx.outputs = [];
  raw.outputs = [];
});

const stranger = testWallet({ seedByte: 66 }).key('vanilla', 0, 0);
attacks('FOREIGN_OUTPUT', {
  'a slot pays a stranger': {
    change: ({ raw }) => {
      raw.tx.outputs[1]!.script = stranger.script;
      raw.outputs[1] = [];
    },
    also: ({ outputs, sums, claims }) => {
      expect(outputs[1]).toMatchObject({
        kind: 'stranger',
        outcome: 'contradicts',
        amountSats: 1_000n,
        path: null,
      });
      expect(outputs.map(({ outcome }) => outcome)).toEqual(['proved', 'contradicts', 'proved', 'proved']);
      expect(sums?.strangerSats).toBe(1_000n);
      expect(claims.find(({ name }) => name === 'inputsOurs')?.outcome).toBe('proved');
    },
  },
  "a slot pays a stranger who is labelled as a stranger's": ({ raw }) => {
    raw.tx.outputs[1]!.script = stranger.script;
    raw.outputs[1] = outputLabel(stranger);
  },
  'an output more pays a stranger': (draft) => addOutput(draft, { amount: 5_000n, script: stranger.script }),
  'the change pays a stranger': {
    change: ({ raw, change }) => {
      raw.tx.outputs[change!]!.script = stranger.script;
      raw.outputs[change!] = [];
    },
    claim: 'nothingToOthers',
    facts: { output: '3', amountSats: '146404', script: stranger.script },
  },
  'a stranger gets nothing but an output': (draft) =>
    addOutput(draft, { amount: 0n, script: stranger.script }),
});

const key = testWallet().key('vanilla', 0, 5);
const keyHash = hex(hash160(Buffer.from(`02${key.internalKey}`, 'hex')));
const scripts: readonly (readonly [string, string])[] = [
  ['our key as a v0 witness program', `0014${keyHash}`],
  ['our key hash', `76a914${keyHash}88ac`],
  ['our key without its tweak', `5120${key.internalKey}`],
  ['a future witness version of our output key', `52${key.script.slice(2)}`],
  ['our script with a byte more', `${key.script}00`],
  ['anyone at all', '51'],
  ['nobody by an empty script', ''],
];
for (const [whom, script] of scripts)
  attack(`the change pays ${whom}`, 'FOREIGN_OUTPUT', ({ raw, change }) => {
    raw.tx.outputs[change!]!.script = script;
    raw.outputs[change!] = [];
  });

attacks('UNEXPECTED_OP_RETURN', {
  'data is written into the chain': {
    change: (draft) => addOutput(draft, { amount: 0n, script: `6a20${'11'.repeat(32)}` }),
    also: ({ outputs }) => expect(outputs[4]).toMatchObject({ kind: 'commitment', outcome: 'contradicts' }),
  },
  'sats are burnt': (draft) => addOutput(draft, { amount: 50_000n, script: '6a' }),
});

attacks('OUTPUT_SPOOF', {
  "a stranger's output wears our label": {
    change: ({ raw, change }) => (raw.tx.outputs[change!]!.script = stranger.script),
    also: ({ outputs }) => expect(outputs[3]).toMatchObject({ kind: 'stranger', outcome: 'contradicts' }),
  },
  "a stranger's output wears our fingerprint on an odd path": ({ raw, change, wallet }) => {
    raw.tx.outputs[change!]!.script = stranger.script;
    raw.outputs[change!] = [[`07${stranger.internalKey}`, `00${wallet.account.fingerprint}`]];
  },
  'an own output is said to be on another path': ({ raw, wallet }) =>
    (raw.outputs[0] = outputLabel(wallet.key('colored', 0, 15))),
  'an own output is said to have another internal key': ({ raw }) =>
    replaceValue(raw.outputs[0], '05', stranger.internalKey),
  "an own output is said to be another wallet's as well": ({ raw }) =>
    raw.outputs[0]!.push(outputLabel(stranger)[1]!),
  'an own output is said to hide a script': ({ raw }) => raw.outputs[0]!.push(['06', '00c00151']),
});

const H = 0x8000_0000;
/** The path of the change, as the builder lays it. */
const TRUE_PATH = [H + 86, H + 1, H, 0, 5];

/** The true label of the change, but for one part of it. */
const labelled =
  (part: { path?: readonly number[]; leaves?: string; fingerprint?: string }) =>
  ({ raw, wallet, change }: Draft): void => {
    const { internalKey } = wallet.key('vanilla', 0, 5);
    const { path = TRUE_PATH, leaves = '00', fingerprint = wallet.account.fingerprint } = part;
    raw.outputs[change!] = [
      ['05', internalKey],
      [`07${internalKey}`, leaves + fingerprint + path.map(u32).join('')],
    ];
  };

/** The key is the true one, so that only the rest of the label can give the lie away. */
const lies: readonly (readonly [string, Parameters<typeof labelled>[0]])[] = [
  ['an index', { path: TRUE_PATH.with(4, 6) }],
  ['a keychain', { path: TRUE_PATH.with(3, 1) }],
  ['a branch', { path: TRUE_PATH.with(1, H + 827167) }],
  ['a depth', { path: [...TRUE_PATH, 0] }],
  ['a network', { path: TRUE_PATH.with(1, H) }],
  ['a wallet', { fingerprint: 'deadbeef' }],
  ['a script leaf', { leaves: `01${'33'.repeat(32)}` }],
];
for (const [what, part] of lies)
  attack(`our own change is said to have ${what} that it has not`, 'OUTPUT_SPOOF', labelled(part));
attack(
  'our own change is said to have an older key origin besides',
  'OUTPUT_SPOOF',
  ({ raw, wallet, change }) => {
    const { internalKey, origin } = wallet.key('vanilla', 0, 5);
    raw.outputs[change!]!.push([`0202${internalKey}`, origin]);
  },
);

import { createHash } from 'node:crypto';
import { Address, NETWORK, OutScript, TEST_NETWORK } from '@scure/btc-signer';
import type { BTC_NETWORK } from '@scure/btc-signer/utils.js';
import { describe, expect, it } from 'vitest';
import type { Network } from '../../../../src-main/base/bitcoin.ts';
import type { Verdict } from '../../../../src-main/verify/types.ts';
import { judgeDraft } from '../../../support/psbt/attack.ts';
import { genuineSlots, removeOutput, takeFromChange, putKey } from '../../../support/psbt/builder.ts';
import type { Draft, SlotsOptions } from '../../../support/psbt/builder.ts';
import { reversed, writeTransaction } from '../../../support/psbt/raw-psbt.ts';
import { testWallet } from '../../../support/psbt/test-wallet.ts';

function judged(options: SlotsOptions = {}, change: (draft: Draft) => void = () => undefined): Verdict {
  const draft = genuineSlots(options);
  change(draft);
  return judgeDraft(draft);
}

const sha256d = (hex: string): string =>
  createHash('sha256').update(createHash('sha256').update(hex, 'hex').digest()).digest('hex');

describe('an honest create-slots PSBT', () => {
  it('is proved claim by claim', () => {
    const verdict = judged();
    expect(verdict.outcome).toBe('proved');
    expect(verdict.claims.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
      'readable proved',
      'inputsOurs proved',
      'inputsUncolored proved',
      'amountsAsListed proved',
      'slotsAsAsked proved',
      'changeOurs proved',
      'nothingToOthers proved',
      'feeAsAsked proved',
      'signatureForm proved',
      'lockTime proved',
    ]);
  });

  it('shows each line with what it is and the path of our own derivation', () => {
    const { inputs, outputs } = judged();
    expect(inputs.map(({ kind, path, amountSats }) => [kind, path, amountSats])).toEqual([
      ['plainBitcoin', "m/86'/1'/0'/0/0", 100_000n],
      ['plainBitcoin', "m/86'/1'/0'/0/1", 50_000n],
    ]);
    expect(inputs[1]!.outpoint).toEqual({ txid: 'a1'.repeat(32), vout: 1 });
    expect(outputs.map(({ kind, path, amountSats }) => [kind, path, amountSats])).toEqual([
      ['assetSlot', "m/86'/827167'/0'/0/10", 1_000n],
      ['assetSlot', "m/86'/827167'/0'/0/11", 1_000n],
      ['assetSlot', "m/86'/827167'/0'/0/12", 1_000n],
      ['change', "m/86'/1'/0'/0/5", 146_404n],
    ]);
    expect(outputs.every(({ address }) => address?.startsWith('bcrt1p') === true)).toBe(true);
  });

  it('accounts for every satoshi, and names the transaction as the network will', () => {
    const draft = genuineSlots();
    const { sums, txid } = judgeDraft(draft);
    expect(sums).toEqual({
      inSats: 150_000n,
      outSats: 149_404n,
      feeSats: 596n,
      vbytes: 298,
      ownSats: 149_404n,
      strangerSats: 0n,
    });
    expect(txid).toBe(reversed(sha256d(writeTransaction(draft.raw.tx))));
  });

  const proved = (what: string, options: SlotsOptions, change?: (draft: Draft) => void): void =>
    it(`is proved ${what}`, () => {
      const verdict = judged(options, change);
      expect([verdict.code, verdict.outcome]).toEqual([null, 'proved']);
    });
  proved('with one input', { inputSats: [100_000n] });
  proved('with one slot', { num: 1 });
  proved('that names no key at all, whose inputs are found by their scripts', {}, ({ raw }) => {
    raw.inputs = raw.inputs.map((pairs) => pairs.filter(([key]) => key === '01'));
    raw.outputs = raw.outputs.map(() => []);
  });
  proved('with 255 slots, the most there can be', { num: 255, inputSats: [1_000_000n] });
  proved('with 300 inputs', { inputSats: Array.from({ length: 300 }, () => 2_000n) });
  proved('with 21 slots, more than the gap is wide', { num: 21 });
  proved('of a mainnet wallet', { wallet: testWallet({ network: 'mainnet' }) });
  proved('of a fresh wallet', { wallet: testWallet({ highestIndex: { vanilla: -1, colored: -1 } }) });
  proved('with lock time 0', { lockTime: 0 });
  proved('with a lock time six blocks ahead', { lockTime: 806 });
  proved('with fewer slots made, where some were there', { num: 5, upTo: true, made: 2 });
  proved('without change', { num: 1, inputSats: [1_308n], withChange: false });
  proved(
    'whose outputs stand in another order',
    {},
    ({ raw }) => void [raw.tx.outputs, raw.outputs].map((all: unknown[]) => all.reverse()),
  );
  proved(
    'whose own outputs are not labelled',
    {},
    ({ raw }) => void (raw.outputs = raw.outputs.map(() => [])),
  );
  proved('that names the default sighash', {}, ({ raw }) => void raw.inputs[0]!.push(['03', '00000000']));
  proved('that says version 0', {}, ({ raw }) => void raw.global.push(['fb', '00000000']));
  proved(
    'with unknown fields',
    {},
    ({ raw }) => void [raw.global, raw.inputs[0]!, raw.outputs[0]!].map((all) => all.push(['f0aa', '11'])),
  );
  proved(
    'with final sequences',
    {},
    ({ raw }) => void raw.tx.inputs.map((input) => (input.sequence = 0xffff_ffff)),
  );
  proved('whose change lies as far out as a restore searches', {}, moveChange('vanilla', 24));
  proved('whose change lies on another allowed keychain', {}, moveChange('vanilla', 3, 1));
  proved('with the previous transaction enclosed', {}, enclosePrevious);
  proved('with change of exactly the dust limit', { num: 1, inputSats: [1_000n + 394n + 330n] });

  it('is proved whose change lies on the keychain that the service does not look at, and it is said on which', () => {
    const wallet = testWallet({ keychains: { vanilla: [0], colored: [0] } });
    const verdict = judged({ wallet }, moveChange('vanilla', 3, 1));
    expect([verdict.code, verdict.outcome]).toEqual([null, 'proved']);
    const change = verdict.claims.find(({ name }) => name === 'changeOurs');
    expect(change).toMatchObject({ outcome: 'proved', facts: { keychain: '1' } });
    const listed = judged({ wallet }, moveChange('vanilla', 3, 0)).claims.find(
      ({ name }) => name === 'changeOurs',
    );
    expect(listed?.facts).toEqual({});
  });

  it('is refused whose change lies on no keychain of BIP86, or says falsely that it lies on the other', () => {
    const wallet = testWallet({ keychains: { vanilla: [0], colored: [0] } });
    expect(judged({ wallet }, moveChange('vanilla', 3, 2)).outcome).toBe('contradicts');
    const mislabelled = judged({ wallet }, (draft) => {
      moveChange('vanilla', 3, 1)(draft);
      draft.raw.tx.outputs[draft.change!]!.script = testWallet({ seedByte: 99 }).key('vanilla', 1, 3).script;
    });
    expect(mislabelled).toMatchObject({ outcome: 'contradicts', code: 'OUTPUT_SPOOF' });
  });

  function moveChange(branch: 'vanilla', index: number, keychain = 0): (draft: Draft) => void {
    return (draft) => putKey(draft, draft.change!, branch, index, keychain);
  }

  function enclosePrevious({ raw, snapshot, inputKeys }: Draft): void {
    const transaction = writeTransaction({
      version: 2,
      inputs: [{ txid: 'c'.repeat(64), vout: 7, scriptSig: '51', sequence: 0 }],
      outputs: [{ amount: 100_000n, script: inputKeys[0]!.script }],
      lockTime: 3,
    });
    const place = { txid: reversed(sha256d(transaction)), vout: 0 };
    raw.tx.inputs[0] = { ...raw.tx.inputs[0]!, ...place };
    snapshot.entries[0] = { ...snapshot.entries[0]!, ...place };
    raw.inputs[0]!.unshift(['00', transaction]);
  }
});

it.each([
  [933_000, null],
  [934_000, 'LOCKTIME'],
])(
  'a lock time without a known height of %i on mainnet is held to what the date of the list allows: %s',
  (lockTime, code) => {
    const wallet = testWallet({ network: 'mainnet' });
    const takenAtMs = Date.UTC(2026, 0, 1);
    const verdict = judged({ wallet, lockTime, knownHeight: null }, ({ snapshot }) =>
      Object.assign(snapshot, { takenAtMs }),
    );
    expect(verdict.code).toBe(code);
  },
);

describe('what is bound by the digest', () => {
  const digest = (options: SlotsOptions = {}, change?: (draft: Draft) => void): string =>
    judged(options, change).digest;

  it('is the same for the same review, however often it is judged', () => {
    expect(digest()).toBe(digest());
    expect(digest()).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is another for anything that is shown or signed', () => {
    const digests = [
      digest(),
      digest({ num: 4 }),
      digest({ sizeSats: 1_001n }),
      digest({ rateSatsPerVb: 3 }),
      digest({ lockTime: 799 }),
      digest({ wallet: testWallet({ network: 'testnet' }) }),
      digest({ wallet: testWallet({ seedByte: 8 }) }),
      digest({}, (draft) => takeFromChange(draft, 1n)),
      digest({}, (draft) => void (draft.intent = { ...draft.intent, upTo: true })),
      digest({}, (draft) => void (draft.intent = { ...draft.intent, upTo: true, askedNum: 9 })),
      digest({}, ({ raw }) => void (raw.tx.inputs[0]!.sequence = 0xffff_fffe)),
      digest({}, ({ snapshot }) => void (snapshot.takenAtMs += 1)),
    ];
    expect(new Set(digests).size).toBe(digests.length);
  });

  it('does not change because the wallet has seen further indexes since', () =>
    expect(digest({}, ({ account }) => void (account.highestIndex = { vanilla: 6, colored: 12 }))).toBe(
      digest(),
    ));

  it('covers the text even where nothing could be read', () => {
    const draft = genuineSlots();
    expect(judgeDraft(draft, 'AAAA').digest).not.toBe(judgeDraft(draft, 'AAAB').digest);
  });
});

describe('a refusal', () => {
  it('names the first fault in the order of the rule, and keeps the others on their claims', () => {
    const verdict = judged({}, (draft) => {
      removeOutput(draft, 0);
      takeFromChange(draft, 9_000n);
      draft.raw.inputs[1]!.push(['03', '01000000']);
      draft.raw.tx.version = 1;
    });
    expect(verdict.code).toBe('TX_VERSION');
    expect(verdict.claims.map(({ code }) => code).filter((code) => code !== null)).toEqual([
      'TX_VERSION',
      'OUTPUT_COUNT',
      'FEE_TOO_HIGH',
      'SIGHASH',
    ]);
  });

  it('says nothing of what cannot be read', () => {
    const verdict = judgeDraft(genuineSlots(), 'cHNidP8=');
    expect(verdict).toMatchObject({
      outcome: 'contradicts',
      code: 'ENCODING',
      inputs: [],
      outputs: [],
      sums: null,
      txid: null,
    });
    expect(verdict.claims.map(({ name }) => name)).toEqual(['readable']);
  });

  it('calls fee and amounts not proved where an input was never listed', () => {
    const verdict = judged({}, ({ snapshot }) => void snapshot.entries.pop());
    const outcomes = Object.fromEntries(verdict.claims.map(({ name, outcome }) => [name, outcome]));
    expect(outcomes).toMatchObject({
      inputsOurs: 'contradicts',
      amountsAsListed: 'notProved',
      inputsUncolored: 'notProved',
      feeAsAsked: 'notProved',
    });
  });

  it('is the same whatever was judged before it', () => {
    const far = testWallet({ seedByte: 21 });
    const unlabelled = (): Verdict =>
      judged({ wallet: far }, ({ raw, change, wallet }) => {
        raw.tx.outputs[change!]!.script = wallet.key('vanilla', 0, 30).script;
        raw.outputs[change!] = [];
      });
    const before = unlabelled();
    const labelled = judged({ wallet: far }, (draft) => putKey(draft, draft.change!, 'vanilla', 30));
    const wider = judged({ wallet: testWallet({ seedByte: 21, highestIndex: { vanilla: 40, colored: 9 } }) });
    expect([before.code, labelled.code, wider.code]).toEqual(['FOREIGN_OUTPUT', 'CHANGE_INDEX', null]);
    expect(unlabelled()).toEqual(before);
  });

  it('shows the address of a stranger of any usual kind', () => {
    const scripts = [
      `0014${'11'.repeat(20)}`,
      `0020${'11'.repeat(32)}`,
      `76a914${'11'.repeat(20)}88ac`,
      `a914${'11'.repeat(20)}87`,
      testWallet({ seedByte: 66 }).key('vanilla', 0, 0).script,
    ];
    const addresses = (network: Network): (string | null)[] =>
      judged({ wallet: testWallet({ network }) }, ({ raw }) => {
        raw.tx.outputs = scripts.map((script) => ({ amount: 1_000n, script }));
        raw.outputs = scripts.map(() => []);
      }).outputs.map(({ address }) => address);
    const byScure = (network: BTC_NETWORK): string[] =>
      scripts.map((script) => Address(network).encode(OutScript.decode(Buffer.from(script, 'hex'))));
    expect(addresses('mainnet')).toEqual(byScure(NETWORK));
    expect(addresses('testnet')).toEqual(byScure(TEST_NETWORK));
    expect(addresses('regtest')).toEqual(byScure({ ...TEST_NETWORK, bech32: 'bcrt' }));
  });
});

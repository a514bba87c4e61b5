import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import type { ReplacementIntent } from '../../../src-main/verify/verdict/kinds/replacement.ts';
import type { Verdict } from '../../../src-main/verify/types.ts';
import { attacksOn } from './attack.ts';
import { genuineSlots, judgeAny, sizeOf, type Draft } from './builder.ts';
import { reversed, writeOutput, writeTransaction, type Pair } from './raw-psbt.ts';
import { genuineBtc, payee, type PayeeKind } from './send-btc.ts';
import { inputLabel, outputLabel, type TestKey, type TestWallet } from './test-wallet.ts';

/** An original that waits, and the honest PSBT that is to replace it. */
export interface ReplacementDraft extends Omit<Draft, 'intent'> {
  intent: ReplacementIntent;
  /** Of the original. */
  original: { readonly txid: string; readonly feeSats: bigint };
}

export interface ReplacementOptions {
  readonly wallet?: TestWallet;
  readonly of?: 'payment' | 'slots' | 'merge';
  readonly act?: ReplacementIntent['act'];
  readonly to?: PayeeKind;
  readonly rateSatsPerVb?: number;
  readonly inputSats?: readonly bigint[];
  /** The original has none, and a coin more is spent. */
  readonly withChange?: boolean;
  /** Sats of a coin that the original did not spend. */
  readonly moreSats?: bigint | null;
}

const EXTRA = { txid: 'e7'.repeat(32), vout: 3 };

export function genuineReplacement(options: ReplacementOptions = {}): ReplacementDraft {
  const { of = 'payment', act = 'raise', to = 'p2wpkh', rateSatsPerVb = 6 } = options;
  const { withChange = true, moreSats = withChange ? null : 40_000n } = options;
  const { inputSats = [100_000n, 50_000n], wallet } = options;
  const asked = { inputSats, withChange, ...(wallet === undefined ? {} : { wallet }) };
  const before: Omit<Draft, 'intent'> =
    of === 'slots' ? genuineSlots(asked) : genuineBtc({ ...asked, to: payee(to) });
  const { raw } = before;
  if (of === 'merge') {
    const [payment, back] = raw.tx.outputs;
    raw.tx.outputs = [{ amount: (payment?.amount ?? 0n) + (back?.amount ?? 0n), script: back?.script ?? '' }];
    raw.outputs = raw.outputs.slice(1);
  }
  const original = writeTransaction(raw.tx);
  const changeKey = before.wallet.key('vanilla', 0, 5);
  const isChange = ({ script }: { script: string }): boolean => script === changeKey.script;
  const kept = act === 'cancel' ? [] : raw.tx.outputs.filter((output) => !isChange(output));
  const inSats = sum(inputSats) + (moreSats ?? 0n);
  const inputs = inputSats.length + (moreSats === null ? 0 : 1);
  const shorter = kept.reduce((bytes, { script }) => bytes + 34 - script.length / 2, 0);
  const vbytes = sizeOf(inputs, kept.length + 1) - shorter;
  const fee = BigInt(Math.ceil(rateSatsPerVb * vbytes));
  const back = { amount: inSats - sum(kept.map(({ amount }) => amount)) - fee, script: changeKey.script };
  const labels = kept.map((output) => raw.outputs[raw.tx.outputs.indexOf(output)] ?? []);
  const feeSats = sum(inputSats) - sum(raw.tx.outputs.map(({ amount }) => amount));
  const draft: ReplacementDraft = {
    ...before,
    intent: { kind: 'replacement', original, act, rateSatsPerVb },
    original: { txid: txidOf(original), feeSats },
    change: kept.length,
    // The service no longer lists what the original spends; the own book has it.
    snapshot: { ...before.snapshot, entries: [] },
    book: {
      ...before.book,
      outputs: raw.tx.inputs.map(({ txid, vout }, index) => {
        const amountSats = inputSats[index] ?? 0n;
        return { txid, vout, amountSats, branch: 'vanilla', index, spent: false };
      }),
    },
  };
  raw.tx.outputs = [...kept, back];
  raw.outputs = [...labels, outputLabel(changeKey)];
  if (moreSats !== null) spendMore(draft, moreSats);
  return draft;
}

/** A plain coin that the list shows and the original does not spend; nothing is taken from the change for it. */
export function spendMore(draft: ReplacementDraft, sats: bigint, at = EXTRA): TestKey {
  const key = draft.wallet.key('vanilla', 0, 7);
  draft.raw.tx.inputs.push({ ...at, scriptSig: '', sequence: 0xffff_fffd });
  const fields: Pair[] = [['01', writeOutput({ amount: sats, script: key.script })], ...inputLabel(key)];
  draft.raw.inputs.push(fields);
  draft.snapshot.entries.push({
    ...at,
    ...{ amountSats: sats, colorable: false, exists: true, allocations: [], pendingBlinded: 0 },
  });
  return key;
}

export const judgeReplacement: (draft: ReplacementDraft, psbt?: string) => Verdict = judgeAny;

export const { attacks: attackReplacements, attacksFrom: attackReplacementsFrom } = attacksOn<
  ReplacementDraft,
  ReplacementOptions
>('a replacement', genuineReplacement, judgeReplacement, (from) => {
  const { outcome, code } = judgeReplacement(genuineReplacement(from));
  expect([outcome, code]).toEqual(['proved', null]);
});

function sum(sats: readonly bigint[]): bigint {
  return sats.reduce((all, one) => all + one, 0n);
}

function txidOf(hex: string): string {
  const once = createHash('sha256').update(Buffer.from(hex, 'hex')).digest();
  return reversed(createHash('sha256').update(once).digest('hex'));
}

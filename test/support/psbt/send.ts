import {
  EMPTY_BOOK,
  type Book,
  type BookOutput,
  type Reservation,
} from '../../../src-main/verify/book/book.ts';
import type { SendIntent, SendRecipient } from '../../../src-main/verify/verdict/kinds/send.ts';
import type { Snapshot, SnapshotEntry } from '../../../src-main/verify/verdict/claims/snapshot.ts';
import type { JudgeLimits, Verdict } from '../../../src-main/verify/types.ts';
import type { JudgeAccount } from '../../../src-main/keys/account.ts';
import { formatRecipientId, type Recipient } from '../../../src-main/invoices/recipient.ts';
import type { AskedRecipient } from '../../../src-main/verify/rgb/commitment.ts';
import { A, commit, genuineSend, units, type SendDraft, type SendOptions } from '../rgb/genuine-send.ts';
import type { RawGroup, RawSeal } from '../rgb/encode.ts';
import { judgeAny, limitsAt, type Changeable } from './builder.ts';
import { reversed, writeOutput, type Pair, type RawOutput } from './raw-psbt.ts';
import { inputLabel, outputLabel, type TestKey } from './test-wallet.ts';

/** A begin call for a send, as the judge takes it, and its honest answer; all of it open to change. */
export interface SendTrial extends SendDraft {
  intent: Changeable<SendIntent>;
  snapshot: { takenAtMs: number; entries: Changeable<SnapshotEntry>[] };
  /** The outpoints' owners; their allocations only if `known`. */
  book: Changeable<Book>;
  account: Changeable<JudgeAccount>;
  limits: Changeable<JudgeLimits>;
}

/** The wallet's other unspents: an empty slot of 20,000 sats, and plain bitcoin. */
export const EMPTY_SLOT = { txid: 'e0'.repeat(32), vout: 4 } as const;
export const PLAIN_COIN = { txid: 'e1'.repeat(32), vout: 5 } as const;
const OTHER_SATS = 20_000n;

export function genuineTrial(options: SendOptions = {}): SendTrial {
  const draft = genuineSend(options);
  const spentSats = draft.raw.inputs.map((pairs) => amountOf(pairs));
  const listed = draft.unspents.map((unspent, i): SnapshotEntry => ({
    txid: unspent.txid,
    vout: unspent.vout,
    amountSats: spentSats[i] ?? 1_000n,
    colorable: unspent.colorable,
    exists: unspent.exists,
    allocations: unspent.allocations.map((held) => ({ ...held, settled: true })),
    pendingBlinded: 0,
  }));
  const free = { amountSats: OTHER_SATS, exists: true, allocations: [], pendingBlinded: 0 };
  return {
    ...draft,
    intent: {
      kind: 'send',
      recipients: draft.asked.flatMap(({ assetId, recipients }) =>
        recipients.map((recipient) => ({
          assetId,
          amount: recipient.amount,
          recipientId: recipientIdOf(recipient),
          invoice: null,
          witnessSats: recipient.kind === 'witness' ? recipient.amountSats : null,
        })),
      ),
      donation: false,
      rateSatsPerVb: draft.rateSatsPerVb,
      minConfirmations: 1,
    },
    snapshot: {
      takenAtMs: 1_750_000_000_000,
      entries: [
        ...listed,
        { ...EMPTY_SLOT, ...free, colorable: true },
        { ...PLAIN_COIN, ...free, colorable: false },
      ],
    },
    book: bookOf(draft, spentSats),
    account: { ...draft.wallet.account },
    limits: limitsAt(800),
  };
}

/** The own outputs of the wallet, each where @scure derives it; of `known` also what lies on them. */
function bookOf({ unspents, inputKeys, holdings }: SendDraft, spentSats: readonly bigint[]): Book {
  const output = (place: { txid: string; vout: number }, part: Partial<BookOutput>): BookOutput => ({
    txid: place.txid,
    vout: place.vout,
    amountSats: OTHER_SATS,
    branch: 'colored',
    index: -1,
    spent: false,
    ...part,
  });
  return {
    ...EMPTY_BOOK,
    outputs: [
      ...unspents.map((unspent, i) =>
        output(unspent, { amountSats: spentSats[i] ?? 1_000n, index: i < inputKeys.length ? i : -1 }),
      ),
      output(EMPTY_SLOT, {}),
      output(PLAIN_COIN, { branch: 'vanilla' }),
    ],
    allocations: holdings,
  };
}

/** What another transaction of ours holds. */
export const reservation = (part: Partial<Reservation>): Reservation => ({
  by: 'ab'.repeat(32),
  outpoints: [],
  spends: [],
  makes: [],
  mayShare: false,
  ...part,
});

export const judgeTrial: (trial: SendTrial, psbt?: string) => Verdict = judgeAny;

/** The same PSBT, with only the wallet known; `entries`: the listed part, `book`: the kept one. */
export function judgeBare(trial: SendTrial, entries: Snapshot['entries'] = [], book: Book = EMPTY_BOOK) {
  const { takenAtMs } = trial.snapshot;
  return judgeAny({ ...trial, intent: { kind: 'offline' }, snapshot: { takenAtMs, entries }, book });
}

export function recipientIdOf(asked: AskedRecipient, network: Recipient['network'] = 'regtest'): string {
  if (asked.kind === 'blinded') {
    const secretSeal = Uint8Array.from(Buffer.from(asked.secretSeal, 'hex'));
    return formatRecipientId({ kind: 'blinded', network, secretSeal });
  }
  const script = Uint8Array.from(Buffer.from(asked.script, 'hex'));
  const scriptType = script.length === 22 ? 'wpkh' : script[0] === 0 ? 'wsh' : 'tr';
  return formatRecipientId({
    kind: 'witness',
    network,
    scriptType,
    isSegwit: true,
    script,
    internalKey: null,
  });
}

/** Another value for one of the recipients. */
export function changeRecipient(trial: SendTrial, change: Partial<SendRecipient>, index = 0): void {
  trial.intent.recipients = trial.intent.recipients.map((recipient, i) =>
    i === index ? { ...recipient, ...change } : recipient,
  );
}

export const items = (trial: SendTrial, operation = 0): RawGroup['items'] =>
  trial.operations[operation]!.groups[0]!.items;

/** A seal on an output of this transaction. */
export const toOutput = (vout: number): RawSeal => ({ txid: null, vout, blinding: '0102030405060708' });
/** A seal on an outpoint, named as people write it. */
export const toOutpoint = (txid: string, vout: number): RawSeal => ({
  txid: reversed(txid),
  vout,
  blinding: '0102030405060708',
});

/** One more input, whose sats go to the change but for the 57.5 vbytes that it takes. */
export function addInput(
  trial: SendTrial,
  outpoint: { txid: string; vout: number },
  key: TestKey,
  sats = OTHER_SATS,
): void {
  trial.raw.tx.inputs.push({ ...outpoint, scriptSig: '', sequence: 0xffff_fffd });
  trial.raw.inputs.push([['01', writeOutput({ amount: sats, script: key.script })], ...inputLabel(key)]);
  giveToChange(trial, sats - BigInt(58 * trial.rateSatsPerVb));
}

/** One more output, paid for by the change: its sats, and the 43 vbytes that it takes. */
export function addOutput(trial: SendTrial, output: RawOutput, label: Pair[] = []): void {
  trial.raw.tx.outputs.push(output);
  trial.raw.outputs.push(label);
  giveToChange(trial, -output.amount - BigInt(43 * trial.rateSatsPerVb));
}

/** The change on another key, label and all. */
export function moveChange(trial: SendTrial, key: TestKey): void {
  trial.raw.tx.outputs[trial.change!]!.script = key.script;
  trial.raw.outputs[trial.change!] = outputLabel(key);
}

export function giveToChange(trial: SendTrial, sats: bigint): void {
  const change = trial.change === null ? undefined : trial.raw.tx.outputs[trial.change];
  if (change === undefined) throw new Error('this send has no change');
  change.amount += sats;
}

/** Changes the operations, and commits to them as honestly as to the ones before. */
export function recommitted(change: (trial: SendTrial) => void): (trial: SendTrial) => void {
  return (trial) => {
    change(trial);
    commit(trial);
  };
}

/** Honest sends that attacks start from. */
export const WITNESS: SendOptions = { wishes: [units(A, 40n, { sats: 1_200n })] };
/** 500 sats in, 222 of them the fee that was asked: too little for an output. */
export const NO_CHANGE: SendOptions = {
  coins: [{ sats: 500n, assets: [units(A, 500n)] }],
  changeTo: 'outpoint',
};

function amountOf(pairs: readonly Pair[]): bigint {
  const utxo = pairs.find(([key]) => key === '01');
  if (utxo === undefined) throw new Error('an input without its UTXO');
  return Buffer.from(utxo[1], 'hex').readBigUInt64LE();
}

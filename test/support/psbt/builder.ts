import { EMPTY_BOOK, type Book } from '../../../src-main/verify/book/book.ts';
import type { Branch } from '../../../src-main/base/bitcoin.ts';
import type { CreateSlotsIntent } from '../../../src-main/verify/verdict/kinds/slots.ts';
import type { SnapshotEntry } from '../../../src-main/verify/verdict/claims/snapshot.ts';
import { judge, type JudgeInput } from '../../../src-main/verify/verdict/judge.ts';
import type { JudgeLimits, Verdict } from '../../../src-main/verify/types.ts';
import type { JudgeAccount } from '../../../src-main/keys/account.ts';
import { writeOutput, writeRaw, type Pair, type RawPsbt } from './raw-psbt.ts';
import { inputLabel, outputLabel, testWallet, type TestKey, type TestWallet } from './test-wallet.ts';

/** A begin call and its honest answer, all of it open to change. */
export interface Draft {
  raw: RawPsbt;
  intent: CreateSlotsIntent;
  snapshot: { takenAtMs: number; entries: Changeable<SnapshotEntry>[] };
  book: Changeable<Book>;
  account: Changeable<JudgeAccount>;
  limits: Changeable<JudgeLimits>;
  wallet: TestWallet;
  /** Places in the transaction: slots first, change last. Null where nothing comes back. */
  change: number | null;
  inputKeys: TestKey[];
}

export type Changeable<T> = { -readonly [K in keyof T]: T[K] };

export interface SlotsOptions {
  readonly wallet?: TestWallet;
  readonly num?: number;
  readonly sizeSats?: bigint;
  readonly rateSatsPerVb?: number;
  readonly upTo?: boolean;
  /** How many of the requested slots are made; for `upTo`. */
  readonly made?: number;
  readonly inputSats?: readonly bigint[];
  readonly lockTime?: number;
  readonly knownHeight?: number | null;
  readonly withChange?: boolean;
}

/**
 * An honest create-slots PSBT as rgb-lib shapes them (service-facts 3.3): plain inputs, `num` coloured outputs of one
 * size, plain change; transaction version 2, sequence fffffffd, lock time at the tip, a proprietary field. Keys and
 * scripts are @scure's, bytes are written here: nothing is shared with what is tested.
 */
export function genuineSlots(options: SlotsOptions = {}): Draft {
  const { wallet = testWallet(), num = 3, sizeSats = 1_000n, rateSatsPerVb = 2, upTo = false } = options;
  const { made = num, inputSats = [100_000n, 50_000n], lockTime = 800, withChange = true } = options;
  const inputKeys = inputSats.map((_, i) => wallet.key('vanilla', 0, i));
  const slotKeys = Array.from({ length: made }, (_, i) => wallet.key('colored', 0, 10 + i));
  const slots = slotKeys.map(({ script }) => ({ amount: sizeSats, script }));
  const changeKey = wallet.key('vanilla', 0, 5);
  const outputCount = made + (withChange ? 1 : 0);
  const vbytes = sizeOf(inputSats.length, outputCount);
  const left = sum(inputSats) - BigInt(made) * sizeSats - BigInt(rateSatsPerVb * vbytes);

  const inputs = inputKeys.map((_, i) => ({
    txid: Buffer.alloc(32, 0xa0 + i).toString('hex'),
    vout: i,
    scriptSig: '',
    sequence: 0xffff_fffd,
  }));
  return {
    raw: {
      tx: {
        version: 2,
        inputs,
        outputs: withChange ? [...slots, { amount: left, script: changeKey.script }] : slots,
        lockTime,
      },
      txHex: null,
      global: [['fc0554455354530102', 'cafe']],
      inputs: inputKeys.map((key, i): Pair[] => [
        ['01', writeOutput({ amount: inputSats[i]!, script: key.script })],
        ...inputLabel(key),
        ['fc05544553545301', '00ff'],
      ]),
      outputs: [...slotKeys, ...(withChange ? [changeKey] : [])].map(outputLabel),
    },
    intent: { kind: 'createSlots', num, askedNum: num, sizeSats, rateSatsPerVb, upTo },
    snapshot: {
      takenAtMs: 1_750_000_000_000,
      entries: inputs.map(({ txid, vout }, i) => ({
        txid,
        vout,
        amountSats: inputSats[i]!,
        colorable: false,
        exists: true,
        allocations: [],
        pendingBlinded: 0,
      })),
    },
    book: { ...EMPTY_BOOK },
    account: { ...wallet.account },
    limits: limitsAt(options.knownHeight === undefined ? 800 : options.knownHeight),
    wallet,
    change: withChange ? made : null,
    inputKeys,
  };
}

export const limitsAt = (knownHeight: number | null): JudgeLimits => ({
  ...{ knownHeight, maxRateSatsPerVb: 1_000, maxFeeSats: 1_000_000n, maxPsbtChars: 2 * 1024 * 1024 },
});

/** The verdict on a draft of any kind, or on another text instead. */
export const judgeAny = (
  { intent, snapshot, book, account, limits, raw }: Omit<JudgeInput, 'psbt'> & { readonly raw: RawPsbt },
  psbt: string = writeRaw(raw),
): Verdict => judge({ psbt, intent, snapshot, book, account, limits });

/** vbytes of a signed key-path taproot transaction: 10.5, 57.5 per input, 43 per output. */
export function sizeOf(inputs: number, outputs: number): number {
  const counts = (inputs > 252 ? 2 : 0) + (outputs > 252 ? 2 : 0);
  return Math.ceil(10.5 + counts + 57.5 * inputs + 43 * outputs);
}

/** Moves sats from the change to another output, at the same fee. */
export function takeFromChange(draft: Draft, sats: bigint): void {
  const change = draft.change === null ? undefined : draft.raw.tx.outputs[draft.change];
  if (change === undefined) throw new Error('this draft has no change to take from');
  change.amount -= sats;
}

/** Adds an output. The change pays its sats and its 43 vbytes. */
export function addOutput(
  draft: Draft,
  output: { amount: bigint; script: string },
  label: Pair[] = [],
): void {
  draft.raw.tx.outputs.push(output);
  draft.raw.outputs.push(label);
  takeFromChange(draft, output.amount + BigInt(43 * draft.intent.rateSatsPerVb));
}

/** Puts another key of ours on an output, with its label. */
export function putKey(
  { raw, wallet }: Pick<Draft, 'raw' | 'wallet'>,
  output: number,
  branch: Branch,
  index: number,
  keychain = 0,
): void {
  const key = wallet.key(branch, keychain, index);
  raw.tx.outputs[output]!.script = key.script;
  raw.outputs[output] = outputLabel(key);
}

/** Removes an output; the change gets its sats. */
export function removeOutput(draft: Draft, index: number): void {
  const [output] = draft.raw.tx.outputs.splice(index, 1);
  draft.raw.outputs.splice(index, 1);
  if (draft.change !== null && index < draft.change) draft.change -= 1;
  takeFromChange(draft, -(output!.amount + BigInt(43 * draft.intent.rateSatsPerVb)));
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

import { EMPTY_BOOK, type BookOutput } from '../../src-main/verify/book/book.ts';
import type { SnapshotEntry } from '../../src-main/verify/verdict/claims/snapshot.ts';
import type { JudgeInput } from '../../src-main/verify/verdict/judge.ts';
import { addOutput, genuineSlots, type Draft, type SlotsOptions } from '../support/psbt/builder.ts';
import type { RawPsbt } from '../support/psbt/raw-psbt.ts';
import type { RawOperation } from '../support/rgb/encode.ts';
import { genuineTrial, NO_CHANGE, WITNESS } from '../support/psbt/send.ts';
import type { TestWallet } from '../support/psbt/test-wallet.ts';
import { A, commit, contractId, strangersScript } from '../support/rgb/genuine-send.ts';
import type { SendDraft, SendOptions } from '../support/rgb/genuine-send.ts';
import { type Random, changeMeaning } from './changes.ts';

/** The meaning of a mutant's RGB part before its bytes were changed. */
export interface Committed {
  readonly operations: readonly RawOperation[];
  /** The OP_RETURN's script; null without an RGB part. */
  readonly script: string | null;
}

/** An honest answer to a *begin* call, the base of mutants. */
export interface Template {
  readonly name: string;
  /** Its list is true; the list that judges a mutant may lie. */
  readonly asked: Omit<JudgeInput, 'psbt'>;
  readonly wallet: TestWallet;
  /** Never changed: each mutant is a copy. */
  readonly raw: RawPsbt;
  readonly committed: Committed;
  /**
   * A copy whose RGB part means something else than the request, with a correct commitment as a thief would make it.
   * Null without an RGB part.
   */
  readonly otherMeaning:
    ((random: Random) => { readonly raw: RawPsbt; readonly committed: Committed }) | null;
}

/** Every shape of honest answer that the judge has a rule for. A new kind of intent belongs here too. */
export const templates = (): readonly Template[] => [
  slots('three slots', {}),
  slots('one input, no change', { num: 1, inputSats: [1_330n], withChange: false, rateSatsPerVb: 1 }),
  slots('up to five slots', { num: 5, made: 2, upTo: true }),
  slots('eight inputs', { num: 12, inputSats: Array.from({ length: 8 }, () => 9_000n) }),
  send('a blinded send', {}),
  send('a witness send', WITNESS),
  send('change elsewhere', NO_CHANGE),
  send('two assets, two inputs', TWO_ASSETS),
  send('two assets asked, four recipients', FOUR_RECIPIENTS),
  send('a unique asset', UNIQUE),
  bare(slots('a bare PSBT, all of it ours', {}), true),
  bare(slots('a bare PSBT, nothing listed', {}), false),
  bare(payment('a bare payment'), true),
  bare(send('a bare send', FOUR_RECIPIENTS), false),
  bare(send('a bare send, listed', TWO_ASSETS), true),
  bareKnown(send('a bare send, in the own book', TWO_ASSETS)),
];

const B = contractId('B', 0x31);
const TWO_ASSETS: SendOptions = {
  coins: [
    { assets: [{ contract: A, amount: 70n }] },
    {
      assets: [
        { contract: A, amount: 430n, fromGenesis: false },
        { contract: B, amount: 7n },
      ],
    },
  ],
  wishes: [
    { contract: A, amount: 100n },
    { contract: A, amount: 11n, sats: 1_500n },
  ],
};

const FOUR_RECIPIENTS: SendOptions = {
  coins: [
    { assets: [{ contract: A, amount: 500n }] },
    { assets: [{ contract: B, amount: 30n, fromGenesis: false }] },
  ],
  wishes: [
    { contract: A, amount: 100n },
    { contract: A, amount: 11n, sats: 1_500n },
    { contract: B, amount: 7n },
    { contract: B, amount: 3n, sats: 1_200n },
  ],
};
const UNIQUE: SendOptions = {
  coins: [{ assets: [{ contract: A, amount: 1n }] }],
  wishes: [{ contract: A, amount: 1n }],
  unique: [A],
};

/** The same without a request; `listed`: with a list. */
function bare({ asked, ...template }: Template, listed: boolean): Template {
  const snapshot = listed ? asked.snapshot : { ...asked.snapshot, entries: [] };
  return { ...template, asked: { ...asked, intent: { kind: 'offline' }, snapshot, book: EMPTY_BOOK } };
}

/** The same without request and list, with coins that were proved ours before. */
function bareKnown({ asked, ...template }: Template): Template {
  const snapshot = { ...asked.snapshot, entries: [] };
  return { ...template, asked: { ...asked, intent: { kind: 'offline' }, snapshot } };
}

/** Bitcoin alone, to a stranger, with change. */
function payment(name: string): Template {
  const draft = genuineSlots({ num: 1 });
  addOutput(draft, { amount: 4_000n, script: strangersScript(0) });
  return ofSlots(name, draft);
}

const slots = (name: string, options: SlotsOptions): Template => ofSlots(name, genuineSlots(options));

function ofSlots(name: string, { raw, wallet, intent, snapshot, account, limits }: Draft): Template {
  const book = { ...EMPTY_BOOK, outputs: snapshot.entries.map(plainOutput) };
  const committed = { operations: [], script: null };
  return {
    name,
    asked: { intent, snapshot, book, account, limits },
    wallet,
    raw,
    committed,
    otherMeaning: null,
  };
}

function send(name: string, options: SendOptions): Template {
  // The own book proves or refutes the list's word on these coins.
  const trial = genuineTrial({ ...options, known: true });
  const { raw, wallet, intent, snapshot, book, account, limits } = trial;
  return {
    name,
    asked: { intent, snapshot, book, account, limits },
    wallet,
    raw,
    committed: committedBy(trial),
    otherMeaning: (random) => {
      const changed = { ...trial, raw: structuredClone(raw), operations: structuredClone(trial.operations) };
      changeMeaning(changed.operations, random);
      commit(changed);
      return { raw: changed.raw, committed: committedBy(changed) };
    },
  };
}

const plainOutput = ({ txid, vout, amountSats }: SnapshotEntry): BookOutput => ({
  txid,
  vout,
  amountSats,
  branch: 'vanilla',
  index: -1,
  spent: false,
});

function committedBy({ raw, operations }: SendDraft): Committed {
  return { operations, script: raw.tx.outputs[0]!.script };
}

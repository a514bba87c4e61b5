import { describe, expect, it } from 'vitest';
import { EMPTY_BOOK, type Book, bookPart } from '../../../../src-main/verify/book/book.ts';
import { earliestOf, type SnapshotEntry } from '../../../../src-main/verify/verdict/claims/snapshot.ts';
import { judgePackInput } from '../../../../src-main/verify/imported/judge-imported.ts';
import { readPack, writePack } from '../../../../src-main/verify/imported/pack.ts';
import {
  readImportedBytes,
  readImportedText,
  readImportedUr,
} from '../../../../src-main/verify/imported/read-imported.ts';
import type { ImportProblem } from '../../../../src-main/base/errors.ts';
import { judge } from '../../../../src-main/verify/verdict/judge.ts';
import type { RefusalCode } from '../../../../src-preload/contract/claims.ts';
import type { Verdict } from '../../../../src-main/verify/types.ts';
import { writeUr } from '../../../../src-main/codes/write-ur.ts';
import { forged, packOf, tampered } from '../../../support/offline/packs.ts';
import { problemOf } from '../../../support/offline/problem-of.ts';
import { genuineSlots } from '../../../support/psbt/builder.ts';
import { writeRaw } from '../../../support/psbt/raw-psbt.ts';
import { NO_CHANGE, genuineTrial, type SendTrial } from '../../../support/psbt/send.ts';
import { genuineBtc } from '../../../support/psbt/send-btc.ts';
import { testWallet } from '../../../support/psbt/test-wallet.ts';

const trial = genuineTrial();
const send = { ...trial, psbt: writeRaw(trial.raw) };
const pack = packOf(send);
const text = writePack(pack);
const here = { limits: send.limits, nowMs: 1_800_000_000_000, searched: 1_000, book: send.book };

/** The same, with so many allocations on its first coin. */
function withAllocations(count: number): typeof pack {
  const [first, ...rest] = pack.snapshot.entries;
  if (first === undefined) throw new Error('nothing is listed');
  const [allocation] = first.allocations;
  const allocations = allocation === undefined ? [] : Array<typeof allocation>(count).fill(allocation);
  return { ...pack, snapshot: { ...pack.snapshot, entries: [{ ...first, allocations }, ...rest] } };
}

/** What the transaction is compared with, and what its coins hold and are worth: nobody at this computer said any of it. */
const REPORTED: ReadonlySet<string> = new Set([
  'slotsAsAsked',
  'paymentAsAsked',
  'recipientsAsAsked',
  'assetsAsAsked',
  'assetsWhole',
  'nothingToOthers',
  'feeAsAsked',
  'feeAboveAsked',
  'inputsAreSlots',
  'amountsAsListed',
]);

describe('a signing pack', () => {
  it.each([
    ['a send', send],
    ['new slots', { ...genuineSlots(), psbt: writeRaw(genuineSlots().raw) }],
    ['a payment of bitcoin', { ...genuineBtc(), psbt: writeRaw(genuineBtc().raw) }],
  ])('of %s carries what the signer needs, and what was asked is its word alone here', (_, input) => {
    const read = readPack(writePack(packOf(input)));
    expect(read).toEqual(packOf(input));
    const signer = judgePackInput(read, input.account, { ...here, limits: input.limits });
    // A machine that saw no more than the words.
    const verdict = judge({ ...signer, book: EMPTY_BOOK });
    expect([verdict.outcome, verdict.code]).toEqual(['onTrust', null]);
    // Asked by the person here it would be the watcher's own verdict, to the letter.
    expect(judge({ ...signer, askedBy: undefined })).toEqual(judge(input));
    const byOutcome = (of: Verdict, outcome: string) =>
      of.claims.flatMap((one) => (one.outcome === outcome ? [one.name] : []));
    const reported = byOutcome(verdict, 'onTrust');
    expect(reported).toEqual(verdict.claims.flatMap(({ name }) => (REPORTED.has(name) ? [name] : [])));
    expect(
      verdict.claims.filter(({ name }) => REPORTED.has(name)).every(({ ground }) => ground === 'told'),
    ).toBe(true);
    const recipients = verdict.outputs.filter(({ kind }) => kind === 'recipient');
    expect(recipients.map(({ outcome }) => outcome)).toEqual(recipients.map(() => 'onTrust'));
  });

  it('holds nothing that a signer who drops where it came from could sign by another review', () => {
    const signer = judgePackInput(readPack(text), send.account, here);
    expect(judge({ ...signer, askedBy: undefined }).digest).not.toBe(judge(signer).digest);
  });

  it('is the same text whoever writes it, whatever the order of its members', () => {
    const { snapshot, intent, psbt, ...rest } = pack;
    expect(writePack({ intent, psbt, snapshot, ...rest })).toBe(text);
    expect(writePack(readPack(text))).toBe(text);
  });

  it('is read from a file, from the clipboard and from QR codes', () => {
    const expected = { kind: 'pack', pack };
    expect(readImportedBytes(Buffer.from(`${text}\n`))).toEqual(expected);
    expect(readImportedText(` ${text}`)).toEqual(expected);
    const frames = writeUr('bytes', Buffer.from(text), 300)!;
    const parts = Array.from({ length: frames.parts }, (_, i) => frames.frame(i + 1));
    expect(readImportedUr(parts)).toEqual(expected);
  });
});

it('a signing pack of another version is refused, and so is one without a book', () => {
  const without = (version: number) =>
    forged(pack, (members) => {
      delete members['book'];
      members['version'] = version;
    });
  for (const version of [1, 2, 3]) expect(problemOf(() => readPack(without(version)))).toBe('changed');
});

describe('the book in a signing pack', () => {
  const known = genuineTrial({ known: true });
  const elsewhere = genuineTrial({ ...NO_CHANGE, known: true });
  const judgedBy = (trial: SendTrial, own: Book, packed: Partial<Book> = {}) => {
    const brought = packOf({ ...trial, psbt: writeRaw(trial.raw) });
    const read = readPack(writePack({ ...brought, book: { ...brought.book, ...packed } }));
    return judge(judgePackInput(read, trial.account, { ...here, book: own }));
  };
  const holding = ({ claims }: Verdict) => claims.find(({ name }) => name === 'assetsWhole');

  it('proves here what lies on a coin only if this machine’s own book has it', () => {
    expect(judge({ ...known, psbt: writeRaw(known.raw) }).outcome).toBe('proved');
    const own = judgedBy(known, known.book);
    expect([holding(own)?.outcome, holding(own)?.ground]).toEqual(['proved', 'book']);
    const told = judgedBy(known, EMPTY_BOOK);
    expect([holding(told)?.outcome, holding(told)?.ground]).toEqual(['onTrust', 'told']);
    const amounts = (of: Verdict) => of.claims.find(({ name }) => name === 'amountsAsListed')?.outcome;
    expect([amounts(own), amounts(told)]).toEqual(['proved', 'onTrust']);
  });

  it('does not make an outpoint ours', () => {
    expect(judgedBy(elsewhere, elsewhere.book).outcome).toBe('onTrust');
    const { outcome, code } = judgedBy(elsewhere, EMPTY_BOOK);
    expect([outcome, code]).toEqual(['contradicts', 'RGB_CHANGE']);
  });

  it('says by what name a coin must be closed, and what its list left out', () => {
    const [first] = known.book.allocations;
    const other = [{ ...first!, opout: `${'0f'.repeat(32)}/4000/0` }];
    expect(judgedBy(known, EMPTY_BOOK, { allocations: other }).code).toBe('RGB_INPUTS');
    const second = [...known.book.allocations, { ...first!, amount: 5n, opout: `${'0f'.repeat(32)}/4000/1` }];
    expect(judgedBy(known, EMPTY_BOOK, { allocations: second }).code).toBe('RGB_BALANCE');
  });

  it('can hold a coin back, for another transaction or for an invoice', () => {
    const { txid, vout } = known.raw.tx.inputs[0]!;
    const outpoint = `${txid}:${vout}`;
    const other = {
      by: 'ab'.repeat(32),
      outpoints: [outpoint],
      spends: [outpoint],
      makes: [],
      mayShare: false,
    };
    expect(judgedBy(known, known.book, { reserved: [other] }).code).toBe('RESERVED');
    expect(judgedBy(known, known.book, { invoices: [{ outpoint, open: true }] }).code).toBe('INVOICE_SLOT');
    const changes = known.raw.tx.outputs.map(({ script }) => ({ script, open: true }));
    expect(judgedBy(known, known.book, { invoices: changes.slice(-1) }).code).toBe('INVOICE_SLOT');
  });

  it('is only what the transaction touches', () => {
    const stranger = { txid: 'f0'.repeat(32), vout: 0 };
    const { txid, vout } = elsewhere.raw.tx.inputs[0]!;
    const [spent, away, kept] = [`${txid}:${vout}`, `${stranger.txid}:0`, `${'c5'.repeat(32)}:3`];
    const held = (outpoints: string[]) => ({
      by: 'x',
      outpoints,
      spends: outpoints,
      makes: [],
      mayShare: true,
    });
    const book: Book = {
      outputs: [...elsewhere.book.outputs, { ...elsewhere.book.outputs[0]!, ...stranger }],
      allocations: [...elsewhere.book.allocations, { ...elsewhere.book.allocations[0]!, ...stranger }],
      reserved: [held([spent, away]), held([away])],
      invoices: [
        ...[kept, away].map((outpoint) => ({ outpoint, open: true })),
        ...[SCRIPT, `5120${'9'.repeat(64)}`].map((script) => ({ script, open: true })),
      ],
      assets: [],
    };
    const packed = bookPart(book, new Set([spent, kept]), new Set([SCRIPT]), new Set());
    expect(packed.outputs.map((one) => `${one.txid}:${one.vout}`)).toEqual([spent, kept]);
    expect(packed.allocations).toEqual(elsewhere.book.allocations);
    expect(packed.reserved).toEqual([held([spent])]);
    expect(packed.invoices).toEqual([
      { outpoint: kept, open: true },
      { script: SCRIPT, open: true },
    ]);
  });
});

const SCRIPT = `5120${'7'.repeat(64)}`;

describe('a signing pack that is not as it was written', () => {
  const refused = (title: string, problem: ImportProblem, brought: string): void =>
    it(`${title} is refused: ${problem}`, () =>
      expect(problemOf(() => readImportedText(brought))).toBe(problem));
  type Change = Parameters<typeof forged>[1];
  /** By somebody who leaves the digest as it was, and by one who takes it anew. */
  const spoilt = (title: string, change: Change): void => refused(title, 'changed', tampered(pack, change));
  const anew = (title: string, problem: ImportProblem, change: Change): void =>
    refused(title, problem, forged(pack, change));

  spoilt('with another amount asked for', (m) => {
    m['intent'] = { ...(m['intent'] as object), rateSatsPerVb: 99 };
  });
  spoilt('with an empty snapshot', (m) => void (m['snapshot'] = { takenAtMs: 1, entries: [] }));
  spoilt('with another digest', (m) => void (m['digest'] = 'ab'.repeat(32)));
  spoilt('without a digest', (m) => delete m['digest']);
  spoilt('with another PSBT', (m) => void (m['psbt'] = writeRaw(genuineSlots().raw)));
  spoilt('for another network', (m) => void (m['network'] = 'mainnet'));
  anew('with a member more', 'changed', (m) => void (m['note'] = 'trust me'));
  anew('with a member less', 'changed', (m) => delete m['highestIndex']);
  anew('that names nothing asked for', 'changed', (m) => void (m['intent'] = { kind: 'offline' }));
  refused('with a fraction of a satoshi', 'changed', text.replace('"rateSatsPerVb":', '"rateSatsPerVb":0.'));
  anew('of a later version', 'newer', (m) => void (m['version'] = 4));
  anew('of version nought', 'changed', (m) => void (m['version'] = 0));
  refused('that was written anew with spaces', 'changed', JSON.stringify(JSON.parse(text), null, 2));
  refused('with a member twice', 'changed', text.replace('{"book"', '{"version":3,"book"'));
  const prototype = text.replace('{"book"', '{"__proto__":{"network":"mainnet"},"book"');
  refused('that reaches for the prototype', 'changed', prototype);
  refused('that stops in the middle', 'changed', text.slice(0, -100));
  refused('that lists more allocations than are looked at', 'tooLarge', writePack(withAllocations(257)));
  const endless = `{"format":"ochre-signing-pack","a":${'['.repeat(200_000)}`;
  refused('that is nested without end', 'changed', endless);
  anew('with a PSBT that stops in the middle', 'cutShort', (m) => void (m['psbt'] = pack.psbt.slice(0, 400)));
  anew('with a PSBT in another spelling', 'changed', (m) => void (m['psbt'] = ` ${pack.psbt}`));
  anew('with words in place of a PSBT', 'damaged', (m) => void (m['psbt'] = 'legal winner'));

  it('is not written where it could not be read back', () => {
    const entries = Array.from({ length: 20_000 }, () => pack.snapshot.entries[0]!);
    expect(problemOf(() => writePack({ ...pack, snapshot: { takenAtMs: 1, entries } }))).toBe('tooLarge');
  });
});

describe('a signing pack by somebody who knows how its digest is taken', () => {
  const entries = pack.snapshot.entries;
  const judged = (brought: string): readonly [string, RefusalCode | null] => {
    const { outcome, code } = judge(judgePackInput(readPack(brought), send.account, here));
    return [outcome, code];
  };
  const json = (value: unknown): never =>
    JSON.parse(
      JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part)),
    ) as never;

  const refused = (title: string, code: RefusalCode, members: Record<string, unknown>): void =>
    it(`and ${title} is refused: ${code}`, () =>
      expect(judged(forged(pack, (m) => void Object.assign(m, json(members))))).toEqual([
        'contradicts',
        code,
      ]));
  const listed = (change: (one: SnapshotEntry) => Partial<SnapshotEntry>) => ({
    snapshot: { takenAtMs: 1, entries: entries.map((one) => ({ ...one, ...change(one) })) },
  });

  const recipients = send.intent.recipients.map((one) => ({ ...one, amount: one.amount + 1n }));
  refused('says that another amount was asked for', 'RGB_AMOUNT', { intent: { ...send.intent, recipients } });
  refused('says that another rate was asked for', 'FEE_TOO_LOW', {
    intent: { ...send.intent, rateSatsPerVb: 900 },
  });
  const less = listed(({ amountSats }) => ({ amountSats: amountSats - 1n }));
  refused('says that a coin holds less than it does', 'AMOUNT_LIE', less);
  refused('lists none of the coins', 'UNKNOWN_OUTPOINT', { snapshot: { takenAtMs: 1, entries: [] } });
  const more = listed(({ allocations }) => ({
    allocations: allocations.map((held) => ({ ...held, amount: (held.amount ?? 0n) + 1n })),
  }));
  refused('lists more of the asset than is moved', 'RGB_BALANCE', more);

  it.each<readonly [string, ImportProblem, string]>([
    ['another network', 'otherNetwork', forged(pack, (m) => void (m['network'] = 'signet'))],
    ['another wallet', 'notOurs', forged(pack, (m) => void (m['fingerprint'] = '01020304'))],
  ])('is refused where it is for %s', (_, problem, brought) =>
    expect(problemOf(() => judgePackInput(readPack(brought), send.account, here))).toBe(problem),
  );

  it('cannot lead change further out than one step beyond what a restore of the wallet here searches', () => {
    const slots = genuineSlots();
    const far = testWallet().key('vanilla', 0, 5_000);
    slots.raw.tx.outputs[slots.change!]!.script = far.script;
    slots.raw.outputs[slots.change!] = [
      ['05', far.internalKey],
      [`07${far.internalKey}`, `00${far.origin}`],
    ];
    const lied = {
      ...packOf({ ...slots, psbt: writeRaw(slots.raw) }),
      highestIndex: { vanilla: 5_000, colored: 5_000 },
    };
    const input = judgePackInput(readPack(writePack(lied)), slots.account, here);
    expect(input.account.highestIndex.vanilla).toBe(1_980);
    expect(judge(input).code).toBe('CHANGE_INDEX');
  });

  it('can call a plain coin a slot, which refuses it; calling it plain proves nothing that is not derived', () => {
    const slots = genuineSlots();
    const psbt = writeRaw(slots.raw);
    const verdictFor = (colorable: boolean) => {
      const listed = slots.snapshot.entries.map((entry) => ({ ...entry, colorable }));
      const told = packOf({ ...slots, psbt, snapshot: { ...slots.snapshot, entries: listed } });
      return judge(judgePackInput(readPack(writePack(told)), slots.account, here));
    };
    const [truth, lie] = [verdictFor(true), verdictFor(false)];
    expect([truth.outcome, lie.outcome]).toEqual(['contradicts', 'onTrust']);
    const believed = truth.claims.filter(({ outcome }) => outcome === 'contradicts').map(({ name }) => name);
    // Its word can refuse a coin; that a coin is plain follows from its own script, whatever the list says.
    expect(believed).toEqual(['inputsUncolored']);
    expect(lie.claims.find(({ name }) => name === 'inputsUncolored')?.ground).toBe('derived');
  });

  it('cannot let a far lock time through by a date ahead of this machine’s', () => {
    const late = { ...pack, snapshot: { ...pack.snapshot, takenAtMs: 9_000_000_000_000 } };
    const input = judgePackInput(readPack(writePack(late)), send.account, here);
    expect(earliestOf(input.snapshot)).toBe(here.nowMs);
    const { raw } = genuineTrial();
    raw.tx.lockTime = 1_900_000_000;
    const outcomeAt = (nowMs: number) =>
      judge({
        ...{ ...input, psbt: writeRaw(raw), intent: { kind: 'offline' } },
        snapshot: { ...input.snapshot, nowMs },
      }).claims.find(({ name }) => name === 'lockTime')?.outcome;
    expect([outcomeAt(here.nowMs), outcomeAt(9_000_000_000_000)]).toEqual(['notProved', 'proved']);
  });

  it('of a machine whose clock is ahead is one verdict whenever it is judged', () => {
    const ahead = { ...pack, snapshot: { ...pack.snapshot, takenAtMs: here.nowMs + 600_000 } };
    const digestAt = (nowMs: number): string =>
      judge(judgePackInput(readPack(writePack(ahead)), send.account, { ...here, nowMs })).digest;
    expect(digestAt(here.nowMs + 1)).toBe(digestAt(here.nowMs));
  });
});

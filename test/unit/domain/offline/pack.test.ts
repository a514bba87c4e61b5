import { describe, expect, it } from 'vitest';
import { judgePackInput, restsOnSnapshot } from '../../../../src-main/domain/offline/judge-pack.ts';
import { readPack, writePack } from '../../../../src-main/domain/offline/pack.ts';
import { readBroughtBytes, readBroughtText } from '../../../../src-main/domain/offline/read-brought.ts';
import { readBroughtUr } from '../../../../src-main/domain/offline/brought-ur.ts';
import type { BroughtProblem } from '../../../../src-main/domain/offline/refused.ts';
import { judge } from '../../../../src-main/domain/psbt/judge.ts';
import type { RefusalCode } from '../../../../src-main/domain/psbt/verdict.ts';
import { writeUr } from '../../../../src-main/domain/ur/write-ur.ts';
import { forged, packOf, tampered } from '../../../support/offline/packs.ts';
import { problemOf } from '../../../support/offline/problem-of.ts';
import { genuineSlots } from '../../../support/psbt/builder.ts';
import { writeRaw } from '../../../support/psbt/raw-psbt.ts';
import { genuineTrial } from '../../../support/psbt/send.ts';
import { genuineBtc } from '../../../support/psbt/send-btc.ts';
import { testWallet } from '../../../support/psbt/test-wallet.ts';

const trial = genuineTrial();
const send = { ...trial, psbt: writeRaw(trial.raw) };
const pack = packOf(send);
const text = writePack(pack);
const here = { limits: send.limits, nowMs: 1_800_000_000_000, searched: 1_000 };

/** The same, with so many allocations on its first coin. */
function withAllocations(count: number): typeof pack {
  const [first, ...rest] = pack.snapshot.entries;
  if (first === undefined) throw new Error('nothing is listed');
  const [allocation] = first.allocations;
  const allocations = allocation === undefined ? [] : Array<typeof allocation>(count).fill(allocation);
  return { ...pack, snapshot: { ...pack.snapshot, entries: [{ ...first, allocations }, ...rest] } };
}

describe('a signing pack', () => {
  it.each([
    ['a send', send],
    ['new slots', { ...genuineSlots(), psbt: writeRaw(genuineSlots().raw) }],
    ['a payment of bitcoin', { ...genuineBtc(), psbt: writeRaw(genuineBtc().raw) }],
  ])('of %s carries what the signer needs to prove it, and the verdict is the watcher’s own', (_, input) => {
    const read = readPack(writePack(packOf(input)));
    expect(read).toEqual(packOf(input));
    const verdict = judge(judgePackInput(read, input.account, { ...here, limits: input.limits }));
    expect([verdict.outcome, verdict.code]).toEqual(['proved', null]);
    expect(verdict).toEqual(judge(input));
  });

  it('is the same text whoever writes it, whatever the order of its members', () => {
    const { snapshot, intent, psbt, ...rest } = pack;
    expect(writePack({ intent, psbt, snapshot, ...rest })).toBe(text);
    expect(writePack(readPack(text))).toBe(text);
  });

  it('is read from a file, from the clipboard and from QR codes', () => {
    const expected = { kind: 'pack', pack };
    expect(readBroughtBytes(Buffer.from(`${text}\n`))).toEqual(expected);
    expect(readBroughtText(` ${text}`)).toEqual(expected);
    const frames = writeUr('bytes', Buffer.from(text), 300)!;
    const parts = Array.from({ length: frames.parts }, (_, i) => frames.frame(i + 1));
    expect(readBroughtUr(parts)).toEqual(expected);
  });
});

describe('a signing pack that is not as it was written', () => {
  it.each<readonly [string, BroughtProblem, string]>([
    [
      'with another amount asked for',
      'packDamaged',
      tampered(pack, (m) => void (m['intent'] = { ...(m['intent'] as object), rateSatsPerVb: 99 })),
    ],
    [
      'with an empty snapshot',
      'packDamaged',
      tampered(pack, (m) => void (m['snapshot'] = { takenAtMs: 1, entries: [] })),
    ],
    ['with another digest', 'packDamaged', tampered(pack, (m) => void (m['digest'] = 'ab'.repeat(32)))],
    ['without a digest', 'packDamaged', tampered(pack, (m) => delete m['digest'])],
    [
      'with another PSBT',
      'packDamaged',
      tampered(pack, (m) => void (m['psbt'] = writeRaw(genuineSlots().raw))),
    ],
    ['for another network', 'packDamaged', tampered(pack, (m) => void (m['network'] = 'mainnet'))],
    ['with a member more', 'packDamaged', forged(pack, (m) => void (m['note'] = 'trust me'))],
    ['with a member less', 'packDamaged', forged(pack, (m) => delete m['highestIndex'])],
    [
      'that names nothing asked for',
      'packDamaged',
      forged(pack, (m) => void (m['intent'] = { kind: 'offline' })),
    ],
    ['with a fraction of a satoshi', 'packDamaged', text.replace('"rateSatsPerVb":', '"rateSatsPerVb":0.')],
    ['of a later version', 'packVersion', forged(pack, (m) => void (m['version'] = 2))],
    ['of version nought', 'packDamaged', forged(pack, (m) => void (m['version'] = 0))],
    ['that was written anew with spaces', 'packDamaged', JSON.stringify(JSON.parse(text), null, 2)],
    ['with a member twice', 'packDamaged', text.replace('{"digest"', '{"version":1,"digest"')],
    [
      'that reaches for the prototype',
      'packDamaged',
      text.replace('{"digest"', '{"__proto__":{"network":"mainnet"},"digest"'),
    ],
    ['that stops in the middle', 'packDamaged', text.slice(0, -100)],
    ['that lists more allocations than are looked at', 'tooLarge', writePack(withAllocations(257))],
    [
      'that is nested without end',
      'packDamaged',
      `{"format":"ochre-signing-pack","a":${'['.repeat(200_000)}`,
    ],
    [
      'with a PSBT that stops in the middle',
      'cutShort',
      forged(pack, (m) => void (m['psbt'] = pack.psbt.slice(0, 400))),
    ],
    [
      'with a PSBT in another spelling',
      'packDamaged',
      forged(pack, (m) => void (m['psbt'] = ` ${pack.psbt}`)),
    ],
    ['with words in place of a PSBT', 'damaged', forged(pack, (m) => void (m['psbt'] = 'legal winner'))],
  ])('%s is refused: %s', (_, problem, brought) => {
    expect(problemOf(() => readBroughtText(brought))).toBe(problem);
  });

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

  it.each<readonly [string, RefusalCode, string]>([
    [
      'says that another amount was asked for',
      'RGB_AMOUNT',
      forged(
        pack,
        (m) =>
          void (m['intent'] = json({
            ...send.intent,
            recipients: send.intent.recipients.map((one) => ({ ...one, amount: one.amount + 1n })),
          })),
      ),
    ],
    [
      'says that another rate was asked for',
      'FEE_TOO_LOW',
      forged(pack, (m) => void (m['intent'] = json({ ...send.intent, rateSatsPerVb: 900 }))),
    ],
    [
      'says that a coin holds less than it does',
      'AMOUNT_LIE',
      forged(
        pack,
        (m) =>
          void (m['snapshot'] = json({
            takenAtMs: 1,
            entries: entries.map((one) => ({ ...one, amountSats: one.amountSats - 1n })),
          })),
      ),
    ],
    [
      'lists none of the coins',
      'UNKNOWN_OUTPOINT',
      forged(pack, (m) => void (m['snapshot'] = { takenAtMs: 1, entries: [] })),
    ],
    [
      'lists more of the asset than is moved',
      'RGB_BALANCE',
      forged(
        pack,
        (m) =>
          void (m['snapshot'] = json({
            takenAtMs: 1,
            entries: entries.map((one) => ({
              ...one,
              allocations: one.allocations.map((held) => ({ ...held, amount: held.amount + 1n })),
            })),
          })),
      ),
    ],
  ])('and %s is refused: %s', (_, code, brought) => {
    expect(judged(brought)).toEqual(['contradicts', code]);
  });

  it.each<readonly [string, BroughtProblem, string]>([
    ['another network', 'otherNetwork', forged(pack, (m) => void (m['network'] = 'signet'))],
    ['another wallet', 'notOurs', forged(pack, (m) => void (m['fingerprint'] = '01020304'))],
  ])('is refused where it is for %s', (_, problem, brought) => {
    expect(problemOf(() => judgePackInput(readPack(brought), send.account, here))).toBe(problem);
  });

  it('cannot lead change further out than a restore from the words would look', () => {
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
    expect(input.account.highestIndex.vanilla).toBe(980);
    expect(judge(input).code).toBe('CHANGE_INDEX');
  });

  it('can lie of what lies on a coin, and the claims that believe it are named as such', () => {
    const slots = genuineSlots();
    const psbt = writeRaw(slots.raw);
    const verdictFor = (colorable: boolean) => {
      const listed = slots.snapshot.entries.map((entry) => ({ ...entry, colorable }));
      const told = packOf({ ...slots, psbt, snapshot: { ...slots.snapshot, entries: listed } });
      return judge(judgePackInput(readPack(writePack(told)), slots.account, here));
    };
    const [truth, lie] = [verdictFor(true), verdictFor(false)];
    expect([truth.outcome, lie.outcome]).toEqual(['contradicts', 'proved']);
    const believed = truth.claims.filter(({ outcome }) => outcome === 'contradicts').map(({ name }) => name);
    expect(believed.length).toBeGreaterThan(0);
    for (const name of believed) expect(restsOnSnapshot).toContain(name);
  });

  it('cannot let a far lock time through by a date ahead of this machine’s', () => {
    const late = { ...pack, snapshot: { ...pack.snapshot, takenAtMs: 9_000_000_000_000 } };
    const input = judgePackInput(readPack(writePack(late)), send.account, here);
    expect(input.snapshot.takenAtMs).toBe(here.nowMs);
  });
});

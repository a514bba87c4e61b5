import { describe, expect, it, onTestFinished } from 'vitest';
import { EMPTY_BOOK } from '../../../src-main/verify/book/book.ts';
import { signedFile, type OfferedFile } from '../../../src-main/verify/imported/forms.ts';
import { judgeImported } from '../../../src-main/verify/imported/judge-imported.ts';
import { ownScriptsOf } from '../../../src-main/keys/allowed-paths.ts';
import { judge, type JudgeInput } from '../../../src-main/verify/verdict/judge.ts';
import { paidPart, validateHistory } from '../../../src-main/verify/history/validate.ts';
import { signPsbt, verifySigned } from '../../../src-main/verify/sign/sign.ts';
import { createReader, type ReaderWorker } from '../../../src-main/reader/client.ts';
import { startWorker, type WorkerLink } from '../../../src-main/reader/lane.ts';
import { failureOf } from '../../support/failure-of.ts';
import { consignmentSet, trialOf } from '../../support/rgb/consignments.ts';
import { bundleReader } from '../../support/keyholder-bundle.ts';
import { madeBefore } from '../../support/made-before.ts';
import { genuineSlots } from '../../support/psbt/builder.ts';
import { readRaw, replaceValue, valueOf, writeRaw, type RawPsbt } from '../../support/psbt/raw-psbt.ts';
import { WITNESS, genuineTrial } from '../../support/psbt/send.ts';

const bundle = madeBefore(bundleReader);

/** The reader over real workers, ended with the test, and its started workers. */
function opened(): ReaderWorker & { readonly started: WorkerLink[] } {
  const started: WorkerLink[] = [];
  const start = (): WorkerLink => {
    const link = startWorker(bundle().path);
    started.push(link);
    return link;
  };
  const reader = createReader({ start });
  onTestFinished(reader.close);
  return { ...reader, started };
}

function askedOf({
  raw,
  ...asked
}: { readonly raw: RawPsbt } & Pick<JudgeInput, 'intent' | 'snapshot' | 'account' | 'limits'>): JudgeInput {
  const { intent, snapshot, account, limits } = asked;
  return { psbt: writeRaw(raw), intent, snapshot, book: EMPTY_BOOK, account, limits };
}

const draft = genuineSlots({ inputSats: Array.from({ length: 12 }, () => 20_000n) });
const asked = askedOf(draft);
const { account } = draft;
const signed = signPsbt({
  psbt: asked.psbt,
  account,
  seed: draft.wallet.seed,
  aux: () => new Uint8Array(32),
}).psbt;

/** The answer with one bit of a signature flipped. */
function spoiltAt(input: number): string {
  const raw = readRaw(signed);
  const witness = valueOf(raw.inputs[input], '08');
  replaceValue(raw.inputs[input], '08', witness.slice(0, -1) + (witness.endsWith('0') ? '1' : '0'));
  return writeRaw(raw);
}

/** A clone turns a Buffer into plain bytes. */
const plain = ({ name, bytes }: OfferedFile) => ({ name, bytes: new Uint8Array(bytes) });

describe('the reader', () => {
  it.each([
    ['new slots', 'proved', asked],
    ['a send', 'onTrust', askedOf(genuineTrial(WITNESS))],
    ['no PSBT', 'contradicts', { ...asked, psbt: 'AAAA' }],
  ] as const)('gives the same verdict as the judge itself: %s', async (_, outcome, input) => {
    const verdict = await opened().judge(input);
    expect(verdict).toEqual(judge(input));
    expect(verdict.outcome).toBe(outcome);
  });

  it('verifies and applies signatures as the functions themselves do', async () => {
    const reader = opened();
    const verified = verifySigned(asked.psbt, signed, account);
    expect(await reader.verifySigned(asked.psbt, signed, account)).toEqual(verified);
    expect(await reader.takeBack(asked.psbt, signed, account)).toEqual({ psbt: signed, ...verified });
    const ours = draft.inputKeys.map(() => true);
    const judged = { psbt: asked.psbt, account, scope: 'asked' as const, ours };
    expect(await reader.signedFor(judged, signed)).toBe(signed);
    expect(await reader.signedFor(judged, spoiltAt(3))).toBeNull();
  });

  it('reads and judges imports, and makes files of them', async () => {
    const reader = opened();
    const bytes = new Uint8Array(Buffer.from(asked.psbt, 'base64'));
    const brought = await reader.readBrought({ kind: 'bytes', bytes });
    expect(brought).toEqual({ kind: 'psbt', psbt: asked.psbt, form: 'binary' });
    const here = { brought, account, limits: asked.limits, nowMs: 1_800_000_000_000, book: EMPTY_BOOK };
    expect(await reader.judgeBrought(here)).toEqual(judgeImported(here));
    const of = { asked: asked.psbt, signed, kind: 'createSlots' } as const;
    for (const form of ['psbt', 'transaction'] as const)
      expect(await reader.signedFile(form, of)).toEqual(plain(signedFile(form, of)));
    expect((await reader.coinsIn(asked.psbt)).map(({ txid, vout }) => ({ txid, vout }))).toEqual(
      draft.raw.tx.inputs.map(({ txid, vout }) => ({ txid, vout })),
    );
  });

  it('finds our own scripts and no others', async () => {
    const reader = opened();
    const own = ownScriptsOf(account).at({ branch: 'vanilla', keychain: 0, index: 3 });
    const lastIndex = { vanilla: 10, colored: 10 };
    const nowhere = { vanilla: -1, colored: -1 };
    expect(await reader.ownPlace(account, own.script, lastIndex)).toEqual(own);
    // A wrong hint proves nothing: the script at that place must match.
    expect(await reader.ownPlace(account, own.script, nowhere, own.index)).toEqual(own);
    expect(await reader.ownPlace(account, own.script, nowhere, own.index + 1)).toBeNull();
    expect(await reader.ownPlace(account, own.script, lastIndex, own.index + 1)).toEqual(own);
    const stranger = Uint8Array.of(0x51, 0x20, ...new Uint8Array(32).fill(7));
    expect(await reader.ownPlace(account, stranger, lastIndex)).toBeNull();
    const first = { branch: 'vanilla', keychain: 0, index: 2 } as const;
    expect((await reader.ownScripts(account, first, 3))[1]).toEqual(own.script);
  });

  it('validates a history as the function itself does', async () => {
    const set = consignmentSet('beta18');
    for (const one of set.cases.slice(40, 50)) {
      const { bytes, ask: of, chain } = trialOf(set, one);
      const here = paidPart(validateHistory(bytes, of, chain));
      expect(await opened().validateHistory(bytes, of, chain)).toEqual(here);
    }
  });

  it("throws the functions' failures", async () => {
    const reader = opened();
    expect(await failureOf(reader.verifySigned(asked.psbt, spoiltAt(7), account))).toEqual({
      code: 'SIGNATURE_INVALID',
      facts: { input: 7 },
    });
    const words = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
    expect(await failureOf(reader.readBrought({ kind: 'text', text: words }))).toEqual({
      code: 'BROUGHT_REFUSED',
      facts: { problem: 'words' },
    });
  });

  it("reports Ochre's fault as a fault", async () => {
    const reader = opened();
    const of = { ...account, xpubs: { vanilla: 'xpub', colored: 'xpub' } };
    await expect(reader.judge({ ...asked, account: of })).rejects.toThrow(/the reader: Error/);
    expect((await reader.judge(asked)).outcome).toBe('proved');
  });
});

it('refuses an import if its worker is ended in the middle', async () => {
  const reader = opened();
  const first = failureOf(reader.readBrought({ kind: 'text', text: asked.psbt }));
  reader.started[0]?.kill();
  expect(await first).toEqual({ code: 'BROUGHT_REFUSED', facts: { problem: 'tooLarge' } });
});

it("reports a worker that can't be started as Ochre's fault, and starts it again", async () => {
  let path = '/nowhere/reader.js';
  const reader = createReader({ start: () => startWorker(path) });
  onTestFinished(reader.close);
  reader.warm();
  await expect(reader.judge(asked)).rejects.toThrow(/Cannot find module/);
  path = bundle().path;
  expect((await reader.judge(asked)).outcome).toBe('proved');
});

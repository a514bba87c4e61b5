import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createReader } from '../../../src-main/reader/client.ts';
import { startWorker } from '../../../src-main/reader/start.ts';
import { bundleReader, type KeyholderBundle } from '../../support/keyholder-bundle.ts';
import { longestStall } from '../../support/longest-stall.ts';
import { mixedParts } from '../../support/offline/mixed-parts.ts';
import { writeRaw, readRaw } from '../../support/psbt/raw-psbt.ts';
import { proprietary } from '../../support/rgb/encode.ts';
import { answerOnce, blinded, sendForm, unspentsBody } from './asset-app.ts';
import { restoreSigner } from './offline/signer.ts';
import { answerInstead, openTestApp } from './app.ts';
import { liedTo, type Lied } from './lying-service.ts';

/** What is sent to hold main up (row I): looked at in the real worker, while main's loop turns. */

/** What may pass between two turns of main's loop, ms. */
const LONGEST_STALL_MS = 50;

let bundle: KeyholderBundle;
beforeAll(async () => {
  bundle = await bundleReader();
}, 120_000);
afterAll(() => bundle.remove());

function judgingApart() {
  const reader = createReader({ start: () => startWorker(bundle.path) });
  onTestFinished(reader.close);
  return reader;
}

describe('I: of a service, what is too much', () => {
  let a: Lied;
  let assetId: string;
  beforeEach(async () => {
    a = await liedTo(6, 2_000, { reader: judgingApart() });
    assetId = await a.issue('TEST', 1_000n);
  });
  const signs = () => a.acted().signs;

  it('38,000 transitions in one PSBT are not proved, and main goes on meanwhile', async () => {
    const asked = await blinded(a.bob, assetId, 300);
    let built = '';
    a.build((psbt) => (built = psbt));
    await a.begin([asked]);
    const raw = readRaw(built);
    for (let i = 0; i < 38_000; i++)
      raw.global.push([proprietary('RGB', 1, i.toString(16).padStart(64, '0')), '00']);
    answerOnce(a.app, 'sendbegin', writeRaw(raw));
    const before = signs();
    let ended = '';
    const stallMs = await longestStall(async () => {
      const done = await a.app.ask('signing.beginSend', sendForm(a.walletId, [asked]));
      ended = done.ok ? done.value.outcome : done.failure.code;
    });
    console.log(`38,000 transitions: ${ended}, main stood still for ${stallMs.toFixed(1)} ms at most`);
    expect(['contradicts', 'notProved', 'PSBT_REFUSED']).toContain(ended);
    expect(signs()).toBe(before);
    expect(stallMs).toBeLessThan(LONGEST_STALL_MS);
  });

  it('60,000 allocations on one output are refused before anything is built', async () => {
    const asked = await blinded(a.bob, assetId, 300);
    const [first, ...others] = await a.entries();
    if (first === undefined) throw new Error('nothing is listed');
    const allocations = Array.from({ length: 60_000 }, (_, i) => ({
      assetId,
      amount: BigInt(i + 1),
      settled: true,
    }));
    const body = unspentsBody([{ ...first, colorable: true, allocations }, ...others]);
    answerInstead(a.app, 'listunspends', body, { always: true });
    const before = signs();
    let failure: unknown;
    const stallMs = await longestStall(async () => {
      failure = await a.app.failure('signing.beginSend', sendForm(a.walletId, [asked]));
    });
    console.log(`60,000 allocations: refused, main stood still for ${stallMs.toFixed(1)} ms at most`);
    expect(failure).toMatchObject({ code: 'SERVICE_ANSWER', facts: { problem: 'tooLarge' } });
    expect(signs()).toBe(before);
    expect(stallMs).toBeLessThan(LONGEST_STALL_MS);
  });
});

describe('I: of what is brought, what is too much', () => {
  it('2.7 MB of parts of a Uniform Resource are refused, and main goes on meanwhile', async () => {
    const app = openTestApp('electron', { reader: judgingApart() });
    const walletId = await restoreSigner(app);
    const text = mixedParts(2_700_000);
    let ended = '';
    const stallMs = await longestStall(async () => {
      const asked = { walletId, name: 'a.txt', content: { kind: 'text', text } } as const;
      const done = await app.ask('offline.bring', asked);
      ended = done.ok ? 'read' : done.failure.code;
    });
    console.log(`2.7 MB of parts: ${ended}, main stood still for ${stallMs.toFixed(1)} ms at most`);
    expect(ended).toBe('BROUGHT_REFUSED');
    expect(app.keyholder.acts).not.toContain('sign');
    expect(stallMs).toBeLessThan(LONGEST_STALL_MS);
  });
});

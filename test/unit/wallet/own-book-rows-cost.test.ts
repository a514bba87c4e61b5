import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createReader } from '../../../src-main/reader/client.ts';
import { startWorker } from '../../../src-main/reader/start.ts';
import { bundleReader, type KeyholderBundle } from '../../support/keyholder-bundle.ts';
import { longestStall } from '../../support/longest-stall.ts';
import { mixedParts } from '../../support/offline/mixed-parts.ts';
import { writeRaw, readRaw } from '../../support/psbt/raw-psbt.ts';
import { proprietary } from '../../support/rgb/encode.ts';
import { answerOnce, blinded, type RecipientForm, sendForm, unspentsBody } from './asset-app.ts';
import type { Result } from '../../../src-preload/contract/index.ts';
import { restoreSigner } from './offline/signer.ts';
import { answerInstead, openTestApp } from './app.ts';
import { liedTo, type Lied } from './lying-service.ts';

/** What is sent to hold main up (row I): looked at in the real worker, while main's loop turns. */

/** What may pass between two turns of main's loop, ms. */
const LONGEST_STALL_MS = 50;

/** What came of it, while main's loop turned all the time. */
async function endOf(what: string, act: () => Promise<Result<object>>): Promise<object> {
  let ended: object = {};
  const stallMs = await longestStall(async () => {
    const done = await act();
    ended = done.ok ? done.value : done.failure;
  });
  console.log(`${what}: main stood still for ${stallMs.toFixed(1)} ms at most`);
  expect(stallMs).toBeLessThan(LONGEST_STALL_MS);
  return ended;
}

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
  const send = (to: RecipientForm) => a.app.ask('signing.beginSend', sendForm(a.walletId, [to]));

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
    const ended = await endOf('38,000 transitions', () => send(asked));
    expect(ended).not.toMatchObject({ outcome: expect.stringMatching(/^(proved|onTrust)$/) as string });
    expect(signs()).toBe(before);
  });

  it('60,000 allocations on one output are refused before anything is built', async () => {
    const asked = await blinded(a.bob, assetId, 300);
    const [first, ...others] = await a.entries();
    if (first === undefined) throw new Error('nothing is listed');
    const held = (_: unknown, i: number) => ({ assetId, amount: BigInt(i + 1), settled: true });
    const allocations = Array.from({ length: 60_000 }, held);
    const body = unspentsBody([{ ...first, colorable: true, allocations }, ...others]);
    answerInstead(a.app, 'listunspends', body, { always: true });
    const before = signs();
    const ended = await endOf('60,000 allocations', () => send(asked));
    expect(ended).toMatchObject({ code: 'SERVICE_ANSWER', facts: { problem: 'tooLarge' } });
    expect(signs()).toBe(before);
  });
});

describe('I: of what is brought, what is too much', () => {
  it('2.7 MB of parts of a Uniform Resource are refused, and main goes on meanwhile', async () => {
    const app = openTestApp('electron', { reader: judgingApart() });
    const walletId = await restoreSigner(app);
    const text = mixedParts(2_700_000);
    const asked = { walletId, name: 'a.txt', content: { kind: 'text', text } } as const;
    const ended = await endOf('2.7 MB of parts', () => app.ask('offline.bring', asked));
    expect(ended).toMatchObject({ code: 'BROUGHT_REFUSED' });
    expect(app.keyholder.acts).not.toContain('sign');
  });
});

import '../support/in-english.ts';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose } from '../../src-main/app/core.ts';
import { createLogger } from '../../src-main/app/logger.ts';
import type { Call, CallInput, CallOutput, Result } from '../../src-preload/contract/index.ts';
import { fakePorts } from '../fakes/ports.ts';
import { createPaceLine, RGB_NODE, SYNC, wait, type Asked, type PaceLine } from './pace-line.ts';
import type { OpenWalletApi } from '../../src-main/ports/index.ts';

/** Runs in the tree that is measured, which may be of an older build: it goes by nothing that is newer. */

/** From a press to what is waited for. */
export interface Took extends Asked {
  readonly seconds: number;
}
export const ACTS = [
  'slots: press to review',
  'slots: Sign to submitted',
  'slots: Sign to result',
  'invoice: press to invoice',
  'send: press to review',
  'send: Sign to submitted',
  'send: Sign to result',
  'Refresh: press to read',
] as const;
export type Act = (typeof ACTS)[number];
export type PaceTimes = Record<Act, Took>;
export const SERVICES = ['rgb-node', 'own'] as const;

/** A person's own time with main's question, which is taken off. */
const ANSWERS_MS = 3_000;

/** The own service as this tree has it: older ones look at the chain for a balance, and again to build what was listed. */
function lineOf(service: string, open: OpenWalletApi): PaceLine {
  if (service === 'rgb-node') return createPaceLine(open, RGB_NODE);
  const says = (file: string, text: string) =>
    readFileSync(`src-main/own-service/${file}`, 'utf8').includes(text);
  const balance = says('http/document.ts', 'wallet.btcBalance(true)') ? 0 : SYNC;
  const builds = { call: 'createUtxosBegin', ms: 30_000 } as const;
  const goesBy = says('rgb-lib/wallet.ts', 'skip_sync: hasLooked()') ? builds : null;
  return createPaceLine(open, { ...RGB_NODE, btcBalance: balance }, goesBy);
}

async function measurePace(service: string, roundTripMs: number): Promise<PaceTimes> {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-pace-'));
  const fakes = fakePorts(folder);
  const line = lineOf(service, fakes.ports.openWalletApi);
  const page = {
    walletId: '',
    reading: null as Promise<void> | null,
    readings: 0,
    again: false,
    isSubmitted: (): void => undefined,
  };
  let answersMs = 0;
  const { dispatch, close } = compose(
    {
      ...fakes.ports,
      openWalletApi: line.openWalletApi,
      confirm: { ...fakes.ports.confirm, ask: () => wait(answersMs).then(() => true) },
      tell: (name, payload) => {
        fakes.ports.tell(name, payload);
        if (name === 'wallet.changed') void reload();
        if (name === 'signing.progress' && (payload as { step: string }).step === 'taken') page.isSubmitted();
      },
    },
    createLogger((text) => {
      throw new Error(text);
    }),
  );
  const ask = async <N extends Call>(name: N, input: CallInput<N>) =>
    (await dispatch(name, input)) as Result<CallOutput<N>>;
  const get = async <N extends Call>(name: N, input: CallInput<N>): Promise<CallOutput<N>> => {
    const result = await ask(name, input);
    if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.failure)}`);
    return result.value;
  };
  /** As the page reads anew: all at once, and once more for what was heard of meanwhile. */
  async function reload(): Promise<void> {
    if (page.walletId === '') return;
    page.again = true;
    page.reading ??= (async () => {
      while (page.again) {
        page.again = false;
        page.readings += 1;
        const { walletId } = page;
        await Promise.all([ask('wallet.overview', { walletId }), ask('wallet.unspents', { walletId })]);
      }
      page.reading = null;
    })();
    await page.reading;
  }
  /** What goes on in the background ends first. */
  const quiet = async (): Promise<void> => {
    await wait(100);
    while (page.reading !== null) await page.reading;
    await line.idle();
  };
  const pace = (ms: number): void => {
    line.pace(ms);
    answersMs = ms === 0 ? 0 : ANSWERS_MS;
  };
  const timed = async (act: () => Promise<unknown>): Promise<Took> => {
    line.count();
    const fromMs = performance.now();
    await act();
    return { seconds: (performance.now() - fromMs) / 1_000, ...line.count() };
  };
  /** What is signed counts as submitted when the page says so: by the answer, or before it. */
  const signed = async (review: { flowId: string; digest: string }) => {
    const { flowId, digest } = review;
    const fromMs = performance.now();
    const told = new Promise<number>((resolve) => {
      page.isSubmitted = () => {
        resolve(performance.now());
      };
    });
    const approved = timed(() => get('signing.approve', { flowId, digest, acceptNotProved: true }));
    const atMs = await Promise.race([told, approved.then(() => performance.now())]);
    const took = await approved;
    const without = (seconds: number): Took => ({ ...took, seconds: seconds - answersMs / 1_000 });
    return { submitted: without((atMs - fromMs) / 1_000), result: without(took.seconds) };
  };
  const reviewed = async <R>(begin: () => Promise<R>) => {
    const begun: R[] = [];
    const took = await timed(async () => begun.push(await begin()));
    const [review] = begun;
    if (review === undefined) throw new Error('no review');
    return { took, review };
  };

  try {
    const form = { num: 5, sizeSats: 2_000, rateSatsPerVb: 2, upTo: false };
    const { id: walletId } = await get('vault.create', {
      ...{ name: 'Bench', network: 'regtest', keep: 'session', practice: true, wordCount: 12 },
    });
    await get('wallet.register', { walletId });
    page.walletId = walletId;
    await get('practice.faucet', { walletId, amountSats: 1_000_000 });
    await get('practice.mine', { blocks: 1 });
    await reload();
    await quiet();
    pace(roundTripMs);

    await get('signing.planSlots', { walletId, ...form });
    const slots = await reviewed(() => get('signing.beginSlots', { walletId, ...form }));
    const made = await signed(slots.review);
    await quiet();

    pace(0);
    await get('practice.mine', { blocks: 1 });
    await get('practice.giveSamples', { walletId });
    await get('practice.mine', { blocks: 1 });
    await get('wallet.refresh', { walletId });
    await get('signing.beginSlots', { walletId, ...form }).then(signed);
    await get('practice.mine', { blocks: 1 });
    const { assets } = await get('assets.list', { walletId });
    const assetId = assets.find(({ schema }) => schema === 'nia')?.assetId;
    if (assetId === undefined) throw new Error('no asset to send');
    const { invoice: paid, recipientId } = await get('practice.friendInvoice', {
      ...{ assetId, amount: '1', kind: 'blinded' as const },
    });
    const to = { invoice: paid, recipientId, assetId, amount: '1', witnessSats: null };
    const sending = { walletId, recipients: [to], donation: false, rateSatsPerVb: 2, minConfirmations: 1 };
    await get('wallet.refresh', { walletId });
    await reload();
    await quiet();
    pace(roundTripMs);

    const invoice = await timed(() => get('invoices.create', { walletId, assetId: '', amount: '5' }));
    await quiet();
    const send = await reviewed(() => get('signing.beginSend', sending));
    const sent = await signed(send.review);
    await quiet();
    const refresh = await timed(async () => {
      const before = page.readings;
      await get('wallet.refresh', { walletId });
      // What main told of meanwhile was read then, or is being read.
      await (page.readings === before ? reload() : page.reading);
    });
    return {
      'slots: press to review': slots.took,
      'slots: Sign to submitted': made.submitted,
      'slots: Sign to result': made.result,
      'invoice: press to invoice': invoice,
      'send: press to review': send.took,
      'send: Sign to submitted': sent.submitted,
      'send: Sign to result': sent.result,
      'Refresh: press to read': refresh,
    };
  } finally {
    page.walletId = '';
    close();
    await fakes.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1]?.endsWith('pace-side.ts')) {
  const [service = '', roundTripMs = ''] = process.argv.slice(2);
  console.log(JSON.stringify(await measurePace(service, Number(roundTripMs))));
  process.exit(0);
}

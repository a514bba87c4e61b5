import { describe, expect, it } from 'vitest';
import { SIGNER } from '../../support/offline/own-words.ts';
import {
  addOutput,
  genuineTrial,
  giveToChange,
  items,
  recommitted,
  toOutpoint,
  toOutput,
  type SendTrial,
} from '../../support/psbt/send.ts';
import { testWallet } from '../../support/psbt/test-wallet.ts';
import { fungible } from '../../support/rgb/encode.ts';
import { openTestApp, type TestApp } from './app.ts';
import { failsWith } from './fails.ts';
import { approving, bare, bringUncompared as bringText, own, packed, signerApp } from './offline/signer.ts';

/** What is brought to the machine that signs without a network (rows A, G and H): refused before a key is read. */

const THIEFS = { txid: 'd0'.repeat(32), vout: 1 };

/** The person agrees to all of it: it is refused all the same, and no key was read. */
async function refuses(app: TestApp, walletId: string, text: string): Promise<string | null> {
  const brought = await bringText(app, walletId, text);
  expect(brought.review.outcome).toBe('contradicts');
  const asked = app.user.asked.length;
  const yes = approving(brought, { acceptNotProved: true });
  expect(await app.failure('offline.sign', yes)).toMatchObject({ code: 'PSBT_REFUSED' });
  expect(app.user.asked).toHaveLength(asked);
  expect(app.keyholder.acts).not.toContain('sign');
  return brought.review.code;
}

/** Its change lies on an outpoint that is not ours, which its list calls a slot of ours. */
function changeElsewhere(trial: SendTrial): void {
  const free = { colorable: true, exists: true, allocations: [], pendingBlinded: 0 };
  trial.snapshot.entries.push({ ...THIEFS, ...free, amountSats: 1_000n });
  recommitted((one: SendTrial) => void (items(one)[0]!.seal = toOutpoint(THIEFS.txid, THIEFS.vout)))(trial);
}

it.each<[string, string, (trial: SendTrial) => void]>([
  ['A: whose change lies where its list calls an outpoint a slot of ours', 'RGB_CHANGE', changeElsewhere],
  [
    'A: whose change lies where its own book says so, which is not this machine’s',
    'RGB_CHANGE',
    (trial) => {
      const place = { ...THIEFS, amountSats: 1_000n, branch: 'colored', index: 3, spent: false } as const;
      trial.book.outputs = [...trial.book.outputs, place];
      changeElsewhere(trial);
    },
  ],
  [
    'G: that would be void since it assigns nothing to one place',
    'RGB_BALANCE',
    recommitted((one: SendTrial) => void items(one).push({ seal: toOutput(1), state: fungible(0n) })),
  ],
  [
    'G: that would be void since what it spends is not settled',
    'RGB_UNSETTLED',
    ({ snapshot: { entries } }) => {
      entries[0]!.allocations = entries[0]!.allocations.map((one) => ({ ...one, settled: false }));
    },
  ],
])('a pack %s is refused: %s', async (_, code, change) => {
  const { app, walletId } = await signerApp();
  const trial = genuineTrial({ wallet: own });
  change(trial);
  expect(await refuses(app, walletId, packed(trial))).toBe(code);
});

describe('H: a bare PSBT that spends a slot to a stranger and commits to nothing', () => {
  /** A slot is spent to a stranger's taproot output, and nothing says where its asset goes. */
  function plainly(network: 'regtest' | 'mainnet'): string {
    const wallet = testWallet({ network, seed: own.seed });
    const trial = genuineTrial({ wallet });
    trial.raw.global = [];
    trial.raw.outputs.shift();
    trial.raw.tx.outputs.shift();
    trial.change = 0;
    addOutput(trial, { amount: 5_000n, script: `5120${'42'.repeat(32)}` });
    giveToChange(trial, 0n);
    return bare(trial);
  }

  it('is refused on mainnet, second step and all: SPENDS_COLORED', async () => {
    const app = openTestApp('electron');
    const asked = { ...SIGNER, network: 'mainnet', keep: 'keychain' } as const;
    const { id: walletId } = await app.get('vault.restore', asked);
    expect(await refuses(app, walletId, plainly('mainnet'))).toBe('SPENDS_COLORED');
  });

  it('is asked for by itself on a test network, and is not signed without that answer', async () => {
    const { app, walletId } = await signerApp();
    const brought = await bringText(app, walletId, plainly('regtest'));
    expect(brought.review.outcome).toBe('notProved');
    expect(brought.questions.map(({ kind }) => kind)).toEqual(['slots', 'output']);
    const confirmed = brought.questions.flatMap(({ kind, id }) => (kind === 'slots' ? [] : [id]));
    const unanswered = app.failure('offline.sign', approving(brought, { confirmed }));
    await failsWith(unanswered, 'BROUGHT_UNANSWERED', { open: 1 });
    expect(app.keyholder.acts).not.toContain('sign');
  });
});

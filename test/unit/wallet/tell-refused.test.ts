import { expect, it, vi } from 'vitest';
import type { KeptTransfer, RefusedFile } from '../../../src-main/ports/index.ts';
import { tellRefused } from '../../../src-main/wallet/refresh/refresh-wallet.ts';

const RECIPIENT = 'bcrt:utxob:yZrHWZWQ-05QtSDk-2nHv1xL-hB0f2mS-QXwHLBU-ZPSmntf-a6emE';
const OTHER = 'bcrt:utxob:GmnIa5Mf-VM9C6Iv-qFgDq0A-mFcYtpq-m7ZPqhQ-Eqe8xsS-yZdxI';
const WHY: RefusedFile = { code: 'DBC', host: '127.0.0.1:3000' };

async function told(refused: Readonly<Record<string, RefusedFile>>, kind: 'own' | 'remote' = 'own') {
  const kept = {
    pageTransfers: () =>
      [
        { key: '#1', idx: 1, recipientId: RECIPIENT, kindName: 'receiveBlind', assetId: '', txid: null },
        { key: '#2', idx: 2, recipientId: OTHER, kindName: 'receiveBlind', assetId: '', txid: null },
        { key: '#3', idx: 3, recipientId: null, kindName: 'issuance', assetId: '', txid: null },
      ] as Partial<KeptTransfer>[],
    verifications: () => [],
    keepVerification: vi.fn(),
  };
  const ask = vi.fn(() => Promise.resolve(new Map(Object.entries(refused))));
  const context = { clock: { nowMs: () => 5 }, holdings: { of: () => kept }, ownService: { refused: ask } };
  await tellRefused(context as never, { id: 'a', connection: { kind } } as never);
  return { kept: kept.keepVerification.mock.calls.map(([one]) => one as unknown), ask };
}

it('keeps of that transfer alone that its file is refused, by which rule, and where it lies', async () =>
  expect((await told({ [RECIPIENT]: WHY })).kept).toMatchObject([
    { about: { idx: 1 }, found: { outcome: 'refused', ...WHY, atMs: 5 } },
  ]));

it('keeps nothing where nothing is refused, or what is refused is of no transfer that is listed', async () => {
  expect((await told({})).kept).toEqual([]);
  expect((await told({ [`${RECIPIENT}x`]: WHY })).kept).toEqual([]);
});

it('asks nothing where the service is another’s, which reads for itself', async () => {
  const { ask, kept } = await told({ [RECIPIENT]: WHY }, 'remote');
  expect([ask.mock.calls, kept]).toEqual([[], []]);
});

import { expect, it, vi } from 'vitest';
import { fail } from '../../../src-main/domain/errors.ts';
import type { KeptInvoice, KeptTransfer, LeftConsignment } from '../../../src-main/ports/index.ts';
import { findRefused } from '../../../src-main/wallet/refresh/find-refused.ts';

const RECIPIENT = 'bcrt:utxob:yZrHWZWQ-05QtSDk-2nHv1xL-hB0f2mS-QXwHLBU-ZPSmntf-a6emE';
const OTHER = 'bcrt:utxob:GmnIa5Mf-VM9C6Iv-qFgDq0A-mFcYtpq-m7ZPqhQ-Eqe8xsS-yZdxI';
const ENDPOINT = 'rpc://127.0.0.1:3000/json-rpc';
const GOOD = Uint8Array.of(1);
const BAD = Uint8Array.of(2);

interface Given {
  readonly kind?: 'own' | 'remote';
  /** By recipient id. */
  readonly left?: Readonly<Record<string, Uint8Array | (() => never)>>;
  readonly invoices?: readonly Partial<KeptInvoice>[];
}

function given({ kind = 'own', left = {}, invoices = [{}] }: Given) {
  const asked: string[] = [];
  const kept = {
    invoices: () =>
      invoices.map((one) => ({ recipientId: RECIPIENT, endpoints: [ENDPOINT], told: null, ...one })),
    pageTransfers: () => ({
      rows: [
        { key: '#1', idx: 1, recipientId: RECIPIENT, kindName: 'receiveBlind', assetId: '', txid: null },
        { key: '#2', idx: 2, recipientId: OTHER, kindName: 'receiveBlind', assetId: '', txid: null },
      ] as Partial<KeptTransfer>[],
    }),
    verifications: () => [],
    keepVerification: vi.fn(),
  };
  const context = {
    clock: { nowMs: () => 5 },
    holdings: { of: () => kept },
    openRgbProxy: ({ endpoint }: { readonly endpoint: string }) => ({
      host: '127.0.0.1:3000',
      consignment: (recipientId: string): Promise<LeftConsignment | null> => {
        asked.push(`${endpoint} ${recipientId}`);
        const file = left[recipientId];
        if (typeof file === 'function') return Promise.reject(thrownBy(file));
        return Promise.resolve(file === undefined ? null : { file, txid: '00'.repeat(32), vout: null });
      },
    }),
    judging: {
      validateHistory: (file: Uint8Array) =>
        Promise.resolve(
          file === BAD ? { outcome: 'refused', code: 'ENCODING', facts: {} } : { outcome: 'proved' },
        ),
    },
  };
  const wallet = {
    id: 'a',
    keys: { network: 'regtest' },
    connection: kind === 'own' ? { kind } : { kind, baseUrl: 'https://a.example' },
  };
  return { kept, asked, find: () => findRefused(context as never, wallet as never) };
}

function thrownBy(act: () => never): Error {
  try {
    return act();
  } catch (error) {
    return error as Error;
  }
}

const answerFault = (problem: 'tooLarge' | 'html') => (): never => {
  throw fail('SERVICE_ANSWER', { host: '127.0.0.1:3000', endpoint: 'consignment.get', problem, detail: '' });
};

it('lets rgb-lib read what breaks no rule', async () => {
  const { asked, find, kept } = given({ left: { [RECIPIENT]: GOOD } });
  const { leaveArrivals, tell } = await find();
  expect(leaveArrivals).toBe(false);
  tell();
  expect(kept.keepVerification).not.toHaveBeenCalled();
  expect(asked).toEqual([`http://127.0.0.1:3000/json-rpc ${RECIPIENT}`]);
});

it('keeps what breaks one from it, and says so of that transfer alone', async () => {
  const { find, kept } = given({
    left: { [RECIPIENT]: BAD, [OTHER]: GOOD },
    invoices: [{}, { recipientId: OTHER }],
  });
  const { leaveArrivals, tell } = await find();
  expect(leaveArrivals).toBe(true);
  tell();
  expect(kept.keepVerification.mock.calls.map(([one]) => one as unknown)).toMatchObject([
    { about: { idx: 1 }, found: { outcome: 'refused', code: 'ENCODING', host: '127.0.0.1:3000', atMs: 5 } },
  ]);
});

it('keeps a file from it that is larger than any may be, and nothing because of a proxy that fails', async () => {
  const tooLarge = given({ left: { [RECIPIENT]: answerFault('tooLarge') } });
  expect((await tooLarge.find()).leaveArrivals).toBe(true);
  const aPage = given({ left: { [RECIPIENT]: answerFault('html') } });
  expect((await aPage.find()).leaveArrivals).toBe(false);
});

it('takes a fault of ours for no answer', async () => {
  const broken = given({
    left: {
      [RECIPIENT]: () => {
        throw new TypeError('broken');
      },
    },
  });
  await expect(broken.find()).rejects.toThrow('broken');
});

it.each(['waitingConfirmations', 'settled', 'failed'] as const)(
  'asks nothing of what rgb-lib read, or never does: %s',
  async (statusName) => {
    const told = { status: 0, statusName, kind: 1, kindName: 'receiveBlind', txid: null, atMs: 1 } as const;
    const { asked, find } = given({ left: { [RECIPIENT]: BAD }, invoices: [{ told }] });
    expect((await find()).leaveArrivals).toBe(false);
    expect(asked).toEqual([]);
  },
);

it('asks nothing where the service is another’s, which reads for itself', async () => {
  const { asked, find } = given({ kind: 'remote', left: { [RECIPIENT]: BAD } });
  expect((await find()).leaveArrivals).toBe(false);
  expect(asked).toEqual([]);
});

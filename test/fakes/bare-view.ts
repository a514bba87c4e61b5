import type { BroughtView, Review } from '../../src-preload/contract/index.ts';
import { aClaim, aLine } from './reviews.ts';
import { NOW_MS, practiceWallet, txidOf } from './scenarios.ts';

export const DIGEST = 'd1'.repeat(32);
export const STRANGER = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';
const OURS = { path: "m/86'/1'/0'/0/3", address: null };
const TO_STRANGER = { outcome: 'notProved', path: null, address: STRANGER } as const;

/** Main's view of a bare PSBT that pays a stranger. */
export function bareView(change: Partial<Review> = {}): BroughtView {
  const broughtId = 'ab'.repeat(16);
  const coin = { kind: 'plainBitcoin', amountSats: 50_000, outpoint: { txid: txidOf(7), vout: 0 } } as const;
  const review: Review = {
    ...{ flowId: broughtId, walletId: practiceWallet.id, digest: DIGEST, outcome: 'notProved', code: null },
    ...{ intent: { kind: 'offline' }, assets: [], preparedAtMs: NOW_MS, stops: [] },
    claims: [aClaim('inputsOurs'), aClaim('nothingToOthers', { outcome: 'notProved' })],
    inputs: [aLine(0, { ...OURS, ...coin })],
    outputs: [
      aLine(0, { kind: 'stranger', amountSats: 20_000, ...TO_STRANGER }),
      aLine(1, { ...OURS, kind: 'change', amountSats: 29_600 }),
    ],
    sums: {
      ...{ inSats: 50_000, outSats: 49_600, feeSats: 400, vbytes: 200 },
      ...{ ownSats: 29_600, strangerSats: 20_000 },
    },
    ...change,
  };
  return {
    ...{ broughtId, walletId: practiceWallet.id, walletName: 'Practice', name: '', from: 'psbt' },
    ...{
      broughtAtMs: NOW_MS,
      txid: txidOf(9),
      signedAtMs: null,
      compares: [],
      onlyOurPart: false,
      rivals: [],
    },
    review,
    questions: [
      { kind: 'output', id: 'o0', index: 0, amountSats: 20_000, address: STRANGER, script: '0014751e' },
      { kind: 'data', id: 'd2', index: 2, data: '68656c6c6f', amountSats: 700 },
    ],
    data: [{ index: 2, data: '68656c6c6f' }],
  };
}

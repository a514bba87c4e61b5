import type { BroughtView, LineView, Review } from '../../src-preload/contract/index.ts';
import { NOW_MS, practiceWallet, txidOf } from './scenarios.ts';

export const DIGEST = 'd1'.repeat(32);
export const STRANGER = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';

/** A bare PSBT that pays somebody else, as main tells of it. */
export function bareView(change: Partial<Review> = {}): BroughtView {
  const broughtId = 'ab'.repeat(16);
  const line: Omit<LineView, 'index' | 'kind' | 'amountSats'> = {
    outcome: 'proved',
    path: "m/86'/1'/0'/0/3",
    address: null,
    outpoint: null,
    assets: [],
  };
  const review: Review = {
    flowId: broughtId,
    walletId: practiceWallet.id,
    digest: DIGEST,
    outcome: 'notProved',
    code: null,
    intent: { kind: 'offline' },
    claims: [
      { name: 'inputsOurs', outcome: 'proved', ground: 'derived', code: null, facts: {} },
      { name: 'nothingToOthers', outcome: 'notProved', ground: 'derived', code: null, facts: {} },
    ],
    inputs: [
      { ...line, index: 0, kind: 'plainBitcoin', amountSats: 50_000, outpoint: { txid: txidOf(7), vout: 0 } },
    ],
    outputs: [
      {
        ...line,
        index: 0,
        kind: 'stranger',
        amountSats: 20_000,
        outcome: 'notProved',
        path: null,
        address: STRANGER,
      },
      { ...line, index: 1, kind: 'change', amountSats: 29_600 },
    ],
    assets: [],
    sums: {
      inSats: 50_000,
      outSats: 49_600,
      feeSats: 400,
      vbytes: 200,
      ownSats: 29_600,
      strangerSats: 20_000,
    },
    preparedAtMs: NOW_MS,
    stops: [],
    ...change,
  };
  return {
    broughtId,
    walletId: practiceWallet.id,
    walletName: 'Practice',
    name: '',
    from: 'psbt',
    broughtAtMs: NOW_MS,
    review,
    questions: [
      { kind: 'output', id: 'o0', index: 0, amountSats: 20_000, address: STRANGER, script: '0014751e' },
      { kind: 'data', id: 'd2', index: 2, data: '68656c6c6f', amountSats: 700 },
    ],
    compares: [],
    onlyOurPart: false,
    data: [{ index: 2, data: '68656c6c6f' }],
    txid: txidOf(9),
    signedAtMs: null,
    rivals: [],
  };
}

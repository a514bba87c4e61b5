import type { ClaimName, ClaimView, LineView, Review } from '../../src-preload/contract/index.ts';
import { anAddress, NOW_MS } from './scenarios.ts';

/** Alike at both ends, as somebody makes it who hopes that only those are compared. */
export const STRANGER = 'bcrt1pk7wq3rt0uexn5l2mzy8a7gdpw4c9k6s0vjh2f5q8tl3nxe7r9umd7tz5v2';

export const aClaim = (name: ClaimName, part: Partial<ClaimView> = {}): ClaimView => ({
  ...{ name, outcome: 'proved', ground: 'derived', code: null, facts: {} },
  ...part,
});

/** What the lists of all reviews end with. */
export const lastClaims = (verdict: Review['outcome']): ClaimView[] => [
  aClaim('amountsAsListed', verdict === 'notProved' ? { outcome: 'notProved' } : {}),
  aClaim('signatureForm'),
  aClaim('lockTime', { facts: { lockTime: '0' } }),
];

export const aLine = (index: number, part: Partial<LineView>): LineView => ({
  ...{ index, kind: 'assetSlot', amountSats: 0, outcome: 'proved', outpoint: null, assets: [] },
  path: `m/86'/827167'/0'/0/${String(index)}`,
  address: anAddress.address,
  ...part,
});

export const aLineToStranger = (index: number, amountSats: number): LineView =>
  aLine(index, { kind: 'stranger', amountSats, outcome: 'contradicts', path: null, address: STRANGER });

/** What of a review the world's verdict says, and what is the same in each. */
export const reviewed = (seed: 0 | 1 | 2, walletId: string, outcome: Review['outcome']) => ({
  ...{ flowId: `f${String(seed)}`.repeat(16), digest: `d${String(seed + 1)}`.repeat(32), walletId, outcome },
  ...{ preparedAtMs: NOW_MS, stops: [] },
});

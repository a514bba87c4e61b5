import { describe, expect, it, onTestFinished } from 'vitest';
import { openHoldings } from '../../../src-main/records/holdings/holdings.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const ref = { walletId: 'b'.repeat(32), service: 'practice', numbering: 'documentEra' } as const;

function open() {
  const holdings = openHoldings(tempFolder(), { nowMs: () => 1_753_268_800_000 });
  onTestFinished(holdings.close);
  return holdings;
}

describe('outputs that were seen in a block', () => {
  it('are unknown before the first look, and remembered from then on, none of them included', () => {
    const holdings = open();
    const kept = holdings.of(ref);
    expect(kept.coins()).toBeNull();
    kept.keepCoins({ learn: [], forget: [] });
    expect(kept.coins()).toEqual([]);
    const coins = [1, 2].map((vout) => ({
      outpoint: `${'a'.repeat(64)}:${String(vout)}`,
      amountSats: 2n ** 60n,
    }));
    kept.keepCoins({ learn: [...coins, ...coins], forget: [] });
    expect(holdings.of(ref).coins()).toEqual(coins);
    expect(holdings.of({ ...ref, walletId: 'another' }).coins()).toBeNull();
    kept.keepCoins({ learn: [], forget: [coins[0]?.outpoint ?? '', 'nothing'] });
    expect(kept.coins()).toEqual([coins[1]]);
  });
});

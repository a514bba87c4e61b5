import { NO_HEADERS, endOf } from '../../src-main/headers/header.ts';
import { checkInParts } from '../../src-main/wallet/chain/follow-chain.ts';
import { easyRules, join, mine, FIRST_S } from '../support/chain/mine.ts';
import { longestStall } from '../support/longest-stall.ts';

const HEADERS = 40_000;
const ROUNDS = 5;

/** How fast main checks headers in parts, and how long its loop stands still meanwhile. */
export async function measureHeaders() {
  const { rules, genesis } = easyRules();
  const chain = join(genesis, mine(rules, genesis, HEADERS));
  let best = 0;
  const stallMs = await longestStall(async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const beganMs = performance.now();
      const checked = await checkInParts(rules, NO_HEADERS, chain, FIRST_S + 1e9);
      if (!checked.ok) throw new Error(`a header broke a rule: ${checked.fault}`);
      best = Math.max(best, (endOf(chain) / (performance.now() - beganMs)) * 1000);
    }
  });
  return { headersPerSecond: Math.round(best), stallMs: Math.round(stallMs * 10) / 10 };
}

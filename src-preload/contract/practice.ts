import * as v from 'valibot';
import { call, notice } from './define.ts';
import * as x from './values.ts';

const practiceStatus = v.strictObject({
  height: x.count,
  mempool: x.count,
  blockEverySeconds: x.count,
  nextBlockAtMs: v.nullable(x.timeMs),
});

export const practice = {
  status: call(x.nothing, practiceStatus),
  /** Sends practice coins to the wallet, in the next block. */
  faucet: call(
    v.strictObject({
      walletId: x.id,
      amountSats: v.pipe(x.sats, v.minValue(1_000), v.maxValue(100_000_000)),
    }),
    v.strictObject({ txid: x.txid }),
  ),
  mine: call(v.strictObject({ blocks: v.pipe(x.count, v.minValue(1), v.maxValue(100)) }), practiceStatus),
  block: notice(practiceStatus),
} as const;

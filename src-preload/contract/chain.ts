import * as v from 'valibot';
import { askedPin, pin } from './connection.ts';
import { call, notice } from './define.ts';
import { FLOW_KINDS } from './state-words.ts';
import * as x from './values.ts';

const chainName = v.picklist(['mainnet', 'testnet3', 'testnet4', 'signet', 'regtest']);

export const server = v.strictObject({
  kind: v.picklist(['electrum', 'esplora']),
  /** In the form of `ChainAddress` (src-main/ports/chain.ts). */
  address: x.keptAddress,
  /** Null: every certificate that a known authority vouches for is accepted. */
  pin: v.nullable(pin),
});

export const chainView = v.strictObject({
  source: v.nullable(server),
  state: v.picklist(['off', 'waiting', 'following', 'ready', 'failed']),
  chain: v.nullable(chainName),
  /** The newest block with a checked header. Its time is only the miner's claim. */
  tip: v.nullable(v.strictObject({ height: x.count, timeMs: x.timeMs })),
  of: v.nullable(x.count),
  second: v.nullable(
    v.strictObject({
      ...server.entries,
      /** `agrees`: a few newest blocks may differ. `behind`, `ahead`: on the same chain. `refused`: breaks a rule. */
      state: v.picklist([
        'waiting',
        'agrees',
        'behind',
        'ahead',
        'differs',
        'refused',
        'otherNetwork',
        'silent',
      ]),
      height: v.nullable(x.count),
      blocks: v.nullable(x.count),
      hasMoreWork: v.nullable(v.boolean()),
      sinceMs: v.nullable(x.timeMs),
      /** The height at which the two servers differ: only blocks below it count. Null if all count. */
      countedBelow: v.nullable(x.count),
      /** A coin that one server lists as unspent and the other, `spentBy`, as spent. */
      disputed: v.nullable(
        v.strictObject({ outpoint: v.string(), spentBy: v.picklist(['first', 'second']) }),
      ),
    }),
  ),
});
export type ChainView = v.InferOutput<typeof chainView>;

const askedSource = v.strictObject({
  walletId: x.id,
  address: x.serverAddress,
  pin: v.exactOptional(v.nullable(askedPin)),
});

/** Spends the same coin, so only one of the two can be mined. With a height, checked headers prove the rival. */
const rival = v.strictObject({
  txid: x.txid,
  height: v.nullable(x.count),
  confirmations: v.nullable(x.count),
  own: v.boolean(),
});
const doubleSpend = v.strictObject({
  txid: x.txid,
  kind: v.picklist(['receive', ...FLOW_KINDS]),
  key: v.nullable(v.string()),
  rival,
});
export type DoubleSpend = v.InferOutput<typeof doubleSpend>;

/** A Bitcoin server besides the wallet's service, off until the person names one. */
export const chain = {
  read: call(x.walletRef, chainView),
  /** Throws HOST_NOT_APPROVED, URL_REFUSED, PIN_REFUSED, CHAIN_REFUSED, SERVICE_*, CERTIFICATE_*, PROXY_FAILED. */
  test: call(
    askedSource,
    v.strictObject({
      kind: v.picklist(['electrum', 'esplora']),
      chain: chainName,
      height: x.count,
      tookMs: x.count,
    }),
  ),
  /** Main asks first. Throws URL_REFUSED and PIN_REFUSED. */
  use: call(askedSource, v.strictObject({ outcome: v.picklist(['used', 'aborted']), view: chainView })),
  /** Main asks first. Throws CHAIN_OFF, URL_REFUSED and PIN_REFUSED. */
  useSecond: call(askedSource, v.strictObject({ outcome: v.picklist(['used', 'aborted']), view: chainView })),
  removeSecond: call(x.walletRef, chainView),
  turnOff: call(x.walletRef, chainView),
  /** Throws CHAIN_OFF, and what `test` throws. */
  follow: call(x.walletRef, chainView),
  /** Fastest first; empty if the server has no estimates. Throws CHAIN_OFF, and what `test` throws. */
  fees: call(
    x.walletRef,
    v.strictObject({ estimates: v.array(v.strictObject({ blocks: x.count, satsPerVb: x.tenthRate })) }),
  ),
  /** The server learns txid and inputs. `unsaid`: it names no block. Throws CHAIN_OFF, and what `test` throws. */
  whereabouts: call(
    v.strictObject({ walletId: x.id, txid: x.txid }),
    v.strictObject({
      state: v.picklist(['mined', 'waiting', 'unsaid', 'unchecked', 'early', 'unknown']),
      height: v.nullable(x.count),
      confirmations: v.nullable(x.count),
      rival: v.nullable(rival),
    }),
  ),
  /** What the last search found. Asks nobody. */
  doubleSpends: call(x.walletRef, v.strictObject({ found: v.array(doubleSpend) })),
  changed: notice(x.walletRef),
} as const;

import * as v from 'valibot';
import { askedPin, pin } from './connection.ts';
import { call, notice } from './define.ts';
import { FLOW_KINDS } from './state-words.ts';
import * as x from './values.ts';

const chainName = v.picklist(['mainnet', 'testnet3', 'testnet4', 'signet', 'regtest']);

export const server = v.strictObject({
  kind: v.picklist(['electrum', 'esplora']),
  /** As ChainAddress in ports/chain.ts. */
  address: x.keptAddress,
  /** Null: any vouched certificate is accepted. */
  pin: v.nullable(pin),
});

export const chainView = v.strictObject({
  source: v.nullable(server),
  state: v.picklist(['off', 'waiting', 'following', 'ready', 'failed']),
  chain: v.nullable(chainName),
  /** The newest block whose header was checked. Its time is the miner's claim. */
  tip: v.nullable(v.strictObject({ height: x.count, timeMs: x.timeMs })),
  of: v.nullable(x.count),
  second: v.nullable(
    v.strictObject({
      ...server.entries,
      /**
       * `agrees`: but for a few newest blocks. `behind`, `ahead`: on the same chain. `differs`: other blocks.
       * `refused`: an answer breaks a rule. `otherNetwork`: another first block. `silent`: no answer.
       */
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
      /** The two differ from here on: blocks above don't count. Null if all count. */
      countedBelow: v.nullable(x.count),
      /** `spentBy`: who says that it is spent; the other lists it as unspent. */
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

/** Only one of the two can be mined. Without a height only the server shows it; with one, checked headers prove it. */
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

/** A Bitcoin server beside the wallet's service: off unless a person names one. */
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
  /** Throws CHAIN_OFF, and as `test`. */
  follow: call(x.walletRef, chainView),
  /** Fastest first; empty if the server has none. Throws CHAIN_OFF, and as `test`. */
  fees: call(
    x.walletRef,
    v.strictObject({
      estimates: v.array(v.strictObject({ blocks: x.count, satsPerVb: x.rateSatsPerVb })),
    }),
  ),
  /** `unsaid` is the server's silence. It learns txid and inputs. Throws CHAIN_OFF, and as `test`. */
  whereabouts: call(
    v.strictObject({ walletId: x.id, txid: x.txid }),
    v.strictObject({
      state: v.picklist(['mined', 'waiting', 'unsaid', 'unchecked', 'early', 'unknown']),
      height: v.nullable(x.count),
      confirmations: v.nullable(x.count),
      rival: v.nullable(rival),
    }),
  ),
  /** As the last look found them. Asks nobody. */
  doubleSpends: call(x.walletRef, v.strictObject({ found: v.array(doubleSpend) })),
  changed: notice(x.walletRef),
} as const;

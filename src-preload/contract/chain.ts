import * as v from 'valibot';
import { askedPin, pin } from './connection.ts';
import { call, notice } from './define.ts';
import { FLOW_KINDS } from './state-words.ts';
import * as x from './values.ts';

/** There are two testnets, with one kind of address. */
const chainName = v.picklist(['mainnet', 'testnet3', 'testnet4', 'signet', 'regtest']);

/** A server of the chain. */
export const server = v.strictObject({
  kind: v.picklist(['electrum', 'esplora']),
  /** As ChainAddress in ports/chain.ts. */
  address: x.keptAddress,
  /** Null: whoever is vouched for is taken. */
  pin: v.nullable(pin),
});

/** Which server of the chain a wallet asks, and how far the headers of the chain were checked. */
export const chainView = v.strictObject({
  /** Null: it asks none. */
  source: v.nullable(server),
  /** `ready`: as far as the server tells of blocks. `failed`: why, `follow` says. */
  state: v.picklist(['off', 'waiting', 'following', 'ready', 'failed']),
  chain: v.nullable(chainName),
  /** Of the newest block whose header was checked. Its time is the miner's claim. */
  tip: v.nullable(v.strictObject({ height: x.count, timeMs: x.timeMs })),
  /** Up to where the server says that the chain goes, while headers are fetched. */
  of: v.nullable(x.count),
  /** With which other server the headers are compared; null: with none. */
  second: v.nullable(
    v.strictObject({
      ...server.entries,
      /**
       * `agrees`: but for a few of the newest blocks. `behind`, `ahead`: on the same chain. `differs`: it has other blocks.
       * `refused`: what it tells breaks a rule, or is no answer. `otherNetwork`: its first block is another. `silent`: it does not answer.
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
      /** Of the newest block that both have, where it was compared. */
      height: v.nullable(x.count),
      /** By how many blocks it is behind or ahead, or in how many they differ. */
      blocks: v.nullable(x.count),
      /** Whether its blocks have more proof of work than ours; null: there are no others. */
      hasMoreWork: v.nullable(v.boolean()),
      /** Since when it does not answer. */
      sinceMs: v.nullable(x.timeMs),
      /** From this block on the two were found to differ, and blocks count for nothing until they agree; null: all count. */
      countedBelow: v.nullable(x.count),
      /** An output that one of the two lists as unspent and the other one calls spent. `spentBy`: by whose word. */
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
  /** Absent: the one that is kept for this address. Null: none. */
  pin: v.exactOptional(v.nullable(askedPin)),
});

/**
 * Another transaction that spends an output which one of the wallet’s spends: only one of them can be mined. With a height
 * it is mined, proved by checked headers; without one the server shows it, and nothing proves that anybody could mine it.
 */
const rival = v.strictObject({
  txid: x.txid,
  height: v.nullable(x.count),
  confirmations: v.nullable(x.count),
  /** Signed here: it takes the place of the other one. */
  own: v.boolean(),
});
const doubleSpend = v.strictObject({
  /** Of the wallet’s. */
  txid: x.txid,
  kind: v.picklist(['receive', ...FLOW_KINDS]),
  /** Of its transfer, or of one of several; null: it has none. */
  key: v.nullable(v.string()),
  rival,
});
export type DoubleSpend = v.InferOutput<typeof doubleSpend>;

/** A server of the Bitcoin network, beside the wallet's service: off unless a person names one. */
export const chain = {
  read: call(x.walletRef, chainView),
  /**
   * Asks a server for its first and its newest block, by the wallet's proxy where it has one, and nothing of the wallet.
   * Main asks before a new host is reached (HOST_NOT_APPROVED). Throws URL_REFUSED, PIN_REFUSED, CHAIN_REFUSED, SERVICE_*, CERTIFICATE_* and PROXY_FAILED.
   */
  test: call(
    askedSource,
    v.strictObject({
      kind: v.picklist(['electrum', 'esplora']),
      chain: chainName,
      height: x.count,
      tookMs: x.count,
    }),
  ),
  /** From then on this server is asked; main asks the person first. Throws URL_REFUSED and PIN_REFUSED. */
  use: call(askedSource, v.strictObject({ outcome: v.picklist(['used', 'aborted']), view: chainView })),
  /**
   * From then on the headers are compared with this server's, too; main asks the person first. Throws CHAIN_OFF,
   * URL_REFUSED and PIN_REFUSED.
   */
  useSecond: call(askedSource, v.strictObject({ outcome: v.picklist(['used', 'aborted']), view: chainView })),
  /** They are compared with none any more. */
  removeSecond: call(x.walletRef, chainView),
  /** No server is asked any more, no second one either. Headers that were checked stay. */
  turnOff: call(x.walletRef, chainView),
  /** Follows the chain now, looks for double spends, and answers how far it came. Throws CHAIN_OFF, and as `test`. */
  follow: call(x.walletRef, chainView),
  /** What the server estimates, fastest first; empty where it has no estimate. Throws CHAIN_OFF, and as `test`. */
  fees: call(
    x.walletRef,
    v.strictObject({
      estimates: v.array(v.strictObject({ blocks: x.count, satsPerVb: x.rateSatsPerVb })),
    }),
  ),
  /**
   * Where a transaction is: `mined` is proved by checked headers, `early` lies before the first that are kept, `unchecked`
   * in a block whose header is not here. `waiting` is the server's word, `unsaid` its silence. And what else spends what it
   * spends. The server learns its id and its inputs. Throws CHAIN_OFF, and as `test`.
   */
  whereabouts: call(
    v.strictObject({ walletId: x.id, txid: x.txid }),
    v.strictObject({
      state: v.picklist(['mined', 'waiting', 'unsaid', 'unchecked', 'early', 'unknown']),
      /** Of its block, and how many blocks there are from it on; null unless mined. */
      height: v.nullable(x.count),
      confirmations: v.nullable(x.count),
      /** Null: none is shown, or it is mined itself. */
      rival: v.nullable(rival),
    }),
  ),
  /**
   * Transactions of the wallet of which another one spends an input, as the last look found them: after each round, and
   * by `whereabouts`. What was replaced by one that was signed here is none. Asks nobody; `changed` tells of more.
   */
  doubleSpends: call(x.walletRef, v.strictObject({ found: v.array(doubleSpend) })),
  changed: notice(x.walletRef),
} as const;

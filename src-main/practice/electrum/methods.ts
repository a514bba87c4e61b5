import { sha256 } from '@scure/btc-signer/utils.js';
import * as v from 'valibot';
import { fromHex, toHex } from '../chain/bytes.ts';
import { blocksFrom, merkleBranch, tip, txidsAt } from '../chain/chain.ts';
import { sql, type World } from '../chain/store.ts';

/** What the server refuses, with a code of JSON-RPC's or of ElectrumX's own. */
export class ElectrumRefusal extends Error {
  override readonly name = 'ElectrumRefusal';
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** By name: what a method answers. Throws ElectrumRefusal. */
export type ElectrumMethods = ReadonlyMap<string, (params: readonly unknown[]) => unknown>;

const BAD_REQUEST = 1;
const DAEMON_ERROR = 2;
const INVALID_PARAMS = -32602;

const PROTOCOL = '1.4';
const MAX_HEADERS = 2_016;
/** BTC per 1,000 vB. Simulated: blocks here are never full, so that the relay floor would do. */
const ESTIMATE = 0.00002;
const RELAY_FEE = 0.00001;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const none = v.strictTuple([]);
/** A client's name, and a version or the least and the most. */
const greeting = v.strictTuple([
  v.pipe(v.string(), v.maxLength(100)),
  v.union([v.string(), v.strictTuple([v.string(), v.string()])]),
]);

const rawRow = v.object({ raw: v.string() });
const scriptRow = v.object({ at: v.number(), script: v.string() });
const placeRow = v.object({ txid: v.string(), height: v.nullable(v.number()), waits: v.number() });
const coinRow = v.object({
  ...placeRow.entries,
  vout: v.number(),
  sats: v.number(),
});

/** What Ochre asks a server of the chain, answered from the practice chain as ElectrumX answers it. */
export function electrumMethods(world: World): ElectrumMethods {
  const scriptOf = createScriptFinder(world);
  return new Map([
    method('server.version', greeting, (_, wanted) => {
      const [least, most] = typeof wanted === 'string' ? [wanted, wanted] : wanted;
      if (isAbove(least, PROTOCOL) || isAbove(PROTOCOL, most)) {
        throw new ElectrumRefusal(BAD_REQUEST, `unsupported protocol version: ${most}`.slice(0, 100));
      }
      return ['Ochre practice', PROTOCOL];
    }),
    // Simulated: of a block that comes later it tells nothing by itself.
    method('blockchain.headers.subscribe', none, () => {
      const { height } = tip(world);
      const [block] = blocksFrom(world, height, 1);
      return { hex: block?.header, height };
    }),
    method('blockchain.block.headers', v.strictTuple([count, count]), (from, asked) => {
      const blocks = blocksFrom(world, from, Math.min(asked, MAX_HEADERS));
      return { hex: blocks.map(({ header }) => header).join(''), count: blocks.length, max: MAX_HEADERS };
    }),
    method('blockchain.transaction.get', v.strictTuple([hash]), (txid) => {
      const [found] = world.store.rows(rawRow)`SELECT raw FROM transactions WHERE txid = ${txid}`;
      if (found !== undefined) return found.raw;
      const said =
        "daemon error: DaemonError({'code': -5, 'message': 'No such mempool or blockchain transaction.'})";
      throw new ElectrumRefusal(DAEMON_ERROR, said);
    }),
    method('blockchain.transaction.get_merkle', v.strictTuple([hash, count]), (txid, height) => {
      const txids = txidsAt(world, height);
      const pos = txids.indexOf(txid);
      if (pos === -1) {
        throw new ElectrumRefusal(BAD_REQUEST, `tx ${txid} not in block at height ${height}`);
      }
      return { block_height: height, merkle: merkleBranch(txids, pos), pos };
    }),
    method('blockchain.scripthash.get_history', v.strictTuple([hash]), (scriptHash) => {
      const script = scriptOf(scriptHash);
      const places = world.store.rows(placeRow)`SELECT txid, height, ${WAITS} FROM transactions WHERE txid IN
             (SELECT txid FROM coins WHERE script = ${script}
              UNION SELECT spentBy FROM coins WHERE script = ${script} AND spentBy IS NOT NULL)
            ORDER BY height IS NULL, height, coinbase DESC, arrival`;
      return places.map(listed);
    }),
    method('blockchain.scripthash.listunspent', v.strictTuple([hash]), (scriptHash) => {
      const coins = world.store.rows(coinRow)`SELECT coins.txid, coins.vout, coins.sats, height, ${WAITS}
             FROM coins JOIN transactions ON transactions.txid = coins.txid
            WHERE script = ${scriptOf(scriptHash)} AND spentBy IS NULL
            ORDER BY height IS NULL, height, arrival, vout`;
      return coins.map(({ vout, sats, ...place }) => ({ ...listed(place), tx_pos: vout, value: sats }));
    }),
    method('blockchain.estimatefee', v.strictTuple([count]), () => ESTIMATE),
    method('blockchain.relayfee', none, () => RELAY_FEE),
  ]);
}

/** Whether it spends something that waits for a block itself. */
const WAITS = sql`EXISTS (SELECT 1 FROM coins AS spent JOIN transactions AS made ON made.txid = spent.txid
  WHERE spent.spentBy = transactions.txid AND made.height IS NULL) AS waits`;

/** In a block: its height. Else 0, or -1 where it spends something that waits, too. */
function listed({ txid, height, waits }: v.InferOutput<typeof placeRow>) {
  return { tx_hash: txid, height: height ?? -waits };
}

function method<S extends v.GenericSchema<unknown, readonly unknown[]>>(
  name: string,
  params: S,
  answer: (...params: v.InferOutput<S>) => unknown,
): [string, (params: readonly unknown[]) => unknown] {
  return [
    name,
    (given) => {
      const read = v.safeParse(params, given);
      if (!read.success) throw new ElectrumRefusal(INVALID_PARAMS, `invalid params for ${name}`);
      return answer(...read.output);
    },
  ];
}

/** `1.4.3` is above `1.4`; what is no version is above nothing. */
function isAbove(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.split('.').map(Number));
  for (let i = 0; i < 3; i += 1) {
    const apart = (a?.[i] ?? 0) - (b?.[i] ?? 0);
    if (apart !== 0) return apart > 0;
  }
  return false;
}

/** Scripts by SHA-256, reversed, as the protocol names them; of each script once, as its coins come. */
function createScriptFinder(world: World): (scriptHash: string) => string {
  const scripts = new Map<string, string>();
  const seen = new Set<string>();
  let last = 0;
  return (scriptHash) => {
    for (const { at, script } of world.store.rows(scriptRow)`SELECT rowid AS at, script FROM coins
      WHERE rowid > ${last} ORDER BY rowid`) {
      last = at;
      if (seen.has(script)) continue;
      seen.add(script);
      scripts.set(toHex(sha256(fromHex(script)).reverse()), script);
    }
    return scripts.get(scriptHash) ?? '';
  };
}

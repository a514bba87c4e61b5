import { hash as digest } from 'node:crypto';
import * as v from 'valibot';
import { writeHeader, HEADER_BYTES } from '../../domain/chain/header.ts';
import { fail } from '../../domain/errors.ts';
import type { Reach } from '../../domain/wallet/reach.ts';
import type { ChainApi } from '../../ports/index.ts';
import { badAnswer, type Where } from '../../net/faults.ts';
import { readJsonInSteps } from '../../net/json.ts';
import { cleanText } from '../../net/secrets.ts';
import { inSlices } from '../../slices.ts';
import type { Transport } from '../../net/transport.ts';
import * as wire from './wire.ts';

/** Blocks on one page of a list. */
const PAGE = 10;
/** Pages that are asked for at once. */
const AT_ONCE = 4;
const MOST_HEADERS = 2_016;

const status = v.object({ confirmed: v.boolean(), block_height: v.optional(wire.height) });
const block = v.object({
  id: wire.hash,
  height: wire.height,
  version: wire.whole,
  timestamp: wire.u32,
  merkle_root: wire.hash,
  previousblockhash: v.nullish(wire.hash),
  nonce: wire.u32,
  bits: wire.u32,
});

/** Esplora's HTTP interface; see ChainApi in ports. Headers come as lists of blocks, and are put together here. */
export function createEsplora(baseUrl: string, to: Reach, transport: Transport): ChainApi {
  const { host } = new URL(baseUrl);

  /** Null where nothing is there (404). */
  async function text(path: string, endpoint: string): Promise<string | null> {
    const url = new URL(`${baseUrl}${path}`);
    const question = {
      method: 'GET',
      to,
      url,
      headers: {},
      body: null,
      isLong: false,
      isList: false,
    } as const;
    const heard = await transport({ ...question, host, endpoint });
    if (heard.status === 404) return null;
    if (heard.status !== 200) {
      const message = heard.text === null || heard.isHtml ? null : cleanText(heard.text);
      throw fail('SERVICE_ERROR', {
        host,
        endpoint,
        status: heard.status,
        name: null,
        message,
        retryAfterSeconds: null,
      });
    }
    if (heard.isHtml) throw badAnswer({ host, endpoint }, 'html', 'a web page');
    return heard.text ?? '';
  }
  async function json<T>(
    schema: v.GenericSchema<unknown, T>,
    path: string,
    endpoint: string,
  ): Promise<T | null> {
    const found = await text(path, endpoint);
    if (found === null) return null;
    const read = await inSlices(readJsonInSteps(found));
    if (!read.ok) throw badAnswer({ host, endpoint }, read.problem, read.detail);
    return wire.fit(schema, read.value, { host, endpoint });
  }
  async function plain<T>(
    schema: v.GenericSchema<unknown, T>,
    path: string,
    endpoint: string,
  ): Promise<T | null> {
    const found = await text(path, endpoint);
    return found === null ? null : wire.fit(schema, found.trim(), { host, endpoint });
  }
  const lacking = (endpoint: string) => fail('SERVICE_LACKS', { host, endpoint });
  const there = async <T>(answer: Promise<T | null>, endpoint: string): Promise<T> => {
    const found = await answer;
    if (found === null) throw lacking(endpoint);
    return found;
  };

  /** The headers of one page, those from `from` on; `last` is the height of its highest block. */
  async function page(from: number, last: number): Promise<Uint8Array> {
    const endpoint = '/blocks';
    const blocks = await there(
      json(v.pipe(v.array(block), v.maxLength(100)), `/blocks/${last}`, endpoint),
      endpoint,
    );
    const where = { host, endpoint };
    return Buffer.concat(
      Array.from({ length: last - from + 1 }, (_, i) => headerOf(blocks[last - from - i], from + i, where)),
    );
  }

  return {
    host,
    tip: async () => {
      const hash = await there(plain(wire.hash, '/blocks/tip/hash', '/blocks/tip/hash'), '/blocks/tip/hash');
      const found = await there(
        json(v.object({ height: wire.height }), `/block/${hash}`, '/block'),
        '/block',
      );
      const header = await there(
        plain(wire.header, `/block/${hash}/header`, '/block/header'),
        '/block/header',
      );
      return { height: found.height, header };
    },
    headers: async (from, count) => {
      const end = from + Math.min(count, MOST_HEADERS);
      const bytes: Uint8Array[] = [];
      for (let at = from; at < end; at += PAGE * AT_ONCE) {
        const pages: Promise<Uint8Array>[] = [];
        for (let first = at; first < Math.min(at + PAGE * AT_ONCE, end); first += PAGE)
          pages.push(page(first, Math.min(first + PAGE, end) - 1));
        bytes.push(...(await Promise.all(pages)));
      }
      return { from, bytes: Buffer.concat(bytes) };
    },
    transaction: async (txid) => {
      const raw = await plain(wire.hex, `/tx/${txid}/hex`, '/tx/hex');
      return raw && wire.requireTransaction(host, txid, raw);
    },
    mined: async (txid) => {
      const schema = v.object({ block_height: wire.height, merkle: wire.branch, pos: wire.u32 });
      const found = await json(schema, `/tx/${txid}/merkle-proof`, '/tx/merkle-proof');
      if (found !== null)
        return { height: found.block_height, branch: { position: found.pos, hashes: found.merkle } };
      // Nothing is there for one that waits, nor where the server makes no proofs.
      const said = await json(status, `/tx/${txid}/status`, '/tx/status');
      return said?.confirmed === false ? 'waiting' : 'unsaid';
    },
    history: async (script) => {
      const found = await json(
        v.array(v.object({ txid: wire.hash, status })),
        `/scripthash/${scriptHash(script)}/txs`,
        '/scripthash/txs',
      );
      return (found ?? []).map((one) => ({ txid: one.txid, height: heightOf(one.status) }));
    },
    unspent: async (script) => {
      const schema = v.array(v.object({ txid: wire.hash, vout: wire.u32, value: wire.sats, status }));
      const found = await json(schema, `/scripthash/${scriptHash(script)}/utxo`, '/scripthash/utxo');
      return (found ?? []).map(({ txid, vout, value, status: of }) => ({
        txid,
        vout,
        amountSats: value,
        height: heightOf(of),
      }));
    },
    feeEstimates: async (blocks) => {
      const rates = (await json(v.record(v.string(), wire.rate), '/fee-estimates', '/fee-estimates')) ?? {};
      return blocks.flatMap((one) => wire.estimate(one, rates[String(one)]) ?? []);
    },
    relayFee: () => Promise.resolve(null),
  };
}

function headerOf(found: v.InferOutput<typeof block> | undefined, height: number, where: Where): Uint8Array {
  if (found?.height !== height) throw badAnswer(where, 'shape', 'not the blocks that were asked for');
  const header = writeHeader({
    version: found.version,
    previous: found.previousblockhash ?? '00'.repeat(32),
    merkleRoot: found.merkle_root,
    timeS: found.timestamp,
    bits: found.bits,
    nonce: found.nonce,
  });
  if (header.length !== HEADER_BYTES) throw badAnswer(where, 'shape', 'a header of another length');
  return header;
}

function heightOf({ confirmed, block_height }: v.InferOutput<typeof status>): number | null {
  return confirmed ? (block_height ?? null) : null;
}

/** SHA-256 of the script; not reversed here, unlike in the Electrum protocol. */
function scriptHash(script: Uint8Array): string {
  return digest('sha256', script, 'hex');
}

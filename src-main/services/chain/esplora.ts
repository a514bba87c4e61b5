import { hash as digest } from 'node:crypto';
import { writeHeader, HEADER_BYTES } from '../../headers/header.ts';
import { fail } from '../../base/errors.ts';
import type { Reach } from '../../base/service/route.ts';
import type { ChainApi } from '../../ports/index.ts';
import { badAnswer, type Where } from '../../net/faults.ts';
import { textOf, type ReadSent, type SentBody } from '../../net/read-sent.ts';
import { cleanText } from '../../net/secrets.ts';
import type { HttpTransport } from '../../net/transport.ts';
import { readEsplora, type EsploraBlock, type EsploraAnswers, type Status } from './esplora-answers.ts';
import * as wire from './wire.ts';

const PAGE = 10;
const AT_ONCE = 4;
const MOST_HEADERS = 2_016;
const LISTED_PAGE = 25;
/** No caller takes more. */
const MOST_LISTED = 20_000;

/** Esplora over HTTP; see ChainApi in ports/chain.ts. Headers are built from lists of blocks. */
export function createEsplora(
  baseUrl: string,
  to: Reach,
  transport: HttpTransport,
  read: ReadSent,
): ChainApi {
  const { host } = new URL(baseUrl);

  async function sent(path: string, endpoint: string, body: string | null = null): Promise<SentBody | null> {
    const url = new URL(`${baseUrl}${path}`);
    const question = {
      method: body === null ? 'GET' : 'POST',
      to,
      url,
      headers: {},
      body,
      isLong: false,
      isList: false,
    } as const;
    const heard = await transport({ ...question, host, endpoint });
    if (heard.status === 404) return null;
    if (heard.status !== 200) {
      const message =
        heard.text === null || heard.isHtml ? null : cleanText(textOf(heard.text, { host, endpoint }));
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
  async function ask<K extends keyof EsploraAnswers>(
    what: K,
    path: string,
    endpoint: string,
    body: string | null = null,
  ): Promise<EsploraAnswers[K] | null> {
    const found = await sent(path, endpoint, body);
    return found === null ? null : read(readEsplora<K>, found, { host, endpoint }, what);
  }
  const lacking = (endpoint: string) => fail('SERVICE_LACKS', { host, endpoint });
  const there = async <T>(answer: Promise<T | null>, endpoint: string): Promise<T> => {
    const found = await answer;
    if (found === null) throw lacking(endpoint);
    return found;
  };

  async function page(from: number, last: number): Promise<Uint8Array> {
    const endpoint = '/blocks';
    const blocks = await there(ask('blocks', `/blocks/${last}`, endpoint), endpoint);
    const where = { host, endpoint };
    return Buffer.concat(
      Array.from({ length: last - from + 1 }, (_, i) => headerOf(blocks[last - from - i], from + i, where)),
    );
  }

  return {
    host,
    tip: async () => {
      const hash = await there(ask('hash', '/blocks/tip/hash', '/blocks/tip/hash'), '/blocks/tip/hash');
      const found = await there(ask('height', `/block/${hash}`, '/block'), '/block');
      const header = await there(ask('header', `/block/${hash}/header`, '/block/header'), '/block/header');
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
      const raw = await ask('hex', `/tx/${txid}/hex`, '/tx/hex');
      return raw && wire.requireTransaction(host, txid, raw);
    },
    mined: async (txid) => {
      const found = await ask('proof', `/tx/${txid}/merkle-proof`, '/tx/merkle-proof');
      if (found !== null)
        return { height: found.block_height, branch: { position: found.pos, hashes: found.merkle } };
      // 404 if unmined, or if the server makes no proofs.
      const said = await ask('status', `/tx/${txid}/status`, '/tx/status');
      return said?.confirmed === false ? 'waiting' : 'unsaid';
    },
    proof: async (txid, height) => {
      const found = await ask('proof', `/tx/${txid}/merkle-proof`, '/tx/merkle-proof');
      return found?.block_height === height ? { position: found.pos, hashes: found.merkle } : null;
    },
    history: async (script, whole = false) => {
      const path = `/scripthash/${scriptHash(script)}/txs`;
      const listed: EsploraAnswers['history'] = [];
      for (let page = path; ;) {
        const found = (await ask('history', page, '/scripthash/txs')) ?? [];
        listed.push(...found);
        const last = found.findLast(({ status: of }) => of.confirmed);
        if (!whole || last === undefined || found.length < LISTED_PAGE || listed.length > MOST_LISTED) break;
        page = `${path}/chain/${last.txid}`;
      }
      return listed.map((one) => ({ txid: one.txid, height: heightOf(one.status) }));
    },
    unspent: async (script) => {
      const found = await ask('coins', `/scripthash/${scriptHash(script)}/utxo`, '/scripthash/utxo');
      return (found ?? []).map(({ txid, vout, value, status: of }) => ({
        txid,
        vout,
        amountSats: value,
        height: heightOf(of),
      }));
    },
    broadcast: (transaction) => there(ask('hash', '/tx', '/tx', transaction), '/tx'),
    feeEstimates: async (blocks) => {
      const rates = (await ask('rates', '/fee-estimates', '/fee-estimates')) ?? {};
      return blocks.flatMap((one) => wire.estimate(one, rates[String(one)]) ?? []);
    },
  };
}

function headerOf(found: EsploraBlock | undefined, height: number, where: Where): Uint8Array {
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

function heightOf({ confirmed, block_height }: Status): number | null {
  return confirmed ? (block_height ?? null) : null;
}

/** SHA-256 of the script, not reversed as in the Electrum protocol. */
function scriptHash(script: Uint8Array): string {
  return digest('sha256', script, 'hex');
}

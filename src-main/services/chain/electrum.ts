import { hash as digest } from 'node:crypto';
import { HEADER_BYTES } from '../../headers/header.ts';
import { fail, WalletError } from '../../base/errors.ts';
import type { ChainApi } from '../../ports/index.ts';
import { badAnswer } from '../../net/faults.ts';
import type { ToldTransaction } from './electrum-answers.ts';
import type { LineClient } from './line-client.ts';
import * as wire from './wire.ts';

/** Some servers speak only the newest. 1.6 lists headers that 1.4 joins (spesmilo/electrum-protocol, pull request 6). */
const PROTOCOL = ['1.4', '1.6'];
const MOST_HEADERS = 2_016;
/** BTC per 1,000 vB to sat/vB. */
const SATS_PER_VB = 100_000;

/** First on each connection: newer servers else close it (ElectrumX 1.19). */
export function greet(ask: LineClient['ask']): Promise<unknown> {
  return ask('server.version', 'Ochre', PROTOCOL);
}

/** The Electrum protocol, 1.4 to 1.6; see ChainApi in ports/chain.ts. */
export function createElectrum(host: string, { ask: call }: LineClient): ChainApi {
  const history: ChainApi['history'] = async (script) =>
    (await call('blockchain.scripthash.get_history', scriptHash(script))).map(entry);

  return {
    host,
    history,
    tip: async () => {
      const { height, hex } = await call('blockchain.headers.subscribe');
      return { height, header: hex };
    },
    headers: async (from, count) => {
      const method = 'blockchain.block.headers';
      const asked = Math.min(count, MOST_HEADERS);
      const bytes = await call(method, from, asked);
      if (bytes.length % HEADER_BYTES !== 0 || bytes.length > asked * HEADER_BYTES)
        throw badAnswer({ host, endpoint: method }, 'shape', 'not as many headers as were asked for');
      return { from, bytes };
    },
    transaction: async (txid) => {
      const raw = await orNull(call('blockchain.transaction.get', txid));
      return raw && wire.requireTransaction(host, txid, raw);
    },
    mined: async (txid, scripts) => {
      for await (const script of scripts) {
        // Servers refuse to list a script with thousands of transactions, so the next script is tried.
        const listed = (await orNull(history(script)))?.find((one) => one.txid === txid);
        if (listed === undefined) continue;
        const { height } = listed;
        if (height === null) return 'waiting';
        const found = await call('blockchain.transaction.get_merkle', txid, height);
        if (found.block_height !== height) throw fail('CHAIN_REFUSED', { host, problem: 'proof', height });
        return { height, branch: { position: found.pos, hashes: found.merkle } };
      }
      return 'unsaid';
    },
    proof: async (txid, height) => {
      const found = await orNull(call('blockchain.transaction.get_merkle', txid, height));
      return found?.block_height === height ? { position: found.pos, hashes: found.merkle } : null;
    },
    unspent: async (script) => {
      const found = await call('blockchain.scripthash.listunspent', scriptHash(script));
      return found.map((one) => ({ ...entry(one), vout: one.tx_pos, amountSats: one.value }));
    },
    broadcast: (transaction) => call('blockchain.transaction.broadcast', transaction),
    feeEstimates: async (blocks) => {
      const rates = await Promise.all(blocks.map((one) => orNull(call('blockchain.estimatefee', one))));
      return blocks.flatMap((one, i) => wire.estimate(one, (rates[i] ?? 0) * SATS_PER_VB) ?? []);
    },
  };
}

function entry({ tx_hash, height }: ToldTransaction) {
  // 0: unmined; -1: so is a parent.
  return { txid: tx_hash, height: height > 0 ? height : null };
}

/** SHA-256 of the script, reversed, by the protocol. */
function scriptHash(script: Uint8Array): string {
  return digest('sha256', script, 'buffer').reverse().toString('hex');
}

/** A refusal means unknown: servers share no code for that. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof WalletError && error.failure.code === 'SERVICE_ERROR') return null;
    throw error;
  }
}

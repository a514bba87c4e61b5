import { blockHash, endOf, headerAt } from '../../headers/header.ts';
import { isInBlock } from '../../headers/merkle.ts';
import type { ChainRules } from '../../headers/rules.ts';
import { readWholeTransaction, type TransactionOutput } from '../../verify/index.ts';
import type { Outpoint } from '../../base/bitcoin.ts';
import { fail } from '../../base/errors.ts';
import type { ChainApi } from '../../ports/index.ts';
import type { HeaderFile } from '../../records/header-file.ts';
import { goneFrom } from '../book/learn-history.ts';

/**
 * `mined`: proved by a header here. `waiting`: in no block by the server's word. `unsaid`: the server has it but names no
 * block. `unchecked`: in a block without a header here. `early`: before the kept headers. `unknown`: none, or hidden.
 */
export type ChainPosition =
  | { readonly state: 'unknown' }
  | { readonly state: 'waiting' | 'unsaid' | 'unchecked' | 'early'; readonly raw: Uint8Array }
  | {
      readonly state: 'mined';
      readonly raw: Uint8Array;
      readonly height: number;
      /** 64 hex digits, to notice a reorganisation. */
      readonly blockHash: string;
      /** Counts the block itself. */
      readonly confirmations: number;
    };

/** No server indexes an unspendable output. */
const OP_RETURN = 0x6a;
/** Limits outputs and inputs each: a stranger made the transaction, and each script costs a question. */
const MOST_SCRIPTS = 10;

export async function findMined(
  api: ChainApi,
  rules: ChainRules,
  file: HeaderFile,
  txid: string,
): Promise<ChainPosition> {
  const raw = await api.transaction(txid);
  if (raw === null) return { state: 'unknown' };
  const told = await api.mined(txid, indexedScripts(api, raw));
  if (typeof told === 'string') return { state: told, raw };
  const end = await file.end();
  const isReady = end > (rules.checkpoints.at(-1)?.height ?? 0);
  if (told.height >= end || !isReady) return { state: 'unchecked', raw };
  if (told.height < rules.from) return { state: 'early', raw };
  const { height, branch } = told;
  const found = await file.read(height, height + 1);
  // Reorganised while we asked.
  if (endOf(found) <= height) return { state: 'unchecked', raw };
  const header = headerAt(found, height);
  if (!isInBlock(txid, branch, header))
    throw fail('CHAIN_REFUSED', { host: api.host, problem: 'proof', height });
  return { state: 'mined', raw, height, blockHash: blockHash(header), confirmations: end - height };
}

/** A commitment is the only output if rgb-lib puts the change on an existing slot: then the inputs' scripts serve. */
async function* indexedScripts(api: ChainApi, raw: Uint8Array): AsyncGenerator<Uint8Array> {
  const { inputs, outputs } = readWholeTransaction(raw);
  const spendable = outputs.filter(({ script }) => script[0] !== OP_RETURN);
  for (const { script } of spendable.slice(0, MOST_SCRIPTS)) yield script;
  for (const { outpoint } of inputs.slice(0, MOST_SCRIPTS)) {
    const output = await outputAt(api, outpoint);
    if (output !== null) yield output.script;
  }
}

/** Null if the server doesn't know the transaction, or it has no such output. */
export async function outputAt(api: ChainApi, { txid, vout }: Outpoint): Promise<TransactionOutput | null> {
  const raw = await api.transaction(txid);
  return (raw && readWholeTransaction(raw).outputs[vout]) ?? null;
}

type Mined = Extract<ChainPosition, { readonly state: 'mined' }>;

/** All cached transactions together: as much as one history may have. */
const MOST_BYTES = 32 * 1024 * 1024;

/** As `findMined`; a mined one is asked again only if the file's headers lost its block. */
export function createFinder(
  api: ChainApi,
  rules: ChainRules,
  mostBytes = MOST_BYTES,
): (txid: string, file: HeaderFile) => Promise<ChainPosition> {
  const found = new Map<string, Mined>();
  let bytes = 0;
  function forget(txid: string): void {
    bytes -= found.get(txid)?.raw.length ?? 0;
    found.delete(txid);
  }
  return async (txid, file) => {
    const before = found.get(txid);
    if (before !== undefined) {
      const { height, blockHash: hash } = before;
      const gone = await goneFrom([{ height, hash }], rules, file);
      if (gone.size === 0) return { ...before, confirmations: (await file.end()) - height };
    }
    const asked = await findMined(api, rules, file, txid);
    forget(txid);
    if (asked.state !== 'mined') return asked;
    found.set(txid, asked);
    bytes += asked.raw.length;
    for (const oldest of found.keys()) {
      if (bytes <= mostBytes) break;
      forget(oldest);
    }
    return asked;
  };
}

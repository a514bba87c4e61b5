import * as v from 'valibot';
import type { Where } from '../../net/faults.ts';
import { requireJson } from '../../net/json.ts';
import * as wire from './wire.ts';

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
export type Status = v.InferOutput<typeof status>;
export type EsploraBlock = v.InferOutput<typeof block>;

const plain = { hash: wire.hash, header: wire.header, hex: wire.hex };
const json = {
  status,
  blocks: v.pipe(v.array(block), v.maxLength(100)),
  height: v.object({ height: wire.height }),
  proof: v.object({ block_height: wire.height, merkle: wire.branch, pos: wire.u32 }),
  history: v.array(v.object({ txid: wire.hash, status })),
  coins: v.array(v.object({ txid: wire.hash, vout: wire.u32, value: wire.chainSats, status })),
  rates: v.record(v.string(), wire.rate),
};
const schemas = { ...plain, ...json };
type Schemas = typeof schemas;
export type EsploraAnswers = { readonly [K in keyof Schemas]: v.InferOutput<Schemas[K]> };

/** Throws SERVICE_ANSWER. */
export function readEsplora<K extends keyof EsploraAnswers>(
  text: string,
  where: Where,
  what: K,
): EsploraAnswers[K] {
  const schema = schemas[what] as v.GenericSchema<unknown, unknown> as v.GenericSchema<
    unknown,
    EsploraAnswers[K]
  >;
  return wire.fitAnswer(schema, what in plain ? text.trim() : requireJson(text, where), where);
}

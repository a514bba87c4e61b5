import * as v from 'valibot';
import * as wire from './wire.ts';

const told = v.object({ height: wire.whole, tx_hash: wire.hash });
const listed = v.array(told);
const coins = v.array(v.object({ ...told.entries, tx_pos: wire.u32, value: wire.chainSats }));

/** Headers joined to one text, or a list since protocol 1.6. */
const headersAt = v.union([
  v.pipe(
    v.object({ hex: wire.hex }),
    v.transform(({ hex }) => hex),
  ),
  v.pipe(
    v.object({ headers: v.pipe(v.array(wire.header), v.minLength(1)) }),
    v.transform(({ headers }) => Buffer.concat(headers) as Uint8Array),
  ),
]);

export type ToldTransaction = v.InferOutput<typeof told>;

export const electrumAnswers = {
  // The version isn't read, because the other answers show it.
  'server.version': v.pipe(
    v.unknown(),
    v.transform(() => null),
  ),
  'blockchain.headers.subscribe': v.object({ height: wire.height, hex: wire.header }),
  'blockchain.block.headers': headersAt,
  'blockchain.scripthash.get_history': listed,
  'blockchain.scripthash.listunspent': coins,
  'blockchain.transaction.get': wire.hex,
  'blockchain.transaction.broadcast': wire.hash,
  'blockchain.transaction.get_merkle': v.object({
    block_height: wire.height,
    merkle: wire.branch,
    pos: wire.u32,
  }),
  'blockchain.estimatefee': wire.rate,
};
export type ElectrumAnswers = {
  readonly [K in keyof typeof electrumAnswers]: v.InferOutput<(typeof electrumAnswers)[K]>;
};

import * as v from 'valibot';
import { readAs } from '../../../src-main/serving/json.ts';

/** Bitcoin Core's JSON-RPC. Whole numbers arrive as bigint, amounts of bitcoin as numbers with up to eight decimals. */
export interface Rpc {
  /** Throws RpcError for what the node refuses. */
  readonly ask: <S extends v.GenericSchema>(
    schema: S,
    method: string,
    ...params: readonly unknown[]
  ) => Promise<v.InferOutput<S>>;
}

export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

export interface RpcPlace {
  readonly port: number;
  /** `name:password`, as the node's cookie file has it. */
  readonly login: string;
  /** The node's own wallet that is meant. */
  readonly wallet?: string;
}

const answerSchema = v.object({
  result: v.unknown(),
  error: v.nullish(v.object({ code: v.pipe(v.bigint(), v.transform(Number)), message: v.string() })),
});

export function openRpc({ port, login, wallet }: RpcPlace): Rpc {
  const url = `http://127.0.0.1:${port}${wallet === undefined ? '/' : `/wallet/${wallet}`}`;
  const headers = { authorization: `Basic ${Buffer.from(login).toString('base64')}` };
  return {
    ask: async (schema, method, ...params) => {
      const body = JSON.stringify({ jsonrpc: '1.0', id: 1, method, params });
      const said = await fetch(url, { method: 'POST', headers, body });
      const { result, error } = readAs(answerSchema, await said.text());
      if (error !== null && error !== undefined) throw new RpcError(error.code, error.message);
      return v.parse(schema, result);
    },
  };
}

/** An amount of bitcoin as the node writes it, in sats. A whole number of bitcoin arrives as bigint. */
export const amountSats = v.pipe(
  v.union([v.number(), v.bigint()]),
  v.transform((bitcoin) => Math.round(Number(bitcoin) * 100_000_000)),
);

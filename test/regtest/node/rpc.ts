import { Agent, request } from 'node:http';
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
  readonly close: () => void;
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

const MAX_SOCKETS = 8;

const answerSchema = v.object({
  result: v.unknown(),
  error: v.nullish(v.object({ code: v.pipe(v.bigint(), v.transform(Number)), message: v.string() })),
});

export function openRpc({ port, login, wallet }: RpcPlace): Rpc {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS });
  const path = wallet === undefined ? '/' : `/wallet/${wallet}`;
  const post = (body: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const asked = request(
        { agent, host: '127.0.0.1', port, path, method: 'POST', auth: login },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (part: string) => (text += part));
          answer.on('end', () => resolve(text));
          answer.on('error', reject);
        },
      );
      asked.on('error', reject);
      asked.end(body);
    });
  return {
    ask: async (schema, method, ...params) => {
      const answer = readAs(
        answerSchema,
        await post(JSON.stringify({ jsonrpc: '1.0', id: 1, method, params })),
      );
      const { error } = answer;
      if (error !== null && error !== undefined) throw new RpcError(error.code, error.message);
      return v.parse(schema, answer.result);
    },
    close: () => agent.destroy(),
  };
}

/** An amount of bitcoin as the node writes it, in sats. A whole number of bitcoin arrives as bigint. */
export const amountSats = v.pipe(
  v.union([v.number(), v.bigint()]),
  v.transform((bitcoin) => Math.round(Number(bitcoin) * 100_000_000)),
);

import * as v from 'valibot';
import { RpcError, type Rpc } from '../../regtest/node/rpc.ts';

/** Answers by method and parameters; whole numbers as bigint, as the real reader gives them. Refuses what it has not. */
export function fakeRpc(answer: (method: string, params: readonly unknown[]) => unknown): Rpc {
  return {
    ask: async (schema, method, ...params) => {
      const value = await Promise.resolve(answer(method, params));
      if (value === undefined) throw new RpcError(-5, `no ${method}`);
      return v.parse(schema, value);
    },
    close: () => undefined,
  };
}

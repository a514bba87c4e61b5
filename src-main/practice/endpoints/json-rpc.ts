import * as v from 'valibot';
import { ok } from '../../serving/answers.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { leftFor } from '../ledger/left.ts';

const request = v.object({
  jsonrpc: v.literal('2.0'),
  id: v.nullish(v.union([v.bigint(), v.string()]), null),
  method: v.string(),
  params: v.optional(v.unknown()),
});
const asked = v.object({ recipient_id: v.pipe(v.string(), v.minLength(1), v.maxLength(500)) });

/** An RGB proxy, as far as a receiver asks one: what senders leave gets there through the ledger. */
export const jsonRpc: Endpoint = {
  path: '/json-rpc',
  run: ({ world, body }) => {
    const read = v.safeParse(request, body);
    const id = read.success ? read.output.id : null;
    const refused = (code: number, message: string) => ok({ jsonrpc: '2.0', id, error: { code, message } });
    if (!read.success) return refused(-32600, 'Invalid Request');
    if (read.output.method !== 'consignment.get') return refused(-32601, 'Method not found');
    const params = v.safeParse(asked, read.output.params);
    if (!params.success) return refused(-32602, 'Invalid params');
    const left = leftFor(world, params.output.recipient_id);
    if (left === null) return refused(-400, 'Consignment file not found');
    const { file, txid, vout } = left;
    const consignment = Buffer.from(file).toString('base64');
    return ok({ jsonrpc: '2.0', id, result: { consignment, txid, ...(vout === null ? {} : { vout }) } });
  },
};

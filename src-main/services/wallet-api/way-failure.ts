import * as v from 'valibot';
import { facts } from '../../../src-preload/contract/failures.ts';
import { fail, WalletError } from '../../base/errors.ts';
import type { Where } from '../../net/faults.ts';

/** Failures on the way to the indexer. Any other failure is the indexer's own. */
const OF_THE_WAY = [
  ...(['PROXY_FAILED', 'CERTIFICATE_REFUSED', 'CERTIFICATE_CHANGED'] as const),
  ...(['HOST_NOT_APPROVED', 'OFFLINE_MODE', 'URL_REFUSED'] as const),
] as const;

const said = v.object({
  failure: v.union([
    v.variant(
      'code',
      OF_THE_WAY.map((code) => v.object({ code: v.literal(code), facts: facts[code] })),
    ),
    v.object({ code: v.string() }),
  ]),
});

/** Why the built-in service didn't reach its indexer, in Ochre's own codes; null: for another reason. */
export function wayFailure(value: unknown, where: Where): WalletError | null {
  const read = v.safeParse(said, value);
  if (!read.success) return null;
  const { failure } = read.output;
  if ('facts' in failure) return new WalletError(failure as WalletError['failure']);
  const nothing = { name: null, message: null, retryAfterSeconds: null };
  return fail('SERVICE_ERROR', { ...where, status: 0, ...nothing, meaning: 'indexerAway' });
}

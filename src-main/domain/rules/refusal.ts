import { assertNever, fail } from '../errors.ts';
import type { WalletError } from '../errors.ts';
import type { Stop } from './stops.ts';

/** A rule that stops a transaction, as the failure that says so. */
export function refusalOf(stop: Stop): WalletError {
  switch (stop.rule) {
    case 'perSend':
    case 'perDay':
      return fail('SPENDING_TOO_MUCH', {
        per: stop.rule === 'perSend' ? 'send' : 'day',
        assetId: stop.assetId,
        limit: stop.limit.toString(),
        amount: stop.amount.toString(),
        left: stop.left.toString(),
        mayAtMs: stop.mayAtMs,
      });
    case 'newRecipient':
      return fail('RECIPIENT_TOO_NEW', { hours: stop.hours, mayAtMs: stop.mayAtMs });
    case 'assetsUnknown':
      return fail('SPENDING_UNKNOWN', {});
    default:
      return assertNever(stop);
  }
}

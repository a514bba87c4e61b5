import type { WalletError } from '../../base/errors.ts';
import { silenceOf, silenceWord } from '../state/silence.ts';

/** Why something could not be read, in a line: a service's own words where it had some, why nobody answered, or the failure's code. */
export function whyOf({ failure }: WalletError): string {
  const { message } =
    failure.code === 'SERVICE_ERROR' || failure.code === 'TOKEN_REFUSED' ? failure.facts : {};
  const silence = silenceOf(failure);
  return silence === null ? (message ?? failure.code) : silenceWord(silence);
}

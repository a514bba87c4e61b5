import type { WalletError } from '../../domain/errors.ts';

/** Why something could not be read, in a line: a service's own words where it had some, else the failure's code. */
export function whyOf({ failure }: WalletError): string {
  const { message } =
    failure.code === 'SERVICE_ERROR' || failure.code === 'TOKEN_REFUSED' ? failure.facts : {};
  return message ?? failure.code;
}

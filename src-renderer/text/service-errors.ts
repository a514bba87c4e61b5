import { say } from '../../src-preload/messages/say.ts';
import { foreign } from './foreign.ts';
import { kebab } from './kebab.ts';

/** The errors of rgb-lib that say something to a person: servers hand on their names, often without another word (docs/service-facts.md). */
const ERRORS = [
  'RecipientIdAlreadyUsed',
  'NoValidTransportEndpoint',
  'InvalidTransportEndpoints',
  'InsufficientAllocationSlots',
  'InsufficientBitcoins',
  'InsufficientAssignments',
  'InvalidIndexer',
  'AssetNotFound',
  'InvoiceExpired',
] as const;

/** What went wrong with a hand-over, as flows keep it. */
const REASONS = [
  'FROM_BACKUP',
  'SERVICE_UNREACHABLE',
  'SERVICE_SLOW',
  'SERVICE_ANSWER',
  'SERVICE_ERROR',
  'SERVICE_LACKS',
  'TOKEN_REFUSED',
  'WALLET_NOT_REGISTERED',
  'NOT_LISTED',
] as const;

/** What an error of that name means, as a clause; null where that is not known. */
export function errorMeaning(name: string): string | null {
  const error = ERRORS.find((one) => one === name);
  return error === undefined ? null : say(`failure-error-${error}`);
}

/** Why no answer came, as a clause in our words; null where there are none. */
function reason(because: string): string | null {
  const code = REASONS.find((one) => one === because);
  return code === undefined ? null : say(`failure-reason-${kebab(code)}`);
}

/** Why no answer came, in our words; those of a stranger made harmless. */
export const reasonText = (because: string): string => reason(because) ?? foreign(because);

/** Why a service refused, `Name: message` as it was kept: in our words where they are known, else in its own. */
export function refusedText(because: string): string {
  const [, name = '', rest = ''] = /^([A-Z][A-Za-z0-9]+)(?:: (.*))?$/su.exec(because) ?? [];
  return reason(because) ?? errorMeaning(name) ?? `“${foreign(rest === '' ? because : rest)}”`;
}

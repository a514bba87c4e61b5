import type { FactsOf } from '../../src-preload/contract/index.ts';
import { sayIf, type FailureParameters } from './failure-words.ts';
import { foreign } from './foreign.ts';

/** In our words if there are any. */
function clause(said: string, words: string, field = ''): string {
  const isWhole = said !== 'fieldMissing' || field !== '';
  return sayIf('failure-clause', { said: isWhole ? said : '', words, field }) ?? words;
}

type RefusalMeaning = NonNullable<FactsOf<'SERVICE_ERROR'>['meaning']>;

/** Others may be retried later. */
const TODO: Readonly<Record<string, readonly RefusalMeaning[]>> = {
  operator: ['walletHeaderMissing', 'fieldMissing', 'networkMismatch', 'dataDamaged'],
  invoice: ['recipientUsed', 'invalidInvoice', 'invoiceExpired'],
  look: ['notFound', 'cannotFail', 'nothingToDo', 'timeout'],
  funds: ['notEnoughBitcoin', 'notEnoughAsset', 'slotsMissing'],
  address: ['gatewayRefused'],
};
const todoOf = (meaning: RefusalMeaning): string | undefined =>
  Object.entries(TODO).find(([, meanings]) => meanings.includes(meaning))?.[0];

/** Each call makes another one. */
const MAKES = /(?:issueasset\w*|(?:blind|witness)receive|invoice\/create)$/;

/** The service may have acted before it failed. */
const AFTERWARDS: ReadonlySet<RefusalMeaning> = new Set([
  'serviceError',
  'behindAway',
  'timeout',
  'reasonHidden',
]);

/** `because`: `meaning: message`, `Name: message`, or a code of ours. */
export function refusedText(because: string): string {
  const [, name = because, rest = ''] = /^([A-Za-z][A-Za-z0-9]+)(?:: (.*))?$/su.exec(because) ?? [];
  return clause(name, `“${foreign(rest === '' ? because : rest)}”`);
}

/** rgb-lib lists why each of its tries failed, a line each. */
function inLine(message: string): string {
  const [head = '', ...tries] = message.split(/\s*\n\s*-\s+/);
  return tries.length === 0 ? message : `${head} ${tries.join('; ')}`;
}

export function serviceError(
  host: string,
  facts: FactsOf<'SERVICE_ERROR'>,
): FailureParameters & { readonly retry: boolean } {
  const { endpoint, status, name, message, meaning, field, indexer, retryAfterSeconds } = facts;
  const own = name === null ? String(status) : `${String(status)} ${foreign(name)}`;
  const spoken = message === null ? '' : `: ${foreign(inLine(message))}`;
  const aside = `${foreign(endpoint)}, ${own}${spoken}`;
  const said = {
    host,
    meaning: clause(meaning ?? '', own, field),
    aside,
    away: 'no',
    server: indexer ?? '',
    seconds: retryAfterSeconds ?? 0,
  };
  if (MAKES.test(endpoint) && AFTERWARDS.has(meaning ?? 'serviceError'))
    return { ...said, next: 'may', frame: null, retry: false };
  if (meaning === 'indexerAway' && indexer !== undefined)
    return { ...said, away: 'indexer', next: 'indexer', retry: true };
  const away = meaning === 'indexerAway' || meaning === 'bitcoindAway' ? 'chain' : 'no';
  const next = away === 'chain' ? away : meaning === undefined ? undefined : todoOf(meaning);
  return {
    ...said,
    away,
    next: retryAfterSeconds === null ? (next ?? 'later') : 'wait',
    retry: retryAfterSeconds !== null || (next !== 'operator' && next !== 'invoice'),
  };
}

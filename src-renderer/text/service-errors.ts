import type { FactsOf } from '../../src-preload/contract/index.ts';
import { sayIf, type FailureParameters } from './failure-words.ts';
import { foreign } from './foreign.ts';

/** A refusal in our words, or in the service's `words` if we have none. */
function clause(said: string, words: string, field = ''): string {
  const isWhole = said !== 'fieldMissing' || field !== '';
  return sayIf('failure-clause', { said: isWhole ? said : '', words, field }) ?? words;
}

type RefusalMeaning = NonNullable<FactsOf<'SERVICE_ERROR'>['meaning']>;

/** What to do about a refusal. All others may be retried later. */
const TODO: Readonly<Record<string, readonly RefusalMeaning[]>> = {
  operator: ['walletHeaderMissing', 'fieldMissing', 'networkMismatch', 'dataDamaged'],
  invoice: ['recipientUsed', 'invalidInvoice', 'invoiceExpired'],
  look: ['notFound', 'cannotFail', 'nothingToDo', 'timeout'],
  funds: ['notEnoughBitcoin', 'notEnoughAsset', 'slotsMissing'],
  address: ['gatewayRefused'],
  fork: ['ofFork'],
  release: ['otherRelease'],
};
const todoOf = (meaning: RefusalMeaning): string | undefined =>
  Object.entries(TODO).find(([, meanings]) => meanings.includes(meaning))?.[0];

/** Calls that must not be repeated blindly, since each makes another asset or invoice. */
const MAKES = /(?:issueasset\w*|(?:blind|witness)receive|invoice\/create)$/;

/** Failures before which the service may have acted. */
const AFTERWARDS: ReadonlySet<RefusalMeaning> = new Set([
  'serviceError',
  'behindAway',
  'timeout',
  'reasonHidden',
]);

/** `because` is `meaning: message`, `Name: message`, or a code of ours. */
export function refusedText(because: string): string {
  const [, name = because, rest = ''] = /^([A-Za-z][A-Za-z0-9]+)(?:: (.*))?$/su.exec(because) ?? [];
  return clause(name, `“${foreign(rest === '' ? because : rest)}”`);
}

/** Joins rgb-lib's lines, one for each failed try, into one line. */
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
    retry: retryAfterSeconds !== null || !['operator', 'invoice', 'fork', 'release'].includes(next ?? ''),
  };
}

import type { FactsOf } from '../../src-preload/contract/index.ts';
import { isMessage, say } from '../../src-preload/messages/say.ts';
import type { Said } from './failure-words.ts';
import { foreign } from './foreign.ts';
import { kebab } from './kebab.ts';

/** What a refusal means, as a clause; null where the service’s own words are all there is. */
function meant(meaning: string, field = ''): string | null {
  const id = `failure-meaning-${meaning}` as const;
  if (!isMessage(id)) return null;
  if (id !== 'failure-meaning-fieldMissing') return say(id);
  return field === '' ? null : say(id, { field });
}

type RefusalMeaning = NonNullable<FactsOf<'SERVICE_ERROR'>['meaning']>;

/** What is to be done about one: what is not here may be tried again later. */
const TODO: { readonly [M in RefusalMeaning]?: 'operator' | 'invoice' | 'look' | 'funds' | 'address' } = {
  walletHeaderMissing: 'operator',
  fieldMissing: 'operator',
  networkMismatch: 'operator',
  dataDamaged: 'operator',
  recipientUsed: 'invoice',
  invalidInvoice: 'invoice',
  invoiceExpired: 'invoice',
  notFound: 'look',
  cannotFail: 'look',
  nothingToDo: 'look',
  timeout: 'look',
  notEnoughBitcoin: 'funds',
  notEnoughAsset: 'funds',
  slotsMissing: 'funds',
  gatewayRefused: 'address',
};

/** Calls that make another one each time that they are asked. */
const MAKES = /(?:issueasset\w*|(?:blind|witness)receive|invoice\/create)$/;

/** Where one of these is meant, the service may have done what was asked and failed after it. */
const AFTERWARDS: ReadonlySet<RefusalMeaning> = new Set([
  'serviceError',
  'behindAway',
  'timeout',
  'reasonHidden',
]);

/** Why no answer came, by a code of ours as flows keep it, as a clause; null where there are no words. */
function reason(because: string): string | null {
  const id = `failure-reason-${kebab(because)}` as const;
  return /^[A-Z_]+$/.test(because) && isMessage(id) ? say(id) : null;
}

/** Why a service refused, `meaning: message` or `Name: message` as it was kept: in our words where they are known. */
export function refusedText(because: string): string {
  const [, name = '', rest = ''] = /^([A-Za-z][A-Za-z0-9]+)(?:: (.*))?$/su.exec(because) ?? [];
  return reason(because) ?? meant(name) ?? `“${foreign(rest === '' ? because : rest)}”`;
}

/** rgb-lib lists why each of its tries failed, a line each. */
function inLine(message: string): string {
  const [head = '', ...tries] = message.split(/\s*\n\s*-\s+/);
  return tries.length === 0 ? message : `${head} ${tries.join('; ')}`;
}

/** A service that answers with an error: what it means, what now, and its own words behind. */
export function serviceError(
  host: string,
  facts: FactsOf<'SERVICE_ERROR'>,
): Said & { readonly retry: boolean } {
  const { endpoint, status, name, message, meaning, field, indexer, retryAfterSeconds } = facts;
  const own = name === null ? String(status) : `${String(status)} ${foreign(name)}`;
  const words = message === null ? '' : `: ${foreign(inLine(message))}`;
  const aside = `${foreign(endpoint)}, ${own}${words}`;
  const why = meaning === undefined ? null : meant(meaning, field);
  const said = { host, meaning: why ?? own, aside };
  if (MAKES.test(endpoint) && AFTERWARDS.has(meaning ?? 'serviceError'))
    return { ...said, todo: say('failure-service-error-may'), frame: null, retry: false };
  if (meaning === 'indexerAway' && indexer !== undefined)
    return { ...said, variant: 'indexer', server: indexer, retry: true };
  const wait =
    retryAfterSeconds === null
      ? {}
      : { todo: say('failure-service-error-wait', { seconds: retryAfterSeconds }) };
  if (meaning === 'indexerAway' || meaning === 'bitcoindAway')
    return { ...said, ...wait, variant: 'chain', retry: true };
  const next = meaning === undefined ? undefined : TODO[meaning];
  return {
    ...said,
    todo: next === undefined ? say('failure-service-slow.todo') : say(`failure-service-error-${next}`),
    ...wait,
    retry: retryAfterSeconds !== null || (next !== 'operator' && next !== 'invoice'),
  };
}

import type { FactsOf } from '../../src-preload/contract/index.ts';
import { isMessage, say } from '../../src-preload/messages/say.ts';
import { whole, type FailureWords } from './failure-words.ts';
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

/** What to do next, and whether the very same again can be right. */
function afterRefusal({
  endpoint,
  meaning = 'serviceError',
  retryAfterSeconds,
}: Pick<FactsOf<'SERVICE_ERROR'>, 'endpoint' | 'meaning' | 'retryAfterSeconds'>): {
  readonly todo: string;
  readonly retry: boolean;
} {
  if (MAKES.test(endpoint) && AFTERWARDS.has(meaning))
    return { todo: say('failure-service-error-look'), retry: false };
  if (retryAfterSeconds !== null)
    return { todo: say('failure-service-error-wait', { seconds: retryAfterSeconds }), retry: true };
  const todo = TODO[meaning] ?? 'later';
  return { todo: say(`failure-service-error-${todo}`), retry: todo !== 'operator' && todo !== 'invoice' };
}

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

/** The service is there: what it asks of the chain is not, and for the own one it is the person's to change. */
function chainAway(
  host: string,
  { meaning, indexer, retryAfterSeconds }: FactsOf<'SERVICE_ERROR'>,
): Partial<FailureWords> {
  if (meaning !== 'indexerAway' && meaning !== 'bitcoindAway') return {};
  if (indexer !== undefined) return whole('failure-service-error-indexer', { server: indexer });
  const { todo, ...words } = whole('failure-service-error-chain', { host });
  return retryAfterSeconds === null ? { ...words, todo } : words;
}

/** rgb-lib lists why each of its tries failed, a line each. */
function inLine(message: string): string {
  const [head = '', ...tries] = message.split(/\s*\n\s*-\s+/);
  return tries.length === 0 ? message : `${head} ${tries.join('; ')}`;
}

/** What a service answered with an error status, and its own words beside ours. */
function answered(
  host: string,
  { endpoint, status: code, name, message, meaning, field }: FactsOf<'SERVICE_ERROR'>,
): { readonly happened: string; readonly more?: string } {
  const means = meaning === undefined ? null : meant(meaning, field);
  if (means !== null)
    return {
      happened: say('failure-service-error-known', { host, meaning: means }),
      ...(message === null ? {} : { more: `(${foreign(inLine(message))})` }),
    };
  const at = { host, endpoint };
  const status = name === null ? String(code) : `${String(code)} ${foreign(name)}`;
  return {
    happened:
      message === null
        ? say('failure-service-error-status', { ...at, status })
        : say('failure-service-error-words', { ...at, status, message: inLine(message) }),
  };
}

/** All that is said where a service answers with an error. */
export function refusalWords(host: string, facts: FactsOf<'SERVICE_ERROR'>) {
  return {
    ...afterRefusal(facts),
    title: say(`failure-service-error-${facts.status >= 500 ? 'fault' : 'refused'}`),
    ...answered(host, facts),
    ...chainAway(host, facts),
  };
}

/** Why an address that a service names is not shown. */
export function addressNotOurs(facts: FactsOf<'ADDRESS_NOT_OURS'>) {
  const { address, reason, index, keychain, searched } = facts;
  return {
    address,
    more:
      index !== null && reason === 'beyondGap'
        ? say('failure-address-not-ours-beyondGap.numbered', { index })
        : searched !== null && reason === 'foreign'
          ? say('failure-address-not-ours-foreign.searched', { searched })
          : say(`failure-address-not-ours-${reason}`, {
              keychain: String(keychain ?? ''),
              index: index ?? '',
              searched: searched ?? '',
            }),
    ...(reason === 'otherKeychain' ||
    reason === 'beyondSearch' ||
    reason === 'beyondEnd' ||
    (reason === 'foreign' && searched !== null)
      ? { todo: say(`failure-address-not-ours-${reason}.todo`) }
      : {}),
  };
}

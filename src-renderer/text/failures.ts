import type { Failure, FactsOf, FailureCode } from '../../src-preload/contract/index.ts';
import { sayList, say } from '../../src-preload/messages/say.ts';
import { durationText } from './durations.ts';
import {
  frameOf,
  failureWords,
  type FailureWords,
  type Frame,
  type FailureParameters,
} from './failure-words.ts';
import { foreign, sentence } from './foreign.ts';
import { broughtText } from './imported.ts';
import { kebab } from './kebab.ts';
import { sats, rate } from './numbers.ts';
import { notPayable } from './send-reasons.ts';
import { pairs } from './proxy-and-certificate.ts';
import { refusal } from './refusals.ts';
import { refusedText, serviceError } from './service-errors.ts';
import { atOrOn, day } from './time.ts';
import { listName, perhapsAt, unknownWords } from './word-failures.ts';

/** `retry`: whether repeating the act can be right. */
interface FailureText extends FailureWords {
  readonly frame: Frame;
  readonly retry: boolean;
}

export function explain<C extends FailureCode>({
  code,
  facts,
}: {
  readonly code: C;
  readonly facts: FactsOf<C>;
}): FailureText {
  const {
    frame = frameOf(code),
    retry = AGAIN.has(code),
    ...said
  } = { ...plain(facts), ...table[code]?.(facts) };
  return { ...failureWords(code, said), frame, retry };
}

export function inOneSentence(failure: Failure): string {
  const { title, todo } = explain(failure);
  return todo === undefined ? `${title}.` : `${title}. ${todo}`;
}

interface Told extends FailureParameters {
  readonly frame?: Frame;
  readonly retry?: boolean;
}

function plain(facts: object): Told {
  const { host, txid } = facts as Readonly<Record<string, string>>;
  return {
    ...facts,
    ...(host === undefined ? {} : { host: serverName(host) }),
    ...(txid === undefined ? {} : { txid: short(txid) }),
  };
}

/** Main calls the built-in service `own`. */
const serverName = (host: string): string => (host === 'own' ? say('failure-own-service') : foreign(host));
const short = (id: string): string => `${id.slice(0, 8)}…`;
const shortForeign = (id: string): string => `${foreign(id).slice(0, 12)}…`;
/** Technical words for an operator, without empty parts. */
const asideOf = (...parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => foreign(part))
    .join(', ');

/** Failures after which repeating the act can be right, unless the table below says otherwise. */
const AGAIN = new Set<FailureCode>([
  ...(['KEYCHAIN_ABSENT', 'KEYCHAIN_LOCKED', 'KEYCHAIN_TIMEOUT', 'KEYCHAIN_REFUSED'] as const),
  ...(['KEYCHAIN_READBACK', 'PASSWORD_WRONG', 'PASSWORD_WAIT', 'PASSWORD_NEEDED'] as const),
  ...(['LOCKED_MEANWHILE', 'WORDS_NO_WALLET', 'KEYHOLDER_GONE', 'PROXY_FAILED'] as const),
  ...(['SERVICE_UNREACHABLE', 'SERVICE_SLOW', 'SERVICE_ANSWER', 'CHAIN_REFUSED'] as const),
  ...(['WALLET_NOT_REGISTERED', 'CLOCKS_TORN', 'NOT_ENOUGH_ASSET', 'ASSET_UNKNOWN'] as const),
  ...(['INVOICE_USED', 'TRANSFER_UNKNOWN', 'NODE_BUSY', 'HOST_NOT_APPROVED'] as const),
  ...(['NODE_ADDRESS_CHANGED', 'UNLOCK_BODY', 'RUN_BUSY', 'PRACTICE_REFUSED'] as const),
  ...(['CLIPBOARD_CHANGED', 'DISK_REFUSED', 'HOST_GONE', 'INTERNAL'] as const),
]);

/** Calls that change something at a service. */
const ACTS =
  /(?:(?:send|sendbtc|sendbatch|createutxo)end|issueasset\w*|(?:blind|witness)receive|invoice\/create|failtransfers|register|upgrade|unlock)$/;

const silentChain = (host: string) => ({
  title: say('failure-chain-silent', { host: serverName(host) }),
  todo: say('failure-chain-silent.todo'),
});

const table: { readonly [C in FailureCode]?: (facts: FactsOf<C>) => Told } = {
  INVALID_INPUT({ path, problem: why }) {
    const problem = sentence(why, 400);
    return { happened: path === '' ? problem : say('failure-invalid-input.happened', { path, problem }) };
  },
  SECRET_UNREADABLE: ({ version }) => ({ version: String(version ?? 'none') }),
  PASSWORD_WAIT: (facts) => ({ todo: say('failure-password-wrong.todo', facts) }),
  PASSWORD_STATE: ({ isSet }) => ({ state: isSet ? 'set' : 'unset' }),
  WORDS_UNKNOWN: ({ language, words }) => ({
    count: words.length,
    wordList: listName(language),
    words: unknownWords(words),
  }),
  WORDS_COMPLETED: ({ language, words }) => ({ count: words.length, wordList: listName(language) }),
  WORDS_CHECKSUM: ({ places }) => ({ happened: perhapsAt(places) }),
  KEYS_UNPROVED: ({ otherWords }) => ({ words: otherWords ? 'other' : 'none' }),
  PROXY_FAILED: ({ detail }) => ({ aside: asideOf(detail) }),
  CERTIFICATE_REFUSED: ({ detail }) => ({ aside: asideOf(detail) }),
  CERTIFICATE_CHANGED: ({ pinned, seen }) => ({ pinned: pairs(pinned), seen: pairs(seen) }),
  SERVICE_UNREACHABLE: ({ host, kind, detail, ofChain }) => ({
    ...(ofChain === true ? silentChain(host) : {}),
    // People search for the system's word, but not for undici's codes.
    aside: asideOf(kind, detail.startsWith('UND_') ? '' : detail),
  }),
  SERVICE_SLOW: ({ host, endpoint, phase, seconds, ofChain }) => ({
    // Doesn't offer to repeat a call that may have changed something. Without a connection nothing was sent.
    ...(phase !== 'connect' && ACTS.test(endpoint)
      ? { todo: say('failure-service-slow-act'), frame: null, retry: false }
      : {}),
    ...(ofChain === true ? silentChain(host) : {}),
    aside: asideOf(phase, endpoint, `${String(seconds)} s`),
  }),
  SERVICE_ERROR: (facts) => serviceError(serverName(facts.host), facts),
  SERVICE_ANSWER: ({ endpoint, problem, detail }) => ({
    aside: asideOf(problem, endpoint, problem === 'html' ? '' : detail),
  }),
  CHAIN_REFUSED: ({ problem, height }) => ({
    aside: height === null ? problem : `${problem}, ${String(height)}`,
  }),
  SERVICE_LACKS: ({ endpoint }) => ({ aside: asideOf(endpoint) }),
  SERVICE_CANNOT: ({ what, only }) => ({ next: only === null ? what : 'only', only: String(only) }),
  NOT_CONNECTED: ({ host }) => ({ place: host === '' ? 'nowhere' : 'other' }),
  WALLET_NOT_REGISTERED: ({ message = '' }) => ({ aside: asideOf(message) }),
  TOKEN_REFUSED: ({ given, status, message = '' }) => ({
    given: given === false ? 'no' : 'yes',
    status: String(status),
    aside: asideOf(message),
  }),
  ADDRESS_NOT_OURS: ({ reason, index, searched, keychain }) => ({
    index: index ?? '',
    searched: searched ?? '',
    reason: reason === 'foreign' && searched !== null ? 'searched' : reason,
    keychain: String(keychain),
  }),
  SPENDING_TOO_MUCH: ({ assetId, limit, amount, mayAtMs }) => ({
    ...{ what: assetId === null ? 'bitcoin' : 'asset', limit: sats(limit), amount: sats(amount) },
    ...{ may: mayAtMs === null ? 'never' : 'later', when: atOrOn(mayAtMs ?? 0, Date.now()) },
  }),
  RECIPIENT_TOO_NEW: ({ mayAtMs }) => ({ when: atOrOn(mayAtMs, Date.now()) }),
  BACKUP_REFUSED: ({ reason, version }) => ({
    retry: reason === 'busy' || reason === 'gone',
    version: String(version ?? ''),
  }),
  BACKUP_KEYS: ({ other = '' }) => ({ other }),
  BACKUP_TOO_MUCH: ({ what, most }) => ({ what: say('backup-kind', { what }), most: String(most) }),
  PSBT_REFUSED({ code, sentence: detail }) {
    const { title: reason, says: happened, todo } = refusal(code);
    return { reason, happened, todo, aside: asideOf(kebab(code), detail) };
  },
  NOT_ENOUGH_BITCOIN: ({ neededSats, spendableSats }) => ({
    needed: sats(neededSats),
    spendable: sats(spendableSats),
  }),
  PAYMENT_REFUSED: ({ reason, leastSats }) => ({
    least: sats(leastSats ?? 0),
    happened: reason === 'dust' ? undefined : notPayable(reason),
  }),
  REPLACE_REFUSED: ({ reason, leastRate }) => ({ reason, rate: rate(leastRate ?? 1) }),
  SIGNATURE_INVALID: ({ input }) => ({ input: String(input) }),
  AGAIN_TOO_SOON: ({ looksLeft: looks, waitSeconds }) => ({
    looks,
    happened:
      waitSeconds > 0
        ? say('failure-again-too-soon-wait', { wait: durationText(waitSeconds * 1_000) })
        : undefined,
  }),
  CLOCKS_TORN: ({ aheadSeconds }) => ({
    difference: durationText(Math.abs(aheadSeconds) * 1_000),
    side: aheadSeconds < 0 ? 'behind' : 'ahead',
  }),
  OUTCOME_UNKNOWN: ({ because, named, refused }) => ({
    end: named !== null ? 'other' : refused === true ? 'refused' : 'silent',
    named: short(named ?? ''),
    reason: refusedText(because),
  }),
  // Main's question has quoted both texts of the issuer already.
  ASSET_RENAMED: ({ assetId, byGenesis }) => ({
    assetId: shortForeign(assetId),
    by: byGenesis ? 'genesis' : 'service',
  }),
  INVOICE_NOT_AS_ASKED: ({ field, got }) => ({
    field: field === 'form' && got === 'olderLayout' ? got : field,
  }),
  INVOICE_REFUSED: ({ recipient, detail }) => ({ recipient: String(recipient), aside: asideOf(detail) }),
  TRANSFER_STATE: ({ status }) => ({ aside: asideOf(status) }),
  NODE_SECRETS_MISSING: ({ secrets }) => ({ secrets: sayList(secrets.map((secret) => foreign(secret, 40))) }),
  BROUGHT_REFUSED: (facts) => ({ ...broughtText(facts) }),
  COMBINE_OTHER: ({ other }) => ({ other: short(other) }),
  COINS_CHANGED: ({ outpoint }) => ({ outpoint: shortForeign(outpoint) }),
  DRAFTS_FULL: ({ bytes, mostBytes }) => ({
    megabytes: String(Math.ceil(bytes / 1_048_576)),
    mostMegabytes: String(Math.floor(mostBytes / 1_048_576)),
  }),
  SIGNED_BEFORE: ({ atMs }) => ({ day: day(atMs) }),
  DATA_FOLDER_FORM: ({ isNewer }) => ({ newer: isNewer ? 'yes' : 'no' }),
  STORAGE_DAMAGED: ({ keptAs }) => ({
    happened: keptAs === null ? undefined : say('damage-kept', { keptAs }),
  }),
  FILE_UNREADABLE: ({ detail }) => ({ why: UNREAD.get(detail) ?? 'other' }),
  FILE_KIND: ({ endings }) => ({
    endings: sayList(
      endings.map((one) => `.${one}`),
      'disjunction',
    ),
  }),
};

const UNREAD = new Map(
  Object.entries({
    ENOENT: 'gone',
    EACCES: 'denied',
    EPERM: 'denied',
    EISDIR: 'noFile',
    NO_FILE: 'noFile',
  } as const),
);

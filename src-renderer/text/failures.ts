import type { Failure, FactsOf, FailureCode } from '../../src-preload/contract/index.ts';
import { isMessage, list, say } from '../../src-preload/messages/say.ts';
import { durationText } from './durations.ts';
import { whole, wordsOf, type FailureWords, type Said } from './failure-words.ts';
import { foreign, sentence } from './foreign.ts';
import { broughtText } from './imported.ts';
import { sats } from './numbers.ts';
import { notPayable } from './not-payable.ts';
import { pairs } from './proxy-and-certificate.ts';
import { refusal } from './refusals.ts';
import { addressNotOurs, refusalWords, refusedText } from './service-errors.ts';
import { atOrOn, day } from './time.ts';
import { inList, perhapsAt, unknownWords } from './word-failures.ts';

/** The words, and whether doing the very same again can be right. */
interface FailureText extends FailureWords {
  readonly retry: boolean;
}

/** Whose secret it is that a keychain was asked for. */
export type Subject = 'wallet' | 'node';

export function explain<C extends FailureCode>(
  failure: { readonly code: C; readonly facts: FactsOf<C> },
  about: Subject = 'wallet',
): FailureText {
  const text = wordsOf(failure.code, table[failure.code](failure.facts));
  return about === 'wallet' ? text : { ...text, ...ofNode[failure.code]?.(failure.facts) };
}

/** Main calls the service that Ochre runs itself by the name of that kind of connection. */
const serverName = (host: string): string => (host === 'own' ? say('failure-own-service') : foreign(host));

/** For a place with room for one sentence only. */
export function inOneSentence(failure: Failure): string {
  const { title, todo } = explain(failure);
  return `${title}. ${todo}`;
}

/** What is said otherwise where the secret is a node's password or a token, and no wallet's. */
const ofNode: { readonly [C in FailureCode]?: (facts: FactsOf<C>) => FailureWords } = {
  KEYCHAIN_ABSENT: () => whole('failure-keychain-absent-node', {}),
  KEYCHAIN_LOCKED: (facts) => whole('failure-keychain-locked-node', facts),
  KEYCHAIN_READBACK: () => whole('failure-keychain-readback-node', {}),
};

const alone = (): object => ({});
const silentChain = () => ({ title: say('failure-chain-silent'), todo: say('failure-chain-silent.todo') });
const again = () => ({ retry: true });

/** Calls of a service that change something there. */
const ACTS =
  /(?:(?:send|sendbtc|sendbatch|createutxo)end|issueasset\w*|(?:blind|witness)receive|invoice\/create|failtransfers|register|upgrade|unlock)$/;

/** What the messages of each code are given, and which are said in their place. The messages are called as the code is. */
const table: { readonly [C in FailureCode]: (facts: FactsOf<C>) => Said<C> } = {
  // What a screen sent
  INVALID_INPUT({ path, problem: why }) {
    const problem = sentence(why, 400);
    return {
      happened:
        path === ''
          ? say('failure-invalid-input-whole', { problem })
          : say('failure-invalid-input-value', { path, problem }),
    };
  },
  UNKNOWN_CALL: ({ name }) => ({ name }),
  INPUT_TOO_LARGE: (facts) => facts,
  APP_LOCKED: alone,
  NOT_HERE: ({ reason }) => whole(`failure-not-here-${reason}`, {}),
  // The keychain
  KEYCHAIN_ABSENT: ({ cause, detail }) => ({
    retry: true,
    happened: say(`failure-keychain-absent-${cause}`, { detail }),
  }),
  KEYCHAIN_LOCKED: ({ during }) => ({ retry: true, during }),
  KEYCHAIN_TIMEOUT: ({ seconds }) => ({ retry: true, seconds }),
  KEYCHAIN_REFUSED: ({ detail }) => ({ retry: true, detail }),
  KEYCHAIN_READBACK: again,
  SECRET_MISSING: ({ walletName }) => ({ walletName }),
  TOKEN_MISSING: ({ name }) => ({ name }),
  SECRET_UNREADABLE: ({ version }) => ({
    happened: say(`failure-secret-unreadable-${version === null ? 'foreign' : 'version'}`, {
      version: String(version),
    }),
  }),
  SECRET_FOREIGN: ({ walletName }) => ({ walletName }),
  SESSION_ENDED: ({ walletName }) => ({ walletName }),
  SECRET_SEALED: ({ walletName }) => ({ walletName }),
  PASSWORD_WRONG: ({ waitSeconds }) => ({ retry: true, waitSeconds }),
  PASSWORD_WAIT: ({ waitSeconds }) => ({ retry: true, waitSeconds }),
  PASSWORD_NEEDED: again,
  PASSWORD_STATE: ({ isSet }) => whole(`failure-password-state-${isSet ? 'set' : 'unset'}`, {}),
  LOCK_MISSING: alone,
  LOCKED_MEANWHILE: again,
  WORDS_NO_WALLET: again,
  KEYHOLDER_GONE: ({ during }) => ({ retry: true, during }),
  // Words and wallets
  WORDS_COUNT: (facts) => facts,
  WORDS_FOREIGN: ({ kind }) => whole(`failure-words-foreign-${kind}`, {}),
  WORDS_UNKNOWN: ({ language, words }) => ({ ...inList(language, words), words: unknownWords(words) }),
  WORDS_COMPLETED: ({ language, words }) => inList(language, words),
  WORDS_CHECKSUM: ({ language, places }) => ({
    wordList: say(`failure-word-list-${language}`),
    more: perhapsAt(places),
  }),
  WORDS_OTHER_WALLET: ({ walletName }) => ({ walletName }),
  WALLET_UNKNOWN: alone,
  WALLET_EXISTS: ({ walletName }) => ({ walletName }),
  KEYS_UNPROVED: ({ walletName, otherWords }) =>
    whole(`failure-keys-unproved-${otherWords ? 'other' : 'yet'}`, { walletName }),
  NO_KEY_HERE: ({ walletName }) => ({ walletName }),
  NETWORK_REFUSED: ({ network, reason }) => ({
    happened: say(`failure-network-refused-${reason}`, { network }),
  }),
  SERVICE_KEYS_MISMATCH: ({ field }) => ({ field }),
  // The service
  URL_REFUSED: ({ reason }) => ({ happened: say(`failure-url-refused-${reason}`) }),
  CONSENT_NEEDED: ({ host }) => ({ host }),
  PIN_REFUSED: (facts) => facts,
  PIN_NOT_TAKEN: ({ host }) => ({ host }),
  PROXY_FAILED: ({ proxy, host, problem, detail }) => ({
    retry: true,
    ...whole(`failure-proxy-failed-${problem}`, {
      proxy,
      host,
      detail,
    }),
  }),
  CERTIFICATE_REFUSED: ({ host, problem, detail }) => ({
    happened: say(`failure-certificate-refused-${problem}`, { host, detail }),
    todo: say(
      `failure-certificate-refused-${problem === 'expired' || problem === 'notYet' ? 'clock' : 'pin'}`,
    ),
  }),
  CERTIFICATE_CHANGED: ({ host, of, pinned, seen }) => ({
    host,
    of,
    pinned: pairs(pinned),
    seen: pairs(seen),
  }),
  SERVICE_UNREACHABLE: ({ host, kind, detail, ofChain }) => ({
    retry: true,
    ...(ofChain === true ? silentChain() : {}),
    happened: say(`failure-service-unreachable-${kind}`, { host: serverName(host) }),
    // The system's own word for it, which people search for. What a library of ours calls it is no such word.
    more: detail.startsWith('UND_') ? undefined : asideOf(detail),
  }),
  SERVICE_SLOW: ({ host, endpoint, seconds, phase, ofChain }) => ({
    // Nothing was sent before there is a connection, and what only asks changes nothing: then the same can be asked again.
    ...(phase !== 'connect' && ACTS.test(endpoint)
      ? { todo: say('failure-service-slow-act') }
      : { retry: true }),
    happened: say(`failure-service-slow-${phase}`, {
      host: serverName(host),
      endpoint,
      seconds,
    }),
    ...(ofChain === true ? silentChain() : {}),
  }),
  SERVICE_ERROR: (facts) => refusalWords(serverName(facts.host), facts),
  SERVICE_ANSWER: ({ host, endpoint, problem, detail }) => ({
    retry: true,
    happened: say(`failure-service-answer-${problem}`, {
      host: serverName(host),
      endpoint,
    }),
    more: problem === 'html' ? undefined : asideOf(detail),
  }),
  CHAIN_REFUSED: ({ host, problem, height }) => ({
    retry: true,
    happened: say(`failure-chain-refused-${problem}`, { host, height: height ?? 0 }),
  }),
  CHAIN_OFF: alone,
  SERVICE_LACKS: ({ host, endpoint }) => ({ host: serverName(host), endpoint }),
  SERVICE_CANNOT: ({ host, what, only }) => ({
    happened: say(`failure-service-cannot-${what}`, { host: serverName(host) }),
    todo:
      only !== null && (what === 'feeRate' || what === 'minConfirmations')
        ? say(`failure-service-cannot-${what}.only`, { only })
        : say(`failure-service-cannot-${what}.instead`),
  }),
  NOT_CONNECTED: ({ host }) => ({
    happened:
      host === ''
        ? say('failure-not-connected-nowhere')
        : say('failure-not-connected-unknown', { host: serverName(host) }),
  }),
  WALLET_NOT_REGISTERED: ({ host, message }) => ({
    retry: true,
    host: serverName(host),
    more: asideOf(message ?? ''),
  }),
  TOKEN_REFUSED: ({ host, status, given, message }) => ({
    ...whole(`failure-token-refused-${given === false ? 'none' : 'given'}`, {
      host: serverName(host),
      status: String(status),
    }),
    more: asideOf(message ?? ''),
  }),
  ADDRESS_NOT_OURS: addressNotOurs,
  // Signing
  FLOW_UNKNOWN: alone,
  FLOW_STATE: ({ state }) => ({ state }),
  // By the state of the other transaction that stands in the way.
  FLOW_LIVE({ state }) {
    const happened = `progress-live-${state}.happened` as const;
    const todo = `progress-live-${state}.todo` as const;
    if (isMessage(happened) && isMessage(todo)) return { happened: say(happened), todo: say(todo) };
    return {
      happened: say('failure-flow-live-unknown', { state }),
      todo: say('failure-flow-live-unknown.todo'),
    };
  },
  PAID_BEFORE: ({ txid }) => ({ txid: short(txid) }),
  DIGEST_CHANGED: alone,
  REVIEW_CHANGED: alone,
  SPENDING_TOO_MUCH: ({ per, assetId, limit, amount, mayAtMs }) => ({
    per,
    happened:
      assetId === null
        ? say('failure-spending-too-much-bitcoin', { per, amount: sats(amount), limit: sats(limit) })
        : say('failure-spending-too-much-asset', { per }),
    todo:
      mayAtMs === null
        ? say('failure-spending-too-much-less')
        : say('failure-spending-too-much-wait', { when: atOrOn(mayAtMs, Date.now()) }),
  }),
  RECIPIENT_TOO_NEW: ({ hours, mayAtMs }) => ({ hours, when: atOrOn(mayAtMs, Date.now()) }),
  SPENDING_UNKNOWN: alone,
  BACKUP_REFUSED: ({ reason, version }) => ({
    retry: reason === 'busy' || reason === 'gone',
    ...whole(`failure-backup-refused-${reason}`, { version: String(version ?? '') }),
  }),
  BACKUP_KEYS: ({ walletName }) => ({ walletName }),
  BACKUP_OTHER_KEYS: ({ walletName: name, other, here }) => {
    const walletName = foreign(name, 40);
    return {
      happened:
        other === null
          ? say('failure-backup-other-keys-secret', { walletName })
          : say(`failure-backup-other-keys-${here ? 'here' : 'within'}`, {
              walletName,
              other,
            }),
    };
  },
  BACKUP_TOO_MUCH: ({ what, most }) => ({ what: say('backup-kind', { what }), most: String(most) }),
  BACKUP_PASSWORD: alone,
  RULES_MISSING: ({ walletName }) => ({ walletName }),
  RULES_UNREADABLE: ({ walletName }) => ({ walletName }),
  RULES_REFUSED: (facts) => facts,
  PSBT_REFUSED: ({ code, sentence: detail }) => ({
    happened: refusal(code).would,
    more: asideOf(detail),
    code,
  }),
  SNAPSHOT_OLD: (facts) => facts,
  NOTHING_TO_DO: (facts) => facts,
  NOT_ENOUGH_BITCOIN: ({ neededSats, spendableSats }) => ({
    needed: sats(neededSats),
    spendable: sats(spendableSats),
  }),
  PAYMENT_REFUSED: ({ reason, leastSats }) =>
    reason === 'dust'
      ? whole('failure-payment-refused-dust', { least: sats(leastSats ?? 0) })
      : { happened: notPayable(reason) },
  SIGNATURE_INVALID: ({ input }) => ({ input: String(input) }),
  AGAIN_TOO_SOON: ({ looksLeft: looks, waitSeconds }) => ({
    todo:
      waitSeconds > 0
        ? say('failure-again-too-soon-wait', { looks, wait: durationText(waitSeconds * 1_000) })
        : say('failure-again-too-soon-looks', { looks }),
  }),
  CLOCKS_TORN: ({ host, aheadSeconds }) => ({
    retry: true,
    host: serverName(host),
    difference: durationText(Math.abs(aheadSeconds) * 1_000),
    side: aheadSeconds < 0 ? 'behind' : 'ahead',
  }),
  OUTCOME_UNKNOWN: ({ txid, because, named: other, refused }) =>
    other !== null
      ? whole('failure-outcome-unknown-other', { txid: short(txid), named: short(other) })
      : refused === true
        ? whole('failure-outcome-unknown-refused', { txid: short(txid), reason: refusedText(because) })
        : whole('failure-outcome-unknown-silent', { txid: short(txid), reason: refusedText(because) }),
  // Assets, invoices, transfers
  NO_FREE_SLOT: (facts) => facts,
  NOT_ENOUGH_ASSET: ({ needed, spendable }) => ({ retry: true, needed, spendable }),
  ASSET_UNKNOWN: ({ assetId }) => ({ retry: true, assetId }),
  // Main wrote both from the issuer's words, each in its quotation marks.
  ASSET_RENAMED: ({ assetId, first, now, byGenesis }) => {
    const given = { assetId: `${foreign(assetId).slice(0, 12)}…`, first, now };
    return byGenesis ? { ...given, ...whole('failure-asset-renamed-by-genesis', given) } : given;
  },
  INVOICE_NOT_AS_ASKED: ({ field, asked, got }) => ({
    happened: say(
      `failure-invoice-not-as-asked-${field === 'form' && got === 'olderLayout' ? 'olderLayout' : field}`,
      { asked, got },
    ),
    ...(field === 'slot' ? { todo: say('failure-invoice-not-as-asked-slot.todo') } : {}),
  }),
  INVOICE_USED: () => ({ retry: true }),
  INVOICE_REFUSED: ({ recipient, reason, detail }) => ({
    recipient: String(recipient),
    happened: say(`failure-invoice-refused-${reason}`),
    more: detail === '' ? undefined : foreign(detail),
  }),
  TRANSFER_UNKNOWN: again,
  HISTORY_NOWHERE: alone,
  TRANSFER_STATE: ({ because, status }) => ({
    happened: say(`failure-transfer-state-${because}`),
    more: `(${foreign(status)})`,
  }),
  UNSPENT_MISSING: ({ outpoint }) => ({ outpoint }),
  // Nodes
  NODE_UNKNOWN: alone,
  CLOUD_UNKNOWN: alone,
  NODE_BUSY: ({ name }) => ({ retry: true, name }),
  HOST_NOT_APPROVED: ({ origin }) => ({ retry: true, origin }),
  NODE_ADDRESS_CHANGED: ({ name }) => ({ retry: true, name }),
  NODE_OWN: ({ name }) => ({ name }),
  NODE_ADDRESS_MISSING: ({ name }) => ({ name }),
  NODE_SECRETS_MISSING: ({ name, secrets }) => ({
    name,
    secrets: list(secrets.map((secret) => foreign(secret, 40))),
  }),
  UNLOCK_BODY: ({ problem }) => ({ retry: true, happened: say(`failure-unlock-body-${problem}`) }),
  EXTRA_OFF: ({ extra }) => ({ happened: say(`failure-extra-off-${extra}`) }),
  RUN_UNKNOWN: alone,
  RUN_BUSY: again,
  // Practice, files, the rest
  PRACTICE_REFUSED: ({ detail }) => ({ retry: true, detail }),
  BROUGHT_REFUSED: broughtText,
  COINS_CHANGED: ({ outpoint }) => ({ outpoint: `${foreign(outpoint).slice(0, 12)}…` }),
  CODES_GONE: alone,
  BROUGHT_GONE: alone,
  DRAFTS_FULL: ({ drafts, most, bytes, mostBytes }) => ({
    drafts,
    most,
    megabytes: String(Math.ceil(bytes / 1_048_576)),
    mostMegabytes: String(Math.floor(mostBytes / 1_048_576)),
  }),
  BROUGHT_UNANSWERED: (facts) => facts,
  SIGNED_BEFORE: ({ txid, atMs }) => ({ txid: short(txid), day: day(atMs) }),
  OFFLINE_MODE: alone,
  PLAIN_ONLY: ({ what }) => whole(`failure-plain-only-${what}`, {}),
  CLIPBOARD_CHANGED: again,
  DATA_FOLDER_BUSY: (facts) => facts,
  DATA_FOLDER_GONE: (facts) => facts,
  DATA_FOLDER_FORM: ({ folder, file, isNewer }) => ({ folder, file, newer: isNewer ? 'yes' : 'no' }),
  STORAGE_DAMAGED: ({ file, keptAs }) => ({
    file,
    more: keptAs === null ? undefined : say('failure-storage-damaged-kept', { keptAs }),
  }),
  DISK_REFUSED: ({ file, detail }) => ({ retry: true, file, detail }),
  FILE_UNREADABLE: ({ file, detail }) => ({
    happened: say(`failure-file-unreadable-${UNREAD.get(detail) ?? 'other'}`, {
      file,
      detail,
    }),
  }),
  FILE_KIND: ({ file, endings }) => ({
    file,
    endings: list(
      endings.map((one) => `.${one}`),
      'disjunction',
    ),
  }),
  HOST_GONE: again,
  INTERNAL: ({ incident }) => ({ retry: true, incident }),
};

/** Why the system gives nothing of a file, by its own code. */
const UNREAD = new Map(
  Object.entries({
    ENOENT: 'gone',
    EACCES: 'denied',
    EPERM: 'denied',
    EISDIR: 'folder',
    NO_FILE: 'noFile',
  } as const),
);

const short = (txid: string): string => `${txid.slice(0, 8)}…`;

/** What others call it, in brackets behind our sentence. */
const asideOf = (detail: string): string | undefined => (detail === '' ? undefined : `(${foreign(detail)})`);

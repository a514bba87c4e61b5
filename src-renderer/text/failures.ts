import type { Failure, FactsOf, FailureCode } from '../../src-preload/contract/index.ts';
import { broughtText } from './imported.ts';
import { foreign, named, sentence } from './foreign.ts';
import { errorMeaning, serviceSaid } from './service-errors.ts';
import { nodeWords, type FailureWords } from './node-failures.ts';
import { durationText } from './durations.ts';
import { liveWords } from './live-flow.ts';
import { grouped, plural, RESTORED_ADDRESSES, sats } from './numbers.ts';
import { passwordWords } from './password-failures.ts';
import { refusal } from './refusals.ts';
import { atOrOn, day } from './time.ts';
import { pairs } from './proxy-and-certificate.ts';
import { wordFailures } from './word-failures.ts';
import { say } from '../../src-preload/messages/say.ts';

/** What is said about a failure: what happened, and what to do. Full sentences. */
export interface FailureText {
  readonly title: string;
  readonly happened: string;
  readonly todo: string;
  /** Whether doing the very same again can be right. */
  readonly retry: boolean;
}

/** The words, and whether doing the very same again can be right. */
export interface FailureText extends FailureWords {
  readonly retry: boolean;
}

type Table = { readonly [C in FailureCode]: (facts: FactsOf<C>) => FailureText };

/** Whose secret it is that a keychain was asked for. */
export type Subject = 'wallet' | 'node';

/** Words for a failure, whatever it is. */
export function explain<C extends FailureCode>(
  failure: { readonly code: C; readonly facts: FactsOf<C> },
  about: Subject = 'wallet',
): FailureText {
  const text = table[failure.code](failure.facts);
  return about === 'wallet' ? text : { ...text, ...nodeWords[failure.code]?.(failure.facts) };
}

/** For a place with room for one sentence only. */
export function inOneSentence(failure: Failure): string {
  const { title, todo } = explain(failure);
  return `${title}. ${todo}`;
}

function again(title: string, happened: string, todo: string): FailureText {
  return { title, happened, todo, retry: true };
}
function final(title: string, happened: string, todo: string): FailureText {
  return { title, happened, todo, retry: false };
}

const LINUX_KEYCHAIN =
  'On Linux install and unlock gnome-keyring or KWallet, start Ochre from your desktop session, and try again. Or go on with a session-only wallet, which is forgotten when Ochre ends.';

const table: Table = {
  // What a screen sent
  INVALID_INPUT: ({ path, problem }) =>
    final(
      'This cannot be asked so',
      `The value of ${path === '' ? 'the request' : `“${path}”`} does not fit: ${sentence(problem, 400)}`,
      'Change it and ask again. Nothing was done.',
    ),
  UNKNOWN_CALL: ({ name }) =>
    final(
      'This version cannot do that',
      `The window asked for “${foreign(name)}”, which the main part does not know.`,
      'Restart Ochre. If it stays so, install it again: its two halves differ.',
    ),
  INPUT_TOO_LARGE: ({ bytes, limitBytes }) =>
    final(
      'That is too large',
      `At least ${plural(bytes, 'byte')} were sent, ${plural(limitBytes, 'byte')} is the limit.`,
      'Send less. Nothing was done.',
    ),
  APP_LOCKED: () => final('Ochre is locked', 'Nothing is done while it is locked.', 'Unlock it first.'),
  NOT_HERE: ({ reason }) => notHere[reason],
  // The keychain
  KEYCHAIN_ABSENT: ({ cause, detail }) =>
    again('No keychain to keep the secret in', absent[cause](detail), LINUX_KEYCHAIN),
  KEYCHAIN_LOCKED: ({ during }) =>
    again(
      'Your keychain is locked',
      during === 'reading'
        ? 'It holds the secret of this wallet, and does not give it while it is locked. The wallet is not lost.'
        : 'It takes no new secret while it is locked. Nothing was kept.',
      'Unlock the keychain of your system, then try again.',
    ),
  KEYCHAIN_TIMEOUT: ({ seconds }) =>
    again(
      'Your keychain gave no answer',
      `Ochre waited for ${plural(seconds, 'second')}. Perhaps a question of the keychain stands in another window.`,
      'Answer or close that question, then try again.',
    ),
  KEYCHAIN_REFUSED: ({ detail }) =>
    again(
      'Your keychain refused',
      `It said: “${foreign(detail)}”`,
      'Open the keychain of your system and see whether Ochre may use it, then try again.',
    ),
  KEYCHAIN_READBACK: () =>
    again(
      'Your keychain did not keep the secret',
      'What was read back is not what was written, so the wallet was not made.',
      'Try again. If it stays so, this keychain is not safe to use: take a session-only wallet.',
    ),
  SECRET_MISSING: ({ walletName }) =>
    final(
      'The secret is not in your keychain',
      `Your keychain is open and has no entry for ${named(walletName)}. It was removed there, or this is another user's keychain.`,
      'Restore the wallet from its words.',
    ),
  SECRET_UNREADABLE: ({ version }) =>
    final(
      'The secret cannot be read',
      version === null
        ? 'The keychain entry is not one that Ochre wrote.'
        : `The keychain entry has version ${String(version)}, which this Ochre does not know.`,
      'Use the newest Ochre, or restore the wallet from its words.',
    ),
  SECRET_FOREIGN: ({ walletName }) =>
    final(
      'The secret belongs to another wallet',
      `The keychain entry of ${named(walletName)} derives other keys than this wallet has. Nothing was signed with it.`,
      'Restore the wallet from its words.',
    ),
  SESSION_ENDED: ({ walletName }) =>
    final(
      'The session-only secret is gone',
      `${named(walletName)} was kept for one session only, and that session has ended.`,
      'Restore the wallet from its words.',
    ),
  ...passwordWords,
  KEYHOLDER_GONE: ({ during }) =>
    again(
      'The keyholder stopped',
      `The process that holds keys ended during “${foreign(during)}”. It leaves nothing behind, and nothing was handed over.`,
      'Try again.',
    ),
  // Words and wallets
  ...wordFailures,
  WALLET_UNKNOWN: () =>
    final(
      'That wallet is not in the list',
      'It was removed, perhaps in another window.',
      'Choose another wallet.',
    ),
  WALLET_EXISTS: ({ walletName }) =>
    final(
      'This wallet is already here',
      `${named(walletName)} has the same keys. Two copies with one set of assets could lose them.`,
      'Use that one.',
    ),
  KEYS_UNPROVED: ({ walletName, otherWords }) =>
    otherWords
      ? final(
          'These are not the keys of your words',
          `“${foreign(walletName, 40)}” came out of a backup. Your words carry its fingerprint and give other keys, so its addresses are somebody else’s.`,
          'Use the wallet that was made of your words, and remove this one.',
        )
      : final(
          'Prove these keys first',
          `“${foreign(walletName, 40)}” came out of a backup, and nothing shows yet that its addresses are yours. None is shown, and no invoice is made.`,
          'Give its words here, or bring its account again from the machine that has them and compare the groups of letters.',
        ),
  NO_KEY_HERE: ({ walletName }) =>
    final(
      'There is no key on this computer',
      `${named(walletName)} has public keys only.`,
      'Sign where its key is, or restore it here from its words.',
    ),
  NETWORK_REFUSED: ({ network, reason }) =>
    final('Not on this network', networkRefused[reason](network), 'Choose another network.'),
  SERVICE_KEYS_MISMATCH: ({ field }) =>
    final(
      'The service gave keys that do not fit its words',
      `“${foreign(field)}” is not what these words derive. Nothing was kept.`,
      'Do not use this service. Make the words on this computer.',
    ),
  // The service
  URL_REFUSED: ({ reason }) =>
    final('This address cannot be used', urlRefused[reason], 'Change the address and try again.'),
  CONSENT_NEEDED: ({ host }) =>
    final(
      'Your consent is needed first',
      `${foreign(host)} has not seen the public keys of this wallet. Once shown they cannot be taken back.`,
      'Register on Home if you want this service to know this wallet.',
    ),
  PIN_REFUSED: ({ reason }) =>
    final(
      'That is not a fingerprint Ochre can use',
      reason === 'sha1'
        ? 'It is a SHA-1 fingerprint, which can be forged.'
        : 'It is neither 64 hex digits nor sha256/ with a public key’s hash behind it.',
      'Paste the SHA-256 fingerprint, or press “Look at the certificate”.',
    ),
  PIN_NOT_TAKEN: ({ host }) =>
    final(
      'The certificate was not taken',
      `You did not agree to take one certificate alone for ${foreign(host)}, so nothing was changed.`,
      'Compare the fingerprint with the one that whoever runs the service gives you.',
    ),
  PROXY_FAILED: ({ proxy, host, problem, detail }) =>
    again(
      proxyTitle[problem],
      `${proxyFailed[problem](foreign(proxy), foreign(host))} (${foreign(detail)})`,
      `Nothing was sent to ${foreign(host)}, and Ochre tries no other way. ${proxyNext[problem]}`,
    ),
  CERTIFICATE_REFUSED: ({ host, problem, detail }) =>
    final(
      'The service could not prove who it is',
      `${certificateRefused[problem](foreign(host))} Nothing was sent. (${foreign(detail)})`,
      problem === 'expired' || problem === 'notYet'
        ? 'Look whether the clock of this computer is right; else whoever runs the service must renew it.'
        : 'If the service is your own, compare its certificate and pin it under Settings, How to get there.',
    ),
  CERTIFICATE_CHANGED: ({ host, of, pinned, seen }) =>
    final(
      'This is another certificate than the one you pinned',
      `${foreign(host)} showed one whose ${of === 'certificate' ? '' : 'public key’s '}SHA-256 is ${pairs(seen)}. Pinned is ${pairs(pinned)}. Nothing was sent.`,
      'Ask whoever runs the service whether it was renewed. If not, somebody stands between you and it.',
    ),
  SERVICE_UNREACHABLE: ({ host, kind, detail }) =>
    again(
      'The service cannot be reached',
      `${unreachable[kind](foreign(host))}${systemWord(detail)}`,
      'Nothing was lost. Try again, or look at the address under Settings.',
    ),
  SERVICE_SLOW: ({ host, endpoint, seconds, phase }) =>
    again(
      'The service takes too long',
      `${foreign(host)} was asked for ${foreign(endpoint)} and ${slow[phase]} ${plural(seconds, 'second')}. That is not a no.`,
      'Nothing was lost. Try again later.',
    ),
  SERVICE_ERROR: ({ host, endpoint, status, name, message, retryAfterSeconds }) =>
    again(
      status >= 500 ? 'The service has a fault' : 'The service refused',
      `${foreign(host)} ${answered(endpoint, status, name, message)}`,
      retryAfterSeconds === null
        ? 'Nothing was signed or lost. Try again later.'
        : `It asks to be left alone for ${plural(retryAfterSeconds, 'second')}. Try again after that.`,
    ),
  SERVICE_ANSWER: ({ host, endpoint, problem, detail }) =>
    again(
      'The service gave an answer that cannot be used',
      `${foreign(host)}, asked for ${foreign(endpoint)}, ${badAnswer[problem]}${detail === '' || problem === 'html' ? '' : ` (${foreign(detail)})`}`,
      'Nothing was taken from it. Look whether the address under Settings is the service itself, then try again.',
    ),
  SERVICE_LACKS: ({ host, endpoint }) =>
    final(
      'The service has no such call',
      `Nothing is at ${foreign(endpoint)} of ${foreign(host)}. It may speak another dialect than this connection says, or stand at another address.`,
      'Under Settings, Connection, press Detect, or ask who runs it. Nothing was done.',
    ),
  SERVICE_CANNOT: ({ host, what, only }) =>
    final(
      'This service cannot do that',
      `${serviceCannot[what](foreign(host))} So it was not asked.`,
      serviceCanInstead[what](only),
    ),
  NOT_CONNECTED: ({ host }) =>
    final(
      'This wallet is not connected yet',
      host === ''
        ? 'No service is named for it, and nobody was asked. It can sign what is brought to it.'
        : `${foreign(host)} does not know its public keys, and was asked for nothing.`,
      'Connect it on Home first. You see there what the service learns by it.',
    ),
  WALLET_NOT_REGISTERED: ({ host }) =>
    again(
      'The service does not know this wallet',
      `${foreign(host)} says that no wallet with these public keys is registered.`,
      'Its keys and words are untouched. If it was known there before, ask whoever runs the service first: it may have lost its data, and registering again begins with an empty wallet.',
    ),
  TOKEN_REFUSED: ({ host, status, given }) =>
    given === false
      ? final(
          'The service wants a token, or knows nobody here',
          `${foreign(host)} answered ${String(status)}, and no token is kept for it.`,
          'Ask who runs it for one, and enter it under Settings, Connection.',
        )
      : final(
          'The service refused your token',
          `${foreign(host)} answered ${String(status)}: the token is missing, wrong or expired.`,
          'Enter a new token under Settings, Connection.',
        ),
  ADDRESS_NOT_OURS: ({ address, reason, index, keychain }) =>
    final(
      'This address is not shown',
      `The service gave “${foreign(address, 100)}”. ${notOurs[reason](index, keychain)}`,
      notOursTodo[reason] ??
        'Do not pay to it. If it happens again, stop using this service: it may be broken or hostile.',
    ),
  // Signing
  FLOW_UNKNOWN: () =>
    final(
      'This transaction is no longer open',
      'It was dropped or finished.',
      'Start again. Nothing was signed twice.',
    ),
  FLOW_STATE: ({ state }) =>
    final(
      'This transaction is past that step',
      `It is already “${foreign(state)}”.`,
      'Look at your slots before you start another.',
    ),
  FLOW_LIVE: ({ state }) =>
    final(
      'Another transaction is not finished',
      liveWords(state)?.happened ?? `One transaction of this wallet is “${foreign(state)}”.`,
      liveWords(state)?.todo ?? 'Look among what is unfinished before you start another.',
    ),
  PAID_BEFORE: ({ txid }) =>
    final(
      'This recipient was paid before',
      `Your transaction ${txid.slice(0, 8)}… pays the same recipient, and the service tells that it went through. An invoice is paid once: a second payment could be lost. Nothing was begun.`,
      'Ask the recipient for a new invoice.',
    ),
  DIGEST_CHANGED: () =>
    final(
      'Not what you reviewed',
      'The transaction read before signing is not the one that was shown. Nothing was signed.',
      'Start again. If it happens twice, do not use this computer for signing.',
    ),
  SPENDING_TOO_MUCH: ({ per, assetId, limit, amount, mayAtMs }) =>
    final(
      per === 'send' ? 'More than your rule allows at once' : 'More than your rule allows in a day',
      assetId === null
        ? `${sats(amount)} would leave, the fee included. Your rule allows ${sats(limit)} ${per === 'send' ? 'per send' : 'in 24 hours'}. Nothing was signed.`
        : `More of this asset would leave than your rule allows ${per === 'send' ? 'per send' : 'in 24 hours'}. Nothing was signed.`,
      mayAtMs === null
        ? 'Send less, or change the rule under “Spending rules” in the settings: that takes 24 hours.'
        : `Send less, or wait: it may go ${atOrOn(mayAtMs, Date.now())}, if this computer is on until then.`,
    ),
  RECIPIENT_TOO_NEW: ({ hours, mayAtMs }) =>
    final(
      'This recipient is new',
      `Your rule has a recipient who was never paid wait for ${plural(hours, 'hour')}. Nothing was signed.`,
      `Ask Ochre to prepare the same again: it may go ${atOrOn(mayAtMs, Date.now())}, if this computer is on until then.`,
    ),
  SPENDING_UNKNOWN: () =>
    final(
      'Nobody knows which assets leave',
      'You have rules about assets, and it is not verified how much of them this transaction moves, or to whom. Nothing was signed.',
      'Sign one whose assets are verified.',
    ),
  BACKUP_REFUSED: ({ reason, version }) => brokenBackup[reason](version),
  BACKUP_KEYS: ({ walletName }) =>
    final(
      'This backup holds keys that cannot be',
      `What it says of “${foreign(walletName, 40)}” are not the public keys of any words. Ochre never writes that. Nothing was changed.`,
      'Do not trust this file, nor whoever gave it to you. Restore the wallet from its words.',
    ),
  BACKUP_OTHER_KEYS: ({ walletName, other, here }) =>
    final(
      'This backup names other keys for the same words',
      `“${foreign(walletName, 40)}” in it carries the fingerprint of ${
        other === null
          ? 'a secret in this computer’s keychain'
          : `“${foreign(other, 40)}” ${here ? 'here' : 'in it too'}`
      }, and other keys. Both cannot be of the same words, and bitcoin paid to the wrong one is somebody else’s. Nothing was changed.`,
      'Do not trust this file, nor whoever gave it to you. Restore the wallet from its words.',
    ),
  BACKUP_TOO_MUCH: ({ what, most }) =>
    final(
      'The backup holds too much',
      `It holds more ${foreign(what, 40)} than the ${String(most)} that Ochre keeps. Nothing was changed.`,
      'Choose the file that Ochre saved.',
    ),
  BACKUP_PASSWORD: () =>
    final(
      'That is not its password',
      'The file is whole, and this password does not open it. Nothing was changed.',
      'Try the password that it was made with. Nobody else can open it, and there is no other way in.',
    ),
  RULES_MISSING: ({ walletName }) =>
    final(
      'The spending rules are gone',
      `“${foreign(walletName)}” had spending rules, and they no longer lie beside its secret. Something took them away. Nothing was signed.`,
      'Save rules under “Spending rules” in the settings: those that were in force come back with them, and looser ones wait for 24 hours. Ask yourself who was at this computer.',
    ),
  RULES_UNREADABLE: ({ walletName }) =>
    final(
      'The spending rules cannot be read',
      `What lies beside the secret of “${foreign(walletName)}” is damaged, or a newer version of Ochre wrote it. Nothing was signed.`,
      'Use that newer version. If there is none, restore the wallet from its words, and set the rules anew.',
    ),
  RULES_REFUSED: ({ reason }) =>
    final(
      'These rules cannot be kept',
      reason === 'tooManyAssets'
        ? 'The rules in force and the new ones name more than five assets together.'
        : 'One of them is for something that is no asset.',
      reason === 'tooManyAssets' ? 'Take an asset out, and add another one a day later.' : 'Take it out.',
    ),
  PSBT_REFUSED: ({ code, sentence }) =>
    final(
      'Refused: not what you asked for',
      `${refusal(code).would}${sentence === '' ? '' : ` (${foreign(sentence)})`}`,
      `Nothing was signed. Have it built again. If a service built it and a second one is wrong too, stop using that service. (${foreign(code)})`,
    ),
  SNAPSHOT_OLD: ({ ageSeconds }) =>
    final(
      'The list of coins is too old',
      `It was fetched ${plural(ageSeconds, 'second')} ago. Nothing was signed.`,
      'Start again, so that the transaction is checked against a fresh list.',
    ),
  NOTHING_TO_DO: ({ freeSlots }) =>
    final(
      'Nothing is missing',
      `${plural(freeSlots, 'slot')} ${freeSlots === 1 ? 'is' : 'are'} free already.`,
      'Ask for more, or turn off “Only what is missing”.',
    ),
  NOT_ENOUGH_BITCOIN: ({ neededSats, spendableSats }) =>
    final(
      'Not enough plain bitcoin',
      `This takes ${sats(neededSats)}, and ${sats(spendableSats)} can be spent now.`,
      'Send bitcoin to this wallet, or ask for less: a smaller amount, or fewer slots.',
    ),
  PAYMENT_REFUSED: ({ reason, leastSats }) =>
    final(
      reason === 'dust' ? 'That is too little' : 'This address cannot be paid',
      reason === 'dust'
        ? `No node passes on so small a payment to an address of this kind. The least is ${sats(leastSats ?? 0)}.`
        : say(`send-not-payable-${reason}`),
      reason === 'dust'
        ? 'Send more. Nothing was begun.'
        : 'Ask whom you pay for an address, and paste it whole. Nothing was begun.',
    ),
  SIGNATURE_INVALID: ({ input }) =>
    final(
      'A signature did not verify',
      `The signature of input ${String(input)} was wrong, so nothing was handed over.`,
      'Start again. If it happens twice, the memory of this computer may be at fault.',
    ),
  AGAIN_TOO_SOON: ({ looksLeft, waitSeconds }) =>
    final(
      'Not once more yet',
      'The service may have it still. The same bytes go once more only after it was asked often enough and listed nothing.',
      `${looksLeft > 0 ? `Let Ochre look ${looksLeft === 1 ? 'once' : plural(looksLeft, 'time')} more` : 'Let Ochre look again'}${waitSeconds > 0 ? `, the last time in ${durationText(waitSeconds * 1_000)} or later` : ''}.`,
    ),
  CLOCKS_TORN: ({ host, aheadSeconds }) =>
    again(
      'The clocks do not agree',
      `The clock of ${foreign(host)} is ${durationText(Math.abs(aheadSeconds) * 1_000)} ${aheadSeconds < 0 ? 'behind' : 'ahead of'} this computer’s, so nobody knows whether the invoice has expired. Nothing was signed.`,
      'Set the clock of this computer by the network, then try again. If it is right, ask for an invoice without an end, or try another service.',
    ),
  OUTCOME_UNKNOWN: ({ txid, because, named, refused }) =>
    named !== null
      ? otherTransaction(txid, named)
      : refused === true
        ? refusedTransaction(txid, because)
        : final(
            'Signed and handed over, but no answer came',
            `The service may or may not have taken transaction ${txid.slice(0, 8)}…: ${reasonText(because)}. Ochre repeats nothing by itself, since a second try could spend twice as much.`,
            'Refresh, and look among your transfers or what is unfinished: once it is listed, all went well. Do not begin the same again before you know.',
          ),
  // Assets, invoices, transfers
  NO_FREE_SLOT: ({ purpose }) =>
    final(
      'No free asset slot',
      `${noSlot[purpose]} needs an asset slot that is free, and every one of yours is taken.`,
      'Create slots first; then come back to this.',
    ),
  NOT_ENOUGH_ASSET: ({ needed, spendable }) =>
    again(
      'Not enough of this asset',
      `This takes ${needed} base units, and ${spendable} can be spent now.`,
      'Send less, or wait until what is on its way has settled.',
    ),
  ASSET_UNKNOWN: ({ assetId }) =>
    again(
      'This wallet does not know the asset',
      `The service lists no asset ${foreign(assetId)} for it.`,
      'Refresh the wallet. An asset appears once a part of it has arrived: an invoice for any asset lets the first part in.',
    ),
  // Main wrote both from the issuer's words, each in its quotation marks.
  ASSET_RENAMED: ({ assetId, first, now }) =>
    final(
      'The service calls this asset otherwise than before',
      `${foreign(assetId).slice(0, 12)}… was ${first}; now it is ${now}. Nothing was begun, and nothing is sent of it until you decide.`,
      'Open the asset under Assets, and say which of the two is right.',
    ),
  INVOICE_NOT_AS_ASKED: ({ field, asked, got }) =>
    final(
      'The service made another invoice than you asked for',
      field === 'form'
        ? `${got === 'olderLayout' ? 'It is of an older kind, from before RGB 0.11, which nobody’s wallet of today can pay for certain.' : notAsAsked.form} Ochre does not show it, so that nobody pays it, and asked the service to give the slot back.`
        : `${notAsAsked[field]} You asked for ${foreign(asked)}, it wrote ${foreign(got)}. Ochre does not show it, so that nobody pays it.`,
      'Tell whoever runs the service. Do not take invoices of this wallet from anywhere else meanwhile.',
    ),
  INVOICE_REFUSED: ({ recipient, reason, detail }) =>
    final(
      `Recipient ${String(recipient)} cannot be paid so`,
      `${invoiceRefused[reason]}${detail === '' ? '' : ` ${foreign(detail)}`}`,
      'Nothing was begun. Ask the recipient for a new invoice, or take this recipient out.',
    ),
  TRANSFER_UNKNOWN: () =>
    again(
      'This transfer is not in the list',
      'The list that is kept here does not have it.',
      'Refresh the wallet.',
    ),
  TRANSFER_STATE: ({ because, status }) =>
    final(
      'This transfer cannot be given up',
      `${cannotFail[because]} (${foreign(status)})`,
      'Refresh to see how it stands.',
    ),
  UNSPENT_MISSING: ({ outpoint }) =>
    final(
      'The service no longer lists an output of yours',
      `${foreign(outpoint)} holds assets of yours by what is written here, and the service does not list it. Ochre does not take it for spent.`,
      'Refresh. If it stays away, another device may use this wallet, or the service has lost data: begin nothing before you know.',
    ),
  // Nodes
  NODE_UNKNOWN: () =>
    final('This node is not in the list', 'It was removed meanwhile.', 'Go back to the nodes.'),
  CLOUD_UNKNOWN: () =>
    final('This connection is not there', 'It was removed meanwhile.', 'Set it up again under Nodes.'),
  NODE_BUSY: ({ name }) =>
    again(
      'Something is under way at this node',
      `${foreign(name)} is being upgraded or unlocked already.`,
      'Wait for it, or stop it first.',
    ),
  HOST_NOT_APPROVED: ({ origin }) =>
    again(
      'This host was not approved',
      `A token or a password would go to ${foreign(origin)}. Ochre sends secrets only where you agreed to it.`,
      'If you know this host, ask again and agree. If not, look where the address came from.',
    ),
  NODE_ADDRESS_CHANGED: ({ name }) =>
    again(
      'Its secrets were given for another address',
      `The password or the token of ${foreign(name)} would go where they never went, and you did not agree to that. Nothing was changed and nothing was sent.`,
      'If the new address is yours, ask again and agree: Ochre shows the old and the new one. If not, look where it came from.',
    ),
  NODE_OWN: ({ name }) =>
    final(
      'Ochre cannot update this node',
      `${foreign(name)} is your own: no hosting service updates it.`,
      'Stop it, put the newer release in its place, start it, then unlock it here.',
    ),
  NODE_ADDRESS_MISSING: ({ name }) =>
    final(
      'Ochre does not know where this node answers',
      `${foreign(name)} has no address of its own, and its connection names none for all nodes.`,
      'Give one in the node’s settings.',
    ),
  NODE_SECRETS_MISSING: ({ name, secrets }) =>
    final(
      'The password of this node is not here',
      `To unlock ${foreign(name)} Ochre needs: ${secrets.map((secret) => foreign(secret, 40)).join(', ')}.`,
      'Type it in the node’s page. You choose there whether it is kept in the keychain.',
    ),
  UNLOCK_BODY: ({ problem }) =>
    again(
      'The body of the unlock call cannot be used',
      unlockBody[problem],
      'Mend it in the node’s settings.',
    ),
  EXTRA_OFF: ({ extra }) =>
    final(
      'This service was set up without that call',
      extraOff[extra],
      'Switch it on in the connection, if the service really has it.',
    ),
  RUN_UNKNOWN: () => final('This bulk run is not known', 'It was removed.', 'Go back to the nodes.'),
  RUN_BUSY: () =>
    again(
      'A bulk run is under way',
      'Only one runs at a time, so that its report stays true.',
      'Wait for it, or stop it first.',
    ),
  // Practice, files, the rest
  PRACTICE_REFUSED: ({ detail }) =>
    again(
      'The practice service refused',
      `It said: “${foreign(detail)}”`,
      'Change what you ask for, or try again.',
    ),
  BROUGHT_REFUSED: (facts) => {
    const { title, happened, todo } = broughtText(facts);
    return final(title, happened, todo);
  },
  COINS_CHANGED: ({ outpoint }) =>
    final(
      'Something came to a coin that this spends',
      `Since it went out to be signed, the service lists more on ${foreign(outpoint).slice(0, 12)}… than there was. This transaction does not know of it, and would destroy it.`,
      'Drop it, and prepare it again.',
    ),
  CODES_GONE: () =>
    final(
      'These codes are no longer held',
      'What is shown or read as codes is kept only for a while, and not beyond the end of Ochre.',
      'Open the screen again, and show or scan them once more. Nothing is lost by it.',
    ),
  BROUGHT_GONE: () =>
    final(
      'It is not held here any more',
      'Ochre was started anew since it was brought, or many others were brought after it.',
      'Bring it once more.',
    ),
  DRAFTS_FULL: ({ drafts, most, bytes, mostBytes }) =>
    final(
      'No more is kept here unsigned',
      `${plural(drafts, 'thing')} brought to this machine ${drafts === 1 ? 'waits' : 'wait'} unsigned, ${String(Math.ceil(bytes / 1_048_576))} MB in all. Ochre keeps ${grouped(most)}, and ${String(Math.floor(mostBytes / 1_048_576))} MB. Nothing of it was lost, and this one was not added.`,
      'Under Sign offline, sign or forget some of what waits, in every wallet. Then bring this one again.',
    ),
  BROUGHT_UNANSWERED: ({ open }) =>
    final(
      'Not all of it is confirmed',
      `${plural(open, 'question')} about whom it pays ${open === 1 ? 'was' : 'were'} not answered. Nothing was signed.`,
      'Read each of them, and confirm it or do not sign.',
    ),
  SIGNED_BEFORE: ({ txid, atMs }) =>
    final(
      'A recipient of it is paid already',
      `Another transaction that pays the same recipient was signed here on ${day(atMs)}: ${txid.slice(0, 8)}…. It spends other coins, so both could confirm. Nothing was signed.`,
      'Find out what became of the first. To replace it, have one made that spends one of its coins.',
    ),
  OFFLINE_MODE: () =>
    final(
      'This machine signs offline',
      'Nothing was sent, and nobody was asked.',
      'To use the network from here, change that in Settings.',
    ),
  PLAIN_ONLY: ({ what }) => plainOnly[what],
  CLIPBOARD_CHANGED: () =>
    again(
      'The clipboard holds something else',
      'Another program replaced the text right after it was copied.',
      'Do not paste. Close programs that watch the clipboard, then copy again and compare.',
    ),
  DATA_FOLDER_BUSY: ({ folder }) =>
    final(
      'Another Ochre uses this data folder',
      `${folder} is open in another window or process.`,
      'Use that one, or end it first.',
    ),
  STORAGE_DAMAGED: ({ file, keptAs }) =>
    final(
      'A file of Ochre is damaged',
      `${file} cannot be read.${keptAs === null ? '' : ` It was kept as ${keptAs}.`}`,
      'Secrets are in your keychain, not in this file. Use “Look in the keychain” under Settings.',
    ),
  DISK_REFUSED: ({ file, detail }) =>
    again(
      'The disk refused',
      `${file} could not be written: ${foreign(detail)}`,
      'Make room, or see whether the folder may be written. Then try again.',
    ),
  FILE_UNREADABLE: ({ file, detail }) =>
    final(
      'The file could not be read',
      `“${foreign(file)}” ${unread.get(detail) ?? `cannot be opened: ${foreign(detail)}.`}`,
      'See where it is and whether you may read it, then open it again.',
    ),
  FILE_KIND: ({ file, endings }) =>
    final(
      'Not a file for this',
      `“${foreign(file)}” was not read: its name ends with none of ${endings.map((one) => `.${one}`).join(', ')}.`,
      'Choose a file of that kind, or paste what is in it.',
    ),
  HOST_GONE: () =>
    again(
      'The main part of Ochre does not answer',
      'This window lost its connection to it. What it began goes on without this window, and nothing is repeated.',
      'Start Ochre again if it has ended, then reload this window.',
    ),
  INTERNAL: ({ incident }) =>
    again(
      'Something went wrong inside Ochre',
      `Nobody foresaw this. It is in the log as incident ${foreign(incident)}, without secrets.`,
      'Look at your balances before you repeat anything that moves bitcoin.',
    ),
};

/** security.md, F03: what came back is not what was handed over. */
/** Why there is no answer to a hand-over, by the code of what went wrong. */
const brokenBackup: Readonly<
  Record<FactsOf<'BACKUP_REFUSED'>['reason'], (version: number | null) => FailureText>
> = {
  empty: () =>
    final(
      'The file is empty',
      'It holds not a single byte. Nothing was changed.',
      'Take another copy of it.',
    ),
  foreign: () =>
    final(
      'This is no backup of Ochre',
      'Another program wrote this file, or it is a file of another kind. Nothing was changed.',
      'Choose the file that Ochre saved: its name ends with .ochre-backup.',
    ),
  damaged: () =>
    final(
      'The backup is damaged',
      'It is not what was saved: something in it changed, or a part of it is missing. Nothing was changed here.',
      'Take another copy of it. What a damaged file says is not believed, not even in part.',
    ),
  tooLarge: () =>
    final(
      'The backup is too large',
      'Ochre makes and reads backups of up to 8 MB. Nothing was changed.',
      'Choose the file that Ochre saved. If it was Ochre that wanted to make a larger one, keep a copy of the data folder instead.',
    ),
  newer: (version) =>
    final(
      'A newer version of Ochre made it',
      `It has the form ${String(version ?? '')}, and this version knows an older one. Nothing was changed.`,
      'Install the newer version, and open it there.',
    ),
  busy: () =>
    again(
      'One backup at a time',
      'Another file is being opened or brought back. This one was not looked at, and nothing was changed by it.',
      'Wait until the other one is done, then try again.',
    ),
  gone: () =>
    again(
      'Open the file again',
      'Another file was opened since, or Ochre was started anew.',
      'Choose it and enter its password once more.',
    ),
};

/** Why no answer came, in our words; those of a stranger made harmless. */
export const reasonText = (because: string): string =>
  Object.hasOwn(reasonWords, because) ? (reasonWords[because] ?? '') : foreign(because);

export const reasonWords: Readonly<Record<string, string>> = {
  FROM_BACKUP: 'it came from a backup, and was not proved on this machine. Look first',
  SERVICE_UNREACHABLE: 'the connection to it broke',
  SERVICE_SLOW: 'it did not answer in time',
  SERVICE_ANSWER: 'it answered something that is no answer',
  SERVICE_ERROR: 'it answered with an error',
  SERVICE_LACKS: 'it has nothing where the signed transaction goes',
  TOKEN_REFUSED: 'it refused the token',
  WALLET_NOT_REGISTERED: 'it says that it does not know this wallet',
  NOT_LISTED: 'it took it, and lists it no more. It may have lost its data',
};

function answered(endpoint: string, status: number, name: string | null, message: string | null): string {
  const meaning = name === null ? null : errorMeaning(name);
  if (meaning !== null) return `says: ${meaning}.`;
  const words = message === null ? '.' : `: “${foreign(message)}”`;
  return `answered ${foreign(endpoint)} with ${String(status)}${name === null ? '' : ` ${foreign(name)}`}${words}`;
}

function refusedTransaction(txid: string, because: string): FailureText {
  const said = Object.hasOwn(reasonWords, because) ? (reasonWords[because] ?? '') : serviceSaid(because);
  return final(
    'Signed, and the service refused it',
    `The service does not take transaction ${txid.slice(0, 8)}…: ${said}. It has what you signed all the same, and could still broadcast it.`,
    'Look among what is unfinished: after one look that finds nothing of it, you can hand the same over again or drop it.',
  );
}

function otherTransaction(txid: string, named: string): FailureText {
  return final(
    'The service names another transaction',
    `Yours is ${txid.slice(0, 8)}…, and the service says that it took ${named.slice(0, 8)}…. It may have sent yours, another, or none. Ochre repeats nothing.`,
    'Look among what is unfinished. If it stays so, stop using this service: it may be broken or hostile.',
  );
}

const notHere: Readonly<Record<FactsOf<'NOT_HERE'>['reason'], FailureText>> = {
  nativeConfirmOnly: final(
    'The page may not answer this',
    'Here the main part asks in a window of its own, out of the reach of this page.',
    'Answer there.',
  ),
  practiceOnly: final(
    'Only in practice',
    'This wallet does not use the practice service.',
    'Open a practice wallet for it.',
  ),
  noMainnetOnLoopback: final(
    'Not with real bitcoin here',
    'Ochre runs in a browser now, which is for practice and test networks only.',
    'Use the desktop window for mainnet.',
  ),
  loopbackServicesOnly: final(
    'Only services on this computer',
    'Ochre runs in a browser now, and then speaks to services on this computer only.',
    'Use the desktop window for a service elsewhere.',
  ),
  noFileDialog: final(
    'No file dialog here',
    'Ochre runs in a browser now and cannot ask where a file should go.',
    'Use the desktop window for files.',
  ),
};

type Wanted = FactsOf<'SERVICE_CANNOT'>['what'];

const serviceCannot: Readonly<Record<Wanted, (host: string) => string>> = {
  proof: (host) =>
    `${host} is of a time (before July 2025) whose transactions cannot be proved here, so none is asked for and none would be signed.`,
  makeKeys: (host) => `${host} makes no words for a wallet.`,
  witnessInvoice: (host) => `${host} makes invoices on a free slot only, none with an output of their own.`,
  anyAssetInvoice: (host) =>
    `${host} makes invoices for one asset only, and none that leaves the asset open.`,
  manyRecipients: (host) => `${host} sends to one recipient at a time.`,
  witnessRecipient: (host) =>
    `${host} pays invoices on a recipient’s slot only, and none that wants an output of its own.`,
  witnessInBatch: (host) =>
    `${host} sends to a recipient who wants an output of their own only where no other recipient is in the same transaction.`,
  waitForReceivers: (host) =>
    `${host} does not let you choose when a send is broadcast, and may do it at once, before the recipient has acknowledged.`,
  broadcastAtOnce: (host) => `${host} always waits until every recipient has acknowledged a send.`,
  feeRate: (host) => `${host} does not let you choose the fee of a send of assets.`,
  minConfirmations: (host) => `${host} does not let you choose how deep the spent outputs must lie.`,
  sendBitcoin: (host) => `${host} sends assets only, and no plain bitcoin.`,
};

const serviceCanInstead: Readonly<Record<Wanted, (only: number | null) => string>> = {
  proof: () =>
    'Ask who runs it for a newer version, or connect to another service. Your words spend its plain bitcoin in any wallet program.',
  makeKeys: () => 'Make the words on this computer, which is better anyway.',
  witnessInvoice: () => 'Create a slot first, then an invoice on it.',
  anyAssetInvoice: () => 'Choose the asset.',
  manyRecipients: () => 'Send to each in turn.',
  witnessRecipient: () => 'Ask the recipient for an invoice on a slot of theirs (blinded).',
  witnessInBatch: () => 'Send to that recipient alone, and to the others in a second send.',
  waitForReceivers: () => 'To send all the same, choose that it is broadcast at once.',
  broadcastAtOnce: () => 'Leave the choice of broadcasting at once off.',
  feeRate: (only) => (only === null ? 'Leave the fee as it is.' : `Choose ${String(only)}\u00a0sat/vB.`),
  minConfirmations: (only) => `Choose ${only === null ? 'another depth' : plural(only, 'confirmation')}.`,
  sendBitcoin: () => 'Another wallet program can spend it: Home shows the descriptors for that.',
};

const noSlot: Readonly<Record<FactsOf<'NO_FREE_SLOT'>['purpose'], string>> = {
  receive: 'An invoice',
  issue: 'A new asset',
  send: 'What comes back from this send',
};

const notAsAsked: Readonly<Record<FactsOf<'INVOICE_NOT_AS_ASKED'>['field'], string>> = {
  form: 'It cannot be read.',
  network: 'It is for another network.',
  asset: 'It is for another asset.',
  amount: 'It is for another amount.',
  expiry: 'Its time is over, or cannot be right.',
  recipient: 'What it pays to is not what the service said.',
  endpoints: 'It names another place to deliver to than can be used.',
};

const invoiceRefused: Readonly<Record<FactsOf<'INVOICE_REFUSED'>['reason'], string>> = {
  unreadable: 'The invoice cannot be read.',
  otherNetwork: 'The invoice is for another network.',
  expired: 'The invoice has expired.',
  expiresSoon: 'The invoice expires within a minute, which is too short for a send.',
  serviceDiffers: 'The service reads the invoice otherwise than Ochre does.',
  disagrees: 'The invoice says otherwise than what is to be sent.',
  repeated: 'The same recipient stands here twice.',
  tooManyEndpoints: 'The invoice names more than three places to deliver to.',
  endpointRefused: 'The invoice names a place to deliver to that Ochre does not use.',
  noEndpoint: 'The invoice names no place to deliver to.',
  ours: 'It is an invoice of this very wallet.',
};

const cannotFail: Readonly<Record<FactsOf<'TRANSFER_STATE'>['because'], string>> = {
  state: 'Only a transfer that waits for the other side can be given up.',
  unknownState: 'Its state is a number that is not known here, so nothing is done about it.',
  outcomeUnknown: 'It was handed over and no answer came. Giving it up now could pay twice later.',
  handedOver: 'It was handed over, and the transaction may still confirm.',
};

const unlockBody: Readonly<Record<FactsOf<'UNLOCK_BODY'>['problem'], string>> = {
  json: 'It is no JSON. Put {{password}} inside quotation marks.',
  object: 'It must be a JSON object: { … }.',
  tooDeep: 'It is nested deeper than any node needs.',
};

const extraOff: Readonly<Record<FactsOf<'EXTRA_OFF'>['extra'], string>> = {
  list: 'It was said that this service has no list of nodes.',
  detail: 'It was said that this service tells nothing of a single node.',
  probe: 'It was said that its nodes are not to be asked for their state.',
};

/** Why the system gives nothing of a file, by its own code. */
const unread: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'is not there any more.'],
  ['EACCES', 'may not be read by you.'],
  ['EPERM', 'may not be read by you.'],
  ['EISDIR', 'is a folder.'],
  ['NO_FILE', 'is no file but a pipe or a device, so nothing was read from it.'],
]);

const plainOnly: Readonly<Record<FactsOf<'PLAIN_ONLY'>['what'], FailureText>> = {
  assets: final(
    'This wallet holds plain bitcoin only',
    'Another program told of its plain branch alone. Without the key of its asset branch Ochre can prove nothing about assets, so none are received, sent or issued.',
    'For assets, bring the public account that Ochre shows on the machine that signs, or restore the wallet from its words.',
  ),
  service: final(
    'This service wants the asset branch as well',
    'It knows a wallet by two keys, and of this one another program told the plain one alone. Nothing was sent.',
    'Choose a service that takes one key. Or bring the public account that Ochre shows on the machine that signs.',
  ),
  practice: final(
    'Practice wants the asset branch as well',
    'The practice service knows a wallet by two keys, and another program told the plain one alone.',
    'Watch it without a service, or bring the public account that Ochre shows.',
  ),
  account: final(
    'There is no whole account to show',
    'Of this wallet the plain branch alone is known here, and another Ochre needs the asset branch, too.',
    'Show the account on the machine that signs. Other programs take the forms on this page.',
  ),
};

const absent: Readonly<Record<FactsOf<'KEYCHAIN_ABSENT'>['cause'], (detail: string) => string>> = {
  noDbus: () =>
    'This session has no D-Bus, through which a keychain is reached. Ochre never keeps a secret in a file.',
  noSecretService: () =>
    'No program on this computer offers the Secret Service (a keychain). Ochre never keeps a secret in a file.',
  noLibrary: () => 'The library libsecret-1 is not installed. Ochre never keeps a secret in a file.',
  other: (detail) => `The keychain answered: “${foreign(detail)}”. Ochre never keeps a secret in a file.`,
};

const networkRefused: Readonly<Record<FactsOf<'NETWORK_REFUSED'>['reason'], (network: string) => string>> = {
  practiceIsRegtest: (network) => `Practice wallets live on regtest, not on ${network}.`,
  noMainnetOnLoopback: () => 'Ochre runs in a browser now, which is never used with real bitcoin.',
  noServiceKeysOnMainnet: () =>
    'Words that a service made are for test networks only: whoever made them can spend.',
};

const urlRefused: Readonly<Record<FactsOf<'URL_REFUSED'>['reason'], string>> = {
  syntax: 'It is not a web address.',
  scheme: 'It must begin with https:// (http:// is allowed for this computer only).',
  credentials: 'It carries a user name or password. A token has its own field, and is kept in the keychain.',
  query: 'It has a part after “?” or “#”. Give the base address alone.',
  loopbackOnly: 'Ochre runs in a browser now, and then speaks to services on this computer only.',
  proxyElsewhere: 'Ochre runs in a browser now, and then takes a proxy on this computer only.',
  onionNeedsProxy:
    'It is an onion address, which only Tor can reach: set its SOCKS5 proxy under How to get there.',
  onionPlain:
    'Without https an onion address is safe from Tor on: that needs a SOCKS5 proxy on this very computer.',
  plainByProxy:
    'It is this computer itself, but the proxy is elsewhere: what is sent could be read on the way.',
  pinNeedsTls: 'A certificate is pinned, and http:// shows none. Use https://, or take the pin away.',
};

const proxyTitle: Readonly<Record<FactsOf<'PROXY_FAILED'>['problem'], string>> = {
  unreachable: 'The proxy cannot be reached',
  silent: 'The proxy takes too long',
  protocol: 'This is not such a proxy',
  login: 'The proxy refused the login',
  loginWanted: 'The proxy wants a login',
  target: 'The proxy did not get through to the service',
};

const proxyFailed: Readonly<
  Record<FactsOf<'PROXY_FAILED'>['problem'], (proxy: string, host: string) => string>
> = {
  unreachable: (proxy) => `Nothing answers at ${proxy}.`,
  silent: (proxy, host) => `${proxy} took the connection and did not get to ${host} in time.`,
  protocol: (proxy) => `What answers at ${proxy} does not speak as a proxy of this kind does.`,
  login: (proxy) => `${proxy} does not take this user name and password.`,
  loginWanted: (proxy) => `${proxy} lets nobody through without a user name and a password.`,
  target: (proxy, host) => `${proxy} answered that it has no connection to ${host}.`,
};

const proxyNext: Readonly<Record<FactsOf<'PROXY_FAILED'>['problem'], string>> = {
  unreachable: 'See whether Tor or the proxy is running, and on which port.',
  silent: 'Tor may still be starting: try again in a minute.',
  protocol: 'See whether it is HTTP or SOCKS5, and on which port.',
  login: 'Enter user name and password again under How to get there.',
  loginWanted: 'Enter them under How to get there.',
  target: 'See whether the address of the service is right and whether it is up.',
};

const certificateRefused: Readonly<
  Record<FactsOf<'CERTIFICATE_REFUSED'>['problem'], (host: string) => string>
> = {
  selfSigned: (host) => `${host} vouches for its certificate itself, and you have not pinned it.`,
  untrusted: (host) => `Nobody this computer trusts vouches for the certificate of ${host}.`,
  name: (host) => `The certificate that ${host} shows is for another name.`,
  expired: (host) => `The certificate of ${host} is past its last day.`,
  notYet: (host) => `The certificate of ${host} is not valid yet.`,
};

const unreachable: Readonly<Record<FactsOf<'SERVICE_UNREACHABLE'>['kind'], (host: string) => string>> = {
  refused: (host) => `Nothing listens at ${host}.`,
  dns: (host) => `The name ${host} is not known.`,
  tls: (host) => `${host} could not prove who it is, so nothing was sent.`,
  reset: (host) => `${host} broke the connection off.`,
  offline: () => 'This computer has no network.',
  other: (host) => `No connection to ${host} came about.`,
};

/** The system's own word for it, which people search for. What a library of ours calls it is no such word. */
function systemWord(detail: string): string {
  return /^UND_/.test(detail) || detail === '' ? '' : ` (${foreign(detail)})`;
}

const slow: Readonly<Record<FactsOf<'SERVICE_SLOW'>['phase'], string>> = {
  connect: 'did not pick up within',
  headers: 'did not begin to answer within',
  body: 'did not finish its answer within',
  total: 'was not done within',
};

const badAnswer: Readonly<Record<FactsOf<'SERVICE_ANSWER'>['problem'], string>> = {
  redirect: 'pointed to another address. Ochre does not follow.',
  html: 'sent a web page instead of data.',
  notJson: 'sent something that is no JSON.',
  empty: 'sent nothing.',
  tooLarge: 'sent more than Ochre takes.',
  tooDeep: 'sent data nested deeper than Ochre reads.',
  encoding: 'sent text in a wrong encoding.',
  duplicateKey: 'sent the same field twice with different values.',
  badNumber: 'sent a number that cannot be an amount.',
  shape: 'sent data in an unknown shape.',
  cutShort: 'stopped in the middle.',
};

const notOurs: Readonly<
  Record<FactsOf<'ADDRESS_NOT_OURS'>['reason'], (index: number | null, keychain: number | null) => string>
> = {
  otherKeychain: (_index, keychain) =>
    `Your keys derive it, but on keychain ${String(keychain ?? '')}, which this connection does not use.`,
  foreign: () => 'Your keys do not derive it: bitcoin sent there would belong to someone else.',
  beyondGap: (index) =>
    `Your keys derive it${index === null ? '' : ` as number ${grouped(index)}`}, so far ahead that a restored wallet might not find it.`,
  beyondRestore: (index) =>
    `Your keys derive it${index === null ? '' : ` as number ${grouped(index)}`}, but a restore from the words looks at the first ${grouped(RESTORED_ADDRESSES)}, and this wallet has used them.`,
  form: () => 'It is not a taproot address.',
  network: () => 'It belongs to another network.',
};
const notOursTodo: Readonly<Partial<Record<FactsOf<'ADDRESS_NOT_OURS'>['reason'], string>>> = {
  otherKeychain:
    'Do not pay to it yet. Ask who runs the service which keychain it uses, then choose that under Settings, Connection.',
  beyondRestore: 'Do not pay to it. Create a new wallet, receive there, and move what is here to it.',
};

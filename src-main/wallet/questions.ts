import { named } from '../../src-preload/contract/outside.ts';
import { ABILITIES } from '../domain/services/abilities.ts';
import type { WalletRecord } from '../domain/wallet/wallet-record.ts';
import type { Asked } from '../ports/index.ts';
import { proxyAddress } from '../domain/services/route.ts';
import type { Pin } from '../domain/services/route.ts';

export function askReveal(wallet: WalletRecord): Asked {
  return {
    title: 'Show the recovery words?',
    message: `The words of ${named(wallet.name)} will appear on the screen.`,
    details: [
      'Anyone who sees them can spend this wallet’s bitcoin.',
      'Make sure that nobody is looking on.',
    ],
    confirmLabel: 'Show the words',
    danger: false,
  };
}

/** Words that fit two kinds of phrases, which make two wallets of them. */
export function askBothKinds(): Asked {
  return {
    title: 'Restore these words as a BIP39 phrase?',
    message: 'They are one, and bear the mark of an Electrum phrase, too.',
    details: [
      'If Electrum made them, Ochre would restore an empty wallet. Use Electrum for them instead.',
      'One BIP39 phrase in 240 bears that mark by chance.',
    ],
    confirmLabel: 'Restore as BIP39',
    danger: false,
  };
}

/** Words, or an account that was compared, prove that a record from a backup is not what it says. */
export function askOtherKeys(name: string): Asked {
  return {
    title: 'Make the true wallet beside the other one?',
    message: `${named(name)} came out of a backup and carries the fingerprint of what you gave, but its keys are others.`,
    details: [
      'Its addresses are somebody else’s: Ochre shows none of them. Remove it afterwards.',
      'The wallet of your own keys is made beside it, and is the one to use.',
    ],
    confirmLabel: 'Make the true wallet',
    danger: true,
  };
}

/** What goes with a wallet, beside its secret. */
interface GoesWithIt {
  /** Brought here and not signed. */
  readonly drafts: number;
  /** Signed here as brought. */
  readonly signed: number;
  /** Out to be signed on another machine. */
  readonly away: number;
  /** Handed over, perhaps, and not to be read any more. */
  readonly unreadable: number;
}

export function askRemove(wallet: WalletRecord, goes: GoesWithIt): Asked {
  const secret =
    wallet.keySource === 'keychain'
      ? 'Its secret is deleted from this computer’s keychain.'
      : wallet.keySource === 'session'
        ? 'Its secret is in memory only and is gone at once.'
        : 'Its keys are elsewhere and stay there.';
  return {
    title: `Remove ${named(wallet.name)}?`,
    message: 'Only the written words bring it back.',
    details: [
      secret,
      wallet.wordsCheckedAtMs === null
        ? 'You have not yet checked that your written words are right.'
        : 'You checked your written words before.',
      ...goesWithIt(goes),
    ],
    confirmLabel: 'Remove the wallet',
    danger: true,
  };
}

function goesWithIt({ drafts, signed, away, unreadable }: GoesWithIt): string[] {
  const count = (some: number, one: string, many: string) =>
    some === 1 ? `1 ${one}` : `${String(some)} ${many}`;
  return [
    ...(unreadable === 0
      ? []
      : [
          `${count(unreadable, 'record of a transaction', 'records of transactions')} cannot be read: what became of it is not known here.`,
        ]),
    ...(away === 0
      ? []
      : [
          `${count(away, 'transaction is', 'transactions are')} out to be signed elsewhere: given up here, and not taken back.`,
        ]),
    ...(drafts === 0
      ? []
      : [
          `${count(drafts, 'transaction that was', 'transactions that were')} brought to be signed: forgotten.`,
        ]),
    ...(signed === 0
      ? []
      : [
          `${count(signed, 'transaction that was', 'transactions that were')} signed here as brought: forgotten, and what was signed stays valid.`,
        ]),
  ];
}

export function askSetPassword(secrets: number): Asked {
  return {
    title: 'Set an app password?',
    message: `It closes ${secretsOf(secrets)} in this computer’s keychain.`,
    details: [
      'So it does with every token there, and every password of a node or a proxy.',
      'Go on only if you have just chosen it yourself: without it nobody opens them.',
    ],
    confirmLabel: 'Set the password',
    danger: false,
  };
}

/** Asked while Ochre is locked: it names no wallet. */
/**
 * `lost`: closed secrets beside the one that words bring back; `ends`: wallets that last until Ochre ends; `tokens`:
 * closed tokens and passwords of services and nodes.
 */
export function askForgot(lost: number, ends: number, tokens: number): Asked {
  return {
    title: 'Take the app password away?',
    message:
      lost === 0
        ? 'No other wallet’s secret is deleted.'
        : `From this computer’s keychain ${secretsOf(lost)} ${lost === 1 ? 'is' : 'are'} deleted.`,
    details: [
      'The wallet whose words were typed is restored.',
      ...(lost === 0 ? [] : ['Each of the others comes back only with its own written words.']),
      ...(tokens === 0
        ? []
        : [
            `${tokens === 1 ? '1 token or password of a service or a node is' : `${String(tokens)} tokens and passwords of services and nodes are`} deleted, and asked for again where needed.`,
          ]),
      ...(ends === 0
        ? []
        : [`${endingOf(ends)} now, and ${ends === 1 ? 'comes' : 'come'} back only with words.`]),
    ],
    confirmLabel: lost + tokens === 0 ? 'Take it away' : 'Delete and unlock',
    danger: true,
  };
}

function endingOf(wallets: number): string {
  return wallets === 1
    ? 'A wallet that was to last until Ochre ends is gone'
    : `${String(wallets)} wallets that were to last until Ochre ends are gone`;
}

function secretsOf(wallets: number): string {
  return wallets === 1 ? 'the secret of 1 wallet' : `the secrets of ${String(wallets)} wallets`;
}

export function askConsent(wallet: WalletRecord, host: string): Asked {
  return {
    title: `Show your public keys to ${host}?`,
    message: `${named(wallet.name)} will register there.`,
    details: [
      ...(wallet.connection.kind === 'remote' && !ABILITIES[wallet.connection.dialect].provable
        ? [
            'It is of a time (before July 2025) whose transactions cannot be proved here: what is paid to this wallet can be seen, and nothing can be sent through it. Pay nothing in.',
          ]
        : []),
      'The service then sees every address and every payment of this wallet, past and future.',
      'It cannot spend anything. But what it has seen, it cannot unsee: this cannot be taken back.',
      ...wayOf(wallet),
    ],
    confirmLabel: 'Show them and register',
    danger: false,
  };
}

/** The service knew this wallet, and says that it does not any more. `known`: what it told of it last. */
export function askRegisterAgain(
  wallet: WalletRecord,
  host: string,
  known: { readonly assets: number; readonly slots: number },
): Asked {
  const assets = `${String(known.assets)} ${known.assets === 1 ? 'asset' : 'assets'}`;
  const slots = `${String(known.slots)} ${known.slots === 1 ? 'slot' : 'slots'} in use`;
  return {
    title: `Begin anew with ${host}?`,
    message: `${named(wallet.name)} was known there, and the service says that it is not any more.`,
    details: [
      `When it was heard last, this wallet had ${assets}, and ${slots}.`,
      'It may have lost its data. Registering makes an empty wallet there: it then takes slots that hold assets for free ones, and a backup of its own can often not be brought back any more.',
      'Ask whoever runs it first. Until you know, receive and send nothing with it.',
    ],
    confirmLabel: 'Begin anew',
    danger: true,
  };
}

/** A proxy may have come with a backup, and sees which service it is. */
function wayOf({ connection }: WalletRecord): string[] {
  if (connection.kind !== 'remote' || connection.proxy === null) return [];
  return [`It is reached through the proxy ${proxyAddress(connection.proxy)}, and no other way.`];
}

export function askPin(host: string, { of, sha256 }: Pin): Asked {
  const pairs = (sha256.match(/../g) ?? []).join(':').toUpperCase();
  return {
    title: `Take one certificate alone for ${host}?`,
    message: `Whoever shows ${of === 'certificate' ? 'it' : 'one with its public key'} is taken for the service, and anybody else is refused.`,
    details: [
      `SHA-256 of the ${of === 'certificate' ? 'certificate' : 'public key'}: ${pairs}`,
      'Compare it with what whoever runs the service gives you. No authority vouches for it any more.',
    ],
    confirmLabel: 'Take this one',
    danger: true,
  };
}

export function askUnpin(host: string): Asked {
  return {
    title: `Take any certificate for ${host}?`,
    message: 'Until now one certificate alone was taken for it.',
    details: [
      'From now on it is whoever an authority vouches for, and they get the token that is kept for it.',
    ],
    confirmLabel: 'Take any',
    danger: true,
  };
}

export function askServiceKeys(host: string): Asked {
  return {
    title: 'Let the service make your words?',
    message: `${host} will know the secret of this wallet from its first moment.`,
    details: [
      'Whoever runs the service can spend everything in it.',
      'Good for trying things on a test network, and for nothing else.',
    ],
    confirmLabel: 'Take the service’s words',
    danger: true,
  };
}

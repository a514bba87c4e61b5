import { named } from '../../src-preload/contract/outside.ts';
import { say } from '../../src-preload/messages/say.ts';
import { ABILITIES } from '../domain/services/abilities.ts';
import type { ChainSource, WalletRecord } from '../records/wallet.ts';
import type { Asked } from '../ports/index.ts';
import { placesOf, type Reach } from '../domain/services/reach.ts';
import type { Pin } from '../../src-preload/contract/connection.ts';

/** Which wallet, and which bitcoin: what stands below the title of most questions. */
export const walletOn = ({ name, keys }: WalletRecord): string =>
  say('question-wallet-on', { wallet: named(name), network: keys.network });

export function askReveal(wallet: WalletRecord): Asked {
  return {
    title: say('question-reveal'),
    message: say('question-reveal.message', { wallet: named(wallet.name) }),
    details: [say('question-reveal.spend'), say('question-reveal.look')],
    confirmLabel: say('question-reveal.confirm'),
    danger: false,
  };
}

/** Hosts that were never reached, with what each of them learns. */
export function askReach(fresh: readonly Reach[]): Asked {
  const [host = ''] = placesOf(fresh);
  return {
    title: say('question-reach', { host, count: placesOf(fresh).length }),
    message: say('question-reach.message'),
    details: reachLines(fresh),
    confirmLabel: say('question-reach.confirm'),
    danger: false,
  };
}

const reachLines = (fresh: readonly Reach[]): string[] =>
  fresh.map(({ purpose, place: host, of }) =>
    say(`question-reach.${purpose === 'bitcoin' && of === null ? 'service' : REACH_WORDS[purpose]}`, {
      host,
    }),
  );

const REACH_WORDS = {
  service: 'service',
  bitcoin: 'bitcoin',
  rgbProxy: 'rgb-proxy',
  node: 'service',
  proxy: 'proxy',
} as const;

const proxyLines = (fresh: readonly Reach[]): string[] =>
  reachLines(fresh.filter(({ purpose }) => purpose === 'proxy'));

/** Who learns of this wallet's transactions from now on; `second`: with whom the blocks of its server are compared. */
export function askChainSource(
  wallet: WalletRecord,
  { address, pin }: ChainSource,
  which: 'chain' | 'second',
  fresh: readonly Reach[],
): Asked {
  return {
    title: say(`question-${which}-source`),
    message: say(`question-${which}-source.message`, { server: address, wallet: named(wallet.name) }),
    details: [
      say(`question-${which}-source.learns`),
      say(which === 'chain' ? 'question-chain-source.own' : 'question-second-source.other'),
      ...proxyLines(fresh),
      ...(pin === null ? [] : [digestLine(pin)]),
    ],
    confirmLabel: say('question-chain-source.confirm'),
    danger: false,
  };
}

/** Words that fit two kinds of phrases, which make two wallets of them. */
export function askBothKinds(): Asked {
  return {
    title: say('question-both-kinds'),
    message: say('question-both-kinds.message'),
    details: [say('question-both-kinds.electrum'), say('question-both-kinds.chance')],
    confirmLabel: say('question-both-kinds.confirm'),
    danger: false,
  };
}

/** Words, or an account that was compared, prove that a record from a backup is not what it says. */
export function askOtherKeys(name: string): Asked {
  return {
    title: say('question-other-keys'),
    message: say('question-other-keys.message', { wallet: named(name) }),
    details: [say('question-other-keys.addresses'), say('question-other-keys.beside')],
    confirmLabel: say('question-other-keys.confirm'),
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

const SECRET_ENDS = {
  keychain: 'question-remove.keychain',
  session: 'question-remove.session',
  elsewhere: 'question-remove.elsewhere',
} as const;

export function askRemove(wallet: WalletRecord, goes: GoesWithIt): Asked {
  const { keySource } = wallet;
  return {
    title: say('question-remove', { wallet: named(wallet.name) }),
    message: say(keySource === 'none' ? 'question-remove.message-watched' : 'question-remove.message-keys'),
    details: [
      say(SECRET_ENDS[keySource === 'keychain' || keySource === 'session' ? keySource : 'elsewhere']),
      say(wallet.wordsCheckedAtMs === null ? 'question-remove.unchecked' : 'question-remove.checked'),
      ...(['unreadable', 'away', 'drafts', 'signed'] as const)
        .filter((what) => goes[what] > 0)
        .map((what) => say(`question-remove.${what}`, { count: goes[what] })),
    ],
    confirmLabel: say('question-remove.confirm'),
    danger: true,
  };
}

export function askSetPassword(secrets: number): Asked {
  return {
    title: say('question-set-password'),
    message: say('question-set-password.message', { count: secrets }),
    details: [say('question-set-password.tokens'), say('question-set-password.own')],
    confirmLabel: say('question-set-password.confirm'),
    danger: false,
  };
}

/**
 * Asked while Ochre is locked: it names no wallet. `lost`: closed secrets beside the one that words bring back; `ends`:
 * wallets that last until Ochre ends; `tokens`: closed tokens and passwords of services and nodes.
 */
export function askForgot(lost: number, ends: number, tokens: number): Asked {
  return {
    title: say('question-forgot'),
    message: say('question-forgot.message', { count: lost }),
    details: [
      say('question-forgot.restored'),
      ...(lost === 0 ? [] : [say('question-forgot.others')]),
      ...(tokens === 0 ? [] : [say('question-forgot.tokens', { count: tokens })]),
      ...(ends === 0 ? [] : [say('question-forgot.sessions', { count: ends })]),
    ],
    confirmLabel: say(lost + tokens === 0 ? 'question-forgot.confirm' : 'question-forgot.confirm-delete'),
    danger: true,
  };
}

/** `first`: what it speaks is not known yet, and it is asked for that before it is shown anything. */
export function askConsent(
  wallet: WalletRecord,
  host: string,
  fresh: readonly Reach[],
  first = false,
): Asked {
  const isProvable = first || isProvableService(wallet);
  return {
    title: say('question-consent', { host }),
    message: say(first ? 'question-consent.message-first' : 'question-consent.message', {
      wallet: named(wallet.name),
    }),
    details: [
      ...(isProvable ? [] : [say('question-consent.unprovable')]),
      say('question-consent.sees'),
      say('question-consent.unsee'),
      ...proxyLines(fresh),
    ],
    confirmLabel: say(first ? 'question-reach.confirm' : 'question-consent.confirm'),
    danger: false,
  };
}

/** Whether Ochre can verify what the service of a wallet builds. */
export function isProvableService({ connection }: WalletRecord): boolean {
  return connection.kind !== 'remote' || ABILITIES[connection.dialect].provable;
}

/** The service knew this wallet, and says that it does not any more. `known`: what it told of it last. */
export function askRegisterAgain(
  wallet: WalletRecord,
  host: string,
  known: { readonly assets: number; readonly slots: number },
): Asked {
  return {
    title: say('question-register-again', { host }),
    message: say('question-register-again.message', { wallet: named(wallet.name) }),
    details: [
      say('question-register-again.known', known),
      say('question-register-again.lost'),
      say('question-register-again.ask'),
    ],
    confirmLabel: say('question-register-again.confirm'),
    danger: true,
  };
}

function digestLine({ of, sha256 }: Pin): string {
  const pairs = (sha256.match(/../g) ?? []).join(':').toUpperCase();
  return say(`question-pin.digest-${of === 'certificate' ? 'certificate' : 'key'}`, { pairs });
}

export function askPin(host: string, pin: Pin): Asked {
  return {
    title: say('question-pin', { host }),
    message: say(`question-pin.message-${pin.of === 'certificate' ? 'certificate' : 'key'}`),
    details: [digestLine(pin), say('question-pin.compare')],
    confirmLabel: say('question-pin.confirm'),
    danger: true,
  };
}

export function askUnpin(host: string): Asked {
  return {
    title: say('question-unpin', { host }),
    message: say('question-unpin.message'),
    details: [say('question-unpin.from-now')],
    confirmLabel: say('question-unpin.confirm'),
    danger: true,
  };
}

export function askServiceKeys(host: string): Asked {
  return {
    title: say('question-service-keys'),
    message: say('question-service-keys.message', { host }),
    details: [say('question-service-keys.spend'), say('question-service-keys.test')],
    confirmLabel: say('question-service-keys.confirm'),
    danger: true,
  };
}

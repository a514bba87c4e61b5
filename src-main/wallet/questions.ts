import { question } from '../../src-preload/messages/question.ts';
import { say } from '../../src-preload/messages/say.ts';
import { ABILITIES } from '../base/service/abilities.ts';
import type { ChainSource, WalletRecord } from '../records/wallet.ts';
import type { Confirmation } from '../ports/index.ts';
import { placesOf, type Reach } from '../base/service/route.ts';
import type { Pin } from '../../src-preload/contract/connection.ts';

export const walletOn = ({ name, keys }: WalletRecord): string =>
  say('question-wallet-on', { wallet: name, network: keys.network });

export function askReveal(wallet: WalletRecord): Confirmation {
  return question('question-reveal', { wallet: wallet.name }, []);
}

export function askReach(fresh: readonly Reach[]): Confirmation {
  const [host = ''] = placesOf(fresh);
  return question('question-reach', { host, count: placesOf(fresh).length }, reachLines(fresh));
}

const reachLines = (fresh: readonly Reach[]): string[] =>
  fresh.map(({ purpose, place: host, of }) =>
    say('question-reach.learns', {
      host,
      what: purpose === 'node' || (purpose === 'bitcoin' && of === null) ? 'service' : purpose,
    }),
  );

const proxyLines = (fresh: readonly Reach[]): string[] =>
  reachLines(fresh.filter(({ purpose }) => purpose === 'proxy'));

export function askChainSource(
  wallet: WalletRecord,
  { address, pin }: ChainSource,
  which: 'chain' | 'second',
  fresh: readonly Reach[],
): Confirmation {
  return question('question-chain-source', { which, message: walletOn(wallet) }, [
    say('question-reach.learns', { host: address, what: 'bitcoin' }),
    which === 'second' && say('question-chain-source.other'),
    ...proxyLines(fresh),
    pin !== null && digestLine(pin),
  ]);
}

export function askBothKinds(): Confirmation {
  return question('question-both-kinds', {}, []);
}

export function askOtherKeys(name: string): Confirmation {
  const confirmLabel = say('welcome-create-make');
  return question('question-other-keys', { wallet: name, confirmLabel, danger: true }, []);
}

interface GoesWithIt {
  readonly drafts: number;
  readonly signed: number;
  readonly away: number;
  /** Perhaps submitted, and unreadable. */
  readonly unreadable: number;
}

export function askRemove(wallet: WalletRecord, goes: GoesWithIt): Confirmation {
  const about = {
    wallet: wallet.name,
    source: wallet.keySource,
    confirmLabel: say('settings-wallet-remove'),
  };
  return question('question-remove', { ...about, danger: true }, [
    wallet.wordsCheckedAtMs === null && say('question-remove.unchecked'),
    goes.unreadable > 0 && say('question-remove.unreadable', { count: goes.unreadable }),
    goes.away > 0 && say('question-remove.away', { count: goes.away }),
    goes.drafts + goes.signed > 0 && say('question-remove.signed', goes),
  ]);
}

export function askSetPassword(secrets: number): Confirmation {
  const confirmLabel = say('settings-lock-do-set');
  return question('question-set-password', { count: secrets, confirmLabel }, []);
}

/** Names no wallet. `lost`: secrets beside the restored one; `ends`: session wallets; `tokens`: closed tokens. */
export function askForgot(lost: number, ends: number, tokens: number): Confirmation {
  const deletes = lost + ends + tokens > 0 ? 'yes' : 'no';
  return question('question-forgot', { count: lost, deletes, danger: true }, [
    tokens > 0 && say('question-forgot.tokens', { count: tokens }),
    ends > 0 && say('question-forgot.sessions', { count: ends }),
  ]);
}

/** `first`: asked before the dialect is detected, when the service was shown nothing yet. */
export function askConsent(
  wallet: WalletRecord,
  host: string,
  fresh: readonly Reach[],
  first = false,
): Confirmation {
  const about = { host, message: walletOn(wallet) };
  const confirmLabel = say(first ? 'question-agree' : 'connect-submit');
  return question('question-consent', { ...about, confirmLabel }, [
    !first && !isProvableService(wallet) && say('question-consent.unprovable'),
    say('question-consent.sees'),
    say('question-consent.unsee'),
    ...proxyLines(fresh),
  ]);
}

export function isProvableService({ connection }: WalletRecord): boolean {
  return connection.kind !== 'remote' || ABILITIES[connection.dialect].provable;
}

export function askRegisterAgain(
  wallet: WalletRecord,
  host: string,
  known: { readonly assets: number; readonly slots: number },
): Confirmation {
  const about = { host, wallet: wallet.name, confirmLabel: say('app-stale-register') };
  return question('question-register-again', { ...about, danger: true }, [
    say('question-register-again.known', known),
    say('question-register-again.lost'),
  ]);
}

function digestLine({ of, sha256 }: Pin): string {
  const pairs = (sha256.match(/../g) ?? []).join(':').toUpperCase();
  return say('question-pin.digest', { of, pairs });
}

export function askPin(host: string, pin: Pin): Confirmation {
  return question('question-pin', { host, of: pin.of, danger: true }, [digestLine(pin)]);
}

export function askUnpin(host: string): Confirmation {
  return question('question-unpin', { host, danger: true }, []);
}

export function askServiceKeys(host: string): Confirmation {
  return question('question-service-keys', { host, danger: true }, []);
}

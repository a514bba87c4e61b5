import { isDeepStrictEqual } from 'node:util';
import type { SettingsDocument } from '../../src-main/records/settings.ts';
import type { WalletRecord } from '../../src-main/records/wallet.ts';

/** Where settings let more through than those before: what a fault in a file may never bring about. */
export function looserThan(before: SettingsDocument, after: SettingsDocument): readonly string[] {
  const isLooser: readonly (readonly [string, boolean])[] = [
    ['offline mode is off', before.app.offline && !after.app.offline],
    ['amounts are shown', before.app.hideAmounts && !after.app.hideAmounts],
    ['unproved assets are signed', !before.app.allowUnprovedAssets && after.app.allowUnprovedAssets],
    ['another host is reached', !isWithin(after.hosts, before.hosts)],
    ['it locks later', (after.lock?.idleMinutes ?? 0) > (before.lock?.idleMinutes ?? Infinity)],
    ...after.wallets.flatMap((wallet) => {
      const was = before.wallets.find(({ id }) => id === wallet.id);
      return was === undefined ? [['a wallet is new', true] as const] : ofWallet(was, wallet);
    }),
  ];
  return isLooser.flatMap(([what, is]) => (is ? [what] : []));
}

function ofWallet(was: WalletRecord, is: WalletRecord): readonly (readonly [string, boolean])[] {
  const isElsewhere = !isDeepStrictEqual(was.connection, is.connection);
  const isUnconnected = is.connection.kind === 'remote' && is.connection.baseUrl === '';
  return [
    ['other keys are used', !isDeepStrictEqual([was.keys, was.keychains], [is.keys, is.keychains])],
    ['a key signs that did not', was.keySource !== is.keySource && is.keySource !== 'none'],
    ['a service is asked in another way', isElsewhere && !isUnconnected],
    ['it asks for the password later', (is.askAboveSats ?? Infinity) > (was.askAboveSats ?? Infinity)],
    ['rules are forgotten', was.rules !== null && is.rules === null],
    ['keys pass as proved', was.keysUnproved !== null && is.keysUnproved === null],
    ['keys are shown to others', !isWithin(is.consentedTo, was.consentedTo)],
    ['words pass as checked', was.wordsCheckedAtMs === null && is.wordsCheckedAtMs !== null],
    ['another server of the chain is asked', !isWithin(serversOf(is), serversOf(was))],
  ];
}

const serversOf = ({ chainSource, secondSource }: WalletRecord) =>
  [chainSource, secondSource].filter((one) => one !== null);

const isWithin = (some: readonly unknown[], all: readonly unknown[]): boolean =>
  some.every((one) => all.some((other) => isDeepStrictEqual(one, other)));

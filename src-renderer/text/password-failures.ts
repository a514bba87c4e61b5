import type { FactsOf, Failure } from '../../src-preload/contract/index.ts';
import { plural } from './numbers.ts';
import { named } from './foreign.ts';

type Code =
  | 'SECRET_SEALED'
  | 'PASSWORD_WRONG'
  | 'PASSWORD_WAIT'
  | 'PASSWORD_NEEDED'
  | 'PASSWORD_STATE'
  | 'LOCK_MISSING'
  | 'LOCKED_MEANWHILE'
  | 'WORDS_NO_WALLET';
interface Words {
  readonly title: string;
  readonly happened: string;
  readonly todo: string;
  readonly retry: boolean;
}

const inSeconds = (seconds: number): string =>
  seconds === 0 ? 'Try again.' : `The next try is taken in ${plural(seconds, 'second')}.`;

/** What is said about the app password: part of the table in failures.ts. */
export const passwordWords: { readonly [C in Code]: (facts: FactsOf<C>) => Words } = {
  SECRET_SEALED: ({ walletName }) => ({
    title: 'The secret is closed with another app password',
    happened: `The keychain holds the secret of ${named(walletName)}, closed with a password that is not the one in use here.`,
    todo: 'Start Ochre again: it asks for that password. Else restore the wallet from its words.',
    retry: false,
  }),
  PASSWORD_WRONG: ({ waitSeconds }) => ({
    title: 'That is not the app password',
    happened: 'Nothing was opened and nothing was changed. Capital letters and spaces count.',
    todo: inSeconds(waitSeconds),
    retry: true,
  }),
  PASSWORD_WAIT: ({ waitSeconds }) => ({
    title: 'Wait a moment before the next try',
    happened:
      'Several wrong passwords came one after the other, so Ochre takes its time. This one was not looked at.',
    todo: inSeconds(waitSeconds),
    retry: true,
  }),
  PASSWORD_NEEDED: () => ({
    title: 'This wants the app password',
    happened: 'It is asked for again here, also while Ochre is unlocked. Nothing was done.',
    todo: 'Type the app password and try again.',
    retry: true,
  }),
  PASSWORD_STATE: ({ isSet }) => ({
    title: isSet ? 'An app password is set already' : 'No app password is set',
    happened: 'Nothing was changed.',
    todo: isSet ? 'Change it in Settings, or take it away there first.' : 'Set one in Settings first.',
    retry: false,
  }),
  LOCK_MISSING: () => ({
    title: 'The lock is not in your keychain',
    happened:
      'Your keychain is open and has no entry that any app password could open. It was deleted there, or this is another user’s keychain.',
    todo: 'Where Ochre is locked, choose “Forgot the password?”. Else restore the wallets from their words.',
    retry: false,
  }),
  LOCKED_MEANWHILE: () => ({
    title: 'Ochre was locked meanwhile',
    happened:
      'The question was still open when it was locked, so it counts as a no. Nothing was signed or shown.',
    todo: 'Unlock Ochre and start again.',
    retry: true,
  }),
  WORDS_NO_WALLET: () => ({
    title: 'These words belong to no wallet here',
    happened: 'They are a good set of words, but of another wallet. Nothing was changed.',
    todo: 'Type the words of a wallet that Ochre lists on this computer.',
    retry: true,
  }),
};

/** Whether this is answered by typing the app password, once more or again. */
export function wantsPassword({ code }: Failure): boolean {
  return code === 'PASSWORD_NEEDED' || code === 'PASSWORD_WRONG' || code === 'PASSWORD_WAIT';
}

/** What a new one must be. Null: it may be taken. */
export function whyNotPassword(chosen: string, repeated: string): string | null {
  if (chosen.length < LEAST_CHARS) return `At least ${String(LEAST_CHARS)} characters`;
  return chosen === repeated ? null : 'Type the same one twice';
}

/** As the contract has it. */
const LEAST_CHARS = 8;

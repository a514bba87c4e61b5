import type { FactsOf, FailureCode } from '../../src-preload/contract/index.ts';

/** What is said about a failure: what happened, and what to do. Full sentences. */
export interface FailureWords {
  readonly title: string;
  readonly happened: string;
  readonly todo: string;
}

type Words = { readonly [C in FailureCode]?: (facts: FactsOf<C>) => FailureWords };

/**
 * What is said otherwise where the secret is a node's password or a token, and no wallet's: there is no session to keep
 * it for, and what is typed serves one act.
 */
export const nodeWords: Words = {
  KEYCHAIN_ABSENT: () => ({
    title: 'No keychain to keep it in',
    happened:
      'No keychain was found on this computer, and Ochre never keeps a password or a token in a file. Nothing was kept.',
    todo: 'A password that you type at an unlock serves that one act, or one bulk run, without any keychain. To keep it, on Linux install and unlock gnome-keyring or KWallet, and start Ochre from your desktop session.',
  }),
  KEYCHAIN_LOCKED: ({ during }) => ({
    title: 'Your keychain is locked',
    happened:
      during === 'reading'
        ? 'It holds the password, and does not give it while it is locked. No node was asked.'
        : 'It takes no new password while it is locked. What was kept before is as it was.',
    todo: 'Unlock the keychain of your system, then try again. Or type the password: it serves that one act.',
  }),
  KEYCHAIN_READBACK: () => ({
    title: 'Your keychain did not keep the password',
    happened: 'What was read back is not what was written.',
    todo: 'Try again. If it stays so, this keychain is not safe to use: type the password at each unlock.',
  }),
};

import { fail, WalletError } from '../../domain/errors.ts';

/**
 * What the keychain's own sentence means. The sentences are those of keytar 7.10.6 on libsecret 0.20 and
 * gnome-keyring 42, seen for real; a sentence that is not known is passed on as it is, cut short.
 */
export function explainKeychainError(error: unknown, during: 'reading' | 'writing', afterMs: number): Error {
  if (error instanceof WalletError) return error;
  const detail = sentenceOf(error);
  const known = SENTENCES.find(({ says }) => says.test(detail));
  switch (known?.means) {
    case 'locked':
      return fail('KEYCHAIN_LOCKED', { during });
    case 'timeout':
      return fail('KEYCHAIN_TIMEOUT', { seconds: Math.round(afterMs / 1000) });
    case 'noDbus':
    case 'noSecretService':
    case 'noLibrary':
      return fail('KEYCHAIN_ABSENT', { cause: known.means, detail });
    case undefined:
      return fail('KEYCHAIN_REFUSED', { detail });
  }
}

const SENTENCES = [
  // A new item in a ring that is shut; a ring that was never made is shut as well, and asks for its first password.
  { means: 'locked', says: /locked collection|Object does not exist at path|collection is locked|IsLocked/i },
  { means: 'locked', says: /user interaction is not allowed/i },
  // libsecret asks twice and waits 25 s each time; a daemon that hangs ends here.
  { means: 'timeout', says: /Timeout was reached/i },
  { means: 'noSecretService', says: /org\.freedesktop\.secrets was not provided|ServiceUnknown/i },
  {
    means: 'noDbus',
    says: /autolaunch D-Bus|Could not connect|connection is closed|DBUS_SESSION_BUS_ADDRESS/i,
  },
  // keytar swallows why its addon did not load: it is linked to libsecret, and to nothing else that a system may lack.
  { means: 'noLibrary', says: /Failed to load keytar native addon/i },
  { means: 'noLibrary', says: /libsecret|cannot open shared object|ERR_DLOPEN|Cannot find module/i },
] as const;

/** Enough for any real sentence; what is longer is not a sentence. */
const MAX_DETAIL_CHARS = 200;

function sentenceOf(error: unknown): string {
  const text = error instanceof Error ? error.message : 'no reason given';
  return (text.split('\n')[0] ?? '').slice(0, MAX_DETAIL_CHARS);
}

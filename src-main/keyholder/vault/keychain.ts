import { fail, WalletError } from '../../base/errors.ts';
import { isRingOpen } from './secret-service.ts';

const SERVICE = 'Ochre';

/** The OS keychain and a look from outside. Failures are KEYCHAIN_*. A locked ring reads as null: see vault.ts. */
export interface Keychain {
  readonly get: (account: string) => Promise<string | null>;
  readonly set: (account: string, value: string) => Promise<void>;
  /** False if there was nothing to delete, or if the ring is locked. */
  readonly delete: (account: string) => Promise<boolean>;
  /** Only on an open ring: a locked one with our entry ends the process (keytar 7.10.6, gnome-keyring, measured). */
  readonly all: () => Promise<readonly { readonly account: string; readonly value: string }[]>;
  /** Whether the keychain is open, read without a system prompt; null: this system can't tell. */
  readonly looksOpen: () => Promise<boolean | null>;
}

export interface Keytar {
  readonly getPassword: (service: string, account: string) => Promise<string | null>;
  readonly setPassword: (service: string, account: string, password: string) => Promise<void>;
  readonly deletePassword: (service: string, account: string) => Promise<boolean>;
  readonly findCredentials: (service: string) => Promise<{ account: string; password: string }[]>;
}

/** Between the two calls a prompt may be open somewhere. */
export interface KeychainWatch {
  readonly asked: () => void;
  readonly answered: () => void;
}

/** The real keychain. keytar is loaded at first use: without its system library the import itself throws. */
export function openKeychain(watch: KeychainWatch, load: () => Promise<Keytar> = loadKeytar): Keychain {
  async function ask<T>(during: 'reading' | 'writing', act: (keytar: Keytar) => Promise<T>): Promise<T> {
    const startedMs = performance.now();
    watch.asked();
    try {
      return await act(await load());
    } catch (error) {
      throw explainKeychainError(error, during, performance.now() - startedMs);
    } finally {
      watch.answered();
    }
  }

  return {
    get: (account) => ask('reading', (keytar) => keytar.getPassword(SERVICE, account)),
    set: (account, value) => ask('writing', (keytar) => keytar.setPassword(SERVICE, account, value)),
    delete: (account) => ask('writing', (keytar) => keytar.deletePassword(SERVICE, account)),
    all: () =>
      ask('reading', async (keytar) =>
        (await keytar.findCredentials(SERVICE)).map(({ account, password }) => ({
          account,
          value: password,
        })),
      ),
    looksOpen: () => isRingOpen(process.env, process.platform),
  };
}

async function loadKeytar(): Promise<Keytar> {
  const { default: keytar } = await import('keytar');
  return keytar;
}

/** keytar 7.10.6's sentences on libsecret 0.20 and gnome-keyring 42, measured. Others pass on, cut short. */
function explainKeychainError(error: unknown, during: 'reading' | 'writing', afterMs: number): Error {
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
  // A new item in a locked ring. A ring that was never made counts as locked, and asks for its first password.
  { means: 'locked', says: /locked collection|Object does not exist at path|collection is locked|IsLocked/i },
  { means: 'locked', says: /user interaction is not allowed/i },
  // libsecret asks twice and waits 25 s each time; a daemon that hangs ends here.
  { means: 'timeout', says: /Timeout was reached/i },
  { means: 'noSecretService', says: /org\.freedesktop\.secrets was not provided|ServiceUnknown/i },
  {
    means: 'noDbus',
    says: /autolaunch D-Bus|Could not connect|connection is closed|DBUS_SESSION_BUS_ADDRESS/i,
  },
  // keytar hides why its addon did not load: it links only libsecret, so that is what the system lacks.
  { means: 'noLibrary', says: /Failed to load keytar native addon/i },
  { means: 'noLibrary', says: /libsecret|cannot open shared object|ERR_DLOPEN|Cannot find module/i },
] as const;

/** Enough for any real sentence. */
const MAX_DETAIL_CHARS = 200;

function sentenceOf(error: unknown): string {
  const text = error instanceof Error ? error.message : 'no reason given';
  return (text.split('\n')[0] ?? '').slice(0, MAX_DETAIL_CHARS);
}

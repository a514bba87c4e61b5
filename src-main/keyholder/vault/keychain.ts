import { explainKeychainError } from './keychain-errors.ts';

/** Everything Ochre keeps in the OS keychain is under this name. */
const SERVICE = 'Ochre';

/** The OS keychain, four acts wide. Failures are KEYCHAIN_*. A locked ring reads as null: see vault.ts. */
export interface Keychain {
  readonly get: (account: string) => Promise<string | null>;
  readonly set: (account: string, value: string) => Promise<void>;
  /** False where there was nothing to delete, or where the ring is locked. */
  readonly delete: (account: string) => Promise<boolean>;
  /**
   * Every entry under our name. Only for *look in the keychain*, and only on a ring that is known to be open: on a
   * locked one that holds an entry of ours, keytar 7.10.6 ends the whole process (measured with gnome-keyring).
   */
  readonly all: () => Promise<readonly { readonly account: string; readonly value: string }[]>;
}

/** The functions of keytar that are used. */
export interface Keytar {
  readonly getPassword: (service: string, account: string) => Promise<string | null>;
  readonly setPassword: (service: string, account: string, password: string) => Promise<void>;
  readonly deletePassword: (service: string, account: string) => Promise<boolean>;
  readonly findCredentials: (service: string) => Promise<{ account: string; password: string }[]>;
}

/** Told when a call goes to the keychain and when it came back: between the two, a prompt may be open somewhere. */
export interface KeychainWatch {
  readonly asked: () => void;
  readonly answered: () => void;
}

/** The real keychain. keytar is loaded at first use, since without its system library the import itself throws. */
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
  };
}

async function loadKeytar(): Promise<Keytar> {
  const { default: keytar } = await import('keytar');
  return keytar;
}

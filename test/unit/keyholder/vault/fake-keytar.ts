import type { Keytar } from '../../../../src-main/keyholder/vault/keychain.ts';

/** As strict as the real ones together: Windows' size, libsecret's locked ring, keytar's own refusals. */
export interface FakeKeytar extends Keytar {
  /** Every call, as `get wallet:…`. */
  readonly calls: string[];
  readonly entries: Map<string, string>;
  /** As a ring that is shut: reads null, refuses writes, deletes nothing. */
  locked: boolean;
  /** What the next write stores instead of what it was given. */
  garble: ((value: string) => string) | null;
  /** Thrown by every write. */
  refusal: Error | null;
  /** Thrown by every call: a keychain that is not there. */
  broken: Error | null;
  /** Deletes say that they worked, and did not. */
  deletesNothing: boolean;
}

/** CRED_MAX_CREDENTIAL_BLOB_SIZE. keytar hands the UTF-8 bytes over as they are (keytar_win.cc, SetPassword). */
const MAX_WINDOWS_BYTES = 2_560;

export function createFakeKeytar(): FakeKeytar {
  const entries = new Map<string, string>();
  const calls: string[] = [];
  const call = (name: string, service: string, account: string): void => {
    calls.push(`${name} ${account}`);
    if (fake.broken !== null) throw fake.broken;
    if (service !== 'Ochre') throw new Error(`an entry under ${service}`);
    if (account === '') throw new Error('Account is required.');
  };

  const fake: FakeKeytar = {
    calls,
    entries,
    locked: false,
    garble: null,
    refusal: null,
    broken: null,
    deletesNothing: false,
    getPassword: (service, account) =>
      later(() => {
        call('get', service, account);
        return fake.locked ? null : (entries.get(account) ?? null);
      }),
    setPassword: (service, account, password) =>
      later(() => {
        call('set', service, account);
        if (password === '') throw new Error('Password is required.');
        if (Buffer.byteLength(password) > MAX_WINDOWS_BYTES) throw new Error('The stub received bad data.');
        if (password.includes('\0')) throw new Error('a value that ends early');
        if (fake.refusal !== null) throw fake.refusal;
        if (fake.locked) throw new Error('Cannot create an item in a locked collection');
        entries.set(account, fake.garble === null ? password : fake.garble(password));
      }),
    deletePassword: (service, account) =>
      later(() => {
        call('delete', service, account);
        if (fake.locked || !entries.has(account)) return false;
        if (!fake.deletesNothing) entries.delete(account);
        return true;
      }),
    findCredentials: (service) =>
      later(() => {
        call('find', service, '*');
        if (fake.locked && entries.size > 0) throw new Error('SIGSEGV: the real one ends the process here');
        return [...entries].map(([account, password]) => ({ account, password }));
      }),
  };
  return fake;
}

/** Real calls answer on a later turn; so do these, failures too. */
async function later<T>(act: () => T): Promise<T> {
  await Promise.resolve();
  return act();
}

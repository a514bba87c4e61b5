import { fromHex, toHex } from '../base/bytes.ts';
import { createECDH, createHash } from 'node:crypto';
import { NONCE_BYTES, seal, unseal } from '../base/sealed-box.ts';
import type { FolderKey } from './vault/record.ts';

/** A folder key encrypted by one child for another; main relays it and can't open it. */
export interface WrappedKey {
  readonly lockId: string;
  /** The lender's key for this loan alone: 65 bytes, hex. */
  readonly from: string;
  readonly nonce: string;
  readonly box: string;
}

export type HeldKey = ReturnType<typeof createHeldKey>;

/**
 * A child lives for one act, but the folder key must outlive it. The child that opened the lock lends the key to a
 * child that does nothing else, which lends it to each act (ECDH on P-256, then AES-256-GCM). Main relays the loans
 * and can't open them, so the process with pages, files and network never has the key.
 */
export function createHeldKey(randomBytes: (count: number) => Uint8Array) {
  let held: FolderKey | null = null;
  let own: ReturnType<typeof pair> | null = null;

  const mine = () => (own ??= pair());
  const lendAs = (to: string, header: (key: Pick<FolderKey, 'lockId'>) => Uint8Array): WrappedKey => {
    const lent = held;
    if (lent === null) throw new Error('there is no key here to lend');
    const once = pair();
    const from = once.getPublicKey('hex');
    const nonce = randomBytes(NONCE_BYTES);
    const box = withShared(once, to, from + to, (key) => seal(key, nonce, header(lent), lent.bytes));
    return { lockId: lent.lockId, from, nonce: toHex(nonce), box: toHex(box) };
  };
  const take = ({ from, nonce, box }: WrappedKey, header: Uint8Array): Uint8Array => {
    const to = mine().getPublicKey('hex');
    const bytes = withShared(mine(), from, from + to, (key) =>
      unseal(key, fromHex(nonce), header, fromHex(box)),
    );
    if (bytes === null) throw new Error('a loan that was closed for another');
    return bytes;
  };
  /** The key is wiped when another key comes, or by `forget`. */
  const keep = (key: FolderKey): void => {
    held?.bytes.fill(0);
    held = key;
  };
  return {
    read: (): FolderKey | null => held,
    keep,
    forget: (): void => {
      held?.bytes.fill(0);
      held = null;
    },
    /** This child's public key, drawn once; loans are encrypted for it. 65 bytes, hex. */
    greet: (): string => mine().getPublicKey('hex'),
    /** Throws if no key is held. */
    lend: (to: string): WrappedKey => lendAs(to, headerOf),
    /** Throws if the loan was closed for another child. */
    borrow: (loan: WrappedKey): void =>
      keep({ lockId: loan.lockId, bytes: take(loan, headerOf(loan)), proved: false }),
    /** Lends a key whose password was just typed, only as proof of that. */
    prove: (to: string): WrappedKey => {
      if (held?.proved !== true) throw new Error('the password was not typed for this');
      return lendAs(to, proofHeaderOf);
    },
    /** Opens a password proof for this child; returns the key's SHA-256 in hex. Throws without one. Keeps nothing. */
    readProof: (loan: WrappedKey): string => {
      const bytes = take(loan, proofHeaderOf(loan));
      const print = createHash('sha256').update('Ochre proof').update(bytes).digest('hex');
      bytes.fill(0);
      return print;
    },
  };
}

function pair() {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return ecdh;
}

function withShared<T>(
  ecdh: ReturnType<typeof pair>,
  other: string,
  context: string,
  act: (key: Uint8Array) => T,
): T {
  const shared = ecdh.computeSecret(other, 'hex');
  const key = createHash('sha256').update('Ochre loan').update(context).update(shared).digest();
  try {
    return act(key);
  } finally {
    shared.fill(0);
    key.fill(0);
  }
}

/** The headers differ, so that no proof can be borrowed and no loan proves anything. */
const proofHeaderOf = ({ lockId }: Pick<FolderKey, 'lockId'>): Uint8Array => Buffer.from(`${lockId} proof`);
const headerOf = ({ lockId }: Pick<FolderKey, 'lockId'>): Uint8Array => Buffer.from(lockId);

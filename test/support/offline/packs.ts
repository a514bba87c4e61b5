import { digestOf, canonicalText, type Canonical } from '../../../src-main/base/canonical.ts';
import { writePack, type SigningPack } from '../../../src-main/verify/imported/pack.ts';
import type { JudgeInput } from '../../../src-main/verify/verdict/judge.ts';

/** The pack in which a watcher hands over what it would have signed itself. */
export function packOf({ psbt, intent, snapshot, book, account }: JudgeInput): SigningPack {
  if (intent.kind === 'offline') throw new Error('a pack says what was asked for');
  const { network, fingerprint, highestIndex } = account;
  return { network, fingerprint, highestIndex, psbt, intent, snapshot, book };
}

type Members = { [name: string]: Canonical };

/** A pack with something in it changed, and the digest left as it was. */
export function tampered(pack: SigningPack, change: (members: Members) => void): string {
  const members = membersOf(pack);
  change(members);
  return canonicalText(members);
}

/** The same by a person who can compute the digest. */
export function forged(pack: SigningPack, change: (members: Members) => void): string {
  const { digest: _, ...members } = membersOf(pack);
  change(members);
  const version = JSON.stringify(members['version']);
  return canonicalText({ ...members, digest: digestOf(`ochre/signing-pack/${version}`, members) });
}

const membersOf = (pack: SigningPack): Members => JSON.parse(writePack(pack)) as Members;

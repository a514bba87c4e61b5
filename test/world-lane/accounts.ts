import { WalletError } from '../../src-main/base/errors.ts';
import { accountFromText } from '../../src-main/verify/imported/import-account.ts';
import type { Made, WorldCase } from './lane.ts';

/** Only where a checksum fails. */
const DAMAGED: readonly string[] = ['descriptorChecksum', 'changed'];

export function readAccountCase({ text }: WorldCase): Made {
  try {
    const brought = accountFromText(text);
    if (brought.kind !== 'foreign') return { outcome: brought.kind };
    const { fingerprint, networks } = brought.account;
    return { outcome: 'watched', fingerprint, path: `86h/${networks.includes('mainnet') ? '0' : '1'}h/0h` };
  } catch (error) {
    if (!(error instanceof WalletError) || error.failure.code !== 'BROUGHT_REFUSED') throw error;
    const { problem, lacks } = error.failure.facts;
    if (lacks !== undefined) return { outcome: 'named', named: lacks.form, missing: lacks.missing };
    // Told as a multisig, which is of another kind of address.
    if (problem === 'descriptorMultisig')
      return { outcome: 'named', named: 'descriptorOfOtherKind', missing: ['taprootKey'] };
    return { outcome: 'named', named: DAMAGED.includes(problem) ? 'damaged' : problem, missing: [] };
  }
}

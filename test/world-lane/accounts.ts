import { WalletError } from '../../src-main/domain/errors.ts';
import { accountFromText } from '../../src-main/domain/offline/bring-account.ts';
import type { Made, WorldCase } from './lane.ts';

export function readAccountCase({ text }: WorldCase): Made {
  try {
    const brought = accountFromText(text);
    if (brought.kind !== 'foreign') return { outcome: brought.kind };
    return { outcome: 'watched', fingerprint: brought.account.fingerprint, path: '86h/0h/0h' };
  } catch (error) {
    if (!(error instanceof WalletError) || error.failure.code !== 'BROUGHT_REFUSED') throw error;
    return { outcome: 'named', named: error.failure.facts.problem };
  }
}

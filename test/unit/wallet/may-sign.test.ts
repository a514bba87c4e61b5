import { describe, expect, it } from 'vitest';
import { refuseToSign } from '../../../src-main/wallet/signing/sign.ts';
import type { Outcome, RefusalCode } from '../../../src-preload/contract/claims.ts';
import type { Claim, Verdict } from '../../../src-main/verify/types.ts';
import { WalletError } from '../../../src-main/base/errors.ts';
import type { Network } from '../../../src-main/base/network.ts';

const claim = (name: Claim['name'], outcome: Outcome, code: RefusalCode | null = null): Claim => ({
  name,
  outcome,
  ground: outcome === 'onTrust' ? 'told' : 'derived',
  code,
  facts: {},
});
const verdict = (
  outcome: Outcome,
  code: RefusalCode | null,
  claims: Claim[],
): Pick<Verdict, 'outcome' | 'code' | 'claims'> => ({ outcome, code, claims });

const proved = verdict('proved', null, [claim('readable', 'proved')]);
const unlisted = verdict('notProved', null, [
  claim('readable', 'proved'),
  claim('amountsAsListed', 'notProved'),
]);
const unread = verdict('notProved', 'RGB_UNREADABLE', [
  claim('commitmentRecomputes', 'notProved', 'RGB_UNREADABLE'),
]);
const lie = verdict('contradicts', 'AMOUNT_LIE', [claim('amountsAsListed', 'contradicts', 'AMOUNT_LIE')]);

const may = (acceptNotProved: boolean, allowUnprovedAssets = false) => ({
  acceptNotProved,
  allowUnprovedAssets,
});
const codeOf = (of: typeof proved, network: Network, allowed: ReturnType<typeof may>): string => {
  try {
    refuseToSign(of, network, allowed);
  } catch (error) {
    if (error instanceof WalletError && error.failure.code === 'PSBT_REFUSED')
      return error.failure.facts.code;
    throw error;
  }
  return 'no refusal';
};
const passes = (of: typeof proved, network: Network, allowed: ReturnType<typeof may>) => {
  expect(() => refuseToSign(of, network, allowed)).not.toThrow();
};

describe('what may be signed', () => {
  it('is what was proved, on every network, with no second step', () => {
    for (const network of ['mainnet', 'testnet', 'signet', 'regtest'] as const)
      passes(proved, network, may(false));
  });

  it('is nothing that contradicts, whatever was accepted and allowed', () => {
    expect(codeOf(lie, 'regtest', may(true, true))).toBe('AMOUNT_LIE');
  });

  it('is what is not proved only by a second step', () => {
    expect(codeOf(unlisted, 'regtest', may(false))).toBe('NOT_PROVED');
    expect(codeOf(unread, 'regtest', may(false, true))).toBe('NOT_PROVED');
    passes(unlisted, 'mainnet', may(true));
    passes(unread, 'regtest', may(true));
  });

  it('is no unread asset on mainnet, also with the second step, unless the settings allow it', () => {
    expect(codeOf(unread, 'mainnet', may(true))).toBe('RGB_UNREADABLE');
    expect(codeOf({ ...unread, code: null }, 'mainnet', may(true))).toBe('RGB_UNREADABLE');
    passes(unread, 'mainnet', may(true, true));
    expect(codeOf(unread, 'mainnet', may(false, true))).toBe('NOT_PROVED');
  });
});

import { expect, it } from 'vitest';
import { refuseToSign } from '../../../src-main/wallet/signing/sign.ts';
import type { Outcome, RefusalCode } from '../../../src-preload/contract/claims.ts';
import type { Claim } from '../../../src-main/verify/types.ts';
import { WalletError } from '../../../src-main/base/errors.ts';
import type { Network } from '../../../src-main/base/bitcoin.ts';

const claim = (name: Claim['name'], outcome: Outcome, code: RefusalCode | null = null): Claim => ({
  name,
  outcome,
  ground: outcome === 'onTrust' ? 'told' : 'derived',
  code,
  facts: {},
});
const verdict = (outcome: Outcome, code: RefusalCode | null, claims: Claim[]) => ({ outcome, code, claims });

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
const outcomeOf = (of: typeof proved, network: Network, allowed: ReturnType<typeof may>): string | null => {
  try {
    refuseToSign(of, network, allowed);
  } catch (error) {
    if (error instanceof WalletError && error.failure.code === 'PSBT_REFUSED')
      return error.failure.facts.code;
    throw error;
  }
  return null;
};

it.each<[string, typeof proved, Network, ReturnType<typeof may>, string | null]>([
  ['what was proved, on mainnet, with no second step', proved, 'mainnet', may(false), null],
  ['what was proved, on testnet', proved, 'testnet', may(false), null],
  ['what was proved, on signet', proved, 'signet', may(false), null],
  ['what was proved, on regtest', proved, 'regtest', may(false), null],
  ['what contradicts, whatever was accepted and allowed', lie, 'regtest', may(true, true), 'AMOUNT_LIE'],
  ['what is not proved, without a second step', unlisted, 'regtest', may(false), 'NOT_PROVED'],
  ['an unread asset, allowed, without a second step', unread, 'regtest', may(false, true), 'NOT_PROVED'],
  ['what is not proved, by a second step', unlisted, 'mainnet', may(true), null],
  ['an unread asset by a second step, beside mainnet', unread, 'regtest', may(true), null],
  ['an unread asset on mainnet, with the second step alone', unread, 'mainnet', may(true), 'RGB_UNREADABLE'],
  ['the same where no code names it', { ...unread, code: null }, 'mainnet', may(true), 'RGB_UNREADABLE'],
  ['an unread asset on mainnet where the settings allow it', unread, 'mainnet', may(true, true), null],
  ['the same without the second step', unread, 'mainnet', may(false, true), 'NOT_PROVED'],
])('may be signed or not: %s', (_, of, network, allowed, refused) => {
  expect(outcomeOf(of, network, allowed)).toBe(refused);
});

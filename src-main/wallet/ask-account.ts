import { question } from '../../src-preload/messages/question.ts';
import { say } from '../../src-preload/messages/say.ts';
import { receivingAddress } from '../keys/address.ts';
import type { WalletKeys } from '../keys/account.ts';
import type { WalletRecord } from '../records/wallet.ts';
import type { Confirmation } from '../ports/index.ts';

/** The question before a wallet's keys are replaced: a phrase (`words`) proves the new keys, an account doesn't. */
export function askAccount(
  { name, keys: before }: WalletRecord,
  keys: WalletKeys,
  by: 'account' | 'words',
): Confirmation {
  return question(`question-${by}`, { wallet: name, danger: true }, [
    ...firstAddresses(keys),
    ...(by === 'account' ? [] : [say('question-words.before'), ...firstAddresses(before)]),
  ]);
}

function firstAddresses(keys: WalletKeys): string[] {
  const { accountXpubColored: asset } = keys;
  return [
    say('question-account.bitcoin', { what: 'bitcoin', address: receivingAddress(keys, 0) }),
    ...(asset === null
      ? []
      : [
          say('question-account.bitcoin', {
            what: 'assets',
            address: receivingAddress({ ...keys, accountXpubVanilla: asset }, 0),
          }),
        ]),
  ];
}

import type { CallAnswer, ProgramForm } from '../../../src-preload/contract/index.ts';
import { fail } from '../../base/errors.ts';
import { accountPath } from '../../keys/derive.ts';
import { accountJson, assetDescriptor, vanillaDescriptors } from '../../keys/descriptors.ts';
import { receivingAddress } from '../../keys/address.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import { checkOf, writeAccount, type WatchAccount } from '../../keys/account-file.ts';
import { writeCryptoAccount } from '../../keys/account-ur.ts';
import { writeUr } from '../../codes/write-ur.ts';
import type { UseCase, UseCaseNow, WalletContext } from '../context/context.ts';
import { requireProvedKeys } from '../context/wallet-list.ts';

/** Public keys only. Throws WALLET_UNKNOWN, KEYS_UNPROVED, PLAIN_ONLY. */
export const showAccount: UseCaseNow<'watch.account'> = (context, { walletId }) => {
  const account = accountOf(provedWallet(context, walletId));
  const text = writeAccount(account);
  return { text, heldId: context.codes.hold(text), fileName: fileName(account), check: checkOf(account) };
};

export const saveAccount: UseCase<'watch.saveAccount'> = async (context, { walletId }) => {
  const account = accountOf(provedWallet(context, walletId));
  return save(context, fileName(account), writeAccount(account));
};

export const showForPrograms: UseCaseNow<'watch.forPrograms'> = (context, { walletId }) => {
  const wallet = provedWallet(context, walletId);
  const { keys } = wallet;
  const { network, fingerprint } = keys;
  return {
    fingerprint,
    paths: {
      plain: accountPath(network, 'vanilla'),
      assets: keys.accountXpubColored === null ? null : accountPath(network, 'colored'),
    },
    firstAddress: receivingAddress(keys, 0),
    forms: formsOf(wallet).map(({ form, text, code, fileName: name }) => ({
      form,
      text,
      heldId: context.codes.hold(code),
      fileName: name,
    })),
  };
};

export const saveForProgram: UseCase<'watch.saveForProgram'> = async (context, { walletId, form }) => {
  const found = formsOf(provedWallet(context, walletId)).find((one) => one.form === form);
  if (found === undefined) throw fail('PLAIN_ONLY', { what: 'assets' });
  return save(context, found.fileName, found.text);
};

export const deriveAddress: UseCaseNow<'watch.address'> = (context, { walletId, index }) => {
  const { keys } = provedWallet(context, walletId);
  const path = `${accountPath(keys.network, 'vanilla')}/0/${index.toString()}`;
  return { address: receivingAddress(keys, index), path };
};

interface ProgramText {
  readonly form: ProgramForm;
  readonly text: string;
  readonly code: Parameters<WalletContext['codes']['hold']>[0];
  readonly fileName: string;
}

function formsOf({ keys, searchLength }: WalletRecord): ProgramText[] {
  const of = `${keys.network}-${keys.fingerprint}`;
  const { both, importCommand } = vanillaDescriptors(keys, searchLength);
  const bytes = writeCryptoAccount(keys);
  const assets = assetDescriptor(keys);
  const text = (form: ProgramForm, content: string, name: string): ProgramText => ({
    form,
    text: content,
    code: content,
    fileName: name,
  });
  return [
    text('descriptor', both, `bitcoin-${of}-descriptor.txt`),
    text('core', importCommand, `bitcoin-${of}-importdescriptors.txt`),
    text('json', accountJson(keys), `bitcoin-${of}.json`),
    {
      ...text(
        'account',
        writeUr('crypto-account', bytes, WHOLE)?.frame(1) ?? '',
        `bitcoin-${of}-account.txt`,
      ),
      code: { type: 'crypto-account', bytes },
    },
    ...(assets === null ? [] : [text('assets', assets, `rgb-assets-never-spend-${of}-descriptor.txt`)]),
  ];
}

/** A single text is long enough: an account has some 120 bytes. */
const WHOLE = 1_000;

function provedWallet(context: WalletContext, walletId: string): WalletRecord {
  const wallet = context.wallets.require(walletId);
  requireProvedKeys(wallet);
  return wallet;
}

function accountOf({ name, keys }: WalletRecord): WatchAccount {
  if (keys.accountXpubColored === null) throw fail('PLAIN_ONLY', { what: 'account' });
  return { name, keys };
}

async function save(
  context: WalletContext,
  name: string,
  text: string,
): Promise<CallAnswer<'watch.saveAccount'>> {
  const path = await context.files.save(name, Buffer.from(`${text}\n`, 'utf8'));
  return path === null ? { outcome: 'aborted' } : { outcome: 'saved', path };
}

/** The wallet's name may be anything, so the file's doesn't use it. */
function fileName({ keys }: WatchAccount): string {
  return `ochre-account-${keys.network}-${keys.fingerprint}.ochre-account.json`;
}

import type { CallInput } from '../../../src-preload/contract/index.ts';
import { fail, notAnAccount } from '../../base/errors.ts';
import { receivingAddress } from '../../keys/address.ts';
import { type WalletKeys, samePublicKeys } from '../../keys/account.ts';
import type { Network } from '../../base/bitcoin.ts';
import { checkOf, MAX_ACCOUNT_BYTES, writeAccount } from '../../keys/account-file.ts';
import {
  accountFromBytes,
  accountFromText,
  accountFromUr,
  type ImportedAccount,
} from '../../verify/index.ts';
import { keysOfForeign, writeForeign } from '../../keys/foreign-account.ts';
import { openImported } from '../signing/opened-file.ts';
import { isSamePlainBranch } from '../../keys/derive.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { refuseMainnetOnLoopback, refusePracticeBeyondRegtest, toView } from '../context/wallet-list.ts';
import { askAccount } from '../ask-account.ts';
import { plainTwin, settleUnproved } from '../vault/create-wallet.ts';
import { firstConnection, newWallet } from '../vault/new-wallet.ts';

export const readBroughtAccount: UseCase<'watch.read'> = async (context, { source }) => {
  const brought = await bring(context, source);
  if (brought === null) return { outcome: 'aborted' };
  const { name } = brought.account;
  const keysByNetwork = networksOf(brought).map((network) => keysOf(brought, network));
  const networks = keysByNetwork.map((keys) => ({
    network: keys.network,
    firstAddress: receivingAddress(keys, 0),
  }));
  const fingerprint = keysByNetwork[0]?.fingerprint ?? '';
  if (brought.kind === 'foreign') {
    const { account } = brought;
    const text = writeForeign(account);
    return {
      outcome: 'read',
      account: { text, name, fingerprint, check: null, networks, leftOut: account.leftOut },
    };
  }
  const text = writeAccount(brought.account);
  const check = checkOf(brought.account);
  return { outcome: 'read', account: { text, name, fingerprint, check, networks, leftOut: 0 } };
};

/**
 * Imports public keys only. Their phrase may have been used elsewhere, so the search goes as far as after a restore.
 * Main asks before the account changes a wallet here: it proves a backup's keys, or completes a plain-branch wallet.
 * Throws BROUGHT_REFUSED, WALLET_EXISTS, NOT_HERE, PLAIN_ONLY.
 */
export const watchWallet: UseCase<'watch.add'> = async (context, asked) => {
  const brought = accountFromText(asked.text);
  const keys = keysOf(brought, networkOf(brought, asked.network));
  refuseMainnetOnLoopback(context.host, keys.network);
  const here = context.wallets.list();
  const twin = here.find((wallet) => samePublicKeys(wallet.keys, keys));
  const known = twin?.keysUnproved === 'backup' ? twin : plainTwin(here, keys);
  if (known !== undefined) {
    const exists = fail('WALLET_EXISTS', { walletName: known.name });
    if (!(await context.confirm.ask(askAccount(known, keys, 'account')))) throw exists;
    // Words may have replaced the keys while the dialog was open.
    if (!samePublicKeys(context.wallets.require(known.id).keys, known.keys)) throw exists;
    context.wallets.select(known.id);
    // Keys that words disproved stay so.
    const proved = known.keysUnproved === 'backup' ? { keysUnproved: null } : {};
    return toView(context.wallets.update(known.id, () => ({ keys, ...proved })));
  }
  if (asked.practice && brought.kind === 'foreign') throw fail('PLAIN_ONLY', { what: 'practice' });
  if (asked.practice) refusePracticeBeyondRegtest(keys.network);
  await settleUnproved(context, keys);
  const record = newWallet({
    id: context.random.id(),
    name: asked.name,
    keys,
    keySource: 'none',
    createdAtMs: context.clock.nowMs(),
    origin: 'restored',
    connection: firstConnection(asked.practice),
  });
  context.wallets.add(record, isSamePlainBranch);
  return toView(record);
};

function networksOf(brought: ImportedAccount): readonly Network[] {
  return brought.kind === 'ochre' ? [brought.account.keys.network] : brought.account.networks;
}

function networkOf(brought: ImportedAccount, chosen: Network | undefined): Network {
  const networks = networksOf(brought);
  const [only, ...others] = networks;
  if (chosen === undefined && only !== undefined && others.length === 0) return only;
  if (chosen === undefined || !networks.includes(chosen)) throw notAnAccount('descriptorNetwork');
  return chosen;
}

function keysOf(brought: ImportedAccount, network: Network): WalletKeys {
  return brought.kind === 'ochre' ? brought.account.keys : keysOfForeign(brought.account, network);
}

async function bring(
  context: WalletContext,
  source: CallInput<'watch.read'>['source'],
): Promise<ImportedAccount | null> {
  if (source.from === 'text') return accountFromText(source.text);
  if (source.from === 'bytes') return accountFromBytes(Buffer.from(source.base64, 'base64'));
  if (source.from === 'codes') {
    const codes = context.codes.whole(source.gatherId);
    return codes.kind === 'text' ? accountFromText(codes.text) : accountFromUr(codes.type, codes.bytes);
  }
  const bytes = await openImported(context.files, ['json', 'txt'], MAX_ACCOUNT_BYTES, notAnAccount);
  return bytes === null ? null : accountFromBytes(bytes);
}

import type { CallInput, CallAnswer } from '../../../src-preload/contract/index.ts';
import { checkOf, writeAccount, type WatchAccount } from '../../domain/offline/account-file.ts';
import {
  accountFromBytes,
  accountFromText,
  accountFromUr,
  MAX_ACCOUNT_BYTES,
} from '../../domain/offline/bring-account.ts';
import { notAnAccount } from '../../domain/offline/refused.ts';
import { samePublicKeys } from '../../domain/keys/same-keys.ts';
import { openImported } from '../signing/opened-file.ts';
import type { WalletContext } from '../context/context.ts';
import { refuseMainnetOnLoopback, refusePracticeBeyondRegtest } from '../refuse-network.ts';
import { settleUnproved } from '../vault/create-wallet.ts';
import { firstConnection, newWallet } from '../vault/new-wallet.ts';
import { toView } from '../context/wallet-list.ts';

/** What an account is that was brought. Makes nothing. Throws BROUGHT_REFUSED, CODES_GONE, DISK_REFUSED. */
export async function readBroughtAccount(
  context: WalletContext,
  { source }: CallInput<'watch.read'>,
): Promise<CallAnswer<'watch.read'>> {
  const account = await bring(context, source);
  if (account === null) return { outcome: 'aborted' };
  const { name, keys } = account;
  const { network, fingerprint } = keys;
  const text = writeAccount(account);
  return { outcome: 'read', account: { text, name, network, fingerprint, check: checkOf(account) } };
}

/**
 * A wallet of which only the public keys are here. Its words may have used indexes before, so they are searched as far
 * as for restored ones. Of a wallet from a backup with these very keys they are proved from then on: the person compared
 * the groups of letters before. Touches no key. Throws BROUGHT_REFUSED, WALLET_EXISTS, NETWORK_REFUSED.
 */
export async function watchWallet(
  context: WalletContext,
  asked: CallInput<'watch.add'>,
): Promise<CallAnswer<'watch.add'>> {
  const { keys } = accountFromText(asked.text);
  refuseMainnetOnLoopback(context.host, keys.network);
  const twin = context.wallets.list().find((wallet) => samePublicKeys(wallet.keys, keys));
  if (twin?.keysUnproved === 'backup') {
    context.wallets.select(twin.id);
    return toView(context.wallets.update(twin.id, () => ({ keysUnproved: null })));
  }
  if (asked.practice) refusePracticeBeyondRegtest(keys.network);
  await settleUnproved(context, keys);
  const record = newWallet({
    id: context.random.id(),
    name: asked.name,
    keys,
    keep: 'none',
    createdAtMs: context.clock.nowMs(),
    origin: 'restored',
    connection: firstConnection(asked.practice),
  });
  context.wallets.add(record);
  return toView(record);
}

async function bring(
  context: WalletContext,
  source: CallInput<'watch.read'>['source'],
): Promise<WatchAccount | null> {
  if (source.from === 'text') return accountFromText(source.text);
  if (source.from === 'bytes') return accountFromBytes(Buffer.from(source.base64, 'base64'));
  if (source.from === 'codes') {
    const codes = context.codes.whole(source.gatherId);
    return codes.kind === 'text' ? accountFromText(codes.text) : accountFromUr(codes.type, codes.bytes);
  }
  const bytes = await openImported(context.files, ['json', 'txt'], MAX_ACCOUNT_BYTES, notAnAccount);
  return bytes === null ? null : accountFromBytes(bytes);
}

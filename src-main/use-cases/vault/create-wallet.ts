import type { CallInput, CallOutput } from '../../../src-preload/contract/index.ts';
import { fail } from '../../domain/errors.ts';
import { samePublicKeys } from '../../domain/keys/same-keys.ts';
import type { PublicKeys } from '../../domain/keys/wallet-record.ts';
import type { NewSecret } from '../../ports.ts';
import { bringRulesOf } from '../backup/bring-rules.ts';
import type { Context } from '../context.ts';
import { refuseMainnetOnLoopback, refusePracticeBeyondRegtest } from '../rules.ts';
import { toView } from '../wallet-book.ts';
import { firstConnection, newWallet } from './new-wallet.ts';

type Asked = Pick<CallInput<'vault.create'>, 'name' | 'network' | 'keep' | 'practice'>;

/** New words from the system's randomness, kept by the keyholder. No word passes through here. */
export function createWallet(
  context: Context,
  asked: CallInput<'vault.create'>,
): Promise<CallOutput<'vault.create'>> {
  return keepNew(context, asked, 'created', (secret) =>
    context.signer.create({ ...secret, wordCount: asked.wordCount }),
  );
}

/**
 * Words that were typed in, forwarded to the keyholder, which checks and keeps them. Words of a wallet that is listed
 * without its key put the key back there; of one that has it they are refused (WALLET_EXISTS).
 */
export async function restoreWallet(
  context: Context,
  asked: CallInput<'vault.restore'>,
): Promise<CallOutput<'vault.restore'>> {
  refuseMainnetOnLoopback(context.host, asked.network);
  // Twins are looked for before anything is written to the keychain.
  const keys = await context.signer.identify(asked.words, asked.network);
  const twin = context.wallets.list().find((wallet) => samePublicKeys(wallet.keys, keys));
  const restore = (secret: NewSecret) =>
    context.signer.restore({ ...secret, words: asked.words, expect: null });
  if (twin === undefined) return keepNew(context, asked, 'restored', restore);
  if (twin.keySource !== 'none') throw fail('WALLET_EXISTS', { walletName: twin.name });
  await restore({
    walletId: twin.id,
    network: asked.network,
    keep: asked.keep,
    createdAtMs: twin.createdAtMs,
  });
  context.wallets.select(twin.id);
  const wallet = context.wallets.update(twin.id, () => ({ keySource: asked.keep }));
  await bringRulesOf(context, wallet.id);
  return toView(wallet);
}

async function keepNew(
  context: Context,
  asked: Asked,
  origin: 'created' | 'restored',
  keep: (secret: NewSecret) => Promise<PublicKeys>,
): Promise<CallOutput<'vault.create'>> {
  refuseMainnetOnLoopback(context.host, asked.network);
  if (asked.practice) refusePracticeBeyondRegtest(asked.network);
  const id = context.random.id();
  const createdAtMs = context.clock.nowMs();
  const keys = await keep({ walletId: id, network: asked.network, keep: asked.keep, createdAtMs });
  const record = newWallet({
    id,
    name: asked.name,
    keys,
    keep: asked.keep,
    createdAtMs,
    origin,
    connection: firstConnection(asked.practice),
  });
  await addOrForget(context, record);
  return toView(record);
}

/** A secret that no record names would be lost to sight: where the record cannot be kept, neither is the secret. */
export async function addOrForget(context: Context, record: ReturnType<typeof newWallet>): Promise<void> {
  try {
    context.wallets.add(record);
  } catch (error) {
    await context.signer.remove(record.id, record.keySource);
    throw error;
  }
}

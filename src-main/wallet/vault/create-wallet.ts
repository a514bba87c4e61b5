import type { CallInput, CallAnswer } from '../../../src-preload/contract/index.ts';
import { fail } from '../../base/errors.ts';
import { contradictEachOther, isSamePlainBranch } from '../../keys/derive.ts';
import { electrumKindOf } from '../../phrase/other-kinds.ts';
import { normaliseWords } from '../../phrase/phrase.ts';
import { samePublicKeys, type PublicKeys, type WalletKeys } from '../../keys/account.ts';
import { reach } from '../../base/service/route.ts';
import type { WalletRecord, WalletConnection } from '../../records/wallet.ts';
import type { Network } from '../../base/bitcoin.ts';
import { UNSETTLED, isOneOf } from '../../records/signing.ts';
import type { NewSecret, FoundSecret } from '../../world/world.ts';
import { bringRulesOf } from '../rules/read-rules.ts';
import type { UseCase, WalletContext } from '../context/context.ts';
import { askAccount } from '../ask-account.ts';
import { askBothKinds, askOtherKeys, askServiceKeys } from '../questions.ts';
import { refuseMainnetOnLoopback, refusePracticeBeyondRegtest, toView } from '../context/wallet-list.ts';
import { forgetWallet } from './forget-wallet.ts';
import { firstConnection, newWallet, FIRST_PROFILE } from './new-wallet.ts';
import { ABILITIES } from '../../base/service/abilities.ts';
import { otherLocks } from '../lock/password.ts';

/** The keyholder makes and keeps the words; none pass through here. */
export const createWallet: UseCase<'vault.create'> = (context, asked) =>
  keepNew(context, asked, 'created', firstConnection(asked.practice), (secret) =>
    context.signer.create({ ...secret, wordCount: asked.wordCount }),
  );

/** Typed words restore a listed wallet's key, or replace a watched account that they disprove. Throws WALLET_EXISTS. */
export const restoreWallet: UseCase<'vault.restore'> = async (context, asked) => {
  refuseMainnetOnLoopback(context.host, asked.network);
  // Runs before anything is written to the keychain.
  const keys = await context.signer.identify(asked.words, asked.network);
  const here = context.wallets.list();
  const meant = asked.walletId === undefined ? null : context.wallets.require(asked.walletId);
  const twin = here.find((wallet) => samePublicKeys(wallet.keys, keys)) ?? plainTwin(here, keys);
  const restore = (secret: NewSecret) =>
    context.signer.restore({ ...secret, words: asked.words, expect: null });
  if (twin !== undefined && twin.keySource !== 'none') throw fail('WALLET_EXISTS', { walletName: twin.name });
  await settleUnproved(context, keys, (network) => context.signer.identify(asked.words, network));
  if (meant !== null && meant.id !== twin?.id) throw fail('WORDS_OTHER_WALLET', { walletName: meant.name });
  if (twin === undefined) {
    await settleKind(context, asked.words);
    return inPlaceOfWatched(context, keys, () =>
      keepNew(context, asked, 'restored', firstConnection(asked.practice), restore),
    );
  }
  await restore({
    walletId: twin.id,
    network: asked.network,
    keep: asked.keep,
    createdAtMs: twin.createdAtMs,
  });
  context.wallets.select(twin.id);
  const wallet = context.wallets.update(twin.id, () => ({ keys, keySource: asked.keep, keysUnproved: null }));
  await bringRulesOf(context, wallet.id);
  return toView(wallet);
};

/** A phrase proves its keys: a watched record with other keys is a stranger's. Throws WORDS_OTHER_WALLET on a no. */
async function inPlaceOfWatched<T>(
  context: WalletContext,
  keys: PublicKeys,
  make: () => T | Promise<T>,
): Promise<T> {
  const watched = context.wallets
    .list()
    .find(
      (one) =>
        one.keySource === 'none' &&
        one.keysUnproved === null &&
        one.keys.network === keys.network &&
        !samePublicKeys(one.keys, keys) &&
        (one.keys.xpub === keys.xpub || isSamePlainBranch(one.keys, keys)),
    );
  if (watched === undefined) return make();
  if (!(await context.confirm.ask(askAccount(watched, keys, 'words'))))
    throw fail('WORDS_OTHER_WALLET', { walletName: watched.name });
  context.wallets.update(watched.id, () => ({ keysUnproved: 'otherWords' }));
  const made = await make();
  if (!context.signings.unfinished(watched.id).some(({ state }) => isOneOf(state, UNSETTLED)))
    await forgetWallet(context, watched);
  return made;
}

export function plainTwin(wallets: readonly WalletRecord[], keys: WalletKeys): WalletRecord | undefined {
  if (keys.accountXpubColored === null) return undefined;
  return wallets.find(
    (one) =>
      one.keys.accountXpubColored === null &&
      one.keys.network === keys.network &&
      isSamePlainBranch(one.keys, keys),
  );
}

/** Electrum's mark is in 1 of 240 BIP39 phrases, and in old Electrum ones: only the person knows the kind. */
async function settleKind({ confirm }: WalletContext, words: string): Promise<void> {
  const kind = electrumKindOf(normaliseWords(words));
  if (kind !== null && !(await confirm.ask(askBothKinds()))) throw fail('WORDS_FOREIGN', { kind });
}

/** Backup records with this fingerprint: the same words prove them. Throws WORDS_OTHER_WALLET if the person stops. */
export async function settleUnproved(
  context: WalletContext,
  keys: WalletKeys,
  derive?: (network: Network) => Promise<PublicKeys>,
): Promise<void> {
  for (const { id, name, keys: told, keysUnproved } of context.wallets.list()) {
    if (keysUnproved !== 'backup' || told.fingerprint !== keys.fingerprint) continue;
    const derived = told.network === keys.network ? keys : await derive?.(told.network);
    if (derived !== undefined && samePublicKeys(derived, told)) {
      if (told.network !== keys.network) context.wallets.update(id, () => ({ keysUnproved: null }));
      continue;
    }
    // A wallet watched by its plain branch alone claims no other key, so it contradicts nothing.
    if (told.xpub === null && isSamePlainBranch(told, keys)) continue;
    if (derived === undefined && !contradictEachOther(told, keys)) continue;
    if (!(await context.confirm.ask(askOtherKeys(name))))
      throw fail('WORDS_OTHER_WALLET', { walletName: name });
    context.wallets.update(id, () => ({ keysUnproved: 'otherWords' }));
  }
}

async function keepNew(
  context: WalletContext,
  asked: Pick<CallInput<'vault.create'>, 'name' | 'network' | 'keep'>,
  origin: 'created' | 'restored',
  connection: WalletConnection,
  keep: (secret: NewSecret) => Promise<PublicKeys>,
): Promise<CallAnswer<'vault.create'>> {
  const { name, network, keep: keySource } = asked;
  refuseMainnetOnLoopback(context.host, network);
  if (connection.kind === 'practice') refusePracticeBeyondRegtest(network);
  const id = context.random.id();
  const createdAtMs = context.clock.nowMs();
  const keys = await keep({ walletId: id, network, keep: keySource, createdAtMs });
  const record = newWallet({ id, name, keys, keySource, createdAtMs, origin, connection });
  try {
    context.wallets.add(record, isSamePlainBranch);
  } catch (error) {
    // A secret without a record would be lost: if the record can't be kept, neither is the secret.
    await context.signer.remove(record.id, record.keySource);
    throw error;
  }
  return toView(record);
}

/** Test networks only, after a warning: the maker of the words can spend. The keyholder derives all values again. */
export const createFromService: UseCase<'vault.createFromService'> = async (context, asked) => {
  const { network, service } = asked;
  refuseMainnetOnLoopback(context.host, network);
  if (network === 'mainnet') throw fail('NOT_HERE', { reason: 'noServiceKeysOnMainnet' });
  if (service.kind === 'practice') refusePracticeBeyondRegtest(network);
  const baseUrl =
    service.kind === 'practice' ? (await context.practice()).baseUrl : context.parseBaseUrl(service.baseUrl);
  const { dialect } = service.kind === 'practice' ? FIRST_PROFILE : { ...FIRST_PROFILE, ...service };
  const api = context.openWalletApi({ baseUrl, dialect, token: null, keys: null });
  // Checked before the question: nobody should agree to the impossible.
  if (!ABILITIES[dialect].makesKeys)
    throw fail('SERVICE_CANNOT', { host: api.host, what: 'makeKeys', only: null });
  const reaches = service.kind === 'practice' ? [] : [reach('service', baseUrl)];
  if (!(await context.door.ask(reaches, () => askServiceKeys(api.host), true)))
    return { outcome: 'aborted', wallet: null };

  const { words, ...expect } = await api.generateKeys();
  const connection: WalletConnection =
    service.kind === 'practice'
      ? { kind: 'practice' }
      : { kind: 'remote', ...FIRST_PROFILE, baseUrl, dialect, hasToken: false };
  // The service may have used these words: treated as restored.
  const wallet = await keepNew(context, asked, 'restored', connection, (secret) =>
    context.signer.restore({ ...secret, words, expect }),
  );
  return { outcome: 'created', wallet };
};

export async function lookInKeychain(context: WalletContext): Promise<CallAnswer<'vault.lookInKeychain'>> {
  const found = await findUnnamed(context);
  return {
    closed: (await otherLocks(context)).reduce((sum, { walletIds }) => sum + walletIds.length, 0),
    found: found.map(({ walletId, createdAtMs, keys }) => ({
      walletId,
      createdAtMs,
      network: keys.network,
      fingerprint: keys.fingerprint,
    })),
  };
}

export const adoptWallet: UseCase<'vault.adopt'> = async (context, { walletId, name }) => {
  const found = (await findUnnamed(context)).find((secret) => secret.walletId === walletId);
  if (found === undefined) throw fail('WALLET_UNKNOWN', {});
  refuseMainnetOnLoopback(context.host, found.keys.network);
  const record = newWallet({
    id: walletId,
    name,
    keys: found.keys,
    keySource: 'keychain',
    createdAtMs: found.createdAtMs,
    origin: 'restored',
    // A regtest wallet may have been practice. Wallets of other networks need their service named.
    connection: firstConnection(found.keys.network === 'regtest'),
  });
  return inPlaceOfWatched(context, found.keys, () => {
    context.wallets.add(record, isSamePlainBranch);
    return toView(record);
  });
};

async function findUnnamed(context: WalletContext): Promise<readonly FoundSecret[]> {
  const named = new Set(context.wallets.list().map((wallet) => wallet.id));
  return (await context.signer.find()).filter((secret) => !named.has(secret.walletId));
}

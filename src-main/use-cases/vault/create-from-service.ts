import type { CallInput, CallOutput } from '../../../src-preload/contract/index.ts';
import { fail } from '../../domain/errors.ts';
import type { WalletConnection } from '../../domain/keys/wallet-record.ts';
import type { Context } from '../context.ts';
import { askServiceKeys } from '../questions.ts';
import { refuseMainnetOnLoopback, refusePracticeBeyondRegtest } from '../rules.ts';
import { toView } from '../wallet-book.ts';
import { addOrForget } from './create-wallet.ts';
import { newWallet } from './new-wallet.ts';

/**
 * Words made by the service (generate_keys), on test networks only and after a warning: whoever made them can spend.
 * The keyholder derives all values again and refuses a mismatch before anything is kept.
 */
export async function createFromService(
  context: Context,
  asked: CallInput<'vault.createFromService'>,
): Promise<CallOutput<'vault.createFromService'>> {
  const { network, service } = asked;
  refuseMainnetOnLoopback(context.host, network);
  if (network === 'mainnet') throw fail('NETWORK_REFUSED', { network, reason: 'noServiceKeysOnMainnet' });
  if (service.kind === 'practice') refusePracticeBeyondRegtest(network);
  const baseUrl =
    service.kind === 'practice' ? await context.practice.baseUrl() : context.parseBaseUrl(service.baseUrl);
  const api = context.openWalletApi({ baseUrl, dialect: 'document', token: null, keys: null });
  if (!(await context.confirm.ask(askServiceKeys(api.host)))) return { outcome: 'aborted', wallet: null };

  const { words, ...expect } = await api.generateKeys();
  const id = context.random.id();
  const createdAtMs = context.clock.nowMs();
  const keys = await context.signer.restore({
    walletId: id,
    network,
    keep: asked.keep,
    createdAtMs,
    words,
    expect,
  });
  const connection: WalletConnection =
    service.kind === 'practice'
      ? { kind: 'practice' }
      : { kind: 'remote', baseUrl, dialect: 'document', numbering: 'documentEra', hasToken: false };
  // The service may have used these words before: as far as indexes go, they are restored ones.
  const record = newWallet({
    id,
    name: asked.name,
    keys,
    keep: asked.keep,
    createdAtMs,
    origin: 'restored',
    connection,
  });
  await addOrForget(context, record);
  return { outcome: 'created', wallet: toView(record) };
}

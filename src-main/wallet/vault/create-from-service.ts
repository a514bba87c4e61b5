import type { CallInput, CallAnswer } from '../../../src-preload/contract/index.ts';
import { fail } from '../../domain/errors.ts';
import type { WalletConnection } from '../../domain/wallet/wallet-record.ts';
import { ABILITIES } from '../../domain/services/abilities.ts';
import type { WalletContext } from '../context/context.ts';
import { askServiceKeys } from '../questions.ts';
import { refuseMainnetOnLoopback, refusePracticeBeyondRegtest } from '../refuse-network.ts';
import { toView } from '../context/wallet-list.ts';
import { addOrForget } from './create-wallet.ts';
import { FIRST_PROFILE, newWallet } from './new-wallet.ts';

/**
 * Words made by the service (generate_keys), on test networks only and after a warning: whoever made them can spend.
 * The keyholder derives all values again and refuses a mismatch before anything is kept.
 */
export async function createFromService(
  context: WalletContext,
  asked: CallInput<'vault.createFromService'>,
): Promise<CallAnswer<'vault.createFromService'>> {
  const { network, service } = asked;
  refuseMainnetOnLoopback(context.host, network);
  if (network === 'mainnet') throw fail('NETWORK_REFUSED', { network, reason: 'noServiceKeysOnMainnet' });
  if (service.kind === 'practice') refusePracticeBeyondRegtest(network);
  const baseUrl =
    service.kind === 'practice' ? await context.practice.baseUrl() : context.parseBaseUrl(service.baseUrl);
  const { dialect } = service.kind === 'practice' ? FIRST_PROFILE : { ...FIRST_PROFILE, ...service };
  const api = context.openWalletApi({ baseUrl, dialect, token: null, keys: null });
  // Said before the question: nobody should agree to what cannot be.
  if (!ABILITIES[dialect].makesKeys)
    throw fail('SERVICE_CANNOT', { host: api.host, what: 'makeKeys', only: null });
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
      : { kind: 'remote', ...FIRST_PROFILE, baseUrl, dialect, hasToken: false };
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

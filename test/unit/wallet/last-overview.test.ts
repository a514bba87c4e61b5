import { describe, expect, it } from 'vitest';
import { fail } from '../../../src-main/domain/errors.ts';
import { fundedWallet, openTestApp } from './app.ts';

describe('balances as they were told last', () => {
  it('are nothing before the service told any, and then what it told, also at the next start', async () => {
    const app = openTestApp();
    const walletId = await fundedWallet(app);
    expect(await app.get('wallet.lastOverview', { walletId })).toBeNull();
    const told = await app.get('wallet.overview', { walletId });
    app.restart();
    expect(await app.get('wallet.lastOverview', { walletId })).toEqual(told);
  });

  it('are of no wallet that is not here', async () => {
    const failure = await openTestApp().failure('wallet.lastOverview', { walletId: 'a'.repeat(32) });
    expect(failure.code).toBe('WALLET_UNKNOWN');
  });

  it('take nothing away where the disk refuses to keep them', async () => {
    const app = openTestApp();
    const walletId = await fundedWallet(app);
    const { holdings } = app.ports;
    const refusing = openTestApp('loopback', {
      ...app.ports,
      holdings: {
        ...holdings,
        of: (ref) => ({
          ...holdings.of(ref),
          keepOverview: () => {
            throw fail('DISK_REFUSED', { file: 'holdings.sqlite', detail: 'full' });
          },
        }),
      },
    });
    expect(await refusing.get('wallet.overview', { walletId })).toMatchObject({
      balance: { vanilla: { settledSats: 100_000 } },
    });
    expect(await refusing.get('wallet.lastOverview', { walletId })).toBeNull();
    expect(refusing.logged).toEqual([]);
  });
});

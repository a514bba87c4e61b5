import { describe, expect, it } from 'vitest';
import { fails } from './fails.ts';
import { fail } from '../../../src-main/base/errors.ts';
import { answerInstead, fundedApp, openTestApp } from './app.ts';

describe('balances as they were told last', () => {
  it('are nothing before the service told any, and then what it told, also at the next start', async () => {
    const { app, walletId } = await fundedApp();
    expect(await app.get('wallet.lastOverview', { walletId })).toBeNull();
    const told = await app.get('wallet.overview', { walletId });
    app.restart();
    expect(await app.get('wallet.lastOverview', { walletId })).toEqual(told);
  });

  it('are told without slots where a service refuses its outputs alone, and what it said of slots stays', async () => {
    const { app, walletId } = await fundedApp();
    const told = await app.get('wallet.overview', { walletId });
    // As UTEXO's node answers as soon as there is an allocation (docs/service-facts.md).
    const plain = { contentType: 'text/plain', always: true };
    answerInstead(app, 'listunspends', 'Internal Server Error', { ...plain, status: 500 });
    const now = await app.get('wallet.overview', { walletId });
    // It comes out of what the service keeps: as old as the last look, and by a refresh that goes well as new as that.
    expect(now).toMatchObject({ balance: told.balance, slots: null, asOfMs: told.asOfMs });
    await app.get('wallet.refresh', { walletId });
    expect((await app.get('wallet.overview', { walletId })).asOfMs).toBeGreaterThan(told.asOfMs);
    await fails(app.failure('wallet.unspents', { walletId }), 'SERVICE_ERROR');
    app.restart();
    expect(await app.get('wallet.lastOverview', { walletId })).toEqual(told);
  });

  it('take nothing away where the disk refuses to keep them', async () => {
    const { app, walletId } = await fundedApp();
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

import { expect, it } from 'vitest';
import type { CallInput } from '../../../src-preload/contract/index.ts';
import { openTestApp } from './app.ts';

const kept = (app: ReturnType<typeof openTestApp>) => app.ports.settings.read().app;

it('unproved assets are allowed by the person, whom main asks, and never by the page alone', async () => {
  const app = openTestApp();
  app.user.agrees = false;
  const asked = { allowUnprovedAssets: true, theme: 'dark' } as const;
  expect(await app.get('settings.set', asked)).toMatchObject({ allowUnprovedAssets: false, theme: 'system' });
  expect(kept(app).allowUnprovedAssets).toBe(false);
  app.restart();
  expect(await app.get('settings.get', {})).toMatchObject({ allowUnprovedAssets: false });
  expect(app.user.asked).toMatchObject([
    { title: 'Sign on mainnet without verifying the assets?', danger: true },
  ]);
  app.user.agrees = true;
  expect(await app.get('settings.set', asked)).toMatchObject({ allowUnprovedAssets: true, theme: 'dark' });
  expect(kept(app).allowUnprovedAssets).toBe(true);
  expect(app.user.asked).toHaveLength(2);
});

it('what loosens nothing is not asked about', async () => {
  const app = openTestApp();
  await app.get('settings.set', { allowUnprovedAssets: true });
  app.user.agrees = false;
  const before = app.user.asked.length;
  const changes: readonly CallInput<'settings.set'>[] = [
    { allowUnprovedAssets: true },
    { allowUnprovedAssets: false },
    { allowUnprovedAssets: false },
    { theme: 'dark', hideAmounts: true, bitcoinUnit: 'BTC', lastRateSatsPerVb: 9, feePresets: [1, 5] },
  ];
  for (const change of changes) expect(await app.get('settings.set', change)).toMatchObject(change);
  expect(kept(app).allowUnprovedAssets).toBe(false);
  expect(app.user.asked).toHaveLength(before);
});

import { expect, it } from 'vitest';
import { entropyToWords } from '../../../src-main/phrase/phrase.ts';
import { createLogger } from '../../../src-main/app/logger.ts';
import { diagnose } from '../../../src-main/app/diagnostics.ts';
import type { Context } from '../../../src-main/backup/context.ts';
import { fundedApp, openTestApp } from './app.ts';

const text = async (app: ReturnType<typeof openTestApp>) => (await app.get('settings.diagnostics', {})).text;

it('diagnostics hold no name, folder, address, key, id or host of anybody', async () => {
  const { app, walletId } = await fundedApp();
  await app.get('wallet.rename', { walletId, name: 'Savings of Luke' });
  const { address } = await app.get('wallet.newAddress', { walletId });
  const connection = {
    kind: 'remote',
    baseUrl: 'http://127.0.0.1:9',
    dialect: 'document',
    token: 'canary-token-1',
  } as const;
  await app.get('wallet.connect', { walletId, connection });
  const said = await text(app);
  const keys = app.ports.settings
    .read()
    .wallets.flatMap((one) =>
      Object.values<string | null>({ ...one.keys }).filter((value) => value !== null),
    );
  const secrets = [...keys.filter((value) => value !== 'regtest'), address, walletId];
  expect(secrets).toHaveLength(7);
  for (const secret of [...secrets, 'Luke', '127.0.0.1', 'canary', app.ports.host.dataFolder])
    expect(said).not.toContain(secret);
  expect(said).toContain('document service (documentEra), with a token');
});

it('diagnostics redact the faults once more, keep each to a line, and show the last of many', async () => {
  const app = openTestApp();
  const words = entropyToWords(new Uint8Array(16).fill(7)).join(' ');
  const logger = createLogger(() => undefined);
  for (let n = 0; n < 150; n += 1) logger.fault(`${n}`, 'vault', new Error(`choked on ${words}`));
  expect(logger.recent()).toHaveLength(100);
  const context = { ...app.ports, wallets: { list: () => [] }, registry: { rows: () => [] } };
  const logged = [...logger.recent(), `raw ${words}\nsecond line\n`];
  const { text: said } = await diagnose(context as unknown as Context, logged);
  expect(said).not.toContain(words.slice(0, 20));
  expect(said.split('\n').filter((line) => line.startsWith('  '))).toHaveLength(20);
  expect(said).toContain('Last of 101 lines logged since the start:');
  expect(said.length).toBeLessThanOrEqual(8_001);
});

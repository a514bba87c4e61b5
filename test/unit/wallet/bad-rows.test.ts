import { join } from 'node:path';
import Database from 'libsql';
import { expect, it } from 'vitest';
import { pageOf, fiveSlots, fundedApp, openTestApp, type TestApp } from './app.ts';

/** By hand, as a disk or another program may leave it. */
function damage(app: TestApp, file: 'fleet' | 'holdings', sql: string): void {
  const db = new Database(join(app.ports.host.dataFolder, `${file}.sqlite`));
  db.exec('PRAGMA busy_timeout = 2000');
  db.exec(sql);
  db.close();
}

function count(app: TestApp, file: 'fleet' | 'holdings', sql: string): unknown {
  const db = new Database(join(app.ports.host.dataFolder, `${file}.sqlite`));
  const row: unknown = db.prepare(sql).raw().get();
  db.close();
  return row;
}

const named = async (app: TestApp, file: string) =>
  (await app.get('settings.about', {})).damage.find((one) => one.file === file);

async function twoNodes(app: TestApp): Promise<void> {
  const cloud = {
    cloudId: null,
    name: 'Practice nodes',
    connection: { kind: 'practice' },
    everySeconds: 5,
  } as const;
  await app.get('nodes.saveCloud', { ...cloud, extras: { list: true, detail: true, probe: true } });
  await app.get('practice.makeNodes', { count: 2, plan: 'node', state: 'locked' });
}

it.each([
  ['JSON that is none', `'{'`],
  ['another form', `json_remove(data, '$.facts')`],
  ['bytes that are no text', `CAST(x'ff7b' AS TEXT)`],
])('a node of %s hides no other, stays in the file and is named', async (_, data) => {
  const app = openTestApp();
  await twoNodes(app);
  const before = (await app.get('nodes.list', {})).nodes;
  const [bad] = before;
  app.restart(() => damage(app, 'fleet', `UPDATE nodes SET data = ${data} WHERE id = '${bad?.id ?? ''}'`));

  const { nodes } = await app.get('nodes.list', {});
  expect(nodes.map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id));
  expect(await named(app, 'fleet.sqlite')).toMatchObject({
    keptAs: null,
    recovered: 'rest',
    rows: { inAll: 1, named: [expect.stringMatching(/^node /)] },
  });
  expect(count(app, 'fleet', 'SELECT count(*) FROM nodes')).toEqual([before.length]);
});

it.each([
  ['clouds', `UPDATE clouds SET data = '[]'`],
  ['runs', `INSERT INTO runs (id, started_at_ms, data) VALUES ('r', 1, '{}')`],
  ['alerts', `INSERT INTO alerts (id, at_ms, seen, data) VALUES ('a', 1, 0, '{}')`],
  ['what is kept', `INSERT OR REPLACE INTO kept (name, data) VALUES ('alertSettings', '{}')`],
])('the start does not fail for rows of %s', async (_, sql) => {
  const app = openTestApp();
  await twoNodes(app);
  app.restart(() => damage(app, 'fleet', sql));
  await app.get('nodes.list', {});
  await app.get('nodes.alerts', {});
  expect(await named(app, 'fleet.sqlite')).toMatchObject({ rows: { inAll: 1 } });
});

it('a transfer, an asset, an invoice and a coin that cannot be read hide no other', async () => {
  const { app, walletId } = await fundedApp();
  await app.get('wallet.refresh', { walletId }).catch(() => ({}));
  damage(
    app,
    'holdings',
    `INSERT INTO scopes (wallet_id, service, numbering) SELECT '${walletId}', 'x', 'documentEra' WHERE NOT EXISTS
       (SELECT 1 FROM scopes);
     INSERT INTO assets (scope_id, asset_id, told, listed, words) SELECT id, 'rgb:bad', '{', 1, 'bad' FROM scopes;
     INSERT INTO transfers (scope_id, asset_ref, idx, batch_idx, sort_ms, status, kind, txid, direction, state, told)
       SELECT scope_id, id, 1, 1, 1, 1, 1, 0, 'in', 'settled', CAST(x'ff' AS TEXT) FROM assets;
     INSERT INTO invoices (scope_id, invoice, asset_id, batch_idx, recipient_id, made)
       SELECT id, 'rgb:bad-invoice', '', 1, 'r', '[]' FROM scopes;
     INSERT INTO coins (scope_id, outpoint, sats) SELECT id, 'bad:0', 'x' FROM scopes;`,
  );
  app.restart();

  const page = await pageOf(app, walletId);
  expect(page.rows).toEqual([]);
  expect((await app.get('assets.list', { walletId })).assets.map(({ assetId }) => assetId)).toEqual([]);
  expect((await app.get('invoices.list', { walletId })).invoices).toEqual([]);
  await app.get('wallet.refresh', { walletId });
  expect(await named(app, 'holdings.sqlite')).toMatchObject({
    recovered: 'rest',
    rows: {
      named: expect.arrayContaining([
        'asset rgb:bad',
        'transfer rgb:bad#1',
        'invoice rgb:bad-invoice',
      ]) as unknown,
    },
  });
  expect(count(app, 'holdings', `SELECT count(*) FROM invoices WHERE made = '[]'`)).toEqual([1]);
  // What is signed reads them too, and goes on.
  await app.get('signing.beginSlots', { walletId, ...fiveSlots });
});

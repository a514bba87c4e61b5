import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ownDoors } from '../../../src-main/app/own-service.ts';
import { formatAssetId } from '../../../src-main/invoices/asset-id.ts';
import { reach, DIRECT } from '../../../src-main/base/service/route.ts';
import { openRelay } from '../../../src-main/own-service/rgb-lib/relay.ts';
import { createOpenRgbProxy } from '../../../src-main/services/rgb-proxy/client.ts';
import { askRelay } from '../../support/ask-relay.ts';
import { simulatedNetwork } from '../../support/outgoing.ts';
import { openTestApp } from '../wallet/app.ts';
import { genuine, given, paying } from '../wallet/asset-data-trial.ts';
import { createOpenIndexer } from '../../../src-main/services/chain/open.ts';

/** A transfer whose asset data a service lists at an unapproved RGB proxy. */
async function listedElsewhere() {
  const at = await given();
  const trial = paying(genuine('nia-witness-change'), { 1: at.scriptAt('colored', 4) });
  await at.useServer();
  at.mine(trial);
  at.leave(trial);
  const { settings } = at.app.ports;
  settings.write({
    ...settings.read(),
    hosts: settings.read().hosts.filter(({ purpose }) => purpose !== 'rgbProxy'),
  });
  return { ...at, key: at.listed(trial) };
}

describe('an RGB proxy that an invoice or a list names', () => {
  it('is first asked by a click and after approval, and then by a refresh as well', async () => {
    const { app, walletId, key, asked, refresh } = await listedElsewhere();
    await refresh();
    app.user.agrees = false;
    app.user.asked.length = 0;
    expect(await app.failure('transfers.verify', { walletId, key })).toEqual({
      code: 'HOST_NOT_APPROVED',
      facts: { origin: 'http://127.0.0.1:3000/json-rpc' },
    });
    expect([app.user.asked.length, asked]).toEqual([1, []]);
    app.user.agrees = true;
    expect(await app.get('transfers.verify', { walletId, key })).toMatchObject({ outcome: 'proved' });
    await app.get('transfers.verify', { walletId, key });
    expect(app.user.asked).toHaveLength(2);
    expect(asked.length).toBeGreaterThan(0);
  });

  it('is approved before the built-in service begins a send to it', async () => {
    const app = openTestApp();
    const serve = vi.spyOn(app.ports.ownService, 'serve').mockRejectedValue(new Error('not served here'));
    vi.spyOn(app.ports.ownService, 'look').mockResolvedValue({ missing: null, version: '1' });
    const made = { network: 'regtest', keep: 'session', wordCount: 12 } as const;
    await app.get('vault.create', { ...made, name: 'Practice', practice: true });
    const { invoice, recipientId } = await app.get('practice.friendInvoice', {
      ...{ assetId: null, amount: null, kind: 'blinded' },
    });
    const { id: walletId } = await app.get('vault.create', { ...made, name: 'Own', practice: false });
    const indexer = 'tcp://127.0.0.1:50001';
    await app.get('wallet.connect', { walletId, connection: { kind: 'own', indexer, rgbProxy: null } });
    const kept = app.ports.settings.read();
    const wallets = kept.wallets.map((one) =>
      one.id === walletId ? { ...one, registeredWith: 'own' } : one,
    );
    app.ports.settings.write({ ...kept, wallets });
    const before = app.user.asked.length;
    const send = {
      walletId,
      recipients: [{ invoice, recipientId, assetId: ASSET, amount: '1', witnessSats: null }],
      ...{ donation: false, rateSatsPerVb: 2, minConfirmations: 1 },
    };
    app.user.agrees = false;
    expect(await app.failure('signing.beginSend', send)).toMatchObject({ code: 'HOST_NOT_APPROVED' });
    expect([app.user.asked.length - before, serve.mock.calls.length]).toEqual([1, 0]);
    app.user.agrees = true;
    await app.ask('signing.beginSend', send);
    await app.ask('signing.beginSend', send);
    expect(app.user.asked.length - before).toBe(2);
    expect(serve).toHaveBeenCalled();
    expect(app.ports.settings.read().hosts.map(({ purpose }) => purpose)).toEqual(['bitcoin', 'rgbProxy']);
  });

  it("isn't even looked up for rgb-lib before the approval", async () => {
    const { gate, ports } = openTestApp();
    const notAsked = () => Promise.reject(new Error('nothing was left'));
    const doors = ownDoors(
      {
        openRgbProxy: createOpenRgbProxy(gate, { loopbackOnly: false }),
        openChain: ports.openChain,
        openIndexer: createOpenIndexer(gate),
        reader: { validateHistory: notAsked },
      },
      { chain: 'regtest', indexer: 'tcp://127.0.0.1:50001', way: DIRECT },
    );
    const endpoint = 'http://127.0.0.1:9/json-rpc';
    const relay = await openRelay(doors, new Map());
    onTestFinished(() => relay.stop());
    const network = simulatedNetwork(() => [new URL(relay.url).host]);
    onTestFinished(network.stop);
    await expect(askRelay(relay.url, 'a recipient', endpoint)).rejects.toThrow('502');
    expect(network.tried).toEqual([]);
    const kept = ports.settings.read();
    ports.settings.write({ ...kept, hosts: [reach('rgbProxy', endpoint)] });
    await expect(askRelay(relay.url, 'a recipient', endpoint)).rejects.toThrow('502');
    expect(network.tried).toEqual(['127.0.0.1:9']);
  });
});

const ASSET = formatAssetId(new Uint8Array(32).fill(7));

import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Ports } from '../../../src-main/world/world.ts';
import { lived, open, openFolder, recordsIn } from './folder.ts';
import { nodesIn } from '../../support/node-records.ts';

type Cut = 'before' | 'half' | 'after';

/** Counts each write of these ports and cuts the power at one of them: from then on nothing is written. */
function cutting() {
  const writes: string[] = [];
  let at: { readonly write: number; readonly when: Cut } | null = null;
  let isOff = false;
  let isDead = false;
  const cut = (): never => {
    isOff = true;
    throw new Error('the power is gone');
  };
  /** When it is cut. `dead`: what is closed in place of a program that is not there any more writes nothing. */
  const begins = (name: string): Cut | 'dead' | null => {
    if (isDead) return 'dead';
    if (isOff) throw new Error('the power is gone');
    writes.push(name);
    const when = at?.write === writes.length ? at.when : null;
    return when === 'before' ? cut() : when;
  };
  /** Also of what takes some turns: then it is cut after the last of them. */
  const write =
    <G extends readonly unknown[], R>(name: string, act: (...given: G) => R) =>
    (...given: G): R => {
      const when = begins(name);
      if (when === 'dead') return undefined as R;
      if (when === 'half') cut();
      const done = act(...given);
      if (when !== 'after') return done;
      return done instanceof Promise ? (done.then(cut) as R) : cut();
    };
  const ports = (given: Ports): Ports => {
    const { signings, holdings, pendingRestore, settings, fleet } = given;
    return {
      ...given,
      settings: { ...settings, write: write('settings', settings.write) },
      fleet: { ...fleet, putCloud: write('cloud', fleet.putCloud), putNodes: write('nodes', fleet.putNodes) },
      signings: { ...signings, bringSignings: write('signings', signings.bringSignings) },
      holdings: {
        ...holdings,
        of: (ref) => {
          const told = holdings.of(ref);
          return {
            ...told,
            bringAssets: write('asset', told.bringAssets),
            bringInvoices: write('invoice', told.bringInvoices),
            bringTransfers: write('transfers', told.bringTransfers),
          };
        },
      },
      pendingRestore: {
        ...pendingRestore,
        begin: write('begin', pendingRestore.begin),
        done: write('done', pendingRestore.done),
        setAside: write('setAside', pendingRestore.setAside),
      },
    };
  };
  return {
    ports,
    writes,
    cutAt: (one: number, when: Cut) => {
      writes.length = 0;
      at = { write: one, when };
    },
    dies: () => void (isDead = true),
    powerBack: () => void ([at, isOff, isDead] = [null, false, false]),
  };
}

/** What a restore changes, as it is found after a start. */
async function stateOf({ fakes, folder }: ReturnType<typeof openFolder>) {
  const { settings, fleet } = fakes.ports;
  const { signings, scopes, pinned } = await recordsIn(fakes.ports);
  return {
    flows: signings.map(({ id, walletId, state, steps }) => [id, walletId, state, steps.length]),
    pinned,
    scopes: scopes.map(({ walletId, transfers, invoices, assets }) => [
      walletId,
      transfers.map(({ told, label, steps }) => [told.idx, label, steps.length]),
      invoices.length,
      assets.length,
    ]),
    wallets: settings.read().wallets.map(({ id, keySource, highestIndex }) => [id, keySource, highestIndex]),
    nodes: nodesIn(fleet).map(({ nodeId, name }) => [nodeId, name]),
    clouds: fleet.clouds().map(({ name }) => name),
    left: readdirSync(folder).filter((name) => name.startsWith('restore.')),
  };
}

it('a backup that is brought back while the power is cut at any write is there as a whole after the next start, or not at all', async () => {
  const { file } = await lived();
  const uncut = cutting();
  const whole = openFolder(2, uncut.ports);
  const before = await stateOf(whole);
  const { backupId: first } = await whole.get('backup.open', open(file));
  uncut.writes.length = 0;
  await whole.get('backup.restore', { backupId: first, settings: false });
  const writes = uncut.writes.length;
  const after = await stateOf(whole);
  expect(after.flows.length).toBeGreaterThan(0);
  expect(after.nodes).toHaveLength(2);

  const seen = new Map<string, 'nothing' | 'all'>();
  for (let at = 1; at <= writes; at += 1) {
    for (const when of ['before', 'half', 'after'] as const) {
      const power = cutting();
      const app = openFolder(2, power.ports);
      const { backupId } = await app.get('backup.open', open(file));
      power.cutAt(at, when);
      await app.ask('backup.restore', { backupId, settings: false });
      const name = `${when} ${String(at)}: ${power.writes.at(-1) ?? ''}`;
      // Cut once more at the very first write of the start, before it is let go on.
      power.dies();
      app.restart(() => {
        power.powerBack();
        power.cutAt(1, 'after');
      });
      // It answers when what was begun has come to its end.
      await app.ask('wallet.list', {});
      power.dies();
      app.restart(power.powerBack);
      await app.ask('wallet.list', {});
      const state = await stateOf(app);
      power.powerBack();
      expect([before, after], name).toContainEqual(state);
      seen.set(name, state.wallets.length === 0 ? 'nothing' : 'all');
    }
  }
  expect([...new Set([...seen.keys()].map((name) => name.split(': ')[1]))]).toEqual(
    expect.arrayContaining([
      ...['begin', 'signings', 'asset', 'transfers', 'settings', 'cloud', 'nodes', 'done'],
    ]),
  );
  // Nothing is there until what is to come lies on the disk as a whole; from then on all of it comes.
  for (const [name, is] of seen) {
    const isBefore = name === 'before 1: begin' || name === 'half 1: begin';
    expect([name, is]).toEqual([name, isBefore ? 'nothing' : 'all']);
  }
  process.stdout.write(
    `Cuts: ${String(seen.size)} at ${String(writes)} writes, each cut again at the start.\n`,
  );
}, 300_000);

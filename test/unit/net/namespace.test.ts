import { expect, it, onTestFinished } from 'vitest';
import { inChild } from '../../support/in-child.ts';
import { missingForOwnNetwork, startOwnNetwork } from '../../support/network-namespace.ts';
import { hasRgbLib } from '../../support/rgb-lib.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import type { Said } from './namespace-side.ts';

const missing = missingForOwnNetwork();
if (missing !== null) console.warn(`no network of its own is tried: ${missing}`);

it.skipIf(missing !== null)(
  'in offline mode no call of the contract sends anything off this machine, as its kernel counts, and practice works',
  async () => {
    const network = await startOwnNetwork();
    onTestFinished(network.stop);
    expect(network.interfaces()).toEqual(['lo']);
    const said = (await inChild('test/unit/net/namespace-side.ts', [tempFolder()], (command) => ({
      command: [...network.into, ...command],
    }))) as Said;
    expect(said.practiceSats).toBe(100_000);
    expect(said.online.noRoute + said.online.datagrams).toBeGreaterThan(0);
    if (hasRgbLib()) expect(said.childrenOnline).toBeGreaterThan(0);
    expect(said.offline).toEqual({ noRoute: 0, datagrams: 0 });
    expect(said.childrenOffline).toBe(0);
    // If all calls were refused earlier, this test would prove little.
    expect(said.names.filter((name) => !said.answered.includes(name))).toEqual([]);
    expect(said.refusedOffline).toBeGreaterThan(50);
  },
  180_000,
);

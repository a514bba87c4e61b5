import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ports } from '../../src-main/world/world.ts';
import { fakePorts } from '../fakes/ports.ts';
import { openMainHere, type MainHere } from '../support/main-here.ts';
import type { InteropWallet } from './manifest.ts';

export interface InteropApp extends MainHere {
  readonly ports: Ports;
  readonly walletId: string;
  /** The last saved file. */
  readonly savedLast: () => Uint8Array;
}

/**
 * The whole of main over the real judge, journal and keyholder, with one wallet restored from its words. Simulated:
 * the keychain (in memory), and a person who agrees to everything.
 */
export async function openInteropApp(wallet: InteropWallet): Promise<InteropApp> {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-interop-'));
  const fake = fakePorts(folder, 'electron');
  const main = openMainHere(fake);
  const { words, origin, registeredKeychain } = wallet;
  const asked = { name: 'Interop', network: 'regtest', keep: 'keychain', practice: false, words } as const;
  const { id } = await main.get('vault.restore', asked);
  const { settings } = fake.ports;
  const document = settings.read();
  // As a wallet created here, or one with a keychain that a service pinned.
  settings.write({
    ...document,
    wallets: document.wallets.map((record) => ({
      ...record,
      origin,
      keychains:
        registeredKeychain === undefined
          ? record.keychains
          : { ...record.keychains, vanilla: [registeredKeychain] },
    })),
  });
  return {
    ...main,
    ports: fake.ports,
    walletId: id,
    savedLast: () => fake.saved.at(-1)?.bytes ?? new Uint8Array(0),
    close: async () => {
      await main.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

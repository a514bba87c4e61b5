import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose } from '../../src-main/app/core.ts';
import { createLogger } from '../../src-main/app/logger.ts';
import type { Ports } from '../../src-main/world/world.ts';
import type { Call, CallInput, CallOutput, Failure, Result } from '../../src-preload/contract/index.ts';
import { fakePorts } from '../fakes/ports.ts';
import type { InteropWallet } from './manifest.ts';

/** What a call that has to succeed said instead. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly failure: Failure;

  constructor(call: string, failure: Failure) {
    super(`${call}: ${JSON.stringify(failure)}`);
    this.failure = failure;
  }
}

export interface InteropApp {
  readonly ports: Ports;
  readonly walletId: string;
  readonly get: <N extends Call>(name: N, input: CallInput<N>) => Promise<CallOutput<N>>;
  /** What was saved last. */
  readonly savedLast: () => Uint8Array;
  readonly close: () => Promise<void>;
}

/**
 * The whole of main over the real judge, journal and keyholder, with one wallet restored from its words. Simulated: the
 * keychain (in memory), and a person who agrees to everything that is asked.
 */
export async function openInteropApp(wallet: InteropWallet): Promise<InteropApp> {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-interop-'));
  const fake = fakePorts(folder, 'electron');
  const log: string[] = [];
  const main = compose(
    fake.ports,
    createLogger((line) => log.push(line)),
  );
  const get = async <N extends Call>(name: N, input: CallInput<N>): Promise<CallOutput<N>> => {
    const answer = (await main.dispatch(name, input)) as Result<CallOutput<N>>;
    if (!answer.ok) throw new Refused(name, answer.failure);
    return answer.value;
  };
  const { words, origin, registeredKeychain } = wallet;
  const asked = { name: 'Interop', network: 'regtest', keep: 'keychain', practice: false, words } as const;
  const { id } = await get('vault.restore', asked);
  const { settings } = fake.ports;
  const document = settings.read();
  // As the wallet that was made here, or that a service pinned one keychain of.
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
    ports: fake.ports,
    walletId: id,
    get,
    savedLast: () => fake.saved.at(-1)?.bytes ?? new Uint8Array(0),
    close: async () => {
      main.close();
      await fake.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

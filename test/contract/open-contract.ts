import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakePorts, type FakePorts } from '../fakes/ports.ts';
import { openMainHere } from '../support/main-here.ts';
import type { Call, CallInput, CallOutput } from '../../src-preload/contract/index.ts';
import { failureOf, valueOf } from './expect-result.ts';
import type { Carry, CarriedBy } from './hosts.ts';

export interface OpenContract extends Pick<
  FakePorts,
  'ports' | 'practice' | 'keyholder' | 'user' | 'clipboard' | 'saved' | 'screen' | 'links' | 'openedFiles'
> {
  readonly ask: CarriedBy['ask'];
  readonly listen: CarriedBy['listen'];
  /** Faults of ours, which no input may cause. */
  readonly faults: () => readonly unknown[];
  /** As after an end of the program: the same files and keychain, and nothing else of before. */
  readonly restart: () => void;
  readonly close: () => Promise<void>;
}

/** The real use cases over fake ports and a folder of their own, behind one host. */
export async function openContract(carry: Carry, folder = mkdtempSync(join(tmpdir(), 'ochre-contract-'))) {
  const fake = fakePorts(folder);
  const main = openMainHere(fake);
  const { ask, listen, close } = await carry({ dispatch: main.dispatch, notices: fake.notices });
  return {
    ...fake,
    ...{ ask, listen, restart: main.restart, faults: main.faults },
    close: async () => {
      await close();
      await main.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const PASSWORD = 'correct horse battery';
export const OTHER = 'another long password';

/** What a test of the lock asks of the app that is open. */
export function asking(app: () => OpenContract) {
  const ask = async <N extends Call>(name: N, input: CallInput<N>): Promise<CallOutput<N>> =>
    valueOf(name, await app().ask(name, input)) as CallOutput<N>;
  const wordsOf = async (walletId: string, password?: string): Promise<string> => {
    const shown = await ask('vault.reveal', { walletId, ...(password === undefined ? {} : { password }) });
    return shown.outcome === 'shown' ? shown.words.join(' ') : '';
  };
  const kept = { network: 'regtest', practice: true, wordCount: 12 } as const;
  return {
    ask,
    wordsOf,
    refusal: async <N extends Call>(name: N, input: CallInput<N>) =>
      failureOf(name, await app().ask(name, input)),
    wallet: async (name: string, keep: 'keychain' | 'session' = 'keychain') => {
      const { id } = await ask('vault.create', { ...kept, keep, name });
      return { id, words: await wordsOf(id).catch(() => '') };
    },
    lock: async () => {
      await ask('lock.setPassword', { password: PASSWORD });
      await ask('lock.now', {});
    },
    entries: () => app().keyholder.entries as Map<string, string>,
    /** Settings as somebody else may have written them. */
    edit: (change: (document: ReturnType<OpenContract['ports']['settings']['read']>) => object) => {
      const { settings } = app().ports;
      const document = settings.read();
      settings.write({ ...document, ...change(document) });
    },
  };
}

import { onTestFinished } from 'vitest';
import { compose } from '../../../src-main/app/core.ts';
import { createLogger } from '../../../src-main/app/logger.ts';
import type { Ports } from '../../../src-main/world/world.ts';
import type { Call, CallInput, CallOutput, Failure, Result } from '../../../src-preload/contract/index.ts';
import { fakePorts, type FakePorts } from '../../fakes/ports.ts';
import { tempFolder } from '../../support/temp-folder.ts';

export interface TestApp extends FakePorts {
  /** Every line of the log. */
  readonly logged: readonly string[];
  readonly ask: <N extends Call>(name: N, input: CallInput<N>) => Promise<Result<CallOutput<N>>>;
  /** The value of a call that must succeed. */
  readonly get: <N extends Call>(name: N, input: CallInput<N>) => Promise<CallOutput<N>>;
  /** The failure of a call that must fail. */
  readonly failure: <N extends Call>(name: N, input: CallInput<N>) => Promise<Failure>;
  /** As after an end without a word: main anew over the same files, and nothing of what was under way. */
  readonly restart: (meanwhile?: () => void) => void;
}

let running = 0;

/** The whole of main over fake ports and the real practice service, closed with the test. */
export function openTestApp(
  kind: 'electron' | 'loopback' = 'loopback',
  change: Partial<Ports> = {},
): TestApp {
  // Two apps in one test are two persons with wallets of their own.
  const fakes = fakePorts(tempFolder(), kind, running++);
  const faults: string[] = [];
  let signer = fakes.ports.signer;
  const start = () =>
    compose(
      { ...fakes.ports, signer, ...change },
      createLogger((line) => faults.push(line)),
    );
  let main = start();
  onTestFinished(async () => {
    running -= 1;
    main.close();
    signer.close();
    await fakes.close();
  });
  const ask = async <N extends Call>(name: N, input: CallInput<N>) =>
    (await main.dispatch(name, input)) as Result<CallOutput<N>>;
  return {
    ...fakes,
    logged: faults,
    ask,
    get: async (name, input) => {
      const result = await ask(name, input);
      if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.failure)} ${faults.join('')}`);
      return result.value;
    },
    failure: async (name, input) => {
      const result = await ask(name, input);
      if (result.ok) throw new Error(`${name} did not fail: ${JSON.stringify(result.value)}`);
      return result.failure;
    },
    restart: (meanwhile) => {
      main.close();
      meanwhile?.();
      signer = fakes.keyholder.anew();
      main = start();
    },
  };
}

/** The form of a practice wallet in the keychain. */
export const newWallet: CallInput<'vault.create'> = {
  ...{ name: 'Test', network: 'regtest', keep: 'keychain', practice: true, wordCount: 12 },
};

interface Instead {
  readonly status?: number;
  readonly contentType?: string;
  /** The service does as it is asked, too. */
  readonly acting?: boolean;
  /** From now on, not once. */
  readonly always?: boolean;
}

/** What the practice service answers instead of its own answer for the next call of an endpoint. */
export function answerInstead(
  { practice }: TestApp,
  endpoint: string,
  body: unknown,
  { status = 200, contentType = 'application/json', acting = false, always = false }: Instead = {},
): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const shape = { acting, status, contentType, body: text };
  practice.faults[always ? 'always' : 'once']({ kind: 'answerInstead', endpoint, ...shape });
}

/** A practice wallet in the keychain with 100 000 sats in one settled coin. */
export async function fundedWallet(app: TestApp): Promise<string> {
  const { id } = await app.get('vault.create', newWallet);
  await app.get('wallet.register', { walletId: id });
  await app.get('practice.faucet', { walletId: id, amountSats: 100_000 });
  await app.get('practice.mine', { blocks: 1 });
  return id;
}

/** The whole of main with a funded wallet in it. */
export async function fundedApp(
  ...opened: Parameters<typeof openTestApp>
): Promise<{ readonly app: TestApp; readonly walletId: string }> {
  const app = openTestApp(...opened);
  return { app, walletId: await fundedWallet(app) };
}

export const fiveSlots = { num: 5, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false } as const;

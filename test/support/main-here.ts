import { compose } from '../../src-main/app/core.ts';
import { createLogger } from '../../src-main/app/logger.ts';
import type { Dispatch } from '../../src-main/ports/index.ts';
import type { Ports } from '../../src-main/world/world.ts';
import type { Call, CallInput, CallOutput, Failure, Result } from '../../src-preload/contract/index.ts';
import type { FakePorts } from '../fakes/ports.ts';

/** The answer of a call that had to succeed. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly failure: Failure;

  constructor(call: string, failure: Failure, faults: readonly string[]) {
    super(`${call}: ${JSON.stringify(failure)} ${faults.join('')}`);
    this.failure = failure;
  }
}

/** The value of a call that must succeed. Throws Refused. */
export type Get = <N extends Call>(name: N, input: CallInput<N>) => Promise<CallOutput<N>>;

export interface MainHere {
  readonly ask: <N extends Call>(name: N, input: CallInput<N>) => Promise<Result<CallOutput<N>>>;
  readonly get: Get;
  /** The failure of a call that must fail. */
  readonly failure: <N extends Call>(name: N, input: CallInput<N>) => Promise<Failure>;
  /** Takes calls as a host passes them on from the page. */
  readonly dispatch: Dispatch;
  readonly isLocked: () => boolean;
  /** Every line of its log. */
  readonly logged: string[];
  /** Faults of ours, each of which is one too many. */
  readonly faults: () => readonly string[];
  /** As after a restart: the same files and keychain, and no other state. */
  readonly restart: (meanwhile?: () => void) => void;
  readonly close: () => Promise<void>;
}

/**
 * The whole of main in this process over fake ports, some of them replaced by `others`; all end with it. `through`
 * changes a call before main gets it.
 */
export function openMainHere(
  fakes: FakePorts,
  others: Partial<Ports> = {},
  through: (dispatch: Dispatch) => Dispatch = (dispatch) => dispatch,
): MainHere {
  const logged: string[] = [];
  let { signer } = fakes.ports;
  const start = () =>
    compose(
      { ...fakes.ports, signer, ...others },
      createLogger((line) => logged.push(line)),
    );
  let main = start();
  fakes.notices.hush(() => main.isLocked());
  const ask: MainHere['ask'] = async (name, input) =>
    (await through(main.dispatch)(name, input)) as Result<CallOutput<typeof name>>;
  return {
    ask,
    get: async (name, input) => {
      const result = await ask(name, input);
      if (!result.ok) throw new Refused(name, result.failure, logged);
      return result.value;
    },
    failure: async (name, input) => {
      const result = await ask(name, input);
      if (result.ok) throw new Error(`${name} did not fail: ${JSON.stringify(result.value)}`);
      return result.failure;
    },
    dispatch: (name, input) => main.dispatch(name, input),
    isLocked: () => main.isLocked(),
    logged,
    faults: () => [...fakes.faults.map(String), ...logged.filter((line) => line.includes(' fault '))],
    restart: (meanwhile) => {
      void main.close();
      meanwhile?.();
      signer = fakes.keyholder.anew();
      main = start();
    },
    close: async () => {
      await main.close();
      signer.close();
      await fakes.close();
    },
  };
}

/** A practice wallet that its service knows, with so many sats in a block. */
export async function practiceWallet(get: Get, amountSats: number, name = 'Savings'): Promise<string> {
  const asked = { name, network: 'regtest', keep: 'keychain', practice: true } as const;
  const { id: walletId } = await get('vault.create', { ...asked, wordCount: 12 });
  await get('wallet.register', { walletId });
  await get('practice.faucet', { walletId, amountSats });
  await get('practice.mine', { blocks: 1 });
  return walletId;
}

/** Signs what is reviewed, and has it in a block. */
export async function signAndMine(
  get: Get,
  { flowId, digest }: Pick<CallOutput<'signing.beginSlots'>, 'flowId' | 'digest'>,
): Promise<void> {
  await get('signing.approve', { flowId, digest, acceptNotProved: false });
  await get('practice.mine', { blocks: 1 });
}

/** So many slots more, in a block. */
export async function makeSlots(get: Get, walletId: string, num: number, sizeSats = 1_000): Promise<void> {
  const asked = { walletId, num, sizeSats, rateSatsPerVb: 2, upTo: false };
  await signAndMine(get, await get('signing.beginSlots', asked));
  await get('wallet.refresh', { walletId });
}

import { HangUp } from '../../src-main/serving/answers.ts';
import type { Mischief } from '../../src-main/practice/endpoints/request.ts';
import { startPractice, type Practice, type PracticeOptions } from '../../src-main/practice/index.ts';

/** Simulated mischief and bad luck. Endpoints are named by their last word: `createutxosend`. */
type Scenario =
  /** The connection ends before anything is done. */
  | { readonly kind: 'loseRequest'; readonly endpoint: string }
  /** Everything is done, and the connection ends instead of the answer. */
  | { readonly kind: 'loseAnswer'; readonly endpoint: string }
  /** Something else is answered; with `acting`, everything is done before. */
  | {
      readonly kind: 'answerInstead';
      readonly endpoint: string;
      readonly acting: boolean;
      readonly status: number;
      readonly contentType: string;
      readonly body: string;
    }
  /** A begin call answers another PSBT (base64) than the one it built. */
  | { readonly kind: 'tamperPsbt'; readonly endpoint: string; readonly change: (psbt: string) => string }
  /** `create` answers an invoice for an output that the sender makes. */
  | { readonly kind: 'witnessInvoice'; readonly endpoint: 'create' };
type ScenarioOf<K extends Scenario['kind']> = Extract<Scenario, { kind: K }>;

function createFaults() {
  let active: { scenario: Scenario; lasting: boolean }[] = [];
  /** The scenario that applies to this call, used up when it was for one call. */
  const take = <K extends Scenario['kind']>(kind: K, path: string): ScenarioOf<K> | null => {
    const endpoint = path.slice(path.lastIndexOf('/') + 1);
    const isMeant = (scenario: Scenario): scenario is ScenarioOf<K> =>
      scenario.kind === kind && scenario.endpoint === endpoint;
    for (const entry of active) {
      if (!isMeant(entry.scenario)) continue;
      if (!entry.lasting) active = active.filter((other) => other !== entry);
      return entry.scenario;
    }
    return null;
  };
  const mischief: Mischief = {
    answer: async (path, run) => {
      if (take('loseRequest', path) !== null) throw new HangUp();
      const instead = take('answerInstead', path);
      const answer =
        instead === null || instead.acting ? await run() : { status: instead.status, body: undefined };
      if (take('loseAnswer', path) !== null) throw new HangUp();
      if (instead === null) return answer;
      const { status, contentType, body: text } = instead;
      return { status, contentType, text };
    },
    psbt: (path, built) => take('tamperPsbt', path)?.change(built) ?? built,
    invoiceKind: () => (take('witnessInvoice', 'create') === null ? 'blinded' : 'witness'),
  };
  return {
    mischief,
    /** For the next call of that endpoint only. */
    once: (scenario: Scenario) => void active.push({ scenario, lasting: false }),
    /** Until cleared. */
    always: (scenario: Scenario) => void active.push({ scenario, lasting: true }),
    clear: (): void => void (active = []),
  };
}

export type LazyPractice = ReturnType<typeof lazyPractice>;

/** The practice service, started with the first question to it and anew after `close`, with faults on demand. */
export function lazyPractice(options: PracticeOptions) {
  const { mischief, ...faults } = createFaults();
  let started: Promise<Practice> | null = null;
  const running = (): Promise<Practice> =>
    (started ??= startPractice({ ...options, mischief }).catch((error: unknown) => {
      started = null;
      throw error;
    }));
  const ask =
    <A extends readonly unknown[], R>(act: (practice: Practice) => (...asked: A) => R) =>
    async (...asked: A): Promise<R> =>
      act(await running())(...asked);
  return {
    faults,
    running,
    baseUrl: async () => (await running()).baseUrl,
    chainAddress: async () => (await running()).chainAddress,
    rgbEndpoint: ask((practice) => practice.rgbEndpoint),
    status: ask((practice) => practice.status),
    faucet: ask((practice) => practice.faucet),
    mine: ask((practice) => practice.mine),
    setInvoiceSeconds: ask((practice) => practice.setInvoiceSeconds),
    friend: {
      status: ask(({ friend }) => friend.status),
      setSilent: ask(({ friend }) => friend.setSilent),
      invoice: ask(({ friend }) => friend.invoice),
      pay: ask(({ friend }) => friend.pay),
      samples: ask(({ friend }) => friend.samples),
    },
    nodes: {
      status: ask(({ nodes }) => nodes.status),
      make: ask(({ nodes }) => nodes.make),
      release: ask(({ nodes }) => nodes.release),
      set: ask(({ nodes }) => nodes.set),
      pass: ask(({ nodes }) => nodes.pass),
      passwords: ask(({ nodes }) => nodes.passwords),
    },
    close: async (): Promise<void> => {
      const closing = started;
      started = null;
      await (await closing?.catch(() => null))?.close();
    },
  };
}

import type { Bridge } from '../../../src-preload/bridge.ts';
import type {
  CallOutput,
  Failure,
  Result,
  Review,
  UnfinishedFlow,
} from '../../../src-preload/contract/index.ts';
import type { Host } from '../../stores/host.svelte.ts';
import { say } from '../../../src-preload/messages/say.ts';

export type Act = 'resume' | 'look' | 'handOver' | 'drop';

interface Told {
  /** In short, that something was done. */
  readonly say: (text: string) => void;
  readonly review: (review: Review) => void;
}

/** The flows of a wallet that are not closed, and what a person does about them: one thing at a time. */
export class Unfinished {
  readonly #bridge: Bridge;
  readonly #host: Host;
  readonly #walletId: string;
  readonly #told: Told;
  #reading = 0;
  #list = $state.raw<CallOutput<'signing.unfinished'>>({ flows: [] });
  #acting = $state.raw<{ readonly flowId: string; readonly act: Act } | null>(null);
  #failed = $state.raw<{ readonly flowId: string; readonly failure: Failure } | null>(null);

  constructor(bridge: Bridge, host: Host, walletId: string, told: Told) {
    this.#bridge = bridge;
    this.#host = host;
    this.#walletId = walletId;
    this.#told = told;
  }

  get flows(): readonly UnfinishedFlow[] {
    return this.#list.flows;
  }
  /** Ids of those whose record main cannot read. */
  get unreadable(): readonly string[] {
    return this.#list.unreadable ?? [];
  }
  get acting(): { readonly flowId: string; readonly act: Act } | null {
    return this.#acting;
  }
  /** Why the last act on a flow did not come about. */
  failureOf(flowId: string): Failure | null {
    return this.#failed?.flowId === flowId ? this.#failed.failure : null;
  }

  /** Reads now and whenever a flow moves on. Returns what ends it. */
  start(): () => void {
    void this.#read();
    const end = this.#bridge.signing.moved(({ walletId }) => {
      if (walletId === this.#walletId) void this.#read();
    });
    return () => {
      this.#reading += 1;
      end();
    };
  }

  /** A second click while one act runs does nothing. */
  async act(act: Act, flowId: string): Promise<void> {
    if (this.#acting !== null) return;
    this.#acting = { flowId, act };
    this.#failed = null;
    const result = await this.#do(act, flowId);
    this.#acting = null;
    if (!result.ok) this.#failed = { flowId, failure: result.failure };
    await this.#read();
  }

  async #do(act: Act, flowId: string): Promise<Result<unknown>> {
    const { signing } = this.#bridge;
    switch (act) {
      case 'resume': {
        const begun = await this.#host.ask(signing.resume({ flowId }));
        if (begun.ok) this.#told.review(begun.value);
        return begun;
      }
      case 'look': {
        const looked = await this.#host.ask(signing.look({ flowId }));
        if (looked.ok) this.#told.say(say(`progress-became-${looked.value.became}`));
        return looked;
      }
      case 'handOver': {
        const ended = await this.#host.ask(signing.handOver({ flowId }));
        if (ended.ok && ended.value.outcome !== 'aborted') this.#told.say(say('progress-handed-over'));
        return ended;
      }
      case 'drop': {
        const dropped = await this.#host.ask(signing.cancel({ flowId }));
        if (dropped.ok && dropped.value.outcome === 'dropped') this.#told.say(say('progress-dropped'));
        return dropped;
      }
    }
  }

  async #read(): Promise<void> {
    this.#reading += 1;
    const mine = this.#reading;
    const result = await this.#host.ask(this.#bridge.signing.unfinished({ walletId: this.#walletId }));
    // What cannot be read from the own disk is told by whatever needs it next; what was known stays.
    if (mine === this.#reading && result.ok) this.#list = result.value;
  }
}

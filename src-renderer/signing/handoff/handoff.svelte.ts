import type { Bridge } from '../../../src-preload/bridge.ts';
import type { AwayView, CallOutput, Failure, Source } from '../../../src-preload/contract/index.ts';
import { loading, latest, settled, type Loaded } from '../../stores/loaded.ts';
import type { Host } from '../../stores/host.svelte.ts';

type HandedOver = Exclude<CallOutput<'signing.handOver'>, { outcome: 'aborted' }>;

/** A transaction on its way to the machine that signs, and back. */
export class Away {
  readonly #bridge: Bridge;
  readonly #host: Host;
  readonly flowId: string;
  #view = $state.raw<Loaded<AwayView>>(loading());
  #busy = $state<'save' | 'psbt' | 'handOver' | 'drop' | null>(null);
  #failure = $state.raw<Failure | null>(null);
  #savedAs = $state<string | null>(null);
  #done = $state.raw<HandedOver | null>(null);

  constructor(bridge: Bridge, host: Host, flowId: string) {
    this.#bridge = bridge;
    this.#host = host;
    this.flowId = flowId;
  }

  get view(): Loaded<AwayView> {
    return this.#view;
  }
  get now(): AwayView | undefined {
    return latest(this.#view);
  }
  get busy(): 'save' | 'psbt' | 'handOver' | 'drop' | null {
    return this.#busy;
  }
  /** Why the last act did not come about. */
  get failure(): Failure | null {
    return this.#failure;
  }
  /** Where it was saved last. */
  get savedAs(): string | null {
    return this.#savedAs;
  }
  /** What came of handing it over. */
  get done(): HandedOver | null {
    return this.#done;
  }

  async read(): Promise<void> {
    this.#view = settled(
      await this.#host.ask(this.#bridge.handoff.read({ flowId: this.flowId })),
      this.#view,
    );
  }

  async save(what: 'pack' | 'psbt'): Promise<void> {
    await this.#act(what === 'pack' ? 'save' : 'psbt', async () => {
      const result = await this.#host.ask(this.#bridge.handoff.save({ flowId: this.flowId, what }));
      if (!result.ok) return result.failure;
      if (result.value.outcome === 'saved') this.#savedAs = result.value.path;
      return null;
    });
  }

  /** Answers why it was not taken. */
  async bring(source: Source): Promise<Failure | null> {
    const result = await this.#host.ask(this.#bridge.handoff.bringBack({ flowId: this.flowId, source }));
    if (!result.ok) return result.failure;
    if (result.value.outcome === 'signed')
      this.#view = settled({ ok: true, value: result.value.away }, this.#view);
    return null;
  }

  async handOver(): Promise<void> {
    await this.#act('handOver', async () => {
      const result = await this.#host.ask(this.#bridge.signing.handOver({ flowId: this.flowId }));
      if (!result.ok) return result.failure;
      if (result.value.outcome !== 'aborted') this.#done = result.value;
      return null;
    });
  }

  /** Whether it was dropped: main asks first. */
  async drop(): Promise<boolean> {
    let dropped = false;
    await this.#act('drop', async () => {
      const result = await this.#host.ask(this.#bridge.signing.cancel({ flowId: this.flowId }));
      if (!result.ok) return result.failure;
      dropped = result.value.outcome === 'dropped';
      return null;
    });
    return dropped;
  }

  /** One act at a time, however often it is clicked. */
  async #act(name: NonNullable<Away['busy']>, act: () => Promise<Failure | null>): Promise<void> {
    if (this.#busy !== null) return;
    this.#busy = name;
    this.#failure = null;
    this.#failure = await act();
    this.#busy = null;
  }
}

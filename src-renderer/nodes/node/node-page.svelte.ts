import type { Bridge } from '../../../src-preload/bridge.ts';
import type {
  CallOutput,
  Failure,
  NodeDetail,
  NodeRow,
  Result,
} from '../../../src-preload/contract/index.ts';
import { loading, settled, type Loaded } from '../../stores/loaded.ts';
import type { Host } from '../../stores/host.svelte.ts';
import type { NodeBook } from '../../stores/nodes.svelte.ts';
import type { NodeActKind } from '../../text/nodes.ts';
import { NodeForm } from './node-form.svelte.ts';

type Started = CallOutput<'nodes.upgrade'>['outcome'];

/** One node: its row follows main's notices, the rest is read again whenever the row changed. */
export class NodePage {
  readonly #bridge: Bridge;
  readonly #host: Host;
  readonly #book: NodeBook;
  readonly nodeId: string;
  #detail = $state.raw<Loaded<NodeDetail>>(loading());
  #busy = $state<NodeActKind | 'stop' | 'check' | 'hold' | 'remove' | null>(null);
  #failure = $state.raw<Failure | null>(null);
  #form = $state.raw<NodeForm | null>(null);
  #reading = false;
  #again = false;

  constructor(bridge: Bridge, host: Host, book: NodeBook, nodeId: string) {
    this.#bridge = bridge;
    this.#host = host;
    this.#book = book;
    this.nodeId = nodeId;
  }

  get detail(): Loaded<NodeDetail> {
    return this.#detail;
  }
  /** As main told it last; undefined: it is not in the list. */
  get row(): NodeRow | undefined {
    return this.#book.find(this.nodeId);
  }
  get busy(): NodeActKind | 'stop' | 'check' | 'hold' | 'remove' | null {
    return this.#busy;
  }
  get failure(): Failure | null {
    return this.#failure;
  }

  /** The settings as they are being changed; null: nobody changes them. */
  get form(): NodeForm | null {
    return this.#form;
  }
  /** Begins with what is known now, and is not changed under the hand that writes. */
  change(detail: NodeDetail): NodeForm {
    const cloud = this.#book.cloud(detail.node.cloudId) ?? null;
    this.#form ??= new NodeForm(this.#bridge, this.#host, detail, cloud);
    return this.#form;
  }
  /** Saved, or left as they are. */
  closeSettings(): void {
    this.#form = null;
  }

  /** One reading at a time; what changed meanwhile is read after it. */
  async reload(): Promise<void> {
    this.#again = true;
    if (this.#reading) return;
    this.#reading = true;
    for (;;) {
      if (!this.#goAgain()) break;
      const result = await this.#host.ask(this.#bridge.nodes.read({ nodeId: this.nodeId }));
      this.#detail = settled(result, this.#detail);
    }
    this.#reading = false;
  }

  show(detail: NodeDetail): void {
    this.#detail = { state: 'ready', value: detail, atMs: Date.now() };
  }

  upgrade(): Promise<Started | null> {
    return this.#act('upgrade', () => this.#bridge.nodes.upgrade({ nodeId: this.nodeId }));
  }
  upgradeToUnlocked(): Promise<Started | null> {
    return this.#act('upgradeToUnlocked', () =>
      this.#bridge.nodes.upgradeToUnlocked({ nodeId: this.nodeId }),
    );
  }
  /** Null: with what the keychain holds. */
  unlock(typed: { secrets: Record<string, string>; keep: boolean } | null): Promise<Started | null> {
    return this.#act('unlock', () => this.#bridge.nodes.unlock({ nodeId: this.nodeId, ...typed }));
  }

  /** Ends the waiting; the node goes on with what it was asked. */
  async stop(): Promise<void> {
    await this.#do('stop', () => this.#bridge.nodes.stop({ nodeId: this.nodeId }));
  }
  /** Unlocking by itself waits, or waits no more. */
  async hold(held: boolean): Promise<void> {
    const row = await this.#do('hold', () => this.#bridge.nodes.hold({ nodeId: this.nodeId, held }));
    if (row !== undefined) await this.reload();
  }
  async check(): Promise<boolean> {
    return (
      (await this.#do('check', () => this.#bridge.nodes.check({ nodeIds: [this.nodeId] }))) !== undefined
    );
  }
  /** True: it is gone. */
  async remove(): Promise<boolean> {
    const result = await this.#do('remove', () => this.#bridge.nodes.remove({ nodeIds: [this.nodeId] }));
    return result?.outcome === 'removed';
  }

  async #act(kind: NodeActKind, ask: () => Promise<Result<{ outcome: Started }>>): Promise<Started | null> {
    const result = await this.#do(kind, ask);
    return result?.outcome ?? null;
  }

  async #do<T>(busy: NonNullable<NodePage['busy']>, ask: () => Promise<Result<T>>): Promise<T | undefined> {
    if (this.#busy !== null) return undefined;
    this.#busy = busy;
    const result = await this.#host.ask(ask());
    this.#busy = null;
    this.#failure = result.ok ? null : result.failure;
    return result.ok ? result.value : undefined;
  }

  #goAgain(): boolean {
    const again = this.#again;
    this.#again = false;
    return again;
  }
}

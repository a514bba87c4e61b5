import type { Bridge } from '../../../src-preload/bridge.ts';
import type { CallInput, CloudView, Failure } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';
import type { Host } from '../../stores/host.svelte.ts';
import type { NodeBook } from '../../stores/nodes.svelte.ts';

/** Often enough to be told soon, seldom enough for a service that others use too. */
const USUAL_SECONDS = 60;

/** A connection to a node service, as it is being written. The token is for writing only. */
export class CloudForm {
  readonly #bridge: Bridge;
  readonly #host: Host;
  readonly #book: NodeBook;
  readonly cloud: CloudView | null;
  name = $state('');
  kind = $state<CloudView['kind']>('remote');
  baseUrl = $state('');
  nodeApiUrl = $state('');
  token = $state('');
  removeToken = $state(false);
  list = $state(false);
  detail = $state(false);
  probe = $state(false);
  everySeconds = $state<number | null>(USUAL_SECONDS);
  #busy = $state(false);
  #failure = $state.raw<Failure | null>(null);

  constructor(bridge: Bridge, host: Host, book: NodeBook, cloud: CloudView | null) {
    this.#bridge = bridge;
    this.#host = host;
    this.#book = book;
    this.cloud = cloud;
    if (cloud === null) return;
    this.name = cloud.name;
    this.kind = cloud.kind;
    this.baseUrl = cloud.baseUrl;
    this.nodeApiUrl = cloud.nodeApiUrl ?? '';
    this.list = cloud.extras.list;
    this.detail = cloud.extras.detail;
    this.probe = cloud.extras.probe;
    this.everySeconds = cloud.everySeconds;
  }

  get busy(): boolean {
    return this.#busy;
  }
  get failure(): Failure | null {
    return this.#failure;
  }

  /** Why it cannot be saved yet; null: it can. */
  readonly off = $derived.by(() => {
    if (this.name.trim() === '') return say('nodes-service-missing-name');
    if (this.kind === 'remote' && this.baseUrl.trim() === '') return say('nodes-service-missing-address');
    return this.everySeconds === null ? say('nodes-service-missing-every') : null;
  });

  /** Another service is another token: the one that is kept was given for this address. */
  readonly movesAway = $derived.by(
    () =>
      this.cloud?.hasToken === true && this.kind === 'remote' && this.baseUrl.trim() !== this.cloud.baseUrl,
  );

  /** Saves it, then asks for the newest image: what that came to stands with the connection. Null: not saved. */
  async save(): Promise<CloudView | null> {
    if (this.#busy || this.off !== null) return null;
    this.#busy = true;
    const saved = await this.#host.ask(this.#bridge.nodes.saveCloud(this.#asked()));
    this.#failure = saved.ok ? null : saved.failure;
    if (saved.ok) {
      // Main has it now: nothing here needs the token any more.
      this.token = '';
      this.removeToken = false;
      const tested = await this.#host.ask(this.#bridge.nodes.check({ nodeIds: null }));
      if (!tested.ok) this.#failure = tested.failure;
      await this.#book.reload();
    }
    this.#busy = false;
    return saved.ok ? saved.value : null;
  }

  #asked(): CallInput<'nodes.saveCloud'> {
    return {
      cloudId: this.cloud?.id ?? null,
      name: this.name.trim(),
      connection: this.kind === 'remote' ? this.#remote() : { kind: this.kind },
      extras: { list: this.list, detail: this.detail, probe: this.probe },
      everySeconds: this.everySeconds ?? USUAL_SECONDS,
    };
  }

  #remote(): Extract<CallInput<'nodes.saveCloud'>['connection'], { kind: 'remote' }> {
    const nodeApiUrl = this.nodeApiUrl.trim();
    const remote = {
      kind: 'remote' as const,
      baseUrl: this.baseUrl.trim(),
      nodeApiUrl: nodeApiUrl === '' ? null : nodeApiUrl,
    };
    // Absent keeps what is there: an empty field is not a wish to remove a token.
    if (this.token !== '') return { ...remote, token: this.token };
    return this.removeToken ? { ...remote, token: null } : remote;
  }
}

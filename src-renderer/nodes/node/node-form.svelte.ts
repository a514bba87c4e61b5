import type { Bridge } from '../../../src-preload/bridge.ts';
import type {
  CallInput,
  CloudView,
  Failure,
  NodeDetail,
  NodeRow,
} from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';
import type { Host } from '../../stores/host.svelte.ts';
import {
  begunFor,
  fieldsOf,
  fieldsProblem,
  refusedAt,
  templateOf,
  type Refused,
  type RefusedAbout,
  type UnlockFields,
} from './unlock-fields.ts';
import { readBody, typedText, USUAL_BODY } from './unlock-template.ts';

/** A node as it is being written: new, or one that is there. Secrets are for writing only. */
export class NodeForm {
  readonly #bridge: Bridge;
  readonly #host: Host;
  readonly #before: NodeDetail | null;
  /** Null: a node of one's own, without a hosting service. */
  cloudId = $state<string | null>(null);
  name = $state('');
  foreignNodeId = $state('');
  userId = $state('');
  plan = $state<NodeRow['plan']>('unknown');
  invokeUrl = $state('');
  image = $state('');
  token = $state('');
  removeToken = $state(false);
  /** As a person wrote it: where there are no fields. */
  unlockTemplate = $state(USUAL_BODY);
  /** What the unlock's body is made of; null: it is written by hand. */
  fields = $state.raw<UnlockFields | null>(fieldsOf(USUAL_BODY));
  /** What the node refused an unlock for, where that is why the form is open. */
  #refused = $state.raw<Refused | null>(null);
  unlockByItself = $state(false);
  /** Typed now, by name. */
  secrets = $state<Record<string, string>>({});
  forget = $state<Record<string, boolean>>({});
  #busy = $state(false);
  #failure = $state.raw<Failure | null>(null);

  constructor(bridge: Bridge, host: Host, before: NodeDetail | null, cloud: CloudView | null) {
    this.#bridge = bridge;
    this.#host = host;
    this.#before = before;
    this.cloudId = cloud === null || cloud.kind === 'own' ? null : cloud.id;
    if (before === null) return;
    const { node } = before;
    this.name = node.name;
    this.foreignNodeId = node.nodeId;
    this.userId = before.userId ?? '';
    this.plan = node.plan;
    this.invokeUrl = before.address.kind === 'invokeUrl' ? (before.address.url ?? '') : '';
    this.image = node.image ?? '';
    this.unlockTemplate = before.unlockTemplate;
    this.fields = fieldsOf(before.unlockTemplate);
    this.unlockByItself = node.unlockByItself;
  }

  get isNew(): boolean {
    return this.#before === null;
  }
  get isOwn(): boolean {
    return this.cloudId === null;
  }
  get hasToken(): boolean {
    return this.#before?.hasToken ?? false;
  }
  isKept(name: string): boolean {
    return this.#before?.secretsKept.includes(name) ?? false;
  }
  get busy(): boolean {
    return this.#busy;
  }
  get failure(): Failure | null {
    return this.#failure;
  }
  readonly template = $derived(this.fields === null ? this.unlockTemplate : templateOf(this.fields));
  readonly body = $derived(readBody(this.template));
  /** Secrets that the body names, each with a field. */
  readonly names = $derived(this.body.ok ? this.body.names : []);

  readonly off = $derived.by(() => {
    if (this.name.trim() === '') return say('node-form-missing-name');
    if (this.isOwn && this.invokeUrl.trim() === '') return say('node-form-missing-address');
    if (!this.isOwn && this.foreignNodeId.trim() === '') return say('node-form-missing-id');
    if (this.fields !== null) return fieldsProblem(this.fields);
    return this.body.ok ? null : say('node-form-missing-body');
  });

  get refused(): Refused | null {
    return this.#refused;
  }
  /** Opened to mend what the node refused an unlock for. */
  mend(about: RefusedAbout): void {
    this.#refused = refusedAt(about, this.fields);
    if (this.fields !== null) this.fields = begunFor(this.fields, about);
  }
  /** What is another by now was refused by nobody. */
  write(fields: UnlockFields): void {
    this.fields = fields;
    this.#refused = null;
  }

  /** From the fields to the text of the body. */
  writeByHand(): void {
    this.unlockTemplate = this.template;
    this.fields = null;
  }
  /** Back to the fields, where the text has nothing beside them. */
  useFields(): void {
    this.fields = fieldsOf(this.unlockTemplate);
  }

  /** Null: not saved. */
  async save(): Promise<NodeDetail | null> {
    if (this.#busy || this.off !== null) return null;
    this.#busy = true;
    const saved = await this.#host.ask(this.#bridge.nodes.save(this.#asked()));
    this.#failure = saved.ok ? null : saved.failure;
    if (saved.ok) {
      // Main has them now: nothing here needs them any more.
      this.secrets = {};
      this.forget = {};
      this.token = '';
      this.removeToken = false;
    }
    this.#busy = false;
    return saved.ok ? saved.value : null;
  }

  #asked(): CallInput<'nodes.save'> {
    const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
    const secrets = Object.fromEntries(
      this.names.flatMap((name): [string, string | null][] => {
        const typed = typedText(this.secrets[name]);
        if (typed !== '') return [[name, typed]];
        // Absent keeps what is there: an empty field is not a wish to forget.
        return this.forget[name] === true ? [[name, null]] : [];
      }),
    );
    return {
      nodeId: this.#before?.node.id ?? null,
      cloudId: this.cloudId,
      name: this.name.trim(),
      // What only a service knows of a node is not said of one's own.
      foreignNodeId: this.isOwn ? (this.#before?.node.nodeId ?? null) : this.foreignNodeId.trim(),
      userId: this.isOwn ? null : orNull(this.userId),
      plan: this.isOwn ? 'node' : this.plan,
      invokeUrl: orNull(this.invokeUrl),
      image: this.isOwn ? null : orNull(this.image),
      ...(this.token !== '' ? { token: this.token } : this.removeToken ? { token: null } : {}),
      unlockTemplate: this.template,
      secrets,
      unlockByItself: this.unlockByItself,
    };
  }
}

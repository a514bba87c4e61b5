import type { Bridge } from '../../../src-preload/bridge.ts';
import type { KeychainState, NodeRow, Result } from '../../../src-preload/contract/index.ts';
import { done } from '../../../src-preload/contract/result.ts';
import { say } from '../../../src-preload/messages/say.ts';
import type { Acts, Host } from '../../stores/host.svelte.ts';
import type { PlanRow } from '../../../src-preload/contract/node-runs.ts';
import type { SecretsByNode } from './bulk.svelte.ts';
import { eachOnce, idsOf } from '../chosen.ts';
import { pastedLines } from '../pasted-lines.ts';
import { typedText } from '../node/unlock-template.ts';

/** Reading hundreds of practice passwords one after the other would be felt. */
const AT_ONCE = 20;

/** Passwords of many nodes, as they are being typed. They live here alone, and are forgotten once main has them. */
export class Passwords {
  readonly #bridge: Bridge;
  readonly #host: Host;
  readonly #rows: () => readonly PlanRow[];
  readonly acts: Acts<'give' | 'practice'>;
  way = $state<'one' | 'each'>('one');
  /** Typed for all, by name. */
  one = $state<Record<string, string>>({});
  /** Typed for each, by node and name. */
  each = $state<Record<string, string>>({});
  wantsToKeep = $state(true);
  #keychain = $state.raw<KeychainState | null>(null);
  /** What the last paste came to. */
  told = $state('');

  constructor(bridge: Bridge, host: Host, rows: () => readonly PlanRow[]) {
    this.#bridge = bridge;
    this.#host = host;
    this.#rows = rows;
    this.acts = host.acts();
  }

  /** Why nothing can be kept; null: it can, or it is not known yet. */
  readonly keepOff = $derived.by(() => {
    const state = this.#keychain?.state;
    return state === 'absent' || state === 'locked' ? state : null;
  });
  readonly names = $derived.by(() => eachOnce(this.#rows().flatMap(({ missing }) => missing)));

  /** Whether what is given goes into the keychain. */
  readonly keeps = $derived.by(() => this.keepOff === null && this.wantsToKeep);

  typedFor(nodeId: string, name: string): string {
    return typedText(this.each[keyOf(nodeId, name)]);
  }
  type(nodeId: string, name: string, secret: string): void {
    this.each[keyOf(nodeId, name)] = secret;
  }

  /** Nodes for which everything is there that they miss. */
  readonly given = $derived.by(() =>
    this.#rows().flatMap(({ nodeId, missing }) => {
      const secrets = missing.map((name): [string, string] => [
        name,
        this.way === 'one' ? typedText(this.one[name]) : this.typedFor(nodeId, name),
      ]);
      return secrets.some(([, secret]) => secret === '')
        ? []
        : [{ nodeId, secrets: Object.fromEntries(secrets) }];
    }),
  );

  async open(): Promise<void> {
    const result = await this.#host.ask(this.#bridge.vault.keychain({}));
    if (result.ok) this.#keychain = result.value;
  }

  /** True: many lines, which fill the fields from this one on; the browser's own paste is not wanted. */
  paste(text: string, nodeId: string, name: string): boolean {
    const rows = this.#rows().filter(({ missing }) => missing.includes(name));
    const pasted = pastedLines(
      text,
      rows,
      rows.findIndex((row) => row.nodeId === nodeId),
    );
    if (pasted === null) return false;
    if (!pasted.ok) {
      this.told = pasted.problem;
      return true;
    }
    for (const { nodeId: to, secret } of pasted.filled) this.type(to, name, secret);
    const count = pasted.filled.length;
    this.told = say('run-pasted', { count, more: pasted.left });
    return true;
  }

  /** Of simulated nodes, whose service knows the passwords and tells them. */
  async fillPractice(rows: readonly NodeRow[]): Promise<void> {
    await this.acts.run('practice', async () => {
      this.way = 'each';
      const wanted = idsOf(this.#rows().map(({ nodeId }) => nodeId));
      const nodes = rows.filter(({ id }) => wanted.has(id));
      for (let at = 0; at < nodes.length; at += AT_ONCE) {
        const filled = await Promise.all(nodes.slice(at, at + AT_ONCE).map((row) => this.#fillOne(row)));
        const failed = filled.find(({ ok }) => !ok);
        if (failed !== undefined) return failed;
      }
      return done(null);
    });
  }

  /** Keeps what is to be kept. Answers what is for now only; null: the keychain did not take all of it. */
  async give(): Promise<SecretsByNode | null> {
    if (this.acts.busy !== null || this.given.length === 0) return null;
    const given: SecretsByNode = Object.fromEntries(
      this.given.map(({ nodeId, secrets }) => [nodeId, secrets]),
    );
    const { keeps } = this;
    if (keeps) {
      const answer = await this.acts.run('give', () => this.#bridge.nodes.keepSecrets({ secrets: given }));
      if (answer === null) return null;
    }
    this.forget();
    return keeps ? {} : given;
  }

  /** Nothing that was typed stays. */
  forget(): void {
    this.one = {};
    this.each = {};
    this.told = '';
  }

  async #fillOne({ id, nodeId }: NodeRow): Promise<Result<unknown>> {
    const result = await this.#host.ask(this.#bridge.practice.nodePassword({ nodeId }));
    if (result.ok) this.type(id, 'password', result.value.password);
    return result;
  }
}

const keyOf = (nodeId: string, name: string): string => `${nodeId} ${name}`;

import type { Bridge } from '../../../src-preload/bridge.ts';
import type { CallInput, Failure, Reached, Result, WalletView } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';
import type { Host } from '../../stores/host.svelte.ts';
import { pinText, usualPlaces, type AskedProxy, type ProxyKind } from '../../text/proxy-and-certificate.ts';

export interface ConnectBridge {
  readonly wallet: Pick<Bridge['wallet'], 'connect' | 'detect' | 'ownService' | 'reach' | 'register'>;
  readonly chain: Pick<Bridge['chain'], 'use'>;
}
type Connection = WalletView['connection'];
type Asked = Required<Pick<CallInput<'wallet.reach'>, 'proxy' | 'pin'>>;

/** Practice needs no proxy, because it runs on this computer. */
const proxyOf = (connection: Connection) => (connection.kind === 'practice' ? null : connection.proxy);

export class WayProfile {
  readonly #bridge: ConnectBridge;
  readonly #host: Host;
  readonly #walletId: string | null;
  readonly #baseUrl: () => string;
  #kind = $state<ProxyKind>('straight');
  proxyHost = $state('');
  port = $state('');
  user = $state('');
  password = $state('');
  pin = $state('');
  #kept = $state.raw<ReturnType<typeof proxyOf>>(null);
  /** The result of a trial, and the form's content at that time. */
  #tried = $state.raw<{ readonly of: string; readonly result: Result<Reached> } | null>(null);
  sinceMs = $state<number | null>(null);

  /** `baseUrl`: returns the address that is in the form. */
  constructor(bridge: ConnectBridge, host: Host, wallet: WalletView | null, baseUrl: () => string) {
    this.#bridge = bridge;
    this.#host = host;
    this.#walletId = wallet?.id ?? null;
    this.#baseUrl = baseUrl;
    const connection = wallet?.connection ?? { kind: 'practice' };
    const proxy = proxyOf(connection);
    this.#kept = proxy;
    if (connection.kind === 'remote' && connection.pin !== null) this.pin = pinText(connection.pin);
    if (proxy === null) return;
    this.#kind = proxy.kind;
    this.proxyHost = proxy.host;
    this.port = String(proxy.port);
    this.user = proxy.user ?? '';
  }

  get kind(): ProxyKind {
    return this.#kind;
  }
  /** Fills in the usual place of such a proxy, unless the person typed another one. */
  set kind(kind: ProxyKind) {
    const usual = Object.values(usualPlaces).some(
      ({ host, port }) => host === this.proxyHost && port === this.port,
    );
    const isFree = this.proxyHost === '' && this.port === '';
    this.#kind = kind;
    if (kind === 'straight' || !(usual || isFree)) return;
    this.proxyHost = usualPlaces[kind].host;
    this.port = usualPlaces[kind].port;
  }

  /** Plain http shows no certificate. */
  get canBePinned(): boolean {
    return !/^\s*http:/i.test(this.#baseUrl());
  }
  /** The keychain has a password for exactly this proxy and user. */
  get hasPassword(): boolean {
    const was = this.#kept;
    const now = this.proxy;
    if (was === null || was.user === null || now === null) return false;
    return (['kind', 'host', 'port', 'user'] as const).every((part) => was[part] === now[part]);
  }
  get proxy(): AskedProxy | null {
    if (this.kind === 'straight') return null;
    const user = this.user === '' ? null : this.user;
    return {
      kind: this.kind,
      host: this.proxyHost.trim().toLowerCase(),
      port: Number(this.port),
      user,
      ...(user === null || this.password === '' ? {} : { password: this.password }),
    };
  }
  get problem(): string | null {
    if (this.kind === 'straight') return null;
    if (this.proxyHost.trim() === '') return say('connect-proxy-off', { part: 'host' });
    const port = Number(this.port);
    if (!/^\d{1,5}$/.test(this.port) || port < 1 || port > 65_535)
      return say('connect-proxy-off', { part: 'port' });
    if (this.user !== '' && this.password === '' && !this.hasPassword)
      return say('connect-proxy-off', { part: 'password' });
    return null;
  }

  /** For `connect`, `detect` and `reach`: names proxy and pin even if null, so that main uses what the form shows. */
  asked(): Asked {
    const pin = this.pin.trim();
    return { proxy: this.proxy, pin: pin === '' || !this.canBePinned ? null : pin };
  }

  /** What the last trial showed; null once the form has changed. */
  get reached(): Reached | null {
    return this.#still?.ok === true ? this.#still.value : null;
  }
  get failure(): Failure | null {
    return this.#still?.ok === false ? this.#still.failure : null;
  }
  get #still(): Result<Reached> | null {
    return this.#tried?.of === this.#signature() ? this.#tried.result : null;
  }

  /** Connects and sends nothing. `unpinned`: without the form's pin, to see another certificate. */
  async try(as: 'asked' | 'unpinned'): Promise<void> {
    const baseUrl = this.#baseUrl().trim();
    if (this.sinceMs !== null || baseUrl === '' || this.problem !== null) return;
    const of = this.#signature();
    this.sinceMs = Date.now();
    this.#tried = null;
    const { proxy, pin } = this.asked();
    const result = await this.#host.ask(
      this.#bridge.wallet.reach({
        baseUrl,
        proxy,
        pin: as === 'asked' ? pin : null,
        ...(this.#walletId === null ? {} : { walletId: this.#walletId }),
      }),
    );
    this.sinceMs = null;
    this.#tried = { of, result };
  }

  /** Fills in the pin that the person chose; main asks about it when it is saved. */
  take(fingerprint: string): void {
    this.pin = fingerprint;
    this.#tried = null;
  }

  saved({ connection }: WalletView): void {
    this.password = '';
    this.#kept = proxyOf(connection);
  }

  #signature(): string {
    return JSON.stringify([this.#baseUrl().trim(), this.asked()]);
  }
}

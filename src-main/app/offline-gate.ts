import { fail } from '../domain/errors.ts';
import type { Ports } from '../ports/index.ts';

/**
 * Which ports can send anything off this machine. A port that is added does not compile before it stands here, and one
 * that sends is refused as a whole while the machine signs offline, whoever asks it and whatever for.
 */
const PORTS: Readonly<Record<keyof Ports, 'sends' | 'stays'>> = {
  openWalletApi: 'sends',
  openNodeApi: 'sends',
  detectService: 'sends',
  reachService: 'sends',
  openChain: 'sends',
  openRgbProxy: 'sends',
  // Its processes ask for what one of the clients above asks of them.
  ownService: 'stays',
  // It lives in this process and is reached through the two clients above alone.
  practice: 'stays',
  clock: 'stays',
  timers: 'stays',
  sleep: 'stays',
  random: 'stays',
  signer: 'stays',
  judging: 'stays',
  confirm: 'stays',
  presence: 'stays',
  files: 'stays',
  clipboard: 'stays',
  notifier: 'stays',
  lockedSign: 'stays',
  screen: 'stays',
  // It only lets the page ask the system.
  camera: 'stays',
  // What other programs open with Ochre; it opens nothing itself.
  links: 'stays',
  // Of this machine's own disks; a path of another machine is refused before it is read.
  openedFiles: 'stays',
  tell: 'stays',
  archive: 'stays',
  // Of the catalogue on this disk.
  speech: 'stays',
  settings: 'stays',
  signings: 'stays',
  holdings: 'stays',
  fleet: 'stays',
  openHeaderFile: 'stays',
  parseBaseUrl: 'stays',
  parseChainAddress: 'stays',
  damage: 'stays',
  host: 'stays',
};

/**
 * Wraps the ports so that those that send refuse with OFFLINE_MODE while the settings say that this machine signs
 * offline. It is asked at every call, also of a client that was opened before.
 */
export function gated(ports: Ports): Ports {
  const isOffline = (): boolean => ports.settings.read().app.offline;
  const members = Object.entries(ports).map(([name, port]: [string, unknown]) => [
    name,
    PORTS[name as keyof Ports] === 'sends' ? guarded(port, isOffline) : port,
  ]);
  return Object.fromEntries(members) as Ports;
}

/** A function that refuses, or whose answer’s functions do: opening a client sends nothing, using it does. */
function guarded<T>(port: T, isOffline: () => boolean): T {
  if (typeof port === 'function') {
    const call = (...given: unknown[]): unknown => {
      if (isOffline()) throw fail('OFFLINE_MODE', {});
      const made: unknown = Reflect.apply(port, undefined, given);
      return typeof made === 'object' && made !== null && !(made instanceof Promise)
        ? guarded(made, isOffline)
        : made;
    };
    return call as T;
  }
  return new Proxy(port as object, {
    get: (client, name) => {
      const member: unknown = Reflect.get(client, name);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]): unknown =>
        isOffline() ? Promise.reject(fail('OFFLINE_MODE', {})) : Reflect.apply(member, client, given);
    },
  }) as T;
}

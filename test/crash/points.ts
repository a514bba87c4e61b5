import { appendFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import type { WalletApi } from '../../src-main/ports/index.ts';
import type { Ports } from '../../src-main/world/world.ts';

/** The program's end: at its n-th contact with the world, counted from 0. */
export interface KillPoint {
  readonly n: number;
  /** `during`: the question left, and nobody hears the answer. */
  readonly when: 'before' | 'during' | 'after';
}

/** One contact with the world. `during` needs another party that may act meanwhile. */
export interface Label {
  readonly name: string;
  readonly mayEndDuring: boolean;
}

export interface Points {
  readonly ports: <P extends Guarded>(ports: P) => P;
  /** Counts from here on, and ends the program at the point. */
  readonly arm: (point: KillPoint | null) => void;
  readonly labels: () => readonly Label[];
}

type Guarded = Pick<Ports, 'signings' | 'settings' | 'signer' | 'confirm' | 'openWalletApi' | 'openChain'>;

/** The longest that a question is under way before the program ends. */
const DURING_MS = 6;

/**
 * Stands between use cases and the world, in tests alone. It counts each write of journal and settings, each question
 * to the service, each signature and each question to the person. It ends the process as the system would, by SIGKILL:
 * nothing is caught, flushed or closed. A file of its own notes submitted bytes beforehand.
 */
export function createPoints(ends: string): Points {
  const labels: Label[] = [];
  let armed = false;
  let target: KillPoint | null = null;

  const isHere = (n: number, when: KillPoint['when']) => target?.n === n && target.when === when;
  const count = (name: string, mayEndDuring: boolean): number => {
    if (!armed) return -1;
    labels.push({ name, mayEndDuring });
    return labels.length - 1;
  };

  function now<A extends unknown[], T>(name: string, act: (...given: A) => T): (...given: A) => T {
    return (...given) => {
      const n = count(name, false);
      if (isHere(n, 'before')) end();
      const made = act(...given);
      if (isHere(n, 'after')) end();
      return made;
    };
  }

  function later<A extends unknown[], T>(
    name: string,
    act: (...given: A) => Promise<T>,
    mayEndDuring = false,
  ): (...given: A) => Promise<T> {
    return async (...given) => {
      const n = count(name, mayEndDuring);
      if (isHere(n, 'before')) end();
      // The point may be removed before the answer comes.
      const endIfStillArmed = () => {
        if (isHere(n, 'during')) end();
      };
      if (isHere(n, 'during')) setTimeout(endIfStillArmed, Math.random() * DURING_MS);
      const made = await act(...given);
      endIfStillArmed();
      if (isHere(n, 'after')) end();
      return made;
    };
  }

  function guardApi(api: WalletApi): WalletApi {
    const members = Object.entries(api).map(([name, member]: [string, unknown]) => {
      if (typeof member !== 'function') return [name, member];
      const act = (...given: unknown[]): Promise<unknown> => {
        if (name === 'createUtxosEnd' || name === 'sendEnd') note(ends, name, given);
        return Reflect.apply(member, api, given) as Promise<unknown>;
      };
      return [name, later(`service.${name}`, act, true)];
    });
    return Object.fromEntries(members) as WalletApi;
  }

  return {
    labels: () => labels,
    arm: (point) => {
      armed = true;
      target = point;
    },
    ports: (ports) => ({
      ...ports,
      signings: {
        ...ports.signings,
        open: now('journal.open', ports.signings.open),
        advance: (flowId, from, to, data) =>
          now(`journal.${to}`, ports.signings.advance)(flowId, from, to, data),
      },
      settings: { read: ports.settings.read, write: now('settings.write', ports.settings.write) },
      signer: { ...ports.signer, sign: later('keyholder.sign', ports.signer.sign) },
      confirm: { ...ports.confirm, ask: later('person.confirm', ports.confirm.ask) },
      openWalletApi: (target) => guardApi(ports.openWalletApi(target)),
      openChain: (at) => {
        const api = ports.openChain(at);
        return { ...api, broadcast: later('server.broadcast', api.broadcast, true) };
      },
    }),
  };
}

function end(): never {
  process.kill(process.pid, 'SIGKILL');
  // The signal takes effect at once; the loop never runs on.
  for (;;);
}

/** Notes the hash of bytes before they leave. */
function note(file: string, call: string, given: readonly unknown[]): void {
  const psbt = String(given.at(-1));
  appendFileSync(file, `${call} ${createHash('sha256').update(psbt).digest('hex')}\n`);
}

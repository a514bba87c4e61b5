import { fail } from '../base/errors.ts';
import { networkPlaceOf, type Reach, placesOf } from '../base/service/route.ts';
import type { ReadSent } from './read-sent.ts';
import { createKeyedMutex } from '../base/keyed-mutex.ts';
import type { Confirmation, Confirm } from '../ports/index.ts';

/** Asked before every socket and request, also on a kept connection. */
export interface Gate {
  /** Throws OFFLINE_MODE, and HOST_NOT_APPROVED for a host without consent. An empty list asks about offline mode only. */
  readonly pass: (reaches: readonly Reach[]) => void;
  readonly serve: (...addresses: readonly string[]) => void;
}

export interface Net extends Gate {
  readonly read: ReadSent;
}

export function createNet(
  settings: { readonly read: () => Hosts & { readonly app: { readonly offline: boolean } } },
  read: ReadSent,
): Net {
  const ours = new Set<string>();
  return {
    read,
    pass: (reaches) => {
      if (settings.read().app.offline) throw fail('OFFLINE_MODE', {});
      const others = reaches.filter((one) => !ours.has(one.place) && !isAllowed(settings, one));
      if (others.length > 0) throw notApproved(others);
    },
    serve: (...addresses) => {
      for (const address of addresses) ours.add(networkPlaceOf(address));
    },
  };
}

/** A compromised page can name any host, and a look-up alone sends the name: main asks first, and stores each yes. */
export type Door = ReturnType<typeof createDoor>;

type QuestionOf = (fresh: readonly Reach[]) => Confirmation | readonly Confirmation[];

export interface Hosts {
  readonly hosts: readonly Reach[];
}

export function createDoor<T extends Hosts>(
  settings: { readonly read: () => T; readonly write: (next: T) => void },
  { ask: confirm }: Pick<Confirm, 'ask'>,
) {
  const inTurn = createKeyedMutex();
  const isOpen = (one: Reach): boolean => isAllowed(settings, one);

  /** `always`: the question says more than which hosts. A no to one part stores nothing. */
  const ask = (reaches: readonly Reach[], question: QuestionOf, always = false): Promise<boolean> =>
    inTurn('question', async () => {
      const fresh = reaches.filter((one) => !isOpen(one));
      if (fresh.length === 0 && !always) return true;
      for (const part of [question(fresh)].flat()) if (!(await confirm(part))) return false;
      const document = settings.read();
      const added = fresh.filter((one) => !isOpen(one));
      if (added.length > 0) settings.write({ ...document, hosts: [...document.hosts, ...added] });
      return true;
    });

  return {
    isOpen,
    ask,
    /** Throws HOST_NOT_APPROVED on a no. */
    require: async (...asked: Parameters<typeof ask>): Promise<void> => {
      if (!(await ask(...asked))) throw notApproved(asked[0].filter((one) => !isOpen(one)));
    },
    forget: (of: string, places?: readonly string[]): void => {
      const document = settings.read();
      const hosts = document.hosts.filter(
        (one) => one.of !== of || (places !== undefined && !places.includes(one.place)),
      );
      if (hosts.length < document.hosts.length) settings.write({ ...document, hosts });
    },
  };
}

/** For a reach about no wallet, the consent of any wallet suffices. */
function isAllowed(settings: { readonly read: () => Hosts }, { purpose, place, of }: Reach): boolean {
  return settings
    .read()
    .hosts.some((one) => one.purpose === purpose && one.place === place && (of === null || one.of === of));
}

export const notApproved = (hosts: readonly Reach[]) =>
  fail('HOST_NOT_APPROVED', { origin: placesOf(hosts).join(', ') });

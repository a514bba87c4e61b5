import { fail } from '../base/errors.ts';
import { createKeyedMutex } from '../base/keyed-mutex.ts';
import { placesOf, type Reach } from '../base/service/reach.ts';
import type { Confirmation, Confirm } from '../ports/index.ts';

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
export function isAllowed(settings: { readonly read: () => Hosts }, { purpose, place, of }: Reach): boolean {
  return settings
    .read()
    .hosts.some((one) => one.purpose === purpose && one.place === place && (of === null || one.of === of));
}

export const notApproved = (hosts: readonly Reach[]) =>
  fail('HOST_NOT_APPROVED', { origin: placesOf(hosts).join(', ') });

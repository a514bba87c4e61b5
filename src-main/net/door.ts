import { fail } from '../base/errors.ts';
import { createKeyedMutex } from '../base/keyed-mutex.ts';
import { placesOf, type Reach } from '../base/service/reach.ts';
import type { Asked, Confirm } from '../ports/index.ts';

/**
 * The one door to hosts: which a person let Ochre reach, and for what. A page that went wrong can name any host, and even
 * looking its name up sends what stands in the name: main asks first, and remembers each yes in the settings.
 */
export type Door = ReturnType<typeof createDoor>;

/** The question about the hosts that are new; several are asked one after the other. */
type QuestionOf = (fresh: readonly Reach[]) => Asked | readonly Asked[];

/** Of the settings, what the door reads and writes. */
export interface Hosts {
  readonly hosts: readonly Reach[];
}

export function createDoor<T extends Hosts>(
  settings: { readonly read: () => T; readonly write: (next: T) => void },
  { ask: confirm }: Pick<Confirm, 'ask'>,
) {
  const inTurn = createKeyedMutex();
  const isOpen = (one: Reach): boolean => isAllowed(settings, one);

  /** True: all may be reached. `always`: the question says more than which hosts. A no to one part remembers nothing. */
  const ask = (reaches: readonly Reach[], question: QuestionOf, always = false): Promise<boolean> =>
    // Two calls that name one host at once are one question.
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
    /** Hosts that were agreed to for a wallet or a node service; `places`: these alone. */
    forget: (of: string, places?: readonly string[]): void => {
      const document = settings.read();
      const hosts = document.hosts.filter(
        (one) => one.of !== of || (places !== undefined && !places.includes(one.place)),
      );
      if (hosts.length < document.hosts.length) settings.write({ ...document, hosts });
    },
  };
}

/** Whether a person agreed to it, for any wallet where it is about none. */
export function isAllowed(settings: { readonly read: () => Hosts }, { purpose, place, of }: Reach): boolean {
  return settings
    .read()
    .hosts.some((one) => one.purpose === purpose && one.place === place && (of === null || one.of === of));
}

export const notApproved = (hosts: readonly Reach[]) =>
  fail('HOST_NOT_APPROVED', { origin: placesOf(hosts).join(', ') });

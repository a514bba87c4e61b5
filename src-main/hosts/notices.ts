import * as v from 'valibot';
import { findNotice } from '../../src-preload/contract/index.ts';
import type { Tell } from '../ports/index.ts';

type Heard = (name: string, payload: unknown) => void;

export interface Notices {
  readonly tell: Tell;
  readonly hush: (isLocked: () => boolean) => void;
  readonly listen: (heard: Heard) => () => void;
}

export function createNotices(fault: (name: string, error: unknown) => void): Notices {
  const listeners = new Set<Heard>();
  let isLocked = (): boolean => false;
  return {
    tell: (name, payload) => {
      const spec = findNotice(name);
      const parsed = spec === undefined ? undefined : v.safeParse(spec.payload, payload);
      if (parsed?.success !== true) {
        fault(name, new Error('a notice that is not in the contract'));
        return;
      }
      if (isLocked() && spec?.whileLocked !== true) return;
      for (const heard of listeners) {
        try {
          heard(name, parsed.output);
        } catch (error) {
          // A window that has gone must not stop the use case.
          fault(name, error);
        }
      }
    },
    hush: (locked) => {
      isLocked = locked;
    },
    listen: (heard) => {
      listeners.add(heard);
      return () => {
        listeners.delete(heard);
      };
    },
  };
}

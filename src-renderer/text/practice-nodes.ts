import { foreign } from './foreign.ts';

export type PracticeActName = 'lock' | 'refuse' | 'slow' | 'vanish';

interface ActText {
  readonly does: string;
  /** The way back, where there is one. */
  readonly undoes: string | null;
  /** What was done, and what to look for. */
  readonly said: (who: string, many: number, back: boolean) => string;
}

const is = (many: number): string => (many === 1 ? 'is' : 'are');
const s = (many: number): string => (many === 1 ? 's' : '');

/** What a person makes happen to practice nodes. */
export const practiceActs: Readonly<Record<PracticeActName, ActText>> = {
  lock: {
    does: 'Lock',
    undoes: null,
    said: (who, many) => `${foreign(who, 80)} ${is(many)} locked, without being asked. Unlock what locked.`,
  },
  refuse: {
    does: 'Refuse passwords',
    undoes: 'Take passwords again',
    said: (who, many, back) =>
      back
        ? `${foreign(who, 80)} take${s(many)} the right password again.`
        : `${foreign(who, 80)} refuse${s(many)} every password. Lock and unlock to see it: none is tried twice.`,
  },
  slow: {
    does: 'Unlock slowly',
    undoes: 'Unlock at once',
    said: (who, many, back) =>
      back
        ? `${foreign(who, 80)} unlock${s(many)} at once again.`
        : `${foreign(who, 80)} take${s(many)} a minute to unlock. Lock, unlock, then pass a minute.`,
  },
  vanish: {
    does: 'Vanish',
    undoes: 'Come back',
    said: (who, many, back) =>
      back
        ? `${foreign(who, 80)} answer${s(many)} again, as ${many === 1 ? 'it was' : 'they were'} before.`
        : `${foreign(who, 80)} answer${s(many)} nobody. After three calls without an answer ${many === 1 ? 'it counts' : 'they count'} as unreachable.`,
  },
};

/** What is really so, which no real service tells. */
export const practiceStates = {
  unlocked: 'unlocked',
  locked: 'locked',
  unlocking: 'unlocking',
  notInitialised: 'not set up',
  upgrading: 'upgrading',
  failed: 'down, its upgrade failed',
  vanished: 'answering nobody',
} as const;

import { describe, expect, it } from 'vitest';
import {
  advanceClock,
  boundTo,
  type TrustedClock,
  type ServiceTime,
} from '../../../src-main/rules/trusted-clock.ts';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const BOUND = 'ab'.repeat(8);
const OTHER = 'cd'.repeat(8);

/** A reading by the keyholder: hours since the rules were set, by each clock. */
interface Look {
  readonly clock?: number;
  readonly up: number;
  readonly boot?: string | null;
  readonly told?: readonly [string, number];
}

/** The machine was up for three hours when the rules were set; `up` counts from then. */
const machine = ({ clock = 0, up, boot = 'aaaaaaaa' }: Look) => ({
  nowMs: NOW + clock * HOUR,
  upMs: (3 + up) * HOUR,
  boot,
});
const toldAt = ({ told }: Look): ServiceTime =>
  told === undefined ? null : { service: told[0], atMs: NOW + 7 * MINUTE + told[1] * HOUR };

/** The trusted hours after each reading, if every reading is stored. */
function hours(looks: readonly Look[], by: string | null, boot: string | null = 'aaaaaaaa'): number[] {
  const first = { up: 0, boot };
  const heard = by === null ? null : { service: by, atMs: NOW + 7 * MINUTE };
  let seen: TrustedClock = boundTo(advanceClock(null, machine(first), null), heard);
  return looks.map((look) => {
    seen = advanceClock(seen, machine({ boot, ...look }), toldAt(look));
    return Math.round((seen.atMs - NOW) / MINUTE) / 60;
  });
}

const at = (clock: number, up: number, more: Partial<Look> = {}): Look => ({ clock, up, ...more });
/** A reading after a restart. */
const anew = (clock: number, up: number, told?: readonly [string, number]): Look =>
  at(clock, up, { boot: 'bbbbbbbb', ...(told && { told }) });

/** A case, the bound service, the readings, and the trusted hours after each. */
const WAYS: readonly (readonly [string, string | null, readonly Look[], readonly number[]])[] = [
  ['the clock is set forward', null, [at(25, 0)], [0]],
  ['the clock is set forward, and no service heard', BOUND, [at(25, 0)], [0]],
  ['the clock is set back', null, [at(-9_600, 0), at(-9_575, 25)], [0, 25]],
  ['the machine slept, which counts as up', null, [at(25, 25)], [25]],
  ['it slept, and the service was not heard since', BOUND, [at(25, 25)], [25]],
  ['it slept, and the service says the same', BOUND, [at(25, 25, { told: [BOUND, 25] })], [25]],
  ['a new service says that it is later', null, [at(25, 0, { told: [OTHER, 25] })], [0]],
  ['another service, pin or way says so', BOUND, [at(25, 0, { told: [OTHER, 25] })], [0]],
  ['the known service alone says so', BOUND, [at(25, 1, { told: [BOUND, 25] })], [1]],
  ['the machine alone says so', BOUND, [at(25, 25, { told: [BOUND, 1] })], [1]],
  ['the known service goes back', BOUND, [{ up: 5 }, { up: 6, told: [BOUND, 2] }], [5, 5]],
  ['the machine was off for days, and nobody tells', null, [anew(90, -3), anew(91, -2)], [0, 1]],
  ['it was off for days, and the known service is silent', BOUND, [anew(90, -3), anew(91, -2)], [0, 1]],
  ['it was off for days, and the known service tells', BOUND, [anew(90, -3, [BOUND, 90])], [90]],
  [
    'it was off for days, and the known service tells later',
    BOUND,
    [anew(90, -3), anew(91, -2, [BOUND, 91]), anew(92, -1, [BOUND, 99])],
    [0, 91, 92],
  ],
  ['it was off for days, and a new service tells', BOUND, [anew(90, -3, [OTHER, 90])], [0]],
  [
    'it was started anew again and again',
    null,
    [{ up: 2 }, { up: -1, boot: 'bbbbbbbb' }, { up: 0, boot: 'bbbbbbbb' }, { up: -2, boot: 'cccccccc' }],
    [2, 4, 5, 6],
  ],
  [
    'it is up for less within one start, and then for as long again',
    null,
    [{ up: 2 }, { up: -3 }, { up: 1 }, { up: 2 }, { up: 3 }],
    [2, 2, 2, 2, 3],
  ],
];

/** Cases on systems without names of starts, where a shorter uptime means another start. */
const NAMELESS: readonly (readonly [string, string | null, readonly Look[], readonly number[]])[] = [
  ['the clock is set forward', null, [at(25, 0)], [0]],
  ['the machine goes on', null, [{ up: 2 }, { up: 9 }], [2, 9]],
  ['it was started anew, and is up for one hour', null, [at(90, -2)], [1]],
  ['it was started anew, and is up for longer than before', null, [at(90, 1)], [1]],
  ['it was started anew, and the known service tells', BOUND, [{ up: -2, told: [BOUND, 90] }], [90]],
  [
    'a name appears within the same start',
    null,
    [{ up: 2, boot: 'aaaaaaaa' }, ...[{ up: 3, boot: null }]],
    [2, 3],
  ],
];

describe("the rules' clock", () => {
  it.each(WAYS)('is right if %s', (_, by, looks, counted) => expect(hours(looks, by)).toEqual(counted));

  it.each(NAMELESS)('is right without names of starts if %s', (_, by, looks, counted) =>
    expect(hours(looks, by, null)).toEqual(counted),
  );
});

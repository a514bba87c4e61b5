import type { Bridge } from '../../src-preload/bridge.ts';
import { names } from '../../src-preload/names.ts';

type Call = (input: unknown) => Promise<unknown>;

/** Holds calls until the first frame: they make main load much, and it paints no window meanwhile. Notices pass. */
export function holdCalls(bridge: Bridge): {
  readonly bridge: Bridge;
  readonly hold: (until: Promise<unknown>) => void;
} {
  let gate: Promise<unknown> | null = null;
  const gated =
    (call: Call): Call =>
    (input) =>
      gate === null ? call(input) : gate.then(() => call(input));
  const groups = Object.entries(names).map(([group, members]) => {
    const functions = bridge[group as keyof Bridge] as unknown as Readonly<Record<string, Call>>;
    const own = Object.entries(members).flatMap(([key, kind]) => {
      const member = functions[key];
      return member === undefined ? [] : [[key, kind === 'call' ? gated(member) : member] as const];
    });
    return [group, Object.fromEntries(own)] as const;
  });
  return {
    bridge: Object.fromEntries(groups) as unknown as Bridge,
    hold: (until) => {
      const mine = until.catch(() => undefined);
      gate = mine;
      void mine.then(() => {
        if (gate === mine) gate = null;
      });
    },
  };
}

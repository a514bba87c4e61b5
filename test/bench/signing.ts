import { refuseWrongMethods, signingMethods, type SigningMethod } from './methods.ts';
import { interleaved, type Method } from './rounds.ts';

export type Times = Readonly<Record<SigningMethod, number>>;

/** Medians in ms of every method at each number of inputs. */
export function benchSigning(): Record<string, Times> {
  refuseWrongMethods(signingMethods(CHECKED_INPUTS));
  const methods: Record<string, Method> = {};
  for (const { n, fast, slow, slowest } of PLAN) {
    const run = signingMethods(n);
    const every = { ours: fast, oursVerified: fast, bareSchnorr: fast, naive: slow, naiveValidated: slow };
    for (const [name, rounds] of Object.entries({ ...every, scure: slowest }) as [SigningMethod, number][]) {
      methods[`${n} ${name}`] = { run: run[name], every: rounds };
      // Warm: public keys are derived and code is compiled, as in a wallet that just showed the review.
      if (name !== 'scure') for (let left = WARM_INPUTS; left > 0; left -= n) run[name]();
    }
  }
  const times = interleaved(methods, ROUNDS, () => performance.now());
  return Object.fromEntries(
    PLAN.map(({ n }) => {
      const timeOf = (name: SigningMethod): number => times[`${n} ${name}`] ?? NaN;
      return [
        String(n),
        {
          ours: timeOf('ours'),
          oursVerified: timeOf('oursVerified'),
          naive: timeOf('naive'),
          naiveValidated: timeOf('naiveValidated'),
          scure: timeOf('scure'),
          bareSchnorr: timeOf('bareSchnorr'),
        },
      ];
    }),
  );
}

/**
 * All sizes are interleaved too, since 1,000 inputs are compared with 100. Each method takes part in some rounds only:
 * enough for a median, within two minutes.
 */
const ROUNDS = 270;
const PLAN = [
  { n: 1, fast: 1, slow: 1, slowest: 30 },
  { n: 10, fast: 5, slow: 5, slowest: 90 },
  { n: 100, fast: 15, slow: 30, slowest: 135 },
  { n: 1000, fast: 30, slow: 90, slowest: 270 },
] as const;
const CHECKED_INPUTS = 3;
/** Engines compile a method after about this many runs. */
const WARM_INPUTS = 1_000;

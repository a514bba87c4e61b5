import '../support/in-english.ts';
import { readArgs } from '../support/read-args.ts';
import { soak } from './soak.ts';

/** More growth over a long life is a leak, not a cache. */
const MAX_GROWTH_MB = 20;

/**
 * `npm run -s soak -- [--minutes N] [--seed S] [--json]`: runs one wallet for N minutes with random faults of the
 * connection and random ends of the app. Ends with 0 only if nothing is broken and memory stays.
 */
const { minutes, seed, json } = readArgs(
  {
    minutes: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
  (values) => {
    const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
    if (!(minutes > 0 && minutes <= 600)) return `--minutes takes a number up to 600, not ${values.minutes}`;
    if (!Number.isSafeInteger(seed) || seed < 0) return `--seed takes a number from 0, not ${values.seed}`;
    return { minutes, seed, json: values.json };
  },
);
const { rounds, kills, faults, broken, heapMb } = await soak({ minutes, seed, report: console.error });
const growthMb = Number((heapMb.to - heapMb.from).toFixed(1));
const summary = { minutes, seed, rounds, kills, faults, broken: broken.length, growthMb };
if (json) console.log(JSON.stringify(summary));
else
  console.log(
    `${rounds} rounds in ${minutes} min (seed ${seed}): ${kills} ends, ${faults} faults, ${broken.length} broken; ` +
      `the heap of a long life went from ${heapMb.from.toFixed(1)} to ${heapMb.to.toFixed(1)} MB`,
  );
process.exitCode = broken.length === 0 && rounds > 0 && growthMb <= MAX_GROWTH_MB ? 0 : 1;

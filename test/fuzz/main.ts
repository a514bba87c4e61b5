import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.ts';
import type { Finding } from './fuzz.ts';

const SHOWN = 20;

/** `npm run -s fuzz -- --cases N --seed S [--json]`: mutants of honest PSBTs through reader, judge and signer. */
const asked = readAsked(process.argv.slice(2));
if (typeof asked === 'string') {
  console.error(asked);
  process.exitCode = 2;
} else {
  const { cases, seed, json } = asked;
  const { findings, seconds, ...reached } = fuzz(cases, seed);
  const count = (kind: Finding['kind']): number => findings.filter((one) => one.kind === kind).length;
  const summary = {
    cases,
    crashes: count('crash'),
    hangs: count('hang'),
    signedOutsideIntent: count('outside'),
    seconds: Number(seconds.toFixed(1)),
  };
  if (json) console.log(JSON.stringify(summary));
  else {
    const { read, refused, signed, signedOf } = reached;
    console.log(`${cases} mutants, seed ${seed}: ${read} read, ${refused} refused, ${signed} signed`);
    for (const [template, count] of Object.entries(signedOf)) console.log(`  ${template}: ${count} signed`);
    console.log(
      `${summary.crashes} crashes, ${summary.hangs} hangs, ${summary.signedOutsideIntent} signed outside the intent`,
    );
    console.log(`${summary.seconds} s`);
  }
  for (const { kind, case: index, template, psbt, what } of findings.slice(0, SHOWN))
    console.error(`${kind}: seed ${seed}, case ${index}, from ${template}: ${what}\n${psbt}`);
  if (findings.length > SHOWN) console.error(`and ${findings.length - SHOWN} more`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

function readAsked(args: readonly string[]): { cases: number; seed: number; json: boolean } | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        cases: { type: 'string', default: '10000' },
        seed: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
      },
    });
    const [cases, seed] = [Number(values.cases), Number(values.seed)];
    if (!Number.isSafeInteger(cases) || cases < 1)
      return `--cases takes a number from 1, not ${values.cases}`;
    if (!Number.isSafeInteger(seed) || seed < 0) return `--seed takes a number from 0, not ${values.seed}`;
    return { cases, seed, json: values.json };
  } catch (error) {
    return `These are not the arguments of this command: ${error instanceof Error ? error.message : String(error)}`;
  }
}

import { parseArgs } from 'node:util';
import { bundleFor, bundleKeyholder } from '../support/keyholder-bundle.ts';
import type * as Signing from './measure.ts';
import { signingTable } from './table.ts';

/** `npm run -s bench -- signing [--json]`: what signing takes beside other ways of it, and what main notices of it. */
const asked = readAsked(process.argv.slice(2));
if (typeof asked === 'string') {
  console.error(asked);
  process.exitCode = 2;
} else {
  // As the app's build emits it: what runs TypeScript directly wraps every function that is made.
  const code = await bundleFor('test/bench/measure.ts');
  const keyholder = await bundleKeyholder();
  try {
    const { benchSigning, measureStall } = (await import(code.path)) as typeof Signing;
    const stallMs = await measureStall(keyholder.path);
    const n = benchSigning();
    console.log(asked.json ? JSON.stringify({ n, stallMs }) : signingTable(n, stallMs));
  } finally {
    code.remove();
    keyholder.remove();
  }
}

function readAsked(args: readonly string[]): { readonly json: boolean } | string {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    });
    return positionals.length === 1 && positionals[0] === 'signing'
      ? { json: values.json }
      : 'Name what to measure: npm run -s bench -- signing [--json]';
  } catch (error) {
    return `These are not the arguments of this command: ${error instanceof Error ? error.message : String(error)}`;
  }
}

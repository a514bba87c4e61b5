import { expect, it } from 'vitest';
import { judge } from '../../../src-main/verify/verdict/judge.ts';
import { validateHistory } from '../../../src-main/verify/history/validate.ts';
import { changedParts, digestHere, keptDigest } from '../../judge/digest/digest.ts';
import { historyLine, verdictLine } from '../../judge/digest/lines.ts';
import { partsOfCorpora, partsOfImports, partsOfMutants } from '../../judge/digest/parts.ts';
import { genuineTrial, WITNESS } from '../../support/psbt/send.ts';
import { writeRaw } from '../../support/psbt/raw-psbt.ts';
import { consignmentSet, trialOf } from '../../support/rgb/consignments.ts';

const { raw, ...asked } = genuineTrial({ ...WITNESS, known: true });
const verdict = judge({ ...asked, psbt: writeRaw(raw) });
const set = consignmentSet('beta18');
const { bytes, ask, chain } = trialOf(set, set.cases[0]!);
const history = validateHistory(bytes, ask, chain);

/** Copies of a value with one member changed, by the member's path, at any depth. Null members stay. */
function variants<T>(value: T, path = ''): [string, T][] {
  if (typeof value === 'bigint') return [[path, (value + 1n) as T]];
  if (typeof value === 'number') return [[path, (value + 1) as T]];
  if (typeof value === 'boolean') return [[path, !value as T]];
  if (typeof value === 'string') return [[path, `${value}x` as T]];
  if (value === null) return [];
  if (value instanceof Uint8Array) return [[path, Uint8Array.of(...value, 1) as T]];
  return Object.entries(value as object).flatMap(([name, member]: [string, unknown]) =>
    variants(member, `${path}.${name}`).map(([at, changed]): [string, T] => {
      const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as T;
      Object.assign(copy as object, { [name]: changed });
      return [at, copy];
    }),
  );
}

it(
  'each corpus has its stored digest; `npm run -s judge -- --digest --keep` stores another',
  { timeout: 120_000 },
  () => {
    const kept = keptDigest();
    const now = digestHere(partsOfCorpora());
    const ofOthers = [...partsOfImports(), ...partsOfMutants()].map(({ name }) => name);
    expect(changedParts(kept, now).filter((name) => !ofOthers.includes(name))).toEqual([]);
    expect(Object.keys(kept?.parts ?? {})).toEqual([...Object.keys(now.parts), ...ofOthers]);
  },
);

it('the digest covers every member of a verdict except itself', () => {
  const same = variants(verdict).filter(([, changed]) => verdictLine(changed) === verdictLine(verdict));
  expect(same.map(([path]) => path)).toEqual(['.digest']);
  expect(variants(verdict).length).toBeGreaterThan(100);
});

it('the digest covers what a history proves, and leaves out cached data', () => {
  expect(history.outcome).toBe('proved');
  const same = variants(history).filter(([, changed]) => historyLine(changed) === historyLine(history));
  const paths = new Set(same.map(([path]) => path.replaceAll(/\.\d+/g, '')));
  // A seal's kind already shows in its spelling.
  const seals = ['.content.open.seal.kind', '.content.received.seal.kind'];
  expect([...paths].sort()).toEqual(['.content.bundles.digest', '.content.cuts', ...seals]);
});

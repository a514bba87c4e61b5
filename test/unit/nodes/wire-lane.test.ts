import { describe, expect, it } from 'vitest';
import { readExamples } from '../../wire-lane/examples.ts';
import { holdExamples } from '../../wire-lane/lane.ts';
import { READERS } from '../../wire-lane/reading.ts';
import { holdSchemas } from '../../wire-lane/schemas.ts';

const all = readExamples('test/vectors/wire/examples');
const read = all.filter(({ server, endpoint }) => READERS[server]?.[endpoint] !== undefined);

describe('what vendors publish', () => {
  it('has each field that is read of a hosting service or a node under that name, and wants none that is not sent', () => {
    const { servers, fields, unknownNames, missing } = holdSchemas();
    expect({ servers, unknownNames, missing }).toEqual({ servers: 11, unknownNames: [], missing: [] });
    expect(fields).toBeGreaterThan(50);
  });

  it('is read as what it is', async () => {
    const { otherwise, asExpected } = await holdExamples(read);
    expect(
      otherwise.map(({ endpoint, status, refuse }) => `${endpoint} ${String(status)} ${refuse ?? ''}`),
    ).toEqual([]);
    expect(asExpected).toBeGreaterThan(30);
  });

  it('is never read as expected where one expectation is changed, or a word is not known', async () => {
    const { examples, asExpected } = await holdExamples(all, true);
    expect(examples).toBeGreaterThan(500);
    expect(asExpected).toBe(0);
    const [first] = read;
    if (first === undefined) throw new Error('there is no example');
    const unknown = { ...first, must: { ...first.must, aWordOfNobody: true } };
    expect(await holdExamples([unknown, { ...first, refuse: 'aCodeOfNobody' }])).toMatchObject({
      asExpected: 0,
    });
  });
});

import { describe, expect, it } from 'vitest';
import { readExamples } from '../../wire-lane/examples.ts';
import { holdExamples } from '../../wire-lane/lane.ts';
import { READERS } from '../../wire-lane/reading.ts';
import { holdSchemas } from '../../wire-lane/schemas.ts';
import { holdWallet, namesIn } from '../../wire-lane/wallet-schemas.ts';
import { wireTable } from '../../support/wire-tables.ts';

const all = readExamples('test/vectors/wire/examples');
const read = all.filter(({ server, endpoint }) => READERS[server]?.[endpoint] !== undefined);

describe('published vendor answers', () => {
  it("have each field that is read, under its name, and nothing that isn't sent is required", () => {
    const { servers, fields, unknownNames, missing } = holdSchemas();
    expect({ servers, unknownNames, missing }).toEqual({ servers: 11, unknownNames: [], missing: [] });
    expect(fields).toBeGreaterThan(1_000);
  });

  it('are found missing if a wallet server renames a field, requires another, or writes another word', () => {
    const name = 'rgb-node-api-0.2';
    const table = wireTable(name);
    const known = new Set(namesIn(table));
    const changed = (from: RegExp, to: string) =>
      JSON.parse(JSON.stringify(table).replace(from, to)) as typeof table;
    const held = (from: RegExp, to: string) => holdWallet(name, changed(from, to), known);
    expect(holdWallet(name, table, new Set()).unknownNames).toContain(`${name} listtransfers.expiration`);
    expect(held(/"btc_amount"/g, '"btc_value"').missing).toContain(
      `${name} listunspents: nobody reads btc_value`,
    );
    expect(held(/\["recipient_map"\]/, '["recipient_map","memo"]').missing).toEqual([
      `${name} sendbegin sends $.memo: missing`,
    ]);
    expect(held(/"fee_rate"/g, '"sat_per_vb"').missing).toContain(
      `${name} sendbegin sends $.fee_rate: not in the table`,
    );
    expect(held(/"WaitingSafeHeight"/, '"WaitingForGodot"').missing).toEqual([
      `${name}: WaitingForGodot means nothing`,
    ]);
  });

  it('are read as what they are', async () => {
    const { otherwise, asExpected } = await holdExamples(read);
    expect(
      otherwise.map(({ endpoint, status, refuse }) => `${endpoint} ${String(status)} ${refuse ?? ''}`),
    ).toEqual([]);
    expect(asExpected).toBe(all.length);
  });

  it('fail the lane if one expectation is changed, or a word is unknown', async () => {
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

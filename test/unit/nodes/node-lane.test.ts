import { expect, it } from 'vitest';
import { readExchanges } from '../../node-lane/exchanges.ts';

it('every answer of a real node is read as what it is, and given by the simulated one as well', async () => {
  const { exchanges, misread } = await readExchanges();
  expect(misread).toEqual([]);
  expect(exchanges).toBe(86);
}, 30_000);

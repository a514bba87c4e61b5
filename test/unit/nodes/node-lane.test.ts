import { expect, it } from 'vitest';
import { readExchanges } from '../../node-lane/exchanges.ts';

it("real nodes' answers are read as meant, and the simulated node gives the same", async () => {
  const { exchanges, misread } = await readExchanges();
  expect(misread).toEqual([]);
  expect(exchanges).toBe(86);
}, 30_000);

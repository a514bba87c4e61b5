import { expect, it } from 'vitest';
import { readLine } from '../../../../src-main/services/chain/line-answer.ts';

const WHERE = { host: 'a.example', endpoint: '' };
const PENDING = [
  [1, 'blockchain.estimatefee'],
  [2, 'blockchain.transaction.get'],
] as const;
const read = (line: string) => readLine(line, WHERE, PENDING);

it("an Electrum server's line is read by the question whose number it has", () => {
  expect(read('{"id":1,"result":0.00001}')).toEqual({ id: 1, result: { value: 0.00001 }, error: null });
  expect(read('{"id":2,"result":"00ff"}').result).toEqual({ value: Buffer.from([0, 255]) });
  expect(read('{"id":2,"result":0.00001}').result).toHaveProperty('misfit');
});

it.each([
  '{"id":3,"result":0.5}',
  '{"id":3}',
  '{"result":0.5}',
  '{"id":-1,"result":null}',
  '{"id":1.5,"result":1}',
])("an Electrum server's line gives no value to another question: %s", (line) =>
  expect(read(line)).toMatchObject({ result: { misfit: 'no answer to what was asked' }, error: null }),
);

it("an Electrum server's line with an error gives no value", () =>
  expect(read('{"id":1,"result":0.5,"error":{"code":-1,"message":"no"}}')).toEqual({
    id: 1,
    result: { misfit: 'no answer to what was asked' },
    error: { name: '-1', message: 'no' },
  }));

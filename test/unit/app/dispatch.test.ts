import { describe, expect, it } from 'vitest';
import { sizeOf } from '../../../src-main/app/dispatch.ts';

const MOST = 1_000_000;

describe('the size of an input', () => {
  it.each([
    [{}],
    [[]],
    ['text'],
    ['é€😀'],
    [null],
    [-1.5e-7],
    [true],
    [{ a: 1, b: ['x', null, { c: false }] }],
    [[[[]], { deep: [{ deep: 'er' }] }]],
  ])('is what JSON takes for %j, and at most a comma more for each list in it', (input) => {
    const bytes = Buffer.byteLength(JSON.stringify(input));
    const size = sizeOf(input, MOST) ?? 0;
    const lists = JSON.stringify(input).match(/[[{]/g)?.length ?? 0;
    expect(size).toBeGreaterThanOrEqual(bytes);
    expect(size).toBeLessThanOrEqual(bytes + lists);
  });

  it.each([[undefined], [1n], [{ a: 1n }], [new Uint8Array(3)], [{ file: new Uint8Array(3) }]])(
    'is none where it is no JSON value: %s',
    (input) => expect(sizeOf(input, MOST)).toBeNull(),
  );

  it('of a circle, or of a crowd that shares its members, is too large before anybody waits', () => {
    const circle: Record<string, unknown> = {};
    circle['again'] = circle;
    let crowd: unknown = 'x';
    for (let i = 0; i < 64; i++) crowd = [crowd, crowd];
    expect(sizeOf(circle, MOST)).toBeGreaterThan(MOST);
    expect(sizeOf(crowd, MOST)).toBeGreaterThan(MOST);
  });
});

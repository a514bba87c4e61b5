import { describe, expect, it, vi } from 'vitest';
import { fail } from '../../../src-main/base/errors.ts';
import { createDispatch, sizeOf, type DispatchDeps } from '../../../src-main/app/dispatch.ts';

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
  ])("is JSON's own for %j, and at most a comma more for each list", (input) => {
    const bytes = Buffer.byteLength(JSON.stringify(input));
    const size = sizeOf(input, MOST) ?? 0;
    const lists = JSON.stringify(input).match(/[[{]/g)?.length ?? 0;
    expect(size).toBeGreaterThanOrEqual(bytes);
    expect(size).toBeLessThanOrEqual(bytes + lists);
  });

  it.each([[undefined], [1n], [{ a: 1n }], [new Uint8Array(3)], [{ file: new Uint8Array(3) }]])(
    "is null if it isn't a JSON value: %s",
    (input) => expect(sizeOf(input, MOST)).toBeNull(),
  );

  it('of a cycle or of many shared members is too large, found quickly', () => {
    const circle: Record<string, unknown> = {};
    circle['again'] = circle;
    let crowd: unknown = 'x';
    for (let i = 0; i < 64; i++) crowd = [crowd, crowd];
    expect(sizeOf(circle, MOST)).toBeGreaterThan(MOST);
    expect(sizeOf(crowd, MOST)).toBeGreaterThan(MOST);
  });
});

describe('a call', () => {
  const logFault = vi.fn();
  const dispatch = (calls: object) =>
    createDispatch({
      calls: calls as DispatchDeps<string>['calls'],
      context: 'the context',
      isLocked: () => false,
      known: () => Promise.resolve(),
      ready,
      logFault,
    });
  const ready = vi.fn<DispatchDeps<string>['ready']>(() => Promise.resolve());
  const ask = { 'codes.camera': { on: true }, 'links.take': {}, 'nodes.list': {} };
  const done = (value: object) => ({ ok: true, value });

  it('gets the context and its input', async () => {
    const allow = vi.fn();
    await dispatch({ 'codes.camera': allow })('codes.camera', ask['codes.camera']);
    expect(allow.mock.calls).toEqual([['the context', { on: true }]]);
  });

  it("waits for the data that it needs, and reports why they can't be read", async () => {
    const allow = vi.fn();
    ready.mockRejectedValueOnce(fail('DISK_REFUSED', { file: 'fleet.sqlite', detail: 'gone' }));
    expect(await dispatch({ 'codes.camera': allow })('codes.camera', { on: true })).toMatchObject({
      ok: false,
      failure: { code: 'DISK_REFUSED' },
    });
    expect(allow).not.toHaveBeenCalled();
  });

  it.each<[string, () => unknown]>([
    ['at once', () => ({ kind: 'none' })],
    ['later', () => Promise.resolve({ kind: 'none' })],
  ])('may answer %s', async (_when, answer) => {
    expect(await dispatch({ 'links.take': answer })('links.take', {})).toEqual(done({ kind: 'none' }));
  });

  it.each<[string, () => unknown]>([
    ['at once', () => undefined],
    ['later', () => Promise.resolve()],
    ['whatever its function returns by chance', () => 1],
  ])('is not answered %s, if the contract says so', async (_when, answer) => {
    expect(await dispatch({ 'codes.camera': answer })('codes.camera', { on: false })).toEqual(done({}));
  });

  it.each<[string, keyof typeof ask, () => unknown]>([
    ['nothing where the contract wants something', 'links.take', () => undefined],
    ['a list whose row is none', 'nodes.list', () => ({ clouds: [], nodes: [{}], asOfMs: 0 })],
    ['a list and more', 'nodes.list', () => ({ clouds: [], nodes: [], asOfMs: 0, more: 1 })],
    ['a list that is none', 'nodes.list', () => ({ clouds: [], nodes: {}, asOfMs: 0 })],
    ['more than the contract says', 'links.take', () => ({ kind: 'none', more: 1 })],
    [
      'by throwing where the contract wants nothing',
      'codes.camera',
      () => Promise.reject(new Error('a fault')),
    ],
    [
      'by throwing at once',
      'links.take',
      () => {
        throw new Error('a fault');
      },
    ],
    ['by throwing later', 'links.take', () => Promise.reject(new Error('a fault'))],
  ])("with the answer %s is Ochre's fault, and the answer isn't sent", async (_what, name, answer) => {
    logFault.mockClear();
    expect(await dispatch({ [name]: answer })(name, ask[name])).toMatchObject({
      failure: { code: 'INTERNAL' },
    });
    expect(logFault).toHaveBeenCalledOnce();
  });
});

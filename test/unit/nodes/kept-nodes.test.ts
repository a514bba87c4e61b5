import { expect, it, vi } from 'vitest';
import { fail } from '../../../src-main/base/errors.ts';
import { createKeptNodes } from '../../../src-main/nodes/registry/on-disk.ts';
import type { NodeStore } from '../../../src-main/records/fleet.ts';
import { idOf, nodeRecord } from '../../support/node-records.ts';

const PAGE = 3;
const all = Array.from({ length: 8 }, (_, n) => nodeRecord(n, n === 4 ? { cloudId: 'lost' } : {}));

/** As the file gives them: `last` of a page that is not full is null. */
function keptNodes() {
  const nodesBehind = vi.fn<NodeStore['nodesBehind']>((after) => {
    const found = all.slice(after, after + PAGE);
    return { last: found.length < PAGE ? null : after + PAGE, found };
  });
  const kept = createKeptNodes({ fleet: { nodesBehind }, clock: { nowMs: () => 0 } }, (id) => id !== 'lost');
  return { nodesBehind, kept };
}
const wanted = all.map(({ id }) => id).filter((id) => id !== idOf(4));

it("a caller before all nodes are read reads the rest at once, in the file's order", async () => {
  const { kept, nodesBehind } = keptNodes();
  const reading = kept.read();
  expect([...kept.whole().keys()]).toEqual(wanted);
  await reading;
  expect(nodesBehind.mock.calls).toEqual([[0], [3], [6]]);
});

it("nodes that were changed or removed meanwhile aren't overwritten by reading", async () => {
  const { kept } = keptNodes();
  const reading = kept.read();
  kept.whole().set(idOf(7), { ...nodeRecord(7), name: 'changed' });
  kept.whole().delete(idOf(0));
  await reading;
  expect([...kept.whole().keys()]).toEqual(wanted.slice(1));
  expect(kept.whole().get(idOf(7))?.name).toBe('changed');
});

it('after a refusal of the disk the next caller reads on, so that no node is missing', async () => {
  const { kept, nodesBehind } = keptNodes();
  const page = nodesBehind.getMockImplementation()!;
  nodesBehind.mockImplementation((after) => {
    if (after === PAGE) throw fail('DISK_REFUSED', { file: 'fleet.sqlite', detail: 'gone' });
    return page(after);
  });
  await expect(kept.read()).rejects.toMatchObject({ failure: { code: 'DISK_REFUSED' } });
  expect(() => kept.whole()).toThrow();
  nodesBehind.mockImplementation(page);
  await kept.read();
  expect([...kept.whole().keys()]).toEqual(wanted);
});

import { expect, it } from 'vitest';
import { readNodeAnswer } from '../../../src-main/nodes/state/answer.ts';
import { applyEvidence } from '../../../src-main/nodes/state/apply-evidence.ts';
import { nothingKnown } from '../../../src-main/nodes/state/evidence.ts';
import { meaningOf } from '../../../src-main/nodes/state/table.ts';
import { misreadCases, misreadSequences, PUBLISHED } from '../../node-lane/gateways.ts';

it("published gateways' answers are read as the gateway's, and nodes' as the node's", async () => {
  expect(PUBLISHED.cases).toHaveLength(34);
  expect(await misreadCases()).toEqual([]);
});

it('published sequences of polls end in the proved state, with its alerts', async () => {
  expect(PUBLISHED.sequences).toHaveLength(8);
  expect(await misreadSequences()).toEqual([]);
}, 30_000);

const silent = ['noAnswer', 'notReady', 'wayAnswered', 'tokenRefused', 'elsewhere', 'answered'];

/** state/apply-evidence.test.ts tests that two of these change nothing, and that three unprove an unlocked node. */
it.each(['probe', 'unlock'] as const)(
  "no gateway's status proves anything about a node’s lock: %s",
  (asked) => {
    const facts = applyEvidence(nothingKnown, { kind: 'probeUnlocked' }, 1);
    const answer = { asked, name: null, text: null, isOwn: false, body: 'other' } as const;
    for (let status = 300; status < 600; status += 1) {
      const { proves } = meaningOf(asked, readNodeAnswer({ ...answer, status }), 'nothing', facts);
      expect([status, silent.includes(String(proves))]).toEqual([status, true]);
    }
  },
);

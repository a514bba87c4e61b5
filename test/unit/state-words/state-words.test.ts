import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { claim } from '../../../src-preload/contract/claims.ts';
import {
  FALSE_BY,
  PROOF_GROUNDS,
  WORDS,
  carries,
  outcomeOn,
} from '../../../src-preload/contract/state-words.ts';
import { transferRow } from '../../../src-preload/contract/transfers.ts';
import { aRow } from '../../fakes/asset-world.ts';
import { rows } from '../../state-words/scenes.ts';

const GROUNDS = Object.keys(FALSE_BY) as (keyof typeof FALSE_BY)[];

describe('each word of a state or an outcome', () => {
  it.each(rows())('$area: $word is shown on $ground, and not without it', ({ holds }) => {
    expect(holds).toBe(true);
  });

  it('has a scene for each ground of its row', () => {
    const named = Object.entries(WORDS).flatMap(([area, words]) =>
      Object.entries(words as Record<string, readonly string[]>).flatMap(([word, grounds]) =>
        grounds.map((ground) => `${area} ${word} ${ground}`),
      ),
    );
    expect(
      rows()
        .map(({ area, word, ground }) => `${area} ${word} ${ground}`)
        .sort(),
    ).toEqual(named.sort());
  });

  it("can't reach a screen as verified on somebody’s word, nor as reported on anything else", () => {
    const named = { name: 'readable', code: null, facts: {} } as const;
    for (const ground of ['derived', 'book', 'history', 'chain', 'told'] as const)
      for (const outcome of ['proved', 'onTrust'] as const)
        expect([ground, outcome, v.is(claim, { ...named, outcome, ground })]).toEqual([
          ground,
          outcome,
          carries('claim', outcome, ground),
        ]);
    expect(GROUNDS.map(outcomeOn).filter((one) => one === 'proved')).toHaveLength(4);
  });

  it("can't reach a screen as the person’s act, or as expired, without a time", () => {
    const is = (row: object) => v.is(transferRow, row);
    const [cancelled, expired] = [aRow(1, 'cancelled', 'out'), aRow(2, 'expired', 'in')];
    expect([is(cancelled), is(expired)]).toEqual([true, true]);
    expect([is({ ...cancelled, cancelledAtMs: null }), is({ ...expired, expiresAtMs: null })]).toEqual([
      false,
      false,
    ]);
  });

  it('of an unlocked node rests on the node alone', () => {
    const proofs = Object.entries(PROOF_GROUNDS).filter(([, ground]) => carries('node', 'unlocked', ground));
    expect(proofs.map(([proof]) => proof)).not.toContain('cloudStatus');
    expect(WORDS.node.unlocked).toEqual(['node']);
  });
});

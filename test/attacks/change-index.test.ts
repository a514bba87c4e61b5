import { describe, expect, it } from 'vitest';
import { LAST_INDEX, MAX_SEARCH } from '../../src-main/keys/account.ts';
import { attack, attacks, judgeDraft } from '../support/psbt/attack.ts';
import { genuineSlots, putKey, type Draft } from '../support/psbt/builder.ts';
import { attackBtc, genuineBtc, judgeBtc } from '../support/psbt/send-btc.ts';
import { testWallet } from '../support/psbt/test-wallet.ts';

const hideChange = (draft: Draft, index: number): void => {
  putKey(draft, draft.change!, 'vanilla', index);
  draft.raw.outputs[draft.change!] = [];
};
for (const index of [25, 1_000, 0x7fff_ffff])
  attack(`the change lies at index ${index}, 4 being the highest known`, 'CHANGE_INDEX', {
    change: (draft) => putKey(draft, draft.change!, 'vanilla', index),
    claim: 'changeOurs',
    facts: { output: '3', path: `m/86'/1'/0'/0/${index}`, last: '24' },
  });
const usedUp = testWallet({ highestIndex: { vanilla: 980, colored: 9 } });
attacks('FOREIGN_OUTPUT', {
  'the change lies out of reach and says nothing': (draft) => hideChange(draft, 25),
  'the change lies so far beyond them that nobody looks': {
    from: { wallet: usedUp },
    change: (draft) => hideChange(draft, 1_201),
  },
});

const atEnd = testWallet({
  highestIndex: { vanilla: MAX_SEARCH - 5, colored: MAX_SEARCH - 5 },
  searchLength: MAX_SEARCH,
});
attacks('CHANGE_INDEX', {
  'a slot lies out of reach': (draft) => putKey(draft, 0, 'colored', 30),
  'a slot lies beyond what 30 new ones fill up': {
    from: { num: 30 },
    change: (draft) => putKey(draft, 0, 'colored', 60),
  },
  'the change lies beyond the thousand that a restore looks at, and says nothing': {
    from: { wallet: usedUp },
    change: (draft) => hideChange(draft, 1_005),
    claim: 'changeOurs',
    facts: { output: '3', path: "m/86'/1'/0'/0/1005", last: '1000' },
  },
  'a slot lies beyond the longest search': {
    from: { wallet: atEnd },
    change: (draft) => putKey(draft, 0, 'colored', MAX_SEARCH + 1),
    facts: expect.objectContaining({ last: '20000' }) as object,
  },
  'the change of new slots lies beyond the longest search': {
    from: { wallet: atEnd },
    change: (draft) => putKey(draft, draft.change!, 'vanilla', MAX_SEARCH + 1),
  },
});
attackBtc('the change lies beyond all that is left for moving out', 'CHANGE_INDEX', {
  from: { wallet: testWallet({ highestIndex: { vanilla: LAST_INDEX, colored: 9 } }) },
  change: (draft) => putKey(draft, 1, 'vanilla', LAST_INDEX + 1),
});

describe('a search that grows', () => {
  const longer = (verdict: ReturnType<typeof judgeDraft>) => [
    verdict.outcome,
    verdict.claims.find(({ name }) => name === 'changeOurs')?.facts.searchLength,
  ];

  it.each([
    ['vanilla', 1_000, undefined],
    ['vanilla', 1_001, '2000'],
    ['colored', 1_000, undefined],
    ['colored', 1_001, '2000'],
    ['colored', 1_019, '2000'],
  ] as const)('says how far it must reach for an output on the %s branch at %i', (branch, index, length) => {
    const draft = genuineSlots({ wallet: testWallet({ highestIndex: { vanilla: 999, colored: 999 } }) });
    putKey(draft, branch === 'vanilla' ? draft.change! : 0, branch, index);
    expect(longer(judgeDraft(draft))).toEqual(['proved', length]);
  });

  it('is as far for what is brought without a request, and takes nothing for ours beyond it', () => {
    for (const [searchLength, outcome] of [
      [1_000, 'CHANGE_INDEX'],
      [2_000, null],
    ] as const) {
      const draft = genuineSlots({ wallet: testWallet({ searchLength }) });
      putKey(draft, draft.change!, 'vanilla', 1_500);
      const { raw: _, intent: __, ...rest } = draft;
      const verdict = judgeDraft({ ...draft, ...rest, intent: { kind: 'offline' } } as unknown as Draft);
      expect(verdict.code).toBe(outcome);
    }
  });

  it('leaves a wallet at its end the sends that move everything out', () => {
    const draft = genuineBtc({ wallet: atEnd });
    putKey(draft, 1, 'vanilla', MAX_SEARCH + 10);
    expect(longer(judgeBtc(draft))).toEqual(['proved', '21000']);
    const last = testWallet({ highestIndex: { vanilla: LAST_INDEX, colored: LAST_INDEX } });
    expect(judgeBtc(genuineBtc({ wallet: last, withChange: false })).outcome).toBe('proved');
  });
});

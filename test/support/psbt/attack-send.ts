import { expect, it } from 'vitest';
import type { Verdict } from '../../../src-main/verify/types.ts';
import type { SendOptions } from '../rgb/genuine-send.ts';
import { attacksOn, type How } from './attack.ts';
import { genuineTrial, judgeTrial, type SendTrial } from './send.ts';

export const {
  attack: attackSend,
  attacks: attackSends,
  attacksFrom: attackSendsFrom,
} = attacksOn<SendTrial, SendOptions>('a send', genuineTrial, judgeTrial, (from) => {
  const { outcome, code, claims } = judgeTrial(genuineTrial({ ...from, known: true }));
  expect([outcome, code]).toEqual(['proved', null]);
  expect(claims.every((claim) => claim.outcome === 'proved')).toBe(true);
  // It is as good as the list where the own book does not know what its slots hold.
  expectOnlyTrusted(judgeTrial(genuineTrial({ ...from, known: false })));
});

/** Changes that are no attack: still proved, claim by claim, but for what the list alone says of the slots. */
export function stillProved(rows: Readonly<Record<string, How<SendTrial, SendOptions>>>): void {
  stillProvedFrom({}, rows);
}

export function stillProvedFrom(
  honest: SendOptions,
  rows: Readonly<Record<string, How<SendTrial, SendOptions>>>,
): void {
  for (const [title, how] of Object.entries(rows))
    it(`a send is proved when ${title}`, () => {
      const { from = honest, change } = typeof how === 'function' ? { change: how } : how;
      const trial = genuineTrial(from);
      change?.(trial);
      expectOnlyTrusted(judgeTrial(trial));
    });
}

/** What the spent slots hold is the service's word, which ones is said; all else is proved. */
function expectOnlyTrusted({ outcome, code, claims, inputs }: Verdict): void {
  expect([outcome, code]).toEqual(['onTrust', null]);
  const trusted = claims.filter((claim) => claim.outcome !== 'proved');
  const told = inputs.map(({ outpoint }) => `${outpoint?.txid ?? ''}:${String(outpoint?.vout)}`);
  expect(trusted.map(({ name }) => name)).toContain('assetsWhole');
  for (const { name, outcome: of, ground, facts } of trusted) {
    expect(['assetsWhole', 'assetsAsAsked', 'inputsAreSlots']).toContain(name);
    expect([of, ground]).toEqual(['onTrust', 'told']);
    expect(told).toEqual(expect.arrayContaining((facts['told'] ?? '-').split(' ')));
  }
}

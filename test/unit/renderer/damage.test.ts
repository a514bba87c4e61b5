import { describe, expect, it } from 'vitest';
import { damageText, type Damage } from '../../../src-renderer/text/damage.ts';

const said = (damage: Partial<Damage>): string => {
  const { title, more } = damageText({
    file: 'ochre.json',
    keptAs: 'ochre.json.corrupt-1',
    recovered: 'nothing',
    ...damage,
  });
  return `${title} · ${more}`.replace(/[⁨⁩]/g, '');
};
const rows = (...named: string[]) => ({ named, inAll: named.length });

describe("the first screen's report of damaged settings", () => {
  it('names each member that got a safe value', () =>
    expect(said({ recovered: 'safe', rows: rows('app.offline', 'wallet Savings: rules') })).toBe(
      'ochre.json was damaged · Ochre kept it as ochre.json.corrupt-1. Unreadable: app.offline and wallet Savings: rules. Strictest value used for each.',
    ));

  it("names what comes from the copy, and doesn't call it unreadable", () =>
    expect(said({ recovered: 'merged', rows: rows('wallet Savings') })).toBe(
      'ochre.json and its copy differed · Ochre kept it as ochre.json.corrupt-1. Taken from the copy: wallet Savings. Check them in Settings.',
    ));

  it('says where the key of a missing wallet is, and how to find all keys', () => {
    expect(said({ recovered: 'part', rows: rows('wallet Savings') })).toContain(
      'keys are still in your keychain.',
    );
    expect(said({ recovered: 'nothing' })).toContain('offline, amounts hidden');
    expect(said({ recovered: 'nothing' })).toContain('under Settings');
  });
});

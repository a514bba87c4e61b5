import { describe, expect, it } from 'vitest';
import { readKeys } from '../../../src-main/own-service/http/endpoint.ts';

const [xpubVanilla, xpubColored] = [`tpub${'v'.repeat(107)}`, `xpub${'c'.repeat(107)}`];
const fingerprint = '0badcafe';
const all = { 'xpub-van': xpubVanilla, 'xpub-col': xpubColored, 'master-fingerprint': fingerprint };

describe('the headers that name a wallet', () => {
  it('are three, and the document’s own stands for the first', () => {
    const keys = { xpubVanilla, xpubColored, fingerprint };
    expect(readKeys(all)).toEqual({ keys, problems: [] });
    const { 'xpub-van': xpub, ...rest } = all;
    expect(readKeys({ ...rest, xpub }).keys).toEqual(keys);
  });

  it('name one wallet, in whatever case the fingerprint is', () => {
    const shouted = readKeys({ ...all, 'master-fingerprint': '0BadCAFE' }).keys;
    expect(shouted).toEqual(readKeys(all).keys);
  });

  it('are all reported if they are missing', () =>
    expect(readKeys({ 'xpub-col': xpubColored })).toMatchObject({
      keys: null,
      problems: [{ loc: ['header', 'xpub-van'] }, { loc: ['header', 'master-fingerprint'] }],
    }));

  it.each([
    ['a private key', { 'xpub-van': `tprv${'v'.repeat(107)}` }],
    ['words', { 'xpub-col': 'abandon abandon about' }],
    ['a way out of the folder', { 'xpub-van': `tpub${'../'.repeat(36)}` }],
    ['a key without an end', { 'xpub-van': `tpub${'v'.repeat(100_000)}` }],
    ['a fingerprint that is none', { 'master-fingerprint': '../..' }],
  ])("may not contain %s, which isn't repeated", (_, wrong) => {
    const { keys, problems } = readKeys({ ...all, ...wrong });
    expect(keys).toBeNull();
    expect(problems).toHaveLength(1);
    expect(JSON.stringify(problems)).not.toContain(Object.values(wrong)[0]);
  });
});

import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { language } from '../../../src-preload/messages/say.ts';
import { root } from '../../../scripts/lib/root.mjs';
import { speakFrom } from '../../../src-main/app/language.ts';
import { namesText } from '../../../src-main/wallet/book/names.ts';
import { tempFolder } from '../../support/temp-folder.ts';

it('main uses the nearest messages folder above it, and throws if there is none', () => {
  onTestFinished(() => speakFrom(root, 'en'));
  speakFrom(join(root, 'out/dev/main'), 'de');
  expect(language()).toBe('de');
  const names = { ticker: 'GOLD', name: 'Gold', precision: 2, schema: 'NIA' };
  expect(namesText(names)).toBe('GOLD “Gold”, 2\u00a0Nachkommastellen (NIA)');
  expect(() => speakFrom(tempFolder(), 'en')).toThrow(/ENOENT/);
});

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { language, say } from '../../../src-preload/messages/say.ts';
import { root } from '../../../scripts/lib/root.mjs';
import { speakFrom } from '../../../src-main/app/language.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const folders: string[] = [];
afterEach(() => {
  speakFrom(root, 'en');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('main', () => {
  it('says what the nearest resources above it hold, in the language that is asked for', () => {
    const folder = tempFolder();
    folders.push(folder);
    const here = join(folder, 'out/dev/main');
    mkdirSync(here, { recursive: true });
    mkdirSync(join(folder, 'resources/messages/de'), { recursive: true });
    writeFileSync(join(folder, 'resources/messages/de/terms.ftl'), '-ochre = Ocker\n');
    writeFileSync(join(folder, 'resources/messages/de/menu.ftl'), 'menu-quit = { -ochre } beenden\n');
    speakFrom(here, 'de');
    expect([language(), say('menu-quit')]).toEqual(['de', 'Ocker beenden']);
  });

  it('says so where there are none above it', () => {
    const folder = tempFolder();
    folders.push(folder);
    expect(() => speakFrom(folder, 'en')).toThrow(/ENOENT/);
  });
});

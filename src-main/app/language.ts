import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { speak, type Language } from '../../src-preload/messages/say.ts';

const MESSAGES = 'resources/messages';

/**
 * From now on main says its questions, menus and alerts in this language. What is said lies in the nearest folder of
 * resources above `here`, where the program does: two above a build, more where one is built while it is changed.
 */
export function speakFrom(here: string, language: Language): void {
  const folder = join(holderOf(here), MESSAGES, language);
  speak(language, (area) => readFileSync(join(folder, `${area}.ftl`), 'utf8'));
}

function holderOf(here: string): string {
  const above = dirname(here);
  return above === here || existsSync(join(here, MESSAGES)) ? here : holderOf(above);
}

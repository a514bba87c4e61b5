import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { speak, type Language } from '../../src-preload/messages/say.ts';

const MESSAGES = 'resources/messages';

/** The messages lie two folders above a build, more in development. */
export function speakFrom(here: string, language: Language): void {
  const folder = join(holderOf(here), MESSAGES, language);
  speak(language, (area) => readFileSync(join(folder, `${area}.ftl`), 'utf8'));
}

function holderOf(here: string): string {
  const above = dirname(here);
  return above === here || existsSync(join(here, MESSAGES)) ? here : holderOf(above);
}

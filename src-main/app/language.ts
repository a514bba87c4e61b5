import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { speak, type Language } from '../../src-preload/messages/say.ts';

/** From now on main says its questions, menus and alerts in this language, out of this folder (resources/messages). */
export function speakFrom(folder: string, language: Language): void {
  speak(language, (area) => readFileSync(join(folder, language, `${area}.ftl`), 'utf8'));
}

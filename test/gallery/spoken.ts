import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, serialize, Transformer, type TextElement } from '@fluent/syntax';
import type { Page } from '@playwright/test';
import { speak, type Language } from '../../src-preload/messages/say.ts';
import { ask } from '../e2e/support/ask.ts';
import { stretched } from '../support/stretched.ts';

/** Languages of the catalogue, and one that is two fifths longer than English. */
export const SPOKEN = ['en', 'es', 'de', 'long'] as const;
export type Spoken = (typeof SPOKEN)[number];

class Stretch extends Transformer {
  override visitTextElement(text: TextElement): TextElement {
    text.value = stretched(text.value);
    return text;
  }
}

/** The catalogue by area. */
function catalogue(spoken: Spoken): ReadonlyMap<string, string> {
  const folder = join(import.meta.dirname, '../../resources/messages', spoken === 'long' ? 'en' : spoken);
  return new Map(
    readdirSync(folder).map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      if (spoken !== 'long') return [file.slice(0, -'.ftl'.length), text];
      const resource = parse(text, {});
      new Stretch().genericVisit(resource);
      return [file.slice(0, -'.ftl'.length), serialize(resource, {})];
    }),
  );
}

/** The built page's file of English. */
const ENGLISH = /\/assets\/en-[\w-]+\.js$/;

/** From now on the page and `say` here speak it. What stands on the page is drawn anew; a test begins at Home. */
export async function speakOn(page: Page, spoken: Spoken): Promise<void> {
  const language: Language = spoken === 'long' ? 'en' : spoken;
  const texts = catalogue(spoken);
  speak(language, (area) => texts.get(area) ?? '');
  await ask(page, 'settings.set', { language });
  await page.unroute(ENGLISH);
  if (spoken === 'long') {
    const files = Object.fromEntries([...texts].map(([area, text]) => [`/${area}.ftl`, text]));
    await page.route(ENGLISH, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export const files = ${JSON.stringify(files)};`,
      }),
    );
  }
  await page.reload();
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { root } from '../../../scripts/lib/root.mjs';
import { speak, type Language } from '../../../src-preload/messages/say.ts';
import { share } from '../../../src-renderer/text/numbers.ts';
import { ago, day, dayAndTime, lasting } from '../../../src-renderer/text/time.ts';

const AT_MS = new Date(2027, 2, 5, 12, 4).getTime();

const speakIn = (language: Language): void => {
  speak(language, (area) => readFileSync(join(root, `resources/messages/en/${area}.ftl`), 'utf8'));
};
const DAYS_MS = 3 * 24 * 3_600_000;
const ofSystem = (own: string): void => {
  vi.stubGlobal('navigator', { language: own });
};

afterEach(() => {
  vi.unstubAllGlobals();
  speakIn('en');
});

it("moments and shares are written in Ochre's language, whatever the system’s", () => {
  ofSystem('en-US');
  speakIn('de');
  expect([day(AT_MS), dayAndTime(AT_MS), share(1, 3)]).toEqual([
    '05.03.2027',
    '5. März, 12:04',
    '33,3\u00a0%',
  ]);
  speakIn('es');
  expect([day(AT_MS), share(1, 3)]).toEqual(['5 mar 2027', '33,3\u00a0%']);
});

it('moments are written as in the person’s region if it has the same language', () => {
  speakIn('en');
  ofSystem('en-GB');
  expect(day(AT_MS)).toBe('5 Mar 2027');
  ofSystem('en-US');
  expect(day(AT_MS)).toBe('Mar 5, 2027');
  ofSystem('de-AT');
  expect(day(AT_MS)).toBe('Mar 5, 2027');
  speakIn('es');
  ofSystem('es-MX');
  // Figures follow the language alone, like amounts, so that they can be typed again.
  expect(share(1, 3)).toBe('33,3\u00a0%');
});

it('days in German are declined by the word before them', () => {
  speak('de', (area) => readFileSync(join(root, `resources/messages/de/${area}.ftl`), 'utf8'));
  expect([ago(0, DAYS_MS), lasting(DAYS_MS)]).toEqual(['vor 3\u00a0Tagen', '3\u00a0Tage']);
});

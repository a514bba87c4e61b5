import type { Page } from '@playwright/test';
import { tap, type Tap } from './seals.ts';

/** One message between the page and the host. */
export interface Message {
  /** E.g. `vault.reveal to page`; notices have such names, too. */
  readonly act: string;
  readonly text: string;
}
export type Traffic = readonly Message[];

/** The calls that are meant to carry words. */
export const WORD_CALLS = ['vault.reveal to page', 'vault.checkWords to host', 'vault.restore to host'];

/** Records all calls and notices between page and host. Call before the page opens. */
export async function recordTraffic(page: Page): Promise<Traffic> {
  const messages: Message[] = [];
  page.on('request', (request) => messages.push({ act: 'request', text: request.url() }));
  page.on('console', (message) => messages.push({ act: 'console', text: message.text() }));
  await page.exposeFunction('crossed', (call: string, direction: string, text: string) => {
    messages.push({ act: `${call} ${direction}`, text });
  });
  await tap(page);
  await page.addInitScript(tellCrossed);
  return messages;
}

/** Runs in the page: reports what it seals and opens. */
function tellCrossed(): void {
  const scope = globalThis as unknown as { ochreTap: Tap; crossed: Tap['heard'][number] };
  scope.ochreTap.heard.push(scope.crossed);
}

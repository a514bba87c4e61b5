import type { Page } from '@playwright/test';
import { tap, type Tap } from './seals.ts';

/** One message between the page and the host. */
export interface Message {
  readonly call: string;
  readonly direction: 'to host' | 'to page';
  readonly text: string;
}

/** The calls that carry words by design: they alone are left out of the search. */
const WORD_CALLS: Readonly<Record<string, Message['direction']>> = {
  'vault.reveal': 'to page',
  'vault.checkWords': 'to host',
  'vault.restore': 'to host',
};

export interface Traffic {
  readonly messages: readonly Message[];
  /** Everything but the word calls. */
  readonly wordless: () => readonly Message[];
}

/** Everything that crosses between page and host, calls and notices, from now on. Call before the page is opened. */
export async function recordTraffic(page: Page): Promise<Traffic> {
  const messages: Message[] = [];
  page.on('request', (request) => {
    messages.push({ call: '', direction: 'to host', text: request.url() });
  });
  page.on('console', (message) => {
    messages.push({ call: 'console', direction: 'to page', text: message.text() });
  });
  await page.exposeFunction('crossed', (call: string, direction: Message['direction'], text: string) => {
    messages.push({ call, direction, text });
  });
  await tap(page);
  await page.addInitScript(tellCrossed);
  return {
    messages,
    wordless: () => messages.filter(({ call, direction }) => WORD_CALLS[call] !== direction),
  };
}

/** Runs in the page: hands over what it seals and opens. */
function tellCrossed(): void {
  const scope = globalThis as unknown as { ochreTap: Tap; crossed: Tap['heard'][number] };
  scope.ochreTap.heard.push(scope.crossed);
}

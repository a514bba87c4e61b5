import type { Page } from '@playwright/test';

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
    const body = request.postData() ?? '';
    messages.push({ call: nameOf(body), direction: 'to host', text: `${request.url()} ${body}` });
  });
  page.on('response', (response) => {
    if (!response.url().endsWith('/call')) return;
    void response.text().then(
      (text) => messages.push({ call: nameOf(response.request().postData()), direction: 'to page', text }),
      () => undefined,
    );
  });
  page.on('console', (message) => {
    messages.push({ call: 'console', direction: 'to page', text: message.text() });
  });
  await page.exposeFunction('heardNotice', (text: string) => {
    messages.push({ call: 'notices', direction: 'to page', text });
  });
  await page.addInitScript(teeNotices);
  return {
    messages,
    wordless: () => messages.filter(({ call, direction }) => WORD_CALLS[call] !== direction),
  };
}

/** Runs in the page: the notice stream never ends, so its pieces are handed over as they come. */
function teeNotices(): void {
  const scope = globalThis as unknown as { heardNotice: (text: string) => Promise<void> };
  const original = globalThis.fetch;
  globalThis.fetch = async (...asked) => {
    const response = await original(...asked);
    const target = asked[0] instanceof Request ? asked[0].url : String(asked[0]);
    if (!target.endsWith('/notices') || response.body === null) return response;
    const [kept, passedOn] = response.body.tee();
    void (async () => {
      const decoder = new TextDecoder();
      for await (const piece of kept as ReadableStream<Uint8Array>)
        await scope.heardNotice(decoder.decode(piece, { stream: true }));
    })();
    return new Response(passedOn, { status: response.status, headers: response.headers });
  };
}

function nameOf(body: string | null): string {
  return /"name":"([\w.]+)"/.exec(body ?? '')?.[1] ?? '';
}

import type { Page } from '@playwright/test';

type Direction = 'to host' | 'to page';

/** Shows the page's seals in clear, because what crosses the port is encrypted. */
export interface Tap {
  readonly heard: ((call: string, direction: Direction, text: string) => unknown)[];
}

/** Lets the page's `ochreTap` hear what is sealed and opened. Call before the page opens. */
export const tap = (page: Page): Promise<unknown> => page.addInitScript(tapSeals);

/** Runs in the page, between its transport and the browser's AES-GCM. */
function tapSeals(): void {
  type Acts = Record<
    'encrypt' | 'decrypt',
    (how: Placed, key: unknown, bytes: Uint8Array) => Promise<ArrayBuffer>
  >;
  interface Placed {
    readonly iv: Uint8Array;
  }
  const scope = globalThis as unknown as { ochreTap?: Tap };
  if (scope.ochreTap !== undefined) return;
  const tapped: Tap = { heard: [] };
  scope.ochreTap = tapped;
  const acts = Object.getPrototypeOf(crypto.subtle) as Acts;
  const { encrypt, decrypt } = acts;
  const calls = new Map<number, string>();
  const numbers = ({ iv }: Placed): readonly [number, number] => {
    const view = new DataView(iv.buffer);
    return [view.getUint32(4), view.getUint32(8)];
  };
  acts.encrypt = function (how, key, bytes) {
    const text = new TextDecoder().decode(bytes);
    const call = /^\{"name":"([\w.]+)"/.exec(text)?.[1] ?? '';
    calls.set(numbers(how)[0], call);
    for (const hear of tapped.heard) hear(call, 'to host', text);
    return encrypt.call(this, how, key, bytes);
  };
  acts.decrypt = async function (how, key, bytes) {
    const opened = await decrypt.call(this, how, key, bytes);
    const [request, index] = numbers(how);
    const call = index > 0 ? 'notices' : (calls.get(request) ?? '');
    for (const hear of tapped.heard) hear(call, 'to page', new TextDecoder().decode(opened));
    return opened;
  };
}

import { createBridge, type Bridge } from '../../src-preload/bridge.ts';
import { createLoopbackTransport, type ConnectionState } from './loopback-transport.ts';
import { wait } from '../text/durations.ts';

export type { ConnectionState } from './loopback-transport.ts';

declare global {
  interface Window {
    /** Electron's preload; absent on the loopback host. */
    readonly ochre?: Bridge;
  }
}

type OnConnection = (heard: (state: ConnectionState) => void) => () => void;

let ofTheHost: OnConnection = (heard) => {
  heard('open');
  return () => undefined;
};

/** Call after `openBridge`. */
export const onConnection: OnConnection = (heard) => ofTheHost(heard);

const TOKEN_KEY = 'ochre-token';

/** Called once, at the start, because it takes the one-time code out of the address. */
export function openBridge(): Bridge {
  if (window.ochre !== undefined) return window.ochre;
  const transport = createLoopbackTransport({
    fetch: (path, init) => fetch(path, init),
    fragment: location.hash,
    forgetFragment: () => history.replaceState(null, '', location.pathname),
    token: {
      get: () => sessionStorage.getItem(TOKEN_KEY),
      set: (token) => {
        if (token === null) sessionStorage.removeItem(TOKEN_KEY);
        else sessionStorage.setItem(TOKEN_KEY, token);
      },
    },
    copy: copyInPage,
    wait,
  });
  ofTheHost = transport.onState;
  return createBridge(transport);
}

/** Reads the clipboard back only if that is allowed already, or the browser would ask at every copy. */
async function copyInPage(text: string): Promise<boolean> {
  await navigator.clipboard.writeText(text);
  const { state } = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName });
  return state !== 'granted' || (await navigator.clipboard.readText()) === text;
}

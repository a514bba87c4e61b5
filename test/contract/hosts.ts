import { openRendererFiles } from '../../src-main/hosts/renderer-files.ts';
import { startLoopbackServer } from '../../src-main/hosts/loopback/server.ts';
import { openIpcHost } from '../../src-main/hosts/electron/ipc.ts';
import type { Dispatch } from '../../src-main/ports/index.ts';
import type { Notices } from '../../src-main/hosts/notices.ts';
import type { Transport } from '../../src-preload/bridge.ts';
import { NOTICE_CHANNEL } from '../../src-preload/channels.ts';
import { openLoopbackPage } from '../support/loopback-page.ts';
import { fakeContents, fakeIpcMain } from '../fakes/electron.ts';
import { buildPage } from '../unit/hosts/built-page.ts';

/** One way from a page to `dispatch` and back. */
export interface CarriedBy extends Transport {
  readonly close: () => Promise<void>;
}
export type Carry = (app: { readonly dispatch: Dispatch; readonly notices: Notices }) => Promise<CarriedBy>;

/** No host: what the others are measured by. */
const inProcess: Carry = ({ dispatch, notices }) =>
  Promise.resolve({
    ask: dispatch,
    listen: (name, heard) =>
      notices.listen((told, payload) => {
        if (told === name) heard(payload);
      }),
    close: () => Promise.resolve(),
  });

/** The real server on 127.0.0.1 and the page's real transport, with Node's fetch sending the Origin a browser would. */
const overLoopback: Carry = async ({ dispatch, notices }) => {
  const page = buildPage();
  const server = await startLoopbackServer({
    files: openRendererFiles(page.folder),
    dispatch,
    notices,
    pendingQuestions: () => [],
    greeted: () => undefined,
    port: 0,
    fault: (name, error) => {
      throw new Error(name, { cause: error });
    },
  });
  const transport = await openLoopbackPage(server.newAddress());
  return {
    ask: transport.ask,
    listen: transport.listen,
    close: async () => {
      transport.close();
      await server.close();
      page.remove();
    },
  };
};

/** Electron's host over a strict stand-in for ipcMain, which clones as the real one does. Not a window. */
const overElectronsChannel: Carry = ({ dispatch, notices }) => {
  const { ipcMain, invoke } = fakeIpcMain();
  const window = fakeContents(1);
  openIpcHost({ ipcMain, dispatch, notices }).trust(window.contents);
  const from = { sender: window.contents, senderFrame: window.contents.mainFrame };
  return Promise.resolve({
    ask: async (name, input) =>
      structuredClone(await invoke(from, 'ochre:call', ...structuredClone([name, input]))),
    listen: (name, heard) =>
      window.onSend((channel, told, payload) => {
        if (channel === NOTICE_CHANNEL && told === name) heard(structuredClone(payload));
      }),
    close: () => {
      window.destroy();
      return Promise.resolve();
    },
  });
};

export const carriers: readonly (readonly [string, Carry])[] = [
  ['in process', inProcess],
  ['over the loopback host', overLoopback],
  ['over Electron’s channel (stand-in for ipcMain)', overElectronsChannel],
];

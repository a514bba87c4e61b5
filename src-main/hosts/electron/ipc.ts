import type { IpcMain, IpcMainInvokeEvent, WebContents } from 'electron';
import { CALL_CHANNEL, NOTICE_CHANNEL } from '../../../src-preload/channels.ts';
import type { Dispatch } from '../../ports/index.ts';
import type { Notices } from '../notices.ts';
import { APP_ORIGIN, isOfTheApp } from './app-origin.ts';

export interface IpcHost {
  readonly trust: (contents: WebContents) => void;
}

type Heard = Parameters<Notices['listen']>[0];

/** electron-store's own channel tells any page where the data folder is. */
const FOREIGN_CHANNELS = ['electron-store-get-data'];

/** Serves a trusted window's page; refuses unseen a sub-frame, a frame that has gone, another origin or window. */
export function openIpcHost(deps: {
  readonly ipcMain: Pick<IpcMain, 'handle'> & { readonly removeAllListeners: (channel: string) => unknown };
  readonly dispatch: Dispatch;
  readonly notices: { readonly listen: (heard: Heard) => unknown };
}): IpcHost {
  const trusted = new Map<number, WebContents>();
  for (const channel of FOREIGN_CHANNELS) deps.ipcMain.removeAllListeners(channel);

  deps.ipcMain.handle(CALL_CHANNEL, (event, ...sent: unknown[]) => {
    if (!isTrusted(event)) throw refusal();
    const [name, input] = sent;
    if (sent.length !== 2 || typeof name !== 'string') throw refusal();
    return deps.dispatch(name, input);
  });

  deps.notices.listen((name, payload) => {
    for (const contents of trusted.values()) {
      if (!contents.isDestroyed()) contents.send(NOTICE_CHANNEL, name, payload);
    }
  });

  const isTrusted = (event: IpcMainInvokeEvent): boolean => {
    const { sender, senderFrame: frame } = event;
    if (trusted.get(sender.id) !== sender || sender.isDestroyed()) return false;
    // Null once the frame has gone. `detached` says less: Electron 33 keeps it on the frame after a page's crash.
    if (frame === null || frame !== sender.mainFrame || frame.parent !== null) return false;
    // An about:blank frame inherits its opener's origin.
    return frame.origin === APP_ORIGIN && isOfTheApp(frame.url);
  };

  return {
    trust: (contents) => {
      const { id } = contents;
      trusted.set(id, contents);
      contents.once('destroyed', () => {
        trusted.delete(id);
      });
    },
  };
}

/** Electron writes what a handler throws to stderr: without a stack it is one line. */
const refusal = (): Error => Object.assign(new Error('refused'), { stack: undefined });

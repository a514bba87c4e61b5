import { contextBridge, ipcRenderer } from 'electron';
import { createBridge } from './bridge.ts';
import { CALL_CHANNEL, NOTICE_CHANNEL } from './channels.ts';

// Runs in the window's sandbox before the page, which gets one frozen object: no ipcRenderer, event or channel name.
const heardBy = new Map<string, Set<(payload: unknown) => void>>();

ipcRenderer.on(NOTICE_CHANNEL, (_event, name: string, payload: unknown) => {
  for (const heard of heardBy.get(name) ?? []) heard(payload);
});

contextBridge.exposeInMainWorld(
  'ochre',
  createBridge({
    ask: (name, input) => ipcRenderer.invoke(CALL_CHANNEL, name, input),
    listen: (name, heard) => {
      const listeners = heardBy.get(name) ?? new Set();
      heardBy.set(name, listeners.add(heard));
      return () => {
        listeners.delete(heard);
      };
    },
  }),
);

import { contextBridge, ipcRenderer } from 'electron';
import { createBridge } from './bridge.ts';
import { CALL_CHANNEL, NOTICE_CHANNEL } from './channels.ts';

// Runs in the window's sandbox, before the page. The page gets one frozen object with one function for each member
// of the contract: no ipcRenderer, no event, no way to name a channel or a call that the contract does not have.
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

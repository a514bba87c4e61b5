import ElectronStore from 'electron-store';
import { ipcMain } from 'electron';
import { storeOptions, type SettingsStore } from '../../storage/settings.ts';

/** The settings file in Electron: what conf writes on the loopback host, byte for byte. */
export function openElectronStore(folder: string): SettingsStore {
  const { configName, ...options } = storeOptions;
  const store = new ElectronStore({ ...options, name: configName, cwd: folder });
  // electron-store opens a channel of its own that tells any page where the data folder is. There is one channel.
  ipcMain.removeAllListeners('electron-store-get-data');
  return store;
}

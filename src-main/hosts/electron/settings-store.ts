import ElectronStore from 'electron-store';
import { storeOptions, type SettingsStore } from '../../records/settings-file.ts';

/** The settings file in Electron: what conf writes on the loopback host, byte for byte. */
export function openElectronStore(folder: string): SettingsStore {
  const { configName, ...options } = storeOptions;
  return new ElectronStore({ ...options, name: configName, cwd: folder });
}

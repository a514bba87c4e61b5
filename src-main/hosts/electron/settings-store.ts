import ElectronStore from 'electron-store';
import { storeOptions, type SettingsStore } from '../../records/settings-file.ts';

/** Byte for byte what conf writes on the loopback host. */
export function openElectronStore(folder: string): SettingsStore {
  const { configName, ...options } = storeOptions;
  return new ElectronStore({ ...options, name: configName, cwd: folder });
}

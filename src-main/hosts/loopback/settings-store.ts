import Conf from 'conf';
import { storeOptions, type SettingsStore } from '../../records/settings-file.ts';

/** The settings file without Electron: what electron-store writes, byte for byte. */
export function openConfStore(folder: string): SettingsStore {
  return new Conf<Record<string, unknown>>({ ...storeOptions, cwd: folder, projectName: 'ochre-wallet' });
}

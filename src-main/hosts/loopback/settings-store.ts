import Conf from 'conf';
import { storeOptions, type SettingsStore } from '../../records/settings-file.ts';

/** Byte for byte what electron-store writes. */
export function openConfStore(folder: string): SettingsStore {
  return new Conf<Record<string, unknown>>({ ...storeOptions, cwd: folder, projectName: 'ochre-wallet' });
}

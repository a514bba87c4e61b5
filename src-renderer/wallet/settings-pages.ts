import { say } from '../../src-preload/messages/say.ts';
import type { SettingsPage } from '../stores/route.svelte.ts';

export const SETTINGS_PAGES: readonly SettingsPage[] = ['wallet', 'service', 'security', 'backup', 'app'];

export const pageName = (page: SettingsPage): string =>
  say(page === 'backup' ? 'settings-backup' : `settings-page-${page}`);

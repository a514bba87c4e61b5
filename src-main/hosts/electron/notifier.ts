import type { Notification, NotificationConstructorOptions } from 'electron';
import type { Notifier } from '../../ports/index.ts';
import { oneLine } from './confirm.ts';

/** The OS's notifications, where it has any. */
export function createNotifier(NotificationClass: {
  new (options: NotificationConstructorOptions): Pick<Notification, 'show' | 'close'>;
  isSupported: () => boolean;
}): Notifier {
  return {
    notify: (title, body) => {
      if (!NotificationClass.isSupported()) return undefined;
      const shown = new NotificationClass({ title: inert(title), body: inert(body) });
      shown.show();
      return () => shown.close();
    },
  };
}

/** Servers of Linux desktops render markup, some of them in titles too: its signs become others that read alike. */
const inert = (text: string): string =>
  oneLine(text).replaceAll('<', '\u2039').replaceAll('>', '\u203a').replaceAll('&', '\uff06');

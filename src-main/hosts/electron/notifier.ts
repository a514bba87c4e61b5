import type { Notification, NotificationConstructorOptions } from 'electron';
import type { Notifier } from '../../ports/index.ts';
import { oneLine } from './confirm.ts';

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

/** Linux desktops render markup, some in titles too: look-alikes replace its signs. */
const inert = (text: string): string =>
  oneLine(text).replaceAll('<', '\u2039').replaceAll('>', '\u203a').replaceAll('&', '\uff06');

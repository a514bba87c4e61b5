import type { Notification, NotificationConstructorOptions } from 'electron';
import type { Notifier } from '../../ports.ts';

/** The OS's notifications, where it has any. */
export function createNotifier(NotificationClass: {
  new (options: NotificationConstructorOptions): Pick<Notification, 'show'>;
  isSupported: () => boolean;
}): Notifier {
  return {
    notify: (title, body) => {
      if (NotificationClass.isSupported()) new NotificationClass({ title, body }).show();
    },
  };
}
